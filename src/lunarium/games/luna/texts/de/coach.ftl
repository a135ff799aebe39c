## Der Coach: was neu ist

coach-luna-begin = In jedem Zug machst du eine Aktion. Die hellen sind jetzt möglich: Wähle eine, und das Brett fragt nach dem Rest.
coach-luna-displaced = Dein Novize musste Plättchen { $tile } verlassen: Eine höhere Zahl kam daneben, und er hatte kein Buch. Er wartet auf dem Bootssteg; mit Gezeiten oder Segelboot holst du ihn zurück.
coach-luna-displacing = Wer neu in den Tempel kommt, verdrängt Nachbarn auf kleineren Zahlen, außer sie haben ein Buch. Jeder bringt 1 Einfluss.
coach-luna-scoring = Eine Runde wurde gewertet. Du bekommst { $change }: { $priestess } von der Mondpriesterin, { $apostate } durch den Abtrünnigen, { $temple } für deine Novizen im Tempel. Niemand fällt unter 0.
coach-luna-new-round = Jede neue Runde beginnt mit lauter aktiven Novizen, und die Figuren ziehen weiter. Der Wächter zahlt jetzt { $guard }.
coach-luna-time = { $left ->
    [one] Zeitmarken werden umgedreht: Eine ist noch übrig. Mit der letzten endet die Runde sofort.
   *[other] Eine Zeitmarke wurde umgedreht; noch { $left }. Mit der letzten endet die Runde sofort, was du auch noch vorhast.
}
coach-luna-last-token = Eine Zeitmarke ist übrig. Wer als Nächstes meditiert, beendet die Runde und gewinnt 1 Einfluss: Tu jetzt, was in dieser Runde noch geschehen muss.
coach-luna-sanctify = Dein Novize auf Plättchen { $tile } kann in den Tempel. Der Wächter zahlt jetzt { $guard } und von Runde zu Runde weniger; in jeder Wertung bringt ein Novize im Tempel 1.
coach-luna-promote = { $needed ->
    [one] Mit deiner Kultstätte genügt ein aktiver Novize auf der { $isle }, um Plättchen { $tile } zu besetzen: der erste Schritt in den Tempel.
   *[other] Zwei aktive Novizen auf der { $isle } können einen zu Plättchen { $tile } schicken: der erste Schritt in den Tempel.
}
coach-luna-apostate = Der Abtrünnige steht auf der { $isle }, und deine Novizen auch. Würde die Runde jetzt enden, verlörst du { $points }: einen für jeden Novizen und einen dazu.
coach-luna-shrine-favour = Auf der { $isle } steht deine Kultstätte: Dort genügt ein aktiver Novize für die { $favour }. Anderswo braucht es zwei.
coach-luna-build = Du kannst bauen: Du hast die Gunst der Kultstätte und zwei aktive Novizen beim Baumeister. Eine Kultstätte auf der { $isle } bringt am Ende 4 und spart jedes Mal einen Novizen.
coach-luna-priestess = Die Mondpriesterin steht auf der { $isle }. Wer dort am Rundenende die meisten aktiven Novizen hat, bekommt am meisten; eine Kultstätte zählt wie einer.
coach-luna-inactive = Novizen, die gehandelt haben, liegen neben ihrer Insel: Sie sind bis zur nächsten Runde inaktiv.
coach-luna-recruit = Zwei aktive Novizen einer Insel können einen dritten aus deinem Vorrat holen. Er kommt inaktiv, und ab der nächsten Runde hast du einen Novizen mehr.
coach-luna-on-stage = Einer deiner Novizen wartet auf dem Bootssteg. Nur Gezeiten und Segelboot holen ihn von dort.
coach-luna-journey = Auf einer Reise gehen beliebig viele deiner aktiven Novizen zu anderen Inseln. Sie kommen inaktiv an und sind nächste Runde bereit, wenn die Mondpriesterin auf der { $isle } steht.
coach-luna-council = Aktive Novizen können den Priesterrat unterstützen, jeder um einen Sitz. Wer weiter oben ist, gewinnt bei Gleichstand, und am Ende zählt dein Sitz seine Zahl.
coach-luna-tide = Die Gezeiten sind eine Reise auch für inaktive Novizen. Am Ende einer Runde kostet dich das nichts.
coach-luna-herbs = Die Gunst der Heilkräuter macht einen oder zwei inaktive Novizen einer Insel aktiv: Sie können in dieser Runde noch einmal handeln.
coach-luna-sail = Mit dem Segelboot kommen ein oder zwei Novizen auf eine andere Insel und sind dort sofort aktiv.
coach-luna-book = Mit der Gunst des Buchs bringst du ein Buch der Weisen zu einem deiner Novizen im Tempel: Niemand kann ihn dann verdrängen.
coach-luna-bribe = Mit der Gunst der Bestechung erreichst du Plättchen { $tile } schon jetzt, eine Gruppe vor dem Wächter.
coach-luna-virtual = Die Gunst des Novizen ersetzt einen aktiven Novizen: Wozu es zwei braucht, dazu genügt dann einer.
coach-luna-expel = Deine aktiven Novizen auf der { $isle } können den Abtrünnigen vertreiben, jeder um eine Insel.
coach-luna-last-round = Das ist die letzte Runde. Danach zählt jede deiner Kultstätten 4, jede Gunst auf der Hand 1 und der Priesterrat den Wert deines Sitzes.

