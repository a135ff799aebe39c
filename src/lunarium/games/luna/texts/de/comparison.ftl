## Die Besprechung: warum ein anderer Zug besser ist

better-luna-wins = Der bessere Zug beendet die Partie, und { $who } gewinnt.
    .you = Der bessere Zug beendet die Partie, und du gewinnst.
better-luna-guard = { $later ->
    [0] Der Wächter zahlt { $who } jetzt { $points }; der andere Zug bringt von ihm nichts.
   *[other] Der Wächter zahlt { $who } jetzt { $points }, in der nächsten Runde nur noch { $later }.
}
    .you = { $later ->
        [0] Der Wächter zahlt dir jetzt { $points }; der andere Zug bringt von ihm nichts.
       *[other] Der Wächter zahlt dir jetzt { $points }, in der nächsten Runde nur noch { $later }.
    }
better-luna-book = Das Buch bringt { $who } jetzt { $points }.
    .you = Das Buch bringt dir jetzt { $points }.
better-luna-book-first = Das erste Buch der Runde bringt { $points }; nach dem anderen Zug könnte { $who } es sich holen.
    .you = Das erste Buch der Runde bringt { $points }; nach dem anderen Zug könntest du es sich holen.
better-luna-displaces = { $rounds ->
    [one] { $who } wird von Plättchen { $tile } verdrängt, das in der Wertung, die noch kommt, 1 bringt.
   *[other] { $who } wird von Plättchen { $tile } verdrängt, das in jeder der { $rounds } Wertungen, die noch kommen, 1 bringt.
}
    .you = { $rounds ->
        [one] Du wirst von Plättchen { $tile } verdrängt, das in der Wertung, die noch kommt, 1 bringt.
       *[other] Du wirst von Plättchen { $tile } verdrängt, das in jeder der { $rounds } Wertungen, die noch kommen, 1 bringt.
    }
better-luna-threat = Nach dem anderen Zug könnte { $who } den Novizen auf Plättchen { $tile } sofort verdrängen; nach dem besseren nicht.
    .you = Nach dem anderen Zug könntest du den Novizen auf Plättchen { $tile } sofort verdrängen; nach dem besseren nicht.
better-luna-priestess = { $less ->
    [0] Wie es jetzt steht, bringt die Mondpriesterin { $who } am Ende der Runde { $points }, nach dem anderen Zug nichts.
   *[other] Wie es jetzt steht, bringt die Mondpriesterin { $who } am Ende der Runde { $points }, nach dem anderen Zug { $less }.
}
    .you = { $less ->
        [0] Wie es jetzt steht, bringt dir die Mondpriesterin am Ende der Runde { $points }, nach dem anderen Zug nichts.
       *[other] Wie es jetzt steht, bringt dir die Mondpriesterin am Ende der Runde { $points }, nach dem anderen Zug { $less }.
    }
better-luna-tie = { $less ->
    [0] Der Priesterrat entscheidet den Gleichstand bei der Mondpriesterin für { $who }: am Ende der Runde { $points } statt nichts.
   *[other] Der Priesterrat entscheidet den Gleichstand bei der Mondpriesterin für { $who }: am Ende der Runde { $points } statt { $less }.
}
    .you = { $less ->
        [0] Der Priesterrat entscheidet den Gleichstand bei der Mondpriesterin für dich: am Ende der Runde { $points } statt nichts.
       *[other] Der Priesterrat entscheidet den Gleichstand bei der Mondpriesterin für dich: am Ende der Runde { $points } statt { $less }.
    }
better-luna-not-first = { $less ->
    [0] { $who } liegt bei der Mondpriesterin nicht mehr vorn: Wie es jetzt steht, gibt das nichts statt { $points }.
   *[other] { $who } liegt bei der Mondpriesterin nicht mehr vorn: Wie es jetzt steht, gibt das { $less } statt { $points }.
}
    .you = { $less ->
        [0] Du liegst bei der Mondpriesterin nicht mehr vorn: Wie es jetzt steht, gibt das nichts statt { $points }.
       *[other] Du liegst bei der Mondpriesterin nicht mehr vorn: Wie es jetzt steht, gibt das { $less } statt { $points }.
    }
better-luna-priestess-rival = { $less ->
    [0] Wie es jetzt steht, bringt die Mondpriesterin { $who } nichts, nach dem anderen Zug { $points }.
   *[other] Wie es jetzt steht, bringt die Mondpriesterin { $who } { $less }, nach dem anderen Zug { $points }.
}
    .you = { $less ->
        [0] Wie es jetzt steht, bringt dir die Mondpriesterin nichts, nach dem anderen Zug { $points }.
       *[other] Wie es jetzt steht, bringt dir die Mondpriesterin { $less }, nach dem anderen Zug { $points }.
    }
