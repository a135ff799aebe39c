## Die Lektion: Titel, was sie lehrt, was verlangt ist, eine Idee, was gewonnen ist, der letzte Stern

lesson-luna-favour = Inseln und Gunst
lesson-luna-favour-teach = Novizen handeln für dich. Zwei auf einer Insel holen deren Gunst: eine Marke mit eigener Kraft.
lesson-luna-favour-ask = Nimm die Gunst der Gezeiten.
lesson-luna-favour-idea = Wer auf einer Insel steht, ist aktiv. Schick deine zwei von der Gezeiteninsel; wer handelt, wird inaktiv und legt sich neben die Insel.
lesson-luna-favour-done = Die Gunst der Gezeiten gehört dir. Deine zwei Novizen sind jetzt inaktiv: Sie liegen bis zur nächsten Runde neben der Insel.
lesson-luna-shrine-favour = Mit einer Kultstätte
lesson-luna-shrine-favour-teach = Eine Kultstätte ist dein Gebäude auf einer Insel. Dort holt schon ein aktiver Novize die Gunst.
lesson-luna-shrine-favour-ask = Nimm eine Gunst, die dich nur einen aktiven Novizen kostet.
lesson-luna-shrine-favour-idea = Deine Kultstätte steht auf der Novizeninsel, und dort hast du einen aktiven Novizen.
lesson-luna-shrine-favour-done = Dank deiner Kultstätte genügte ein Novize. Der gesparte kann in dieser Runde noch handeln.
lesson-luna-recruit = Missionierung
lesson-luna-recruit-teach = Vier Novizen warten noch in deinem Vorrat. Zwei aktive auf einer Insel holen einen dazu.
lesson-luna-recruit-ask = Hole einen Novizen aus deinem Vorrat.
lesson-luna-recruit-idea = Jede Insel mit zwei aktiven Novizen von dir ist recht. Der neue kommt inaktiv und handelt ab der nächsten Runde.
lesson-luna-recruit-done = Ein neuer Novize liegt neben der Insel, noch inaktiv. Ab der nächsten Runde handelt einer mehr für dich.
lesson-luna-builder = Der Baumeister
lesson-luna-builder-teach = Der Baumeister, eine Figur, zieht jede Runde weiter. Nur auf seiner Insel kannst du bauen.
lesson-luna-builder-ask = Baue mit zwei Zügen eine Kultstätte auf seiner Insel.
lesson-luna-builder-idea = Bauen kostet die Gunst der Kultstätte und zwei aktive Novizen auf seiner Insel. Hole die Gunst zuerst, mit deinen Novizen auf der Kultstätteninsel.
lesson-luna-builder-done = Deine Kultstätte steht: Hier genügt nun ein Novize für die Gunst. Am Ende bringt sie 4 Einfluss, die Punkte des Spiels.
lesson-luna-journey = Reise
lesson-luna-journey-teach = Wer bei der Mondpriesterin die meisten Novizen hat, bekommt Einfluss. Eine Reise bringt sie hin.
lesson-luna-journey-ask = Bring zwei Novizen dorthin, wo die Mondpriesterin nächste Runde steht.
lesson-luna-journey-idea = Auf einer Reise gehen beliebig viele aktive Novizen zu anderen Inseln. Sie kommen inaktiv an und sind nächste Runde wieder aktiv.
lesson-luna-journey-done = Zwei Novizen warten dort, wohin sie als Nächstes geht. Mit der neuen Runde sind sie aktiv und zählen bei ihr.
lesson-luna-journey-best = Beide Novizen auf ihrer jetzigen Insel aktiv lassen
lesson-luna-tide = Gezeiten
lesson-luna-tide-teach = Wer eine Gunst nutzt, gibt sie zurück. Die Gezeiten tragen sogar inaktive Novizen zu anderen Inseln.
lesson-luna-tide-ask = Bring zwei Novizen auf die Buchinsel. Alle aktiven sollen aktiv bleiben.
lesson-luna-tide-idea = Eine Reise nimmt nur aktive Novizen mit. Lass die Gezeiten die zwei tragen, die inaktiv neben der Segelbootinsel liegen.
lesson-luna-tide-done = Zwei Novizen sind auf der Buchinsel, und alle aktiven können in dieser Runde weiter handeln.
lesson-luna-sailboat = Segelboot
lesson-luna-sailboat-teach = Das Segelboot bringt einen oder zwei Novizen zu einer anderen Insel, und sie bleiben aktiv.
lesson-luna-sailboat-ask = Sieh zu, dass du bei der Mondpriesterin vorn liegst, wenn die Runde jetzt endet.
lesson-luna-sailboat-idea = Bei ihr zählen nur aktive Novizen und Kultstätten, und niemand hat dort welche. Von einer Reise kämen sie inaktiv an.
lesson-luna-sailboat-done = Wer segelt, bleibt aktiv und zählt sofort: Würde die Runde jetzt enden, gäbe dir die Mondpriesterin 5 Einfluss.
lesson-luna-herbs = Heilkräuter
lesson-luna-herbs-teach = Die Gunst der Heilkräuter macht einen oder zwei deiner inaktiven Novizen einer Insel wieder aktiv.
lesson-luna-herbs-ask = Hab wieder zwei aktive Novizen auf der Gezeiteninsel.
lesson-luna-herbs-idea = Deine zwei Novizen bei der Gezeiteninsel haben schon gehandelt. Nutze die Gunst der Heilkräuter für beide.
lesson-luna-herbs-done = Beide sind wieder aktiv: Sie können in derselben Runde ein zweites Mal handeln.
lesson-luna-temple = Ernennung und Weihe
lesson-luna-temple-teach = In den Tempel in zwei Schritten: Plättchen am Weg besetzen (Ernennung), dann hinein damit (Weihe).
lesson-luna-temple-ask = Führe mit zwei Zügen einen Novizen in den Tempel.
lesson-luna-temple-idea = Die hellen Plättchen am Weg sind freigegeben: Sie dürfen besetzt werden. Plättchen 8 braucht zwei aktive Novizen auf der Novizeninsel, mit deiner Kultstätte dort nur einen.
lesson-luna-temple-done = Dein Novize ist im Tempel: 6 Einfluss sofort, so viel wie auf dem Plättchen des Wächters steht, und 1 am Ende jeder Runde.
lesson-luna-temple-best = Nur einen aktiven Novizen einsetzen
lesson-luna-bribery = Bestechung
lesson-luna-bribery-teach = Der Wächter wandert. Hinter ihm sind Plättchen freigegeben und dürfen besetzt werden, vor ihm nicht.
lesson-luna-bribery-ask = Besetze ein Plättchen vor dem Wächter.
lesson-luna-bribery-idea = Gib beim Besetzen die Gunst der Bestechung zurück: Dann erreichst du die Gruppe vor ihm, hier Plättchen 10 oder 11.
lesson-luna-bribery-done = Das Plättchen gehört dir, bevor der Wächter dort ist, und niemand kann es dir mehr nehmen.
lesson-luna-displace = Bücher und Verdrängen
lesson-luna-displace-teach = Wer in den Tempel kommt, verdrängt Nachbarn auf kleineren Zahlen, außer ein Buch schützt sie.
lesson-luna-displace-ask = Verdränge mit zwei Zügen den Novizen des Gegenspielers im Tempel.
lesson-luna-displace-idea = Ein Buch schützt den Novizen auf Plättchen 4. Versetze es mit der Gunst des Buchs zu deinem Novizen auf Plättchen 5; dann weihe Plättchen 8, gleich daneben.
lesson-luna-displace-done = 8 schlägt 4, der Novize musste gehen. Dafür gewinnst du 1 Einfluss, und deinem Gegenspieler fehlt jede Runde 1.
lesson-luna-council = Priesterrat und Gleichstand
lesson-luna-council-teach = Im Priesterrat hat jeder eine Scheibe. Bei Gleichstand liegt vorn, wessen Scheibe dort höher sitzt.
lesson-luna-council-ask = Sieh zu, dass du bei der Mondpriesterin vorn liegst, wenn die Runde jetzt endet.
lesson-luna-council-idea = Dort steht es zwei zu zwei. Jeder aktive Novize, der den Priesterrat unterstützt, bringt deine Scheibe einen Sitz höher, und ein Sitz genügt.
lesson-luna-council-done = Jetzt liegst du bei der Mondpriesterin vorn: 5 Einfluss statt 2.
lesson-luna-council-best = Nur einen aktiven Novizen einsetzen
lesson-luna-apostate = Der Abtrünnige
lesson-luna-apostate-teach = Am Rundenende nimmt dir der Abtrünnige Einfluss: 1 für jeden Novizen auf seiner Insel und 1 dazu.
lesson-luna-apostate-ask = Sorge dafür, dass er dich nichts kostet, wenn die Runde jetzt endet.
lesson-luna-apostate-idea = Aktive Novizen auf seiner Insel können ihn vertreiben, jeder um eine Insel im Uhrzeigersinn. Auf der nächsten Insel hast du niemanden.
lesson-luna-apostate-done = Er hätte dir 3 Einfluss genommen: 2 für deine zwei Novizen und 1 dazu. Jetzt nimmt er dir nichts.
lesson-luna-apostate-best = Nur einen aktiven Novizen einsetzen
lesson-luna-virtual = Die Gunst als Novize
lesson-luna-virtual-teach = Die Gunst des Novizen ist ein Novize auf der Hand: In manchen Aktionen ersetzt sie einen aktiven.
lesson-luna-virtual-ask = Nimm die Gunst der Gezeiten, obwohl dort nur einer von dir aktiv ist.
lesson-luna-virtual-idea = Einen aktiven Novizen hast du dort; für den zweiten gib die Gunst des Novizen zurück. Sie hilft auch bei Missionierung, Kultstätte und Priesterrat.
lesson-luna-virtual-done = Die Gunst des Novizen hat den zweiten Novizen ersetzt: So genügte einer für die Gunst der Gezeiten.
lesson-luna-meditation = Meditation und Wertung
lesson-luna-meditation-teach = Jede Meditation dreht eine Zeitmarke um, eine Kerze. Nach der letzten wird die Runde gewertet.
lesson-luna-meditation-ask = Beende die Runde jetzt, solange du bei der Mondpriesterin vorn liegst.
lesson-luna-meditation-idea = Zwei der drei Zeitmarken sind umgedreht. Wer die letzte umdreht, gewinnt 1 Einfluss, und die Runde wird sofort gewertet.
lesson-luna-meditation-done = Die Runde ist gewertet: 1 Einfluss für die letzte Zeitmarke, 5 von der Mondpriesterin und 1 aus dem Tempel.
lesson-luna-next-round = Die nächste Runde planen
lesson-luna-next-round-teach = Nach sechs Runden ist Schluss. Blasse Figuren auf dem Brett zeigen, wo sie nächste Runde stehen.
lesson-luna-next-round-ask = Hab die Gunst der Kultstätte, und zwei Novizen dort, wohin der Baumeister zieht.
lesson-luna-next-round-idea = Nimm zuerst die Gunst. Dann kann eine einzige Reise Novizen zu mehreren Inseln führen.
lesson-luna-next-round-done = Gut vorbereitet: Gunst auf der Hand, Novizen am Ort. Nächste Runde kannst du gleich mit dem ersten Zug bauen.
lesson-luna-next-round-best = Zwei Novizen auch dort, wo die Mondpriesterin stehen wird
lesson-luna-solo = Allein: der Gegenspieler
lesson-luna-solo-teach = Allein hast du einen Gegenspieler mit festen Regeln. Du wählst, wo seine Novizen inaktiv werden.
lesson-luna-solo-ask = Wähle die Insel so, dass du bei der Mondpriesterin vorn liegst.
lesson-luna-solo-idea = Bei ihr zählen nur aktive Novizen und Kultstätten. Auf ihrer Insel, der Novizeninsel, hast du eine Kultstätte und er zwei Novizen.
lesson-luna-solo-done = Seine zwei Novizen zählen nicht mehr. Deine Kultstätte allein genügt: 5 Einfluss, wenn die Runde jetzt endet.

