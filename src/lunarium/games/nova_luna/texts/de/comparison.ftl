## Die Besprechung: warum ein anderer Zug besser ist

better-nl-wins = Der bessere Zug gewinnt sofort für { $who }.
    .you = Der bessere Zug gewinnt sofort für dich.
better-nl-row-wins = { $who } gewinnt mit { $moves } Zügen hintereinander, bevor jemand anderes zieht.
    .you = Du gewinnst mit { $moves } Zügen hintereinander, bevor jemand anderes zieht.
better-nl-loses = Nach dem anderen Zug könnte { $who } mit { $hue } { $number } sofort gewinnen; nach dem besseren nicht.
    .you = Nach dem anderen Zug könntest du mit { $hue } { $number } sofort gewinnen; nach dem besseren nicht.
better-nl-tasks = { $count ->
    [one] { $hue } { $number } erfüllt eine Aufgabe
   *[other] { $hue } { $number } erfüllt { $count } Aufgaben
}, { $beside } { $worth } { $less ->
    [0] an keinem Ort eine.
   *[other] höchstens { $less }.
}
better-nl-tasks-alike = { $count ->
    [one] Der bessere Zug erfüllt eine Aufgabe
   *[other] Der bessere Zug erfüllt { $count } Aufgaben
}, der andere { $less ->
    [0] keine.
   *[other] nur { $less }.
}
better-nl-tasks-elsewhere = { $count ->
    [one] Der bessere Zug erfüllt eine Aufgabe
   *[other] Der bessere Zug erfüllt { $count } Aufgaben
}, der andere { $less ->
    [0] keine
   *[other] nur { $less }
}; am besten Ort könnte { $hue } { $number } { $most } erfüllen.
better-nl-row = { $count ->
    [one] { $moves } Züge hintereinander erfüllen eine Aufgabe
   *[other] { $moves } Züge hintereinander erfüllen { $count } Aufgaben
}, bevor jemand anderes zieht; der andere Zug erfüllt { $less ->
    [0] keine und lässt keinen zweiten zu.
   *[other] { $less } und lässt keinen zweiten zu.
}
better-nl-ready = { $count ->
    [one] Dann fehlt 1 offenen Aufgabe nur noch ein Plättchen
   *[other] Dann fehlt { $count } offenen Aufgaben nur noch ein Plättchen
}, nach dem anderen Zug { $less ->
    [0] keiner.
   *[other] { $less }.
}
better-nl-nearer = { $count ->
    [one] Der bessere Zug bringt 1 offene Aufgabe näher
   *[other] Der bessere Zug bringt { $count } offene Aufgaben näher
}, der andere { $less ->
    [0] keine.
   *[other] { $less }.
}
better-nl-brings = { $count ->
    [one] { $hue } { $number } bringt eine Aufgabe mit
   *[other] { $hue } { $number } bringt { $count } Aufgaben mit
}, { $beside } { $worth } { $less ->
    [0] keine.
   *[other] nur { $less }.
}
better-nl-lacks = { $count ->
    [one] Allen offenen Aufgaben zusammen fehlt dann 1 Plättchen
   *[other] Allen offenen Aufgaben zusammen fehlen dann { $count } Plättchen
}, nach dem anderen Zug { $more }.
better-nl-group = Am besseren Ort gehört das Plättchen zu einer Gruppe von { $count } in { $hue }, am anderen { $less ->
    [one] zu keiner.
   *[other] zu einer von { $less }.
}
better-nl-later = { $count ->
    [one] { $hue } { $number } auf der Monduhr kann dann für { $who } eine Aufgabe erfüllen
   *[other] { $hue } { $number } auf der Monduhr kann dann für { $who } { $count } Aufgaben erfüllen
}, nach dem anderen Zug { $less ->
    [0] keine.
   *[other] höchstens { $less }.
}
    .you = { $count ->
        [one] { $hue } { $number } auf der Monduhr kann dann für dich eine Aufgabe erfüllen
       *[other] { $hue } { $number } auf der Monduhr kann dann für dich { $count } Aufgaben erfüllen
    }, nach dem anderen Zug { $less ->
        [0] keine.
       *[other] höchstens { $less }.
    }
better-nl-choice = { $count ->
    [one] 1 Plättchen auf der Monduhr kann dann für { $who } eine Aufgabe erfüllen
   *[other] { $count } Plättchen auf der Monduhr können dann für { $who } je eine Aufgabe erfüllen
}, nach dem anderen Zug { $less ->
    [0] keines.
   *[other] nur { $less }.
}
    .you = { $count ->
        [one] 1 Plättchen auf der Monduhr kann dann für dich eine Aufgabe erfüllen
       *[other] { $count } Plättchen auf der Monduhr können dann für dich je eine Aufgabe erfüllen
    }, nach dem anderen Zug { $less ->
        [0] keines.
       *[other] nur { $less }.
    }
