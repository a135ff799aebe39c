# What the server says when something is not possible, and when it calls people.

unknown-person = Este servidor ainda não conhece você. Escolha um nome e tente de novo.
empty-name = Um nome precisa de pelo menos uma letra visível. Escolha outro.
no-such-table = Não há mesa neste endereço. Confira o link ou abra uma mesa nova.
no-such-seat = Esta mesa não tem o lugar { $seat }.
no-such-ply = Esta partida tem { $plies } lances; não existe a posição { $ply }.
no-such-line = Nesta partida não há lances retirados n.º { $line }.
no-such-address = Não há nada neste endereço.
no-such-thing = Isso não existe nesta mesa.
no-such-method = Método não permitido; veja o cabeçalho Allow.
no-such-daily = Não há desafio do dia desse jogo.
no-such-puzzles = Não há esse problema aqui. Escolha um da lista de problemas.
puzzle-needs-engine = Só o motor nativo pode julgar este lance, e ele falta aqui. Sua tentativa continua: escolha outro lance ou veja a solução.
puzzle-seal = Selo inválido ou vencido para estes lances. Comece o problema de novo.
stale-ply = A partida avançou: seu lance era para a posição { $ply }, ela já está na { $now }. Recarregue e tente de novo.
table-busy = Há mudanças demais nesta mesa ao mesmo tempo. Tente de novo.
table-torn = O estado guardado e os { $ply } lances da mesa não combinam.
table-set-aside = Esta mesa foi posta de lado: não pode mais ser reproduzida a partir do que está guardado. Nada dela foi apagado; avise o anfitrião.
table-unreadable = Os dados guardados dela não podem ser lidos.
not-your-seat = Você não tem aqui um lugar que permita isso. Peça um convite ou assista.
seat-already-yours = Este lugar já é seu.
seat-taken = Alguém ocupa este lugar. Peça que o passe a você.
one-seat-each = Numa mesa pública cada pessoa tem um lugar. Deixe os outros para outras pessoas ou computadores, ou abra uma mesa por link.
invitation-needed = Este lugar está aberto a quem tiver o link dele. Peça-o ao anfitrião.
invitation-void = Este link não abre mais o lugar. Peça um novo.
nothing-to-take-back = Não há lance para voltar.
deal-no-take-back = Este sorteio foi escolhido pelo número e não pode ser embaralhado de novo; por isso fica o lance que mostrou algo novo.
no-offer = Não há pedido a responder.
not-yours-to-answer = Este pedido não é dirigido a você.
game-is-over = A partida terminou. Comece outra a partir de qualquer posição dela.
game-under-way = A partida ainda está em andamento. Terminem-na e depois joguem de novo.
hidden-hands = Neste jogo cada pessoa vê coisas só suas, e um servidor as mostraria às outras. Jogue no terminal com `lunarium play`.
seats-differ = Este jogo precisa de { $seats ->
    [1] um lugar
   *[other] { $seats } lugares
 }. Diga quem se senta em cada um.
record-too-long = Um registro da partida pode ter no máximo { $moves } lances.
names-not-yours = Todos veem um registro público, por isso ele não pode levar os nomes de outros. Deixe-os de fora ou compartilhe o registro só por link.
bad-cursor = Cursor inválido. Peça a primeira página.
bad-request = { $field }: { $cause }
bad-request-form = Pedido malformado; veja /api/docs.
too-large = O pedido é grande demais. Envie menos de 256 kB.
head-too-large = Os cabeçalhos do pedido passam de 32 kB. Apague os cookies deste site e tente de novo.
too-many-requests = Pedidos demais. Espere { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
 } e tente de novo.
