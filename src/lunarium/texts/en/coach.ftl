## The coach of a first game

coach-title = Coach
coach-new = New for you
coach-got-it = Got it
coach-quiet = Turn the coach off
coach-ideas = First ideas
coach-idea-done = done
coach-idea-now = possible now
coach-sure = Sure?
coach-sure-plain = This gives a lot away.
coach-sure-better = Better: { $idea }
coach-take-back = Take it back
coach-anyway = Do it anyway
