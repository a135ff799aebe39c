## Erros da biblioteca: o que houve e o que fazer

error = Esta entrada não pode ser usada.
unknown-game = Não há jogo chamado “{ $game }”. Escolha um destes: { $games }.
bad-option = Esta opção não pode ser usada.
unknown-option = Não há opção “{ $option }” aqui. As opções são: { $options }.
bad-option-value = A opção { $option } não pode ser “{ $value }”. Escolha uma destas: { $choices }.
bad-setup = Esta montagem não pode ser jogada.
bad-components = Estes dados dos componentes não podem ser usados.
components-not-for-game = Nenhum jogo daqui aceita valores de componentes de um arquivo como { $file }.
bad-notation = “{ $move }” não é um lance.
illegal-move = Este lance não é permitido agora.
not-your-turn = Este lance precisa esperar.
bad-record = Este registro da partida não pode ser usado.
record-not-json = Isto não é um registro da partida: não é um objeto JSON. Um registro começa com “game”.
record-field = O campo “{ $field }” do registro falta ou é do tipo errado.
record-move-not-text = O lance { $number } do registro não é um texto.
record-other-game = Este é um registro de { $game }, não de { $expected }.
record-version = O registro segue a versão { $found } das regras; este programa conhece a versão { $version }.
record-start = O registro não pode ser reproduzido desde o início. { $cause }
record-ply = O lance { $number } do registro, “{ $move }”, não pode ser reproduzido.
record-no-such-ply = O registro tem { $plies } lances; não há posição { $ply } nele.
record-unfinished = O registro informa um resultado, mas o jogo não acabou.
record-result = O registro informa um resultado diferente do que a reprodução dos lances dá. Tire “result” do arquivo ou corrija os lances.
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
search-needs-native = Isto precisa do motor nativo. Instale o Lunarium onde haja um compilador C++20, e sem LUNARIUM_PURE.
arena-other-match = O arquivo { $file } contém outra disputa. Escolha outro --output.
arena-own-components = A arena joga só com os dados de componentes que vêm com o programa.
engine-failed = Este pedido não pôde ser respondido: { $cause }
arena-players = A disputa é para { $players } jogadores, mas -P indicou { $entrants }. Indique um para cada lugar.
engine-unknown-field = Um pedido não tem o campo “{ $field }”. Ele tem: { $fields }.
review-unfinished = Esta partida ainda está em andamento: só se revisa uma partida que acabou. Para o melhor lance agora: lunarium position --record ARQUIVO --best
analyse-output = --output é para programas: acrescente --json, ou --all para todas as partidas do arquivo.
engine-game-over = A partida acabou: não há lance em que pensar.
engine-not-json = Esta linha não é um objeto JSON.
engine-no-id = Um pedido precisa de um “id”, texto ou número.
engine-nothing-to-stop = Não há pedido com esse id para parar.
process-unstartable = O jogador “{ $command }” não pode ser iniciado.
process-silent = O jogador “{ $command }” parou ou respondeu algo que não é um lance.
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
table-course-win = A evolução da partida

## Ambientes para pesquisa

research-needs-engine = { $game } é codificado pelo motor nativo, que não está instalado aqui. Instale um compilador C++20 e os cabeçalhos do Python e depois o Lunarium de novo.
research-needs-package = Isto precisa do pacote { $package }: pip install { $package }
research-batch-size = Um lote tem pelo menos uma partida, e de 1 a 256 threads.
research-array = O array “{ $name }” deve ser { $needed } em ordem C; ele é { $found }.
research-array-read-only = Não se pode escrever no array “{ $name }”. Traga um que permita escrita.
research-no-such-array = Não existe o array “{ $name }”: um lote tem observations, masks, seats, rewards e ended.
research-illegal-action = A partida { $index } não tem a ação { $action } agora. Escolha uma cuja máscara seja 1; nada mudou.
research-opponents = Adversários ocupam os lugares { $seats }, e ao menos um lugar fica para você: {"{1: \"greedy\"}"}.
research-load = Esta partida não serve aqui: uma linha continua com uma partida para tantos jogadores quanto as outras e que não acabou.
research-not-packed = O parâmetro “{ $name }” não está empacotado. Escreva o que lunarium.research.openspiel.pack faz de um dicionário.
research-over = A partida acabou. Chame reset() antes do próximo passo.
research-solo-only = Este ambiente é para uma pessoa. Use o de várias.
research-several-only = Este ambiente é para duas a quatro pessoas. Use o de uma.
research-search-settings = Uma busca precisa de posições de um só tipo que não tenham terminado, pelo menos uma simulação, de 1 a 1024 folhas, exploração a partir de 0, ruído de 0 a 1, e concentração e escala acima de 0.
research-search-batch = Esta busca não tem um lote para avançar. Comece uma com Search(batch, evaluate).
research-answer = A resposta deve ter logits e valores de { $needed }; ela tem { $found }.
research-answer-number = A resposta contém algo que não é um número finito. Veja a saída da rede: o treinamento pode ter divergido.
onnx-unreadable = { $file } não pode ser lido como arquivo ONNX com uma rede. Verifique o caminho e se as entradas da rede são uint8 ou float32.
onnx-names = A rede em { $file } deve receber “observation” (e “mask”, se quiser) e dar “policy” e “value”. Use esses nomes ao exportá-la.
onnx-other-game = A rede em { $file } não aceita as observações deste jogo com tantos jogadores. Traga uma que tenha sido treinada para ele.
research-undecided = Esta partida ainda não foi sorteada, ou espera o que um lance revela: ainda não há registro dela.

## Reviews

section-game = A partida
grade-best = Ótimo
grade-good = Bom
grade-slip = Deslize
grade-mistake = Erro
grade-blunder = Erro grave
