## Die Lektion: Titel, was sie lehrt, was verlangt ist, eine Idee, was gewonnen ist, der letzte Stern

lesson-nova-luna-take = Nehmen und anlegen
lesson-nova-luna-take-teach = Jedes Plättchen hat Farbe und Zahl. Seine Aufgaben sagen, welche Farben daneben liegen sollen.
lesson-nova-luna-take-ask = Erfülle die Aufgabe „ein Gelb“ auf der roten 5.
lesson-nova-luna-take-idea = Du darfst eines der nächsten drei Plättchen nach der Mondfigur nehmen. Ein gelbes an einer Seite der roten 5 erfüllt die Aufgabe.
lesson-nova-luna-take-done = Gelb neben der roten 5: Aufgabe erfüllt, und eine deiner Scheiben liegt darauf. Wer zuerst alle Scheiben legt, gewinnt.
lesson-nova-luna-touching = Seite an Seite
lesson-nova-luna-touching-teach = Die Zahl eines Plättchens ist sein Preis: So weit geht deine Scheibe auf der Mondlaufbahn.
lesson-nova-luna-touching-ask = Erfülle die Aufgabe „ein Türkis“ auf der blauen 5.
lesson-nova-luna-touching-idea = Ein türkises Plättchen zählt, wo es eine Seite mit der blauen 5 teilt, nicht mit der gelben 3. Du hast zwei zur Wahl; eines ist billiger.
lesson-nova-luna-touching-done = Es teilt eine Seite mit der blauen 5, also zählt es. Je billiger das Plättchen, desto eher bist du wieder am Zug.
lesson-nova-luna-touching-best = Mit so wenig Zeit wie möglich
lesson-nova-luna-chains = Gruppen einer Farbe
lesson-nova-luna-chains-teach = Plättchen einer Farbe Seite an Seite sind eine Gruppe. Berührt eines die rote 5, zählen alle.
lesson-nova-luna-chains-ask = Erfülle die Aufgabe „drei Blau“ auf der roten 5.
lesson-nova-luna-chains-idea = Zwei blaue liegen schon da, und eines berührt die rote 5. Lege ein drittes an ihre Gruppe oder an die rote 5.
lesson-nova-luna-chains-done = Drei blaue Plättchen zählen für die rote 5, obwohl nicht jedes davon sie berührt.
lesson-nova-luna-chains-best = Zwei Aufgaben mit einem Plättchen erfüllen
lesson-nova-luna-corners = Ecken berühren nicht
lesson-nova-luna-corners-teach = Nur Seiten berühren sich. Plättchen, die Ecke an Ecke liegen, zählen nicht füreinander.
lesson-nova-luna-corners-ask = Erfülle die Aufgabe „drei Blau“ auf der gelben 3.
lesson-nova-luna-corners-idea = Die blaue 3 liegt nur Ecke an Ecke mit der gelben 3. Ein blaues Plättchen, das beide berührt, zählt selbst und nimmt die blaue 3 in seine Gruppe.
lesson-nova-luna-corners-done = Dein Plättchen berührt beide, so zählt auch die blaue 3: Mit der blauen 5 sind es drei.
lesson-nova-luna-corners-best = Mit so wenig Zeit wie möglich
lesson-nova-luna-own-colour = Nie sich selbst
lesson-nova-luna-own-colour-teach = Ein Plättchen zählt nie sich selbst. Verlangt es seine Farbe, braucht es andere in dieser Farbe.
lesson-nova-luna-own-colour-ask = Erfülle die Aufgabe „ein Rot, zwei Türkis“ auf der türkisen 3.
lesson-nova-luna-own-colour-idea = Das Rot ist da und ein anderes Türkis auch. Lege ein zweites türkises Plättchen an die türkise 3 oder an ihre Gruppe.
lesson-nova-luna-own-colour-done = Jetzt liegen zwei andere türkise Plättchen in ihrer Gruppe: mit dem roten alles, was sie verlangt.
lesson-nova-luna-two-tasks = Zwei Aufgaben auf einmal
lesson-nova-luna-two-tasks-teach = Ein Plättchen darf mehreren Aufgaben zugleich dienen: allen, deren Plättchen es berührt.
lesson-nova-luna-two-tasks-ask = Erfülle mit einem Plättchen zwei Aufgaben.
lesson-nova-luna-two-tasks-idea = Die türkise 5 und die blaue 5 verlangen beide zwei Gelb, und ein gelbes liegt schon da. Wo dient ein zweites beiden?
lesson-nova-luna-two-tasks-done = Zwei Scheiben mit einem Zug: Wer Plättchen mehreren Aufgaben dienen lässt, ist zuerst fertig.
lesson-nova-luna-two-tasks-best = Mit so wenig Zeit wie möglich
lesson-nova-luna-two-turns = Zwei Züge nacheinander
lesson-nova-luna-two-turns-teach = Am Zug ist, wer auf der Mondlaufbahn hinten liegt: nach einem billigen Plättchen oft wieder du.
lesson-nova-luna-two-turns-ask = Erfülle zwei Aufgaben, bevor dein Gegenspieler zieht.
lesson-nova-luna-two-turns-idea = Du liegst ein Feld zurück. Mit der 1 kommst du auf das Feld deines Gegenspielers, oben auf seine Scheibe: Dann bist du noch einmal am Zug.
lesson-nova-luna-two-turns-done = Zwei Züge nacheinander, zwei Aufgaben: Mit dem billigen Plättchen zuerst bliebst du am Zug.
lesson-nova-luna-leave = Was du übrig lässt
lesson-nova-luna-leave-teach = Die Mondfigur geht dorthin, wo dein Plättchen lag. Die nächsten drei hat dein Gegenspieler zur Wahl.
lesson-nova-luna-leave-ask = Erfülle eine Aufgabe und überlass dem Gegenspieler nicht die türkise 6.
lesson-nova-luna-leave-idea = Zwei blaue Plättchen erfüllen die Aufgabe. Zähle von jedem drei Plättchen weiter: Von wo ist die türkise 6 in Reichweite?
lesson-nova-luna-leave-done = Eine Aufgabe für dich, und die türkise 6 bleibt liegen: Auch was du übrig lässt, gehört zu deinem Zug.
lesson-nova-luna-refill = Auffüllen
lesson-nova-luna-refill-teach = Liegen nur noch ein oder zwei Plättchen auf der Monduhr, darfst du sie vor dem Nehmen auffüllen.
lesson-nova-luna-refill-ask = Erfülle eine Aufgabe, bevor dein Gegenspieler zieht.
lesson-nova-luna-refill-idea = Keines der beiden Plättchen hilft. Fülle zuerst auf, dann sieh, was die nächsten drei können.
lesson-nova-luna-refill-done = Auffüllen kostet keine Zeit: Du hattest neue Plättchen zur Wahl und warst immer noch am Zug.
lesson-nova-luna-refill-best = Zwei Aufgaben erfüllen
lesson-nova-luna-last-token = Die letzte Scheibe
lesson-nova-luna-last-token-teach = Jede erfüllte Aufgabe bekommt eine Scheibe. Wer zuerst seine letzte Scheibe legt, gewinnt sofort.
lesson-nova-luna-last-token-ask = Lege deine letzte Scheibe und gewinne.
lesson-nova-luna-last-token-idea = Eine Aufgabe genügt. Versuche jedes der drei Plättchen dort, wo mehrere deiner offenen Aufgaben zusammentreffen.
lesson-nova-luna-last-token-done = Deine letzte Scheibe liegt, das Spiel gehört dir, was immer dein Gegenspieler noch vorhatte.
lesson-nova-luna-solo = Allein: die zwei Phasen
lesson-nova-luna-solo-teach = Allein spielst du zwei Phasen um wenige Punkte: Jedes Plättchen der Auslage zählt seine Zahl.
lesson-nova-luna-solo-ask = Lege die letzten 2 von 8 Scheiben und beende Phase 1 mit höchstens 32 Punkten.
lesson-nova-luna-solo-idea = Du hast 26 Punkte, also höchstens noch eine 6 übrig. Ein solches Plättchen kann beide fehlenden Aufgaben erfüllen; dann beende die Phase.
lesson-nova-luna-solo-done = Phase 1 endet mit höchstens 32 Punkten: wenige Plättchen, die viel erfüllen. So geht es auch in Phase 2.

