## Der Coach: was neu ist

coach-nova-luna-begin = Nimm eines der drei Plättchen nach der Mondfigur und lege es an. Seine Zahl ist, was es an Zeit kostet: So weit geht deine Scheibe auf der Mondlaufbahn.
coach-nova-luna-refilled = Die Monduhr wurde aufgefüllt: Liegen nur noch ein oder zwei Plättchen da, darf man das, bevor man eines nimmt.
coach-nova-luna-filled = Das letzte Plättchen wurde genommen, darum hat sich die Monduhr von selbst gefüllt.
coach-nova-luna-covered = Eine deiner Aufgaben ist erfüllt und hat eine Scheibe bekommen. Wer zuerst alle seine Scheiben legt, gewinnt.
coach-nova-luna-again = { $who } war zweimal nacheinander dran: Die Scheibe lag noch am weitesten hinten oder dort zuoberst. Billige Plättchen machen das möglich.
coach-nova-luna-near-end = { $left ->
    [one] { $who } hat noch eine Scheibe: Wer die letzte legt, gewinnt sofort.
   *[other] { $who } hat nur noch { $left } Scheiben: Wer die letzte legt, gewinnt sofort.
}
coach-nova-luna-nearly-won = { $left ->
    [one] Du hast noch eine Scheibe. Noch eine Aufgabe, und du hast gewonnen.
   *[other] Du hast noch { $left } Scheiben. Ein Plättchen, das mehrere Aufgaben auf einmal erfüllt, kann jetzt das Spiel gewinnen.
}
coach-nova-luna-two = { $hue } { $number } kann { $count } Aufgaben auf einmal erfüllen: Dieselben Plättchen dürfen mehreren Aufgaben dienen.
coach-nova-luna-task = { $hue } { $number } kann eine Aufgabe erfüllen. Eine Aufgabe verlangt Farben, die ihr Plättchen Seite an Seite berühren.
coach-nova-luna-twice = { $hue } { $number } kostet so wenig, dass du gleich noch einmal dran wärst: Es zieht, wer am weitesten hinten liegt.
coach-nova-luna-refill = Es liegen nur noch wenige Plättchen da. Bevor du eines nimmst, darfst du die Monduhr auffüllen, wenn dir keines davon hilft.
coach-nova-luna-chain = Eine Kette zählt: Plättchen einer Farbe Seite an Seite sind eine Gruppe, und es genügt, wenn eines davon berührt. Ecken berühren nicht.
coach-nova-luna-tower = Deine Scheibe liegt mit einer anderen auf einem Feld. Die obere, die zuletzt kam, zieht zuerst.
coach-nova-luna-leave = Die Mondfigur geht dorthin, wo dein Plättchen lag. Sieh dir die drei Plättchen danach an: Die überlässt du dem nächsten Spieler.
coach-nova-luna-dear = { $hue } { $number } ist teuer: Die anderen können mehrmals ziehen, bevor du wieder dran bist.

## Der Coach: warum die anderen das wohl getan haben

coach-nova-luna-took-two = { $count } Aufgaben mit einem Plättchen: { $hue } { $number } diente ihnen allen.
coach-nova-luna-goes-on = { $hue } { $number } war so billig, dass { $who } noch einmal dran ist.
coach-nova-luna-took-one = { $hue } { $number } war genau das, was { $who } für eine Aufgabe fehlte.
coach-nova-luna-renews = Neue Plättchen nützen { $who } vielleicht mehr als die letzten.
coach-nova-luna-took-cheap = { $hue } { $number } kostet wenig Zeit: { $who } kann bald wieder dran sein.
coach-nova-luna-took-dear = { $hue } { $number } kostet viel Zeit, aber teure Plättchen haben Aufgaben, die leicht zu erfüllen sind.
coach-nova-luna-took = { $hue } { $number } erfüllt noch nichts: { $who } sammelt Farben, die sich berühren.

## Der Coach: erste Ideen

coach-nova-luna-idea-touch = Plättchen so anlegen, dass sie Farben berühren, die deine Aufgaben verlangen
coach-nova-luna-idea-cheap = Mit einem billigen Plättchen zweimal ziehen
coach-nova-luna-idea-two = Zwei Aufgaben mit einem Plättchen erfüllen