better-luna-apostate = { $count ->
    [one] Nach dem anderen Zug ist 1 Novize von { $who } beim Abtrünnigen
   *[other] Nach dem anderen Zug sind { $count } Novizen von { $who } beim Abtrünnigen
}: Wie es jetzt steht, kostet das am Ende der Runde { $points }, { $less ->
    [0] der bessere Zug nichts.
   *[other] der bessere Zug { $less }.
}
    .you = { $count ->
        [one] Nach dem anderen Zug ist 1 Novize von dir beim Abtrünnigen
       *[other] Nach dem anderen Zug sind { $count } Novizen von dir beim Abtrünnigen
    }: Wie es jetzt steht, kostet das am Ende der Runde { $points }, { $less ->
        [0] der bessere Zug nichts.
       *[other] der bessere Zug { $less }.
    }
better-luna-apostate-rival = { $less ->
    [0] Wie es jetzt steht, kostet der Abtrünnige { $who } am Ende der Runde { $points }, nach dem anderen Zug nichts.
   *[other] Wie es jetzt steht, kostet der Abtrünnige { $who } am Ende der Runde { $points }, nach dem anderen Zug nur { $less }.
}
    .you = { $less ->
        [0] Wie es jetzt steht, kostet dich der Abtrünnige am Ende der Runde { $points }, nach dem anderen Zug nichts.
       *[other] Wie es jetzt steht, kostet dich der Abtrünnige am Ende der Runde { $points }, nach dem anderen Zug nur { $less }.
    }
better-luna-shrine = Die Kultstätte zählt am Ende des Spiels { $points }.
better-luna-council = Der Sitz von { $who } im Priesterrat zählt dann am Ende des Spiels { $points }, nach dem anderen Zug { $less }.
    .you = Dein Sitz im Priesterrat zählt dann am Ende des Spiels { $points }, nach dem anderen Zug { $less }.
better-luna-favours = Am Ende des Spiels zählt die Gunst von { $who } dann { $points }, nach dem anderen Zug { $less }.
    .you = Am Ende des Spiels zählt deine Gunst dann { $points }, nach dem anderen Zug { $less }.
better-luna-ends-round = { $count ->
    [one] Die Runde endet sofort, während 1 Novize der anderen noch aktiv ist.
   *[other] Die Runde endet sofort, während { $count } Novizen der anderen noch aktiv sind.
}
better-luna-idle = { $count ->
    [one] Der andere Zug beendet die Runde, während 1 Novize von { $who } noch aktiv ist.
   *[other] Der andere Zug beendet die Runde, während { $count } Novizen von { $who } noch aktiv sind.
}
    .you = { $count ->
        [one] Der andere Zug beendet die Runde, während 1 Novize von dir noch aktiv ist.
       *[other] Der andere Zug beendet die Runde, während { $count } Novizen von dir noch aktiv sind.
    }
better-luna-last-token = Nach dem anderen Zug bleibt eine Zeitmarke: { $who } kann die Runde sofort beenden.
    .you = Nach dem anderen Zug bleibt eine Zeitmarke: Du kannst die Runde sofort beenden.
better-luna-next-sanctify = Danach kann { $who } ein Plättchen weihen: Der Wächter zahlt { $points }.
    .you = Danach kannst du ein Plättchen weihen: Der Wächter zahlt { $points }.
better-luna-next-shrine = Danach kann { $who } eine Kultstätte bauen.
    .you = Danach kannst du eine Kultstätte bauen.
better-luna-next-promote = Danach kann { $who } ein Plättchen besetzen.
    .you = Danach kannst du ein Plättchen besetzen.
better-luna-next-book = Danach kann { $who } ein Buch im Tempel umsetzen.
    .you = Danach kannst du ein Buch im Tempel umsetzen.
better-luna-next-herbs = Danach kann { $who } mit Heilkräutern Novizen wieder aktivieren.
    .you = Danach kannst du mit Heilkräutern Novizen wieder aktivieren.
better-luna-next-sail = Danach kann { $who } das Segelboot nutzen.
    .you = Danach kannst du das Segelboot nutzen.
better-luna-next-tide = Danach kann { $who } die Gezeiten nutzen.
    .you = Danach kannst du die Gezeiten nutzen.
better-luna-claim = Nach dem anderen Zug könnte { $who } Plättchen { $tile } besetzen; der bessere kommt dem zuvor.
    .you = Nach dem anderen Zug könntest du Plättchen { $tile } besetzen; der bessere kommt dem zuvor.
better-luna-keeps-favour = { $who } behält die { $favour }, die der andere Zug zurückgibt.
    .you = Du behältst die { $favour }, die der andere Zug zurückgibt.
better-luna-takes-favour = { $who } hat dann die { $favour }, nach dem anderen Zug nicht.
    .you = Du hast dann die { $favour }, nach dem anderen Zug nicht.
better-luna-recruit = { $left ->
    [0] { $who } hat einen Novizen mehr auf den Inseln, den letzten aus dem Vorrat.
   *[other] { $who } hat für den Rest des Spiels einen Novizen mehr auf den Inseln.
}
    .you = { $left ->
        [0] Du hast einen Novizen mehr auf den Inseln, den letzten aus dem Vorrat.
       *[other] Du hast für den Rest des Spiels einen Novizen mehr auf den Inseln.
    }
