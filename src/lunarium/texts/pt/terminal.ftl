## Terminal: quem joga

terminal-seat-0 = Sol
terminal-seat-1 = Estrela
terminal-seat-2 = Saturno
terminal-seat-3 = Lua
terminal-you = Você
terminal-opponent = Oponente
terminal-turn-you = Sua vez
terminal-turn = Vez de { $who }
terminal-turn-computer = { $who } ({ $player }) está pensando
terminal-over = A partida acabou

## Terminal: como vai o jogo

terminal-seed = sorteio { $seed }
terminal-ply = Lance { $ply } de { $plies }

## Terminal: painéis, teclas e respostas

terminal-moves = Lances
terminal-story = História da partida
terminal-help = Ajuda
terminal-result = Resultado
terminal-start = Início
terminal-close = Enter fecha
terminal-keys = ↑↓ Enter escolher · Tab completar · F1 ajuda · Ctrl+Z voltar o lance · Ctrl+S salvar · Ctrl+Q sair
terminal-replay-keys = ← → passo · Home End saltar · R resultado · Q sair
terminal-engine-missing = O motor nativo está faltando: os computadores jogam sem pensar adiante, e não há níveis. Instale um compilador C++20 e os cabeçalhos do Python e depois o Lunarium de novo; em um clone, “make install” diz o que falta.
version-without-engine = lunarium { $version }, sem o motor nativo: não há níveis que pensam adiante, nem dicas, nem ambientes para aprendizes.
terminal-placeholder = Escreva um lance ou comando, ou escolha com ↑ e ↓
terminal-hint = Escreva um lance ou “help”. Uma linha vazia mostra a mesa de novo.
terminal-saved = Salvo em { $file }
terminal-kept = Seu jogo está em { $file }. Continue com: lunarium play { $game } --resume ARQUIVO
terminal-allowed = “{ $move }” é permitido.
terminal-nothing-to-undo = Não há lance seu para voltar.
terminal-computer-thinks = Um computador está pensando; espere o lance dele.
terminal-cannot-save = O arquivo { $file } não pode ser gravado. Escolha outro com “save ARQUIVO”.
terminal-too-many-computers = Há { $seats } lugares, poucos para { $computers } computadores. Aumente com --players.
terminal-hot-seat-alone = Com --hot-seat só jogam pessoas; retire --computer.
terminal-no-such-game = Não há jogo { $game } neste arquivo; ele contém { $games }.

## Terminal: ajuda

terminal-command-why = diz por que um lance não é permitido
terminal-command-undo = volta o seu último lance
terminal-command-save = salva o jogo
terminal-command-help = mostra esta página
terminal-command-quit = sai do jogo
terminal-key-choose = escolher um lance e jogar
terminal-key-complete = completar o que você escreve
terminal-key-look = ver as áreas de jogo
terminal-key-undo = voltar o lance
terminal-key-save = salvar

## Terminal: resultados

terminal-result-you = Você venceu
terminal-result-winner = { $who } venceu
terminal-total = Total

## Partidas como dados

data-needs-parquet = --rows positions precisa de --format parquet.
data-needs-file = Parquet não pode ser escrito na saída padrão. Indique um arquivo com --output.
data-which-game = Um arquivo Parquet de posições contém um só jogo e número de jogadores: indique --game e --players.
data-one-kind = Este arquivo Parquet contém só partidas de { $game } com { $players } jogadores. Grave as outras em outro arquivo.
export-done = { $games ->
    [0] Não há partidas terminadas assim; { $file } está vazio.
    [1] 1 partida está em { $file }.
   *[other] { $games } partidas estão em { $file }.
}
challenge-submission = Indique um só participante: um programa depois de --, como em “lunarium challenge NOME -- python agent.py”, ou --player.

## Terminal: the review of a game

terminal-review-working = Revisando a partida
terminal-review-quick = Esta é a análise rápida: o que ela censura pode não ser nada. --depth deep confirma.
terminal-review-turning-points = Pontos de virada
terminal-review-none = Ninguém perdeu nada que uma busca pudesse ver.
terminal-review-point = Lance { $number }, { $who }: { $grade }. Jogou { $move }; { $better } era { $loss } melhor.
terminal-review-ledger = Do início igual ao resultado
terminal-review-start = Início igual
terminal-review-deal = Sorteio e lugares
terminal-review-chance = O que foi revelado
terminal-review-own = Escolhas próprias
terminal-review-others = Escolhas dos outros
terminal-review-left-over = Resto
terminal-review-result = Resultado
terminal-review-moves = Todos os lances
terminal-review-number = lance
terminal-review-who = quem
terminal-review-move = jogado
terminal-review-grade = nota
terminal-review-loss = perdido
terminal-review-better = melhor
terminal-review-expected = esperado antes

## Problemas: no terminal, e o que pode estar errado com um deles

no-such-puzzle = Não há o problema { $puzzle } de { $game }. Escolha outro da lista de problemas.
puzzle-is-over = Este problema está resolvido. Escolha outro ou comece de novo.
bad-puzzle = O problema em { $place } está danificado. Tire-o do arquivo ou traga o arquivo de volta de onde veio.
puzzle-key-twice = Dois problemas de { $game } têm o mesmo nome. Dê outro nome a um deles.
terminal-puzzles-key = problema
terminal-puzzles-number = número
terminal-puzzles-all = todos
terminal-puzzles-mode = modo
terminal-puzzles-theme = tema
terminal-puzzles-difficulty = dificuldade
terminal-puzzles-steps = lances
terminal-puzzles-solved = resolvido pelos níveis 1 a 5
terminal-puzzles-task = { $count ->
    [1] Encontre o melhor lance.
   *[other] Encontre os { $count } melhores lances.
} Dificuldade { $difficulty } de 6.
terminal-puzzles-solution = { $move } é o melhor. A segunda melhor ideia, { $other }, perde { $loss }.
terminal-puzzles-replies = Os outros respondem: { $moves }.