thinking-busy = Os computadores estão ocupados agora. Tente de novo em alguns segundos.
too-many-shows = Você tem { $most } partidas em andamento em que só jogam computadores. Veja uma até o fim, ou sente-se à nova mesa.
too-many-public = Da sua rede já há { $most } mesas públicas em andamento. Termine uma, ou crie esta com um link.
game-is-under-way = A partida ainda está em andamento. A análise fica disponível quando ela terminar.
game-ended-early = Os jogadores encerraram esta partida antes do fim, por isso não há resultado a analisar.
too-many-reviews = Você tem { $most } análises em andamento. Espere por uma delas, ou cancele uma.
reviews-full = Há muitas partidas em análise agora. Tente de novo em alguns minutos.
review-not-yours = Outra pessoa pediu esta análise. Você pode sair da página; ela continua para os outros.
cluster-away = O cluster Ray em { $address } não responde. Verifique o endereço (--cluster, no servidor LUNARIUM_CLUSTER), ou deixe-o fora para calcular aqui.
cluster-lost = O cluster Ray perdeu esta tarefa várias vezes. Verifique se as máquinas dele estão no ar e têm a mesma versão do Lunarium e comece de novo.
cluster-own-components = Dados de componentes próprios não chegam às máquinas de um cluster. Deixe fora --cluster ou --components.
server-ending = O servidor está sendo encerrado. Tente de novo em instantes.
too-many-connections = Há conexões abertas demais. Feche algumas, ou tente de novo em alguns segundos.
too-slow = O pedido demorou demais para chegar. Envie de novo.
too-many-sockets = Há mesas abertas demais no seu endereço. Feche algumas e recarregue.
foreign-host = Este servidor atende em outro endereço. Use aquele que o anfitrião informou.
foreign-origin = O pedido vem de outro site. Abra a página deste servidor e tente lá.
refused = Isso não é possível.
server-error = Algo deu errado do nosso lado. Nada se perdeu; tente de novo em instantes.
believed-proxies = Proxies confiáveis: { $proxies }
no-proxies = Nenhum proxy confiável.
database-unavailable = O banco de dados não responde. Nada se perdeu; tente de novo em instantes.
database-busy = O banco de dados está ocupado. Nada se perdeu; tente de novo em instantes.
database-full = Não há mais espaço no disco do servidor. Nada se perdeu; avise o anfitrião.
database-disk = Não é possível gravar no disco do servidor: ele informa um erro ou um limite. Nada se perdeu; avise o anfitrião.
database-read-only = O banco de dados { $file } só pode ser lido. Dê ao usuário do Lunarium permissão de escrita no arquivo e na pasta, ou conecte-se ao servidor principal.
database-not-a-file = { $file } não é um arquivo. Indique um arquivo para o banco de dados: --database sqlite:///PASTA/lunarium.sqlite.
database-password = O PostgreSQL recusou o usuário. Verifique nome e senha no endereço do banco de dados e o pg_hba.conf.
database-missing = O PostgreSQL não tem o banco de dados { $file }. Crie-o: createdb --owner=lunarium { $file }.
database-rights = O usuário do PostgreSQL não pode criar tabelas em { $file }. Faça dele o dono: ALTER DATABASE { $file } OWNER TO lunarium.
database-connections = O PostgreSQL não tem conexões livres. Cada worker precisa de até 22: aumente max_connections ou inicie menos workers.
database-host = A máquina do banco de dados é desconhecida. Verifique o nome depois do @ e o DNS.
database-away = O PostgreSQL não responde neste endereço. Inicie-o, ou confira máquina e porta no endereço do banco de dados.
database-file = Não é possível abrir o arquivo { $file } do banco de dados. Verifique se a pasta existe e se o usuário do Lunarium pode escrever nela.
database-url = Endereço do banco de dados inválido. Use sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@MÁQUINA/NOME.
database-newer = O banco de dados foi feito por uma versão mais nova do Lunarium (revisão { $revision }). Instale essa versão.
database-former = O banco de dados foi feito por uma versão anterior à 0.1.0 (revisão { $revision }). Faça uma cópia de segurança com aquela versão (lunarium backup ARQUIVO.jsonl.gz) e restaure-a com esta em um banco vazio (lunarium restore).
database-absent = Não há banco de dados em { $file }. Indique o que o seu servidor usa: --database sqlite:////var/lib/lunarium/lunarium.sqlite ou postgresql://…
database-foreign = { $file } não é um banco de dados do Lunarium. Escolha outro arquivo com --database sqlite:///ARQUIVO.
database-corrupt = O arquivo do banco de dados { $file } está danificado. Pare o servidor, guarde uma cópia do arquivo e restaure a última cópia de segurança em um novo.
database-replaced = O arquivo do banco de dados foi apagado ou substituído com o servidor em funcionamento. Nada mais é gravado; ponha o arquivo de volta e reinicie o servidor.
database-in-use = Outro servidor já usa o arquivo do banco de dados { $file }. Pare-o primeiro ou use PostgreSQL para vários.
workers-need-postgresql = Vários processos precisam de PostgreSQL. Defina LUNARIUM_DATABASE_URL ou use um só.
page-not-built = A página não foi construída: aqui só programas recebem resposta. Em um clone do Lunarium, rode `make page`; se ele foi instalado de lá, instale de novo.
daily-closed = Os resultados de hoje aparecem para quem terminou o desafio do dia. Jogue-o primeiro.
daily-no-take-back = No desafio do dia não se pode voltar o lance.
daily-no-fork = Termine o desafio do dia antes de tentar outra coisa com ele.
daily-own = O desafio do dia é só seu: ninguém mais pode jogá-lo por você. Termine-o você.
daily-no-record = Este é o desafio do dia, e ele ainda está sendo jogado. Termine-o primeiro ou envie-o amanhã.
daily-record-tomorrow = Você terminou o desafio do dia de hoje, mas outros ainda o jogam. Veja sua partida lá ou envie-a amanhã.
daily-fork-tomorrow = Outras pessoas ainda jogam este desafio do dia. Continue a partir da sua própria partida, em uma mesa com link, ou espere até amanhã.
no-hint-here = Só há dicas em partidas contra computadores, e não no desafio do dia.
contest-no-fork = Esta partida contra outras pessoas ainda está em andamento. Termine-a antes de tentar outra coisa com ela.
contest-no-help = Esta posição está em uma partida que você ainda joga contra outras pessoas. Termine essa partida primeiro.
too-many-contests = Enquanto você joga mais de { $most } partidas contra outras pessoas, não há ajuda com posições. Termine algumas delas primeiro.
notifications-off = Este servidor não envia avisos.
notification-service = Este servidor não avisa esse endereço. Ele permite: { $services }.
notification-title = Sua vez
notification-body = { $name }, é a sua vez em { $game }.
notification-again-title = Mais uma?
notification-again-body = { $name }, uma nova mesa espera por você: as mesmas pessoas jogam { $game } de novo.
tables-all-well = { $tables ->
    [0] Não há mesas aqui.
    [1] A única mesa daqui pode ser jogada.
   *[other] Todas as { $tables } mesas podem ser jogadas.
 }