better-luna-active = { $count ->
    [one] Dann ist 1 Novize von { $who } aktiv
   *[other] Dann sind { $count } Novizen von { $who } aktiv
}, nach dem anderen Zug { $less ->
    [0] keiner.
   *[other] { $less }.
}
    .you = { $count ->
        [one] Dann ist 1 Novize von dir aktiv
       *[other] Dann sind { $count } Novizen von dir aktiv
    }, nach dem anderen Zug { $less ->
        [0] keiner.
       *[other] { $less }.
    }
better-luna-next-priestess = { $less ->
    [0] In der nächsten Runde ist die Mondpriesterin auf der { $isle }: Wie die Novizen stehen, bringt sie { $who } dort { $points }, nach dem anderen Zug nichts.
   *[other] In der nächsten Runde ist die Mondpriesterin auf der { $isle }: Wie die Novizen stehen, bringt sie { $who } dort { $points }, nach dem anderen Zug { $less }.
}
    .you = { $less ->
        [0] In der nächsten Runde ist die Mondpriesterin auf der { $isle }: Wie die Novizen stehen, bringt sie dir dort { $points }, nach dem anderen Zug nichts.
       *[other] In der nächsten Runde ist die Mondpriesterin auf der { $isle }: Wie die Novizen stehen, bringt sie dir dort { $points }, nach dem anderen Zug { $less }.
    }
better-luna-next-apostate = { $less ->
    [0] Wie die Novizen stehen, kostet der Abtrünnige { $who } in der nächsten Runde nichts, nach dem anderen Zug { $points }.
   *[other] Wie die Novizen stehen, kostet der Abtrünnige { $who } in der nächsten Runde { $less }, nach dem anderen Zug { $points }.
}
    .you = { $less ->
        [0] Wie die Novizen stehen, kostet dich der Abtrünnige in der nächsten Runde nichts, nach dem anderen Zug { $points }.
       *[other] Wie die Novizen stehen, kostet dich der Abtrünnige in der nächsten Runde { $less }, nach dem anderen Zug { $points }.
    }
better-luna-start-priestess = { $count ->
    [one] 1 Figur von { $who } zählt bei der Mondpriesterin
   *[other] { $count } Figuren von { $who } zählen bei der Mondpriesterin
}, nach dem anderen Zug { $less ->
    [0] keine.
   *[other] { $less }.
}
    .you = { $count ->
        [one] 1 Figur von dir zählt bei der Mondpriesterin
       *[other] { $count } Figuren von dir zählen bei der Mondpriesterin
    }, nach dem anderen Zug { $less ->
        [0] keine.
       *[other] { $less }.
    }
better-luna-start-apostate = Der andere Zug stellt { $count } Novizen von { $who } zum Abtrünnigen; dort kosten sie am Ende der Runde { $points }.
    .you = Der andere Zug stellt { $count } Novizen von dir zum Abtrünnigen; dort kosten sie am Ende der Runde { $points }.
better-luna-start-builder = { $count } Novizen von { $who } stehen beim Baumeister, wo Kultstätten gebaut werden.
    .you = { $count } Novizen von dir stehen beim Baumeister, wo Kultstätten gebaut werden.
better-luna-start-favour = Das andere Paar gibt die { $favour } auf, die { $who } am Ende der Vorbereitungsrunde bekäme, wenn dort nichts Eigenes steht.
    .you = Das andere Paar gibt die { $favour } auf, die du am Ende der Vorbereitungsrunde bekämst, wenn dort nichts Eigenes steht.
better-luna-start-tiles = { $count ->
    [one] { $who } hat dann die Novizen, um 1 Plättchen der ersten Runde zu besetzen
   *[other] { $who } hat dann die Novizen, um { $count } Plättchen der ersten Runde zu besetzen
}, nach dem anderen Zug { $less ->
    [0] keines.
   *[other] { $less }.
}
    .you = { $count ->
        [one] Du hast dann die Novizen, um 1 Plättchen der ersten Runde zu besetzen
       *[other] Du hast dann die Novizen, um { $count } Plättchen der ersten Runde zu besetzen
    }, nach dem anderen Zug { $less ->
        [0] keines.
       *[other] { $less }.
    }
better-luna-opponent-tile = Der Gegenspieler findet kein Plättchen für den Tempel; nach dem anderen Zug bringt er eines für { $points } hinein.
better-luna-opponent-displaces = Nach dem anderen Zug verdrängt der Gegenspieler { $who } von Plättchen { $tile }; nach dem besseren nicht.
    .you = Nach dem anderen Zug verdrängt dich der Gegenspieler von Plättchen { $tile }; nach dem besseren nicht.
better-luna-opponent-book = Nach dem anderen Zug nimmt der Gegenspieler das Buch von Plättchen { $tile }; nach dem besseren nicht.
better-luna-opponent-council = Der Sitz des Gegenspielers im Priesterrat zählt dann am Ende des Spiels { $less }, nach dem anderen Zug { $points }.
