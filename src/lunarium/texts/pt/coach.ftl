## O treinador da primeira partida

coach-title = Treinador
coach-new = Novo para você
coach-got-it = Entendi
coach-quiet = Desligar o treinador
coach-ideas = Primeiras ideias
coach-idea-done = feito
coach-idea-now = possível agora
coach-sure = Tem certeza?
coach-sure-plain = Isso custa caro.
coach-sure-better = Melhor: { $idea }
coach-take-back = Voltar o lance
coach-anyway = Jogar assim mesmo