better-nl-next = { $count ->
    [one] Der nächste Zug kann dann eine Aufgabe erfüllen
   *[other] Der nächste Zug kann dann { $count } Aufgaben erfüllen
}, nach dem anderen { $less ->
    [0] keine.
   *[other] höchstens { $less }.
}
better-nl-three = { $count ->
    [one] Mit den nächsten zwei Plättchen lässt sich eine Aufgabe erfüllen
   *[other] Mit den nächsten zwei Plättchen lassen sich insgesamt { $count } Aufgaben erfüllen
}, nach dem anderen Zug { $less ->
    [0] keine.
   *[other] höchstens { $less }.
}
better-nl-buried = { $count ->
    [one] { $hue } { $number } erfüllt jetzt eine Aufgabe
   *[other] { $hue } { $number } erfüllt jetzt { $count } Aufgaben
}; nach dem Auffüllen wäre es außer Reichweite.
better-nl-phase-buried = { $count ->
    [one] { $hue } { $number } erfüllt jetzt eine Aufgabe
   *[other] { $hue } { $number } erfüllt jetzt { $count } Aufgaben
}; ist Phase 1 beendet, ist es außer Reichweite.
better-nl-again = { $count ->
    [0] { $who } ist gleich noch einmal dran
    [one] { $who } ist gleich noch einmal dran und kann damit eine Aufgabe erfüllen
   *[other] { $who } ist gleich noch einmal dran und kann damit { $count } Aufgaben erfüllen
}; nach dem anderen Zug ist jemand anderes dran.
    .you = { $count ->
        [0] Du bist gleich noch einmal dran
        [one] Du bist gleich noch einmal dran und kannst damit eine Aufgabe erfüllen
       *[other] Du bist gleich noch einmal dran und kannst damit { $count } Aufgaben erfüllen
    }; nach dem anderen Zug ist jemand anderes dran.
better-nl-sooner = { $count ->
    [one] Nur 1 Person kommt dran, bevor { $who } wieder zieht
   *[other] Nur { $count } Personen kommen dran, bevor { $who } wieder zieht
}, nach dem anderen Zug { $more }.
    .you = { $count ->
        [one] Nur 1 Person kommt dran, bevor du wieder ziehst
       *[other] Nur { $count } Personen kommen dran, bevor du wieder ziehst
    }, nach dem anderen Zug { $more }.
better-nl-taken = { $count ->
    [one] Der andere Zug lässt { $hue } { $number } für { $who } liegen; damit ließe sich als Nächstes eine Aufgabe erfüllen.
   *[other] Der andere Zug lässt { $hue } { $number } für { $who } liegen; damit ließen sich als Nächstes { $count } Aufgaben erfüllen.
}
    .you = { $count ->
        [one] Der andere Zug lässt { $hue } { $number } für dich liegen; damit ließe sich als Nächstes eine Aufgabe erfüllen.
       *[other] Der andere Zug lässt { $hue } { $number } für dich liegen; damit ließen sich als Nächstes { $count } Aufgaben erfüllen.
    }
better-nl-reach = { $count ->
    [one] Nach dem anderen Zug könnte { $who } { $hue } { $number } nehmen und eine Aufgabe erfüllen
   *[other] Nach dem anderen Zug könnte { $who } { $hue } { $number } nehmen und { $count } Aufgaben erfüllen
}; nach dem besseren ist es außer Reichweite.
    .you = { $count ->
        [one] Nach dem anderen Zug könntest du { $hue } { $number } nehmen und eine Aufgabe erfüllen
       *[other] Nach dem anderen Zug könntest du { $hue } { $number } nehmen und { $count } Aufgaben erfüllen
    }; nach dem besseren ist es außer Reichweite.
better-nl-steps = { $count ->
    [one] { $hue } { $number } kostet 1 Schritt weniger
   *[other] { $hue } { $number } kostet { $count } Schritte weniger
} als { $beside } { $worth } und erfüllt nicht weniger Aufgaben.
better-nl-number = { $count ->
    [one] { $hue } { $number } kostet 1 Punkt weniger
   *[other] { $hue } { $number } kostet { $count } Punkte weniger
} als { $beside } { $worth } und erfüllt nicht weniger Aufgaben.
better-nl-refill = { $count ->
    [one] Kein Plättchen auf der Monduhr erfüllt jetzt eine Aufgabe; das Auffüllen bringt 1 neues.
   *[other] Kein Plättchen auf der Monduhr erfüllt jetzt eine Aufgabe; das Auffüllen bringt { $count } neue.
}
better-nl-end-phase = Phase 1 endet jetzt mit { $points }; { $hue } { $number } käme mit { $number } dazu.
better-nl-phase-score = Phase { $phase } endet mit { $points }, nach dem anderen Zug mit { $more }.
better-nl-stack = Die ersten { $count } Scheiben liegen, also kann Phase 1 beendet werden; nach dem anderen Zug noch nicht.
better-nl-last = Die letzte Scheibe liegt: Die Partie endet mit { $points }.
better-nl-score = Die Partie endet mit { $points }, nach dem anderen Zug mit { $more }.