## Was einem verfehlten Ziel fehlt

lesson-luna-lacks-favour = Dir fehlt noch die { $favour }: 0 von 1.
lesson-luna-lacks-favours = { $of ->
    [one] Du hast { $have } von 1 Gunstmarke genommen.
   *[other] Du hast { $have } von { $of } Gunstmarken genommen.
}
lesson-luna-lacks-active = { $of ->
    [one] Auf der { $isle } hast du { $have } von 1 aktiven Novizen.
   *[other] Auf der { $isle } hast du { $have } von { $of } aktiven Novizen.
}
lesson-luna-lacks-spent = { $count ->
    [one] Das hat einen aktiven Novizen gekostet,
   *[other] Das hat { $count } aktive Novizen gekostet,
} { $most ->
    [0] es soll aber keinen kosten.
    [one] es soll aber nur einen kosten.
   *[other] es soll aber höchstens { $most } kosten.
}
lesson-luna-lacks-novices = { $of ->
    [one] Bei der { $isle } hast du { $have } von 1 Novizen.
   *[other] Bei der { $isle } hast du { $have } von { $of } Novizen.
}
lesson-luna-lacks-recruited = { $of ->
    [one] Du hast { $have } von 1 Novizen geholt.
   *[other] Du hast { $have } von { $of } Novizen geholt.
}
lesson-luna-lacks-shrines-favour = Noch keine Kultstätte: Dir fehlt ihre Gunst, 0 von 1.
lesson-luna-lacks-shrines-novices = Noch keine Kultstätte: Auf der { $isle } hast du { $have } von { $of } nötigen aktiven Novizen.
lesson-luna-lacks-shrines = Noch keine Kultstätte: Gunst und Novizen sind bereit, nur der Bau selbst fehlt.
lesson-luna-lacks-temple = Du hast 0 von 1 Plättchen besetzt: Das ist der erste Schritt, die Weihe der zweite.
lesson-luna-lacks-temple-claimed = Plättchen { $tile } ist besetzt, aber sein Novize noch nicht im Tempel: Der zweite Schritt fehlt.
lesson-luna-lacks-claimed = Vor dem Wächter hast du 0 von 1 Plättchen besetzt.
lesson-luna-lacks-claimed-approved = Plättchen { $tile } war schon freigegeben. Vor dem Wächter hast du 0 von 1 besetzt.
lesson-luna-lacks-displaced-book = 0 von 1 Novizen verdrängt: Das Buch auf Plättchen { $tile } schützt ihn noch.
lesson-luna-lacks-displaced = 0 von 1 Novizen verdrängt: Niemand steht neben ihm auf einer höheren Zahl.
lesson-luna-lacks-time = Die Runde geht weiter: { $have } von { $of } Zeitmarken sind umgedreht.
lesson-luna-lacks-gain = Du hast { $have } von { $of } Einfluss gewonnen.
lesson-luna-lacks-priestess = Die Mondpriesterin gäbe dir { $have } statt { $of }. Dort zählen: { $mine } von dir, { $theirs } vom Gegenspieler.
lesson-luna-lacks-priestess-tied = Noch Gleichstand, { $count } zu { $count }. { $level ->
    [1] Im Priesterrat teilt ihr einen Sitz, und dein Gegenspieler liegt oben.
   *[other] Im Priesterrat bist du auf Sitz { $mine }, dein Gegenspieler auf { $theirs }.
}
lesson-luna-lacks-apostate = Der Abtrünnige würde dir noch { $count } Einfluss nehmen.
lesson-luna-lacks-next = { $figure }, nächste Runde: Bei der { $isle } hast du { $have } von { $of } Novizen.