## Was einem verfehlten Ziel fehlt

lesson-nova-luna-lacks-task = { $of ->
    [one] Die Aufgabe hat { $have } von 1 Plättchen. Noch fehlt: { about-nl-lacks }.
   *[other] Die Aufgabe hat { $have } von { $of } Plättchen. Noch fehlt: { about-nl-lacks }.
}
lesson-nova-luna-lacks-tokens = { $of ->
    [one] Du hast { $have } von 1 Aufgabe erfüllt.
   *[other] Du hast { $have } von { $of } Aufgaben erfüllt.
}
lesson-nova-luna-lacks-time = Das hat { $have } Schritte gekostet; { $most ->
    [one] 1 Schritt hätte genügt.
   *[other] { $most } hätten genügt.
}
lesson-nova-luna-lacks-uninterrupted = { $have ->
    [one] Nach 1 von { $of } Zügen ist schon dein Gegenspieler dran.
   *[other] Nach { $have } von { $of } Zügen ist schon dein Gegenspieler dran.
}
lesson-nova-luna-lacks-out-of-reach = { $hue } { $number } liegt in Reichweite deines Gegenspielers: unter den nächsten drei Plättchen.
lesson-nova-luna-lacks-won = { $count ->
    [one] Du hast noch 1 Scheibe zu legen: Keine Aufgabe wurde erfüllt.
   *[other] Du hast noch { $count } Scheiben zu legen.
}
lesson-nova-luna-lacks-phase = Phase 1 läuft noch: { $count ->
    [0] Alle 8 Scheiben liegen, jetzt lässt sie sich beenden.
    [one] 1 ihrer 8 Scheiben liegt noch nicht.
   *[other] { $count } ihrer 8 Scheiben liegen noch nicht.
}
lesson-nova-luna-lacks-points = Phase 1 endete mit { $have } Punkten; erlaubt waren { $most }.