tables-removed = A mesa { $table } foi removida.
people-count = { $count ->
    [1] Uma pessoa.
   *[other] { $count } pessoas.
}
people-blocked =  (com acesso bloqueado)
people-renamed = Agora se chama { $name }.
people-blocked-now = { $name }: acesso bloqueado.
people-unblocked = { $name } pode entrar de novo.
people-remove-ask = Remover esta pessoa para sempre?
people-removed = { $name }: dados removidos.
no-such-person = Essa pessoa não existe. `lunarium people list` mostra os identificadores.
person-blocked = O anfitrião fechou este servidor para você. Fale com ele.
tables-remove-ask = Remover de vez a mesa { $table } com seus lances e lugares?
tables-remove-sound = A mesa { $table } pode ser jogada. Remova-a com --sound se é isso mesmo que você quer.
backup-done = { $tables ->
    [1] Uma mesa
   *[other] { $tables } mesas
 } e { $people ->
    [1] uma pessoa
   *[other] { $people } pessoas
 } estão em { $file }.
backup-damaged = A cópia de segurança está danificada na linha { NUMBER($line, useGrouping: 0) }: { $cause } Nada foi restaurado.
backup-revision = O banco de dados é de outra versão do Lunarium. Faça a cópia com aquela versão, ou inicie esta uma vez para atualizá-lo.
backup-format = A cópia de segurança tem o formato { $format }; esta versão lê o formato { $known }. Restaure-a com a versão que a escreveu.
backup-unwritable = Não foi possível escrever { $file }: { $cause }. Escolha outro lugar.
cause-json = não é JSON.
cause-sum = a soma de verificação não confere.
cause-packed = não foi possível descompactar.
cause-header = não começa como uma cópia de segurança.
cause-short = faltam linhas no fim.
cause-kind = esta linha é de um tipo desconhecido.
cause-form = o conteúdo não cabe no banco de dados.
cause-torn = a partida não combina com seus lances.
restore-not-empty = O banco de dados já tem pessoas ou mesas. Restaure em um vazio.
restore-done = { $tables ->
    [1] Uma mesa
   *[other] { $tables } mesas
 } e { $people ->
    [1] uma pessoa
   *[other] { $people } pessoas
 } restauradas; cada partida foi reproduzida.
