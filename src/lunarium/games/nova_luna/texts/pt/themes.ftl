## Do que tratam os problemas

theme-nova-luna-end = Terminar em um lance
theme-nova-luna-end-about = Um lance termina a partida e vence; sozinho, ele coloca o último disco.
theme-nova-luna-refill = Repor ou não
theme-nova-luna-refill-about = Repor a roda da lua agora ou pegar o que ainda está lá?
theme-nova-luna-end-phase = O fim da primeira fase
theme-nova-luna-end-phase-about = Encerrar a primeira fase agora ou pegar mais uma peça?
theme-nova-luna-two-turns = Duas vezes seguidas
theme-nova-luna-two-turns-about = Só depois de uma das peças é a sua vez de novo, na mesma hora.
theme-nova-luna-deny = Negar a peça
theme-nova-luna-deny-about = Quem joga em seguida usaria bem uma peça: deixe o mínimo que puder.
theme-nova-luna-patience = Menos agora, mais depois
theme-nova-luna-patience-about = Outra peça cumpriria mais na hora e, mesmo assim, não é a melhor.
theme-nova-luna-two-tasks = Duas tarefas com uma peça
theme-nova-luna-two-tasks-about = Uma peça no lugar certo cumpre duas tarefas ou mais: tantas quanto nada mais.
theme-nova-luna-place = O lugar certo
theme-nova-luna-place-about = A mesma peça, vários lugares: onde ela fica?
theme-nova-luna-groundwork = Preparar o terreno
theme-nova-luna-groundwork-about = Nada cumpre mais agora: prepare as próximas peças.
theme-nova-luna-cheap = O número menor
theme-nova-luna-cheap-about = Das peças que mais cumprem, uma tem o número menor.
theme-nova-luna-weigh = Pesar tudo
theme-nova-luna-weigh-about = Nada decide sozinho: pese o que cada peça traz, custa e deixa.