## Der Coach: warum die anderen das wohl getan haben

coach-luna-last-token-turned = Die letzte Zeitmarke bringt 1 Einfluss, und niemand sonst kann in dieser Runde noch etwas tun.
coach-luna-displaces = Verdrängen bringt sofort Einfluss, und der andere verliert einen Novizen, der in jeder Wertung zählen würde.
coach-luna-early = Früh ist mehr wert: Nächste Runde zahlt der Wächter nur noch { $next }.
coach-luna-sanctified = Im Tempel bringt ein Novize in jeder weiteren Wertung 1.
coach-luna-claimed = Plättchen { $tile } ist jetzt sicher: Niemand sonst kann es besetzen, und geweiht werden kann es auch später.
coach-luna-built = Eine Kultstätte ist am Ende 4 wert, und auf der { $isle } genügt von nun an ein Novize.
coach-luna-takes-shrine = Mit der Gunst der Kultstätte kann { $who } dort bauen, wo der Baumeister steht.
coach-luna-takes-herbs = Mit den Heilkräutern kann { $who } Novizen wieder aktiv machen und in dieser Runde öfter handeln.
coach-luna-takes-tide = Mit den Gezeiten kann { $who } später auch inaktive Novizen dorthin führen, wo die Figuren stehen werden.
coach-luna-takes-sailboat = Mit dem Segelboot kann { $who } im letzten Moment aktive Novizen zur Mondpriesterin bringen.
coach-luna-takes-bribery = Mit der Bestechung kann { $who } ein Plättchen erreichen, bevor der Wächter dort ist.
coach-luna-takes-book = Mit dem Buch kann { $who } einen Novizen im Tempel schützen oder dir den Schutz nehmen.
coach-luna-takes-novice = Die Gunst des Novizen kann einen Novizen ersetzen: { $who } spart ihn bei einer späteren Aktion.
coach-luna-recruited = Ab der nächsten Runde hat { $who } auf der { $isle } einen Novizen mehr, in jeder Runde, die noch kommt.
coach-luna-to-priestess = Auf der { $goal } steht nächste Runde die Mondpriesterin: { $who } will dort die meisten Novizen haben.
coach-luna-to-builder = Auf der { $goal } steht nächste Runde der Baumeister: { $who } will dort bauen.
coach-luna-travels = Novizen, die jetzt reisen, sind inaktiv, aber zu Beginn der nächsten Runde am richtigen Ort.
coach-luna-sails = Auf der { $goal } sind sie sofort aktiv und zählen bei der Mondpriesterin, wenn sie dort steht.
coach-luna-heals = Aktive Novizen können wieder handeln: { $who } kann in dieser Runde mehr tun.
coach-luna-moves-book = Ein Buch schützt vor dem Verdrängen, und es zu versetzen bringt Einfluss.
coach-luna-rises = Weiter oben im Priesterrat gewinnt { $who } bei Gleichstand, und der Sitz zählt am Ende { $value }.
coach-luna-expels-to-you = Auf der { $isle } kostet dich der Abtrünnige jetzt { $points }, wenn die Runde endet.
coach-luna-expels = Ohne den Abtrünnigen bei sich verliert { $who } in der Wertung nichts.
coach-luna-meditates = { $left ->
    [one] Eine Zeitmarke ist übrig: Wer als Nächstes meditiert, beendet die Runde.
   *[other] { $who } gibt nichts aus und bringt das Ende der Runde näher: gut für den, der bei der Mondpriesterin vorn ist.
}

## Der Coach: erste Ideen

coach-luna-idea-shrine = Beim Baumeister eine Kultstätte bauen
coach-luna-idea-temple = Ernennen, dann weihen
coach-luna-idea-recruit = Durch Missionierung einen Novizen holen
coach-luna-idea-favours = Gunstmarken sammeln
coach-luna-idea-prepare = Die nächste Runde vorbereiten: Gezeiten oder Reise
coach-luna-idea-council = Als Startspieler den Priesterrat unterstützen