server-not-installed = Os pacotes do servidor não estão instalados. Rode: pip install { $packages }
port-taken = Outro programa já escuta na porta { NUMBER($port, useGrouping: 0) }. Encerre-o ou escolha outra com --port.
port-forbidden = Só um administrador pode escutar na porta { NUMBER($port, useGrouping: 0) }. Escolha uma a partir de 1024 com --port e ponha um proxy na frente.
host-not-here = { $host } não é um endereço desta máquina. Escolha --host 127.0.0.1, ou --host 0.0.0.0 para todos os endereços.
settings-wrong = Configurações inválidas:
setting-number = { $name }={ $value }: um número, como 1 ou 0.5.
setting-whole-number = { $name }={ $value }: um número inteiro, como 10.
setting-least = { $name }={ $value }: um número a partir de { $hint }.
setting-url = { $name }={ $value }: o endereço com http:// ou https:// na frente e sem caminho depois, como https://moon.example.org.
setting-choice = { $name }={ $value }: um destes: { $hint }.
setting-network = { $name }={ $value }: endereços ou redes separados por vírgulas, como 127.0.0.1,10.0.0.0/8.
house-closed = Este servidor é para quem tem convite. Abra a página dele e informe o código que o anfitrião lhe deu.
invitation-code-needed = Este servidor é para quem tem convite. Informe o código que o anfitrião lhe deu.
invitation-code-wrong = Este não é o código deste servidor. Peça-o ao anfitrião.
setting-short = { $name }={ $value }: pelo menos { $hint } letras ou algarismos.
setting-file = { $name }={ $value }: um arquivo de texto em UTF-8 que o servidor possa ler.
setting-service = { $name }={ $value }: https, https://HOST ou mailto: com um domínio ou um endereço.
setting-smtp = { $name }={ $value }: smtps://NOME:SENHA@HOST?from=ENDEREÇO; mailto: em LUNARIUM_NOTIFY precisa disso.
setting-slip = Configuração { $name } desconhecida. Seria { $hint }?

## O que um link diz de uma página

preview-home-about = Luna e Nova Luna, os jogos de tabuleiro da lua: sozinho, contra computadores ou com amigos, no navegador e sem conta.
preview-opening = O Lunarium está abrindo …
preview-no-script = O Lunarium precisa de JavaScript para jogar.
preview-picture = Uma lua cheia sobre um mar escuro, com a palavra Lunarium
preview-new = Nova mesa: { $game }
preview-new-about = Escolha quem joga { $game } e como; os amigos recebem um link para o seu lugar.
preview-learn = Como jogar { $game }
preview-learn-about = { $game } passo a passo: etapas curtas que você joga no tabuleiro.
preview-rules = As regras de { $game }
preview-rules-about = Todas as regras de { $game }, cada uma com seu número, para ler ou consultar.
preview-position = Montar uma posição de { $game }
preview-position-about = Coloque as peças como estão na sua mesa: lances permitidos, placar, ideias de um jogador forte, ou continue a partida.
preview-t = Uma mesa
preview-t-about = Você foi convidado para uma mesa: abra o link para se sentar ou para assistir.
preview-puzzles = Problemas
preview-puzzles-about = Uma posição, uma ideia clara: encontre o lance. Um novo a cada dia, igual para todos.
preview-puzzle = { $players ->
    [1] Problema para uma pessoa
   *[other] Problema para { $players } pessoas
} · n.º { $number }
preview-puzzle-about = Uma posição de { $game } em que uma ideia é claramente a melhor. Encontre-a.
preview-daily = Desafio do dia
preview-daily-about = Todo dia um desafio solo de cada jogo, o mesmo para todos. Até onde você chega?
