## Erros da biblioteca: o que houve e o que fazer

error = Entrada inválida.
unknown-game = Não há jogo chamado “{ $game }”. Escolha um destes: { $games }.
bad-option = Opção inválida.
bad-argument = { $name } deve ser { $needed }, não { $found }.
unknown-option = Não há opção “{ $option }” aqui. As opções são: { $options }.
bad-option-value = Valor “{ $value }” inválido para a opção “{ $option }”. Escolha uma destas: { $choices }.
bad-setup = Montagem inválida.
bad-components = Dados dos componentes inválidos.
components-not-for-game = Nenhum jogo aceita dados de componentes de um arquivo como { $file }.
bad-notation = Não é possível ler “{ $move }” como lance.
illegal-move = Este lance não é permitido agora.
not-your-turn = Não é a sua vez.
bad-record = Registro da partida inválido.
record-not-json = Isto não é um registro da partida: não é um objeto JSON. Um registro começa com “game”.
record-field = O campo “{ $field }” do registro falta ou tem o tipo errado.
record-move-not-text = O lance { $number } do registro deve ser um texto.
record-other-game = Este é um registro de { $game }, não de { $expected }.
record-version = O registro precisa da versão { $found } das regras; esta versão do Lunarium conhece a versão { $version }.
record-start = O registro não pode ser reproduzido desde o início. { $cause }
record-ply = O lance { $number } do registro, “{ $move }”, não pode ser reproduzido.
record-no-such-ply = O registro tem { $plies } lances; a posição { $ply } não existe.
record-unfinished = O registro informa um resultado, mas o jogo não acabou.
record-result = O “result” do registro é diferente do resultado dos lances. Tire “result” do arquivo ou corrija os lances.
no-such-stage = Não há etapa “{ $stage }” nesta lição. Escolha uma da lista.
stage-is-over = Esta etapa já está decidida. Volte o lance ou recomece a etapa.

## Motivos contra qualquer lance

why-game-over = A partida acabou.
why-not-your-turn = É a vez do lugar { $seat }.

## A linha de comando

file-unwritable = O arquivo { $file } não pode ser escrito. Escolha outro lugar.
file-unreadable = O arquivo { $file } não pode ser lido.
player-not-for-game = Não há aqui o jogador “{ $player }” para { $game }. Escolha outro.
no-search = { $game } não tem motor nativo aqui: não há níveis, dicas nem análise.
search-needs-native = Isto precisa do motor nativo. Instale o Lunarium com um compilador C++20 e sem LUNARIUM_PURE.
arena-other-match = { $file } contém outra disputa (outros jogadores, opções ou sorteios). Escolha outro --output.
arena-own-components = A arena joga só com os dados de componentes que vêm com o programa. Tire --components.
engine-failed = O pedido falhou: { $cause }
arena-players = A disputa é para { $players } jogadores, mas -P indicou { $entrants }. Indique um para cada lugar.
engine-unknown-field = Campo “{ $field }” desconhecido. Um pedido tem: { $fields }.
review-unfinished = Esta partida ainda está em andamento: só se revisa uma partida que acabou. Para o melhor lance agora: lunarium position --record ARQUIVO --best
analyse-output = --output precisa de --json, ou de --all para todas as partidas do arquivo.
engine-game-over = A partida acabou: não há melhor lance.
engine-not-json = Esta linha não é um objeto JSON.
engine-no-id = Falta “id”: deve ser um texto ou um número.
engine-nothing-to-stop = Nenhum pedido com esse id está em andamento.
process-unstartable = O jogador “{ $command }” não pode ser iniciado.
process-silent = O jogador “{ $command }” terminou, ou a resposta dele não era um lance: { $reply }
process-error = O jogador “{ $command }” informa um erro: { $message }
components-title = { $name }: valores impressos nos componentes
components-what = o quê
components-value = valor
components-status = como se sabe
components-about = Valores marcados “reconstructed” foram inventados de modo a combinar com tudo o que se sabe; uma caixa pode diferir. Para jogar com os valores da sua caixa, escreva-os numa cópia de “lunarium components --json”, confira com “lunarium components check ARQUIVO” e jogue com --components ARQUIVO.
components-checked = { $count ->
    [0] { $file } satisfaz todas as condições.
    [1] { $file } viola 1 condição.
   *[other] { $file } viola { $count } condições.
}

## Jogos sem palavras próprias

move-plain = { $who } joga { $move }.
    .you = Você joga { $move }.
table-course-win = A evolução da partida

## Ambientes para pesquisa

research-needs-engine = { $game } é codificado pelo motor nativo, que não está instalado. Instale um compilador C++20 e os cabeçalhos do Python e depois o Lunarium de novo.
research-needs-package = Isto precisa do pacote { $package }: pip install { $package }
research-array = O array “{ $name }” deve ser { $needed } em ordem C, não { $found }.
research-array-read-only = O array “{ $name }” é somente leitura. Passe um que permita escrita.
research-no-such-array = Não existe o array “{ $name }”: um lote tem observations, masks, seats, rewards e ended.
research-illegal-action = A ação { $action } não é permitida na partida { $index }. Escolha uma cuja máscara seja 1; nada mudou.
research-opponents = opponents pode indicar os lugares { $seats } e deve deixar ao menos um para você, como {"{1: \"greedy\"}"}.
research-load = load() precisa de uma partida que não acabou e que tenha tantos jogadores quanto o lote.
research-not-packed = O parâmetro “{ $name }” deve estar empacotado: passe pack(…) de lunarium.research.openspiel.
research-over = A partida acabou. Chame reset() antes do próximo passo.
research-solo-only = Este ambiente é para uma pessoa. Use o de várias.
research-several-only = Este ambiente é para duas a quatro pessoas. Use o de uma.
research-search-positions = Uma busca precisa de ao menos uma posição; todas devem ter o mesmo número de jogadores e nenhuma pode ter acabado.
research-search-batch = Search.at(…) não tem um lote para avançar. Use Search(batch, evaluate).
research-answer = evaluate() deve devolver (logits, valores) com a forma { $needed }, não { $found }.
research-answer-number = evaluate() devolveu NaN ou infinito. Verifique a saída da rede: o treinamento pode ter divergido.
onnx-unreadable = { $file } não pode ser lido como arquivo ONNX com uma rede. Verifique o caminho e se as entradas da rede são uint8 ou float32.
onnx-names = A rede em { $file } deve ter as entradas observation e, opcionalmente, mask, e as saídas policy e value; encontradas: { $found }. Mude os nomes ao exportá-la.
onnx-other-game = A rede em { $file } foi treinada para outro jogo ou outro número de jogadores.
research-undecided = Este estado é um nó de acaso; ainda não há registro dele.

## Reviews

section-game = A partida
grade-best = Ótimo
grade-good = Bom
grade-slip = Deslize
grade-mistake = Erro
grade-blunder = Erro grave
