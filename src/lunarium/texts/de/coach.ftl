## Der Coach des ersten Spiels

coach-title = Coach
coach-new = Neu für dich
coach-got-it = Verstanden
coach-quiet = Coach ausschalten
coach-ideas = Erste Ideen
coach-idea-done = erledigt
coach-idea-now = jetzt möglich
coach-sure = Sicher?
coach-sure-plain = Damit gibst du viel her.
coach-sure-better = Besser: { $idea }
coach-take-back = Zurücknehmen
coach-anyway = Trotzdem spielen
