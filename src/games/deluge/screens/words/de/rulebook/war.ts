// German words of the rules of combat, loot, land and victory, in our own words; each rule under its id.
import type { WarRule } from '../../../rulebook/book.ts'

export const warDe: Readonly<Record<WarRule, string>> = {
  'TD-CMB-01':
    'Nach den Märschen wird überall gekämpft, wo Truppen verfeindeter Mächte beisammenstehen. Erst werden alle nach der Flucht gefragt, an allen Orten zugleich, und wer flieht, geht. Dann wird an jedem Ort der erste Schlachtzettel geschrieben, damit ihr nebeneinander fechten könnt. Ergebnisse gelten Ort für Ort; ein frühes wartet. Ein weiteres Gefecht am selben Ort kommt vor dem nächsten Ort.',
  'TD-CMB-02':
    'Lager bilden sich Macht für Macht: erst, wer in diesem Zug das Feld hier schon behauptet, dann, wer hier eine Truppe hat, die nicht marschiert ist, dann die anderen, jede Gruppe nach der Zugreihenfolge. Eine Macht geht ins erste Lager, in dem alle mit ihr verbündet sind, oder gründet ein eigenes. Das Feld behauptet der Sieger, bei Unentschieden der Verteidiger, nach einer Flucht, wer geblieben ist.',
  'TD-CMB-03':
    'Das erste Lager, das ein feindliches vor sich hat, verteidigt und ist Blau. Das erste, das mit ihm im Krieg ist, greift an und ist Rot. Wer mit niemandem drüben im Krieg ist, steht abseits: Er flieht nicht, verliert nichts und nimmt nichts. Dann bilden sich die Lager neu, bis keine Feinde mehr beisammenstehen.',
  'TD-CMB-04':
    'Vor einem Gefecht wird jede Truppe des Verteidigers, dann des Angreifers gefragt: kämpfen oder fliehen? Die Antworten bleiben geheim, bis alle da sind. Erst geht Blau, dann Rot, solange im anderen Lager noch jemand kämpft und ein Weg offen ist; sonst bleibt die Truppe. Wer keinen Ausweg hat oder in diesem Zug schon geflohen ist, wird nicht gefragt und kämpft. Ist ein Lager leer, gibt es keine Schlacht, und niemand hat gesiegt.',
  'TD-CMB-05':
    'Wer flieht, erfährt von jeder feindlichen Truppe dort die Art und die Zahl der Einheiten, wie sie waren, bevor jemand floh.',
  'TD-CMB-06':
    'Jetzt wird ein Schlachtzettel geschrieben: Punkte gegen Punkte, die Summe aller, die in jedem Lager kämpfen. Wie groß ihr spielt, entscheidet ihr. Schreibt eure Armeelisten vor der Schlacht, innerhalb dieser Punkte und nach den Regeln, mit denen ihr fechtet.',
  'TD-CMB-07':
    'Es gibt fünf Ergebnisse: Rot bricht, Rot verliert nach Punkten, Blau verliert nach Punkten, Blau bricht, unentschieden. Trag das Ergebnis ein, übernimm es aus einer Schlacht von The March of Eagles, oder wirf einen W10.',
  'TD-CMB-08':
    'Ein Ergebnis wird in dieser Reihenfolge ausgeführt: Verluste, vernichtete Truppen, Beute, Rückzug der Geschlagenen, Truppe für Truppe. Zuletzt wird vermerkt, dass die Truppen des Siegers hier gesiegt haben.',
  'TD-CMB-09':
    'Bei Unentschieden haben beide Verluste, und niemand hat gesiegt. Die Truppen des Angreifers gehen ohne Verlustmarken dorthin zurück, woher sie kamen, wenn dort kein Feind steht. Steht dort einer oder sind sie gar nicht marschiert, weichen sie zurück wie Geschlagene. Der Verteidiger bleibt.',
  'TD-CMB-10': 'Wer aus freien Stücken eine Schlacht abbricht, hat sie nach Punkten verloren.',
  'TD-CMB-11':
    'Der Schlachtzettel zeigt jedem Lager, wen es vor sich hat, wie vor dem Gefecht: Art, Einheiten, Punkte und Verlustmarken. Aufklärung und Beute bleiben verborgen.',
  'TD-RET-01':
    'Jede Truppe geht für sich, mit 6 Marschpunkten zu den üblichen Preisen und durch das Land, wie es jetzt ist: ein bis drei Schritte, kein Ort zweimal. Sie meidet die Orte, aus denen die Kämpfenden des anderen Lagers kamen, es sei denn, es gibt sonst gar keinen Weg.',
  'TD-RET-02':
    'Am letzten Ort darf kein Feind stehen, an denen dazwischen schon. Wer nach der Flucht gefragt wird oder weichen muss, sieht für den Rest der Phase, wo bis zu drei Verbindungen weit Truppen stehen, aber nicht, welche.',
  'TD-RET-03':
    'Jede feindliche Truppe an den Orten, durch die du gehst, kostet jede Einheit eine Verlustmarke; Anfang und Ende zählen nicht. Endet der Weg nicht in freundlichem Land, kommt eine dazu.',
  'TD-RET-04':
    'Es zählen nur die Wege mit den wenigsten Verlustmarken, und von denen die, die am weitesten von der Schlacht wegführen, nach Verbindungen gezählt. Bleiben mehrere Ziele, wählst du; ein einziges wird ohne Frage genommen.',
  'TD-RET-05':
    'Gibt es keinen Weg, ist eine geschlagene Truppe vernichtet, und fliehen kann keine.',
  'TD-RET-06':
    'Ein Rückzug greift niemanden an, und wer zurückgewichen ist, bewegt sich in diesem Zug nicht mehr.',
  'TD-LOSS-01':
    'Verluste von Rot und von Blau: Blau bricht, 10 % und 75 %. Blau verliert nach Punkten, 25 % und 50 %. Rot verliert nach Punkten, 50 % und 25 %. Rot bricht, 75 % und 10 %. Unentschieden, je 25 %. Fechtet ihr es nicht aus, entscheidet ein W10 in derselben Reihenfolge: 1–2, 3–5, 6–8, 9–10. Unentschieden kennt der Würfel nicht.',
  'TD-LOSS-02':
    'Jede Truppe verliert diesen Anteil der Punkte, die sie vor dem Gefecht hatte; ein halber wird aufgerundet.',
  'TD-LOSS-03':
    'Die Punkte fallen einzeln, immer bei der Einheit, die gerade die meisten hat, bei gleichen bei der früheren. Eine Einheit ohne Punkte ist weg, samt ihren Verlustmarken. Die Spielleitung darf die Verluste anders verteilen.',
  'TD-LOSS-04': 'Eine Truppe, die unter 22 Punkte gefallen ist, macht weiter, wie sie ist.',
  'TD-LOOT-01':
    'Truppen tragen Beute in Marken zu je 10 Talern. Eine Marke hilft beim Verstärken, oder du lieferst sie in der Heimat ab; sonst taugt sie zu nichts.',
  'TD-LOOT-02':
    'Wer einen Ort plündert, macht ihn in diesem Zug und W3 weiteren leer. Er bringt W6 Beutemarken, der Krim W3 mehr, und zwar deiner Truppe dort mit den meisten Punkten; bei gleichen der mit der kleineren Nummer.',
  'TD-LOOT-03':
    'Solange ein Ort geplündert ist, kann ihn niemand noch einmal plündern. Einnehmen kann man ihn.',
  'TD-LOOT-04': 'Geplündertes Land ist keine Quelle der Versorgung und lässt auch keine durch.',
  'TD-LOOT-05':
    'Nach einem Gefecht mit einem Sieger bekommt die Truppe seines Lagers, die noch die meisten Punkte hat, W3 Beutemarken, und W3 mehr, wenn sie zur Krim gehört. Zuerst geben die Geschlagenen her, was sie tragen; was dann noch fehlt, findet sich auf dem Feld.',
  'TD-LOOT-06':
    'Die ganze Beute einer vernichteten Truppe, auch einer geschlagenen ohne Ausweg, geht an die Truppe, die die Beute der Schlacht bekommt, und zwar zusätzlich. Gibt es keine solche, etwa bei Unentschieden, ist sie verloren.',
  'TD-CAP-01':
    'Sind alle Gefechte vorbei, geht es Ort für Ort und nach der Zugreihenfolge: Wer in Feindesland eine Truppe hat, wo kein Feind mehr steht, darf es einnehmen, plündern oder nichts tun. Jede Antwort gilt schon für die nächsten. Angeboten wird nur, was möglich ist, und wer keine Wahl hat, wird nicht gefragt.',
  'TD-CAP-02':
    'Zum Einnehmen brauchst du dort ein Hauptheer und darfst nicht die Krim sein. Die Krim kann es für einen Verbündeten tun, der einnehmen darf und mit dem Besitzer im Krieg ist.',
  'TD-CAP-03':
    'Hat ein Hauptheer von dir in diesem Zug an diesem Ort eine Schlacht gewonnen, gehört das Land dir sofort.',
  'TD-CAP-04':
    'Ohne einen solchen Sieg beanspruchst du es, und der Anspruch läuft ab diesem Zug. Hast du dort schon einen, läuft er weiter wie bisher.',
  'TD-CAP-05':
    'Ein Anspruch lebt nur, wenn am Ende jedes Zuges ein Hauptheer von dir oder von einem Verbündeten dort steht, keine dir feindliche Truppe da ist und du mit dem Besitzer im Krieg bist. Das wird geprüft, bevor alte Ansprüche zu Besitz werden.',
  'TD-CAP-06':
    'Nach einem vollen Jahr gehört das beanspruchte Land dir: am Ende des vierten Zuges nach dem, in dem du den Anspruch erhoben hast.',
  'TD-CAP-07': 'Herrenloses Land kann niemand einnehmen oder plündern.',
  'TD-CAP-08':
    'Wechselt ein Ort den Besitzer, ist jeder Anspruch darauf erledigt. Geplündertes Land bleibt geplündert.',
  'TD-VAS-01':
    'Deine Heimat ist verloren, wenn dir am Ende eines Zuges keiner ihrer Orte mehr gehört und einen Zug zuvor noch einer. Trifft es mehrere, sind sie nacheinander in der Reihenfolge der Liste dran.',
  'TD-VAS-02':
    'Dann wählst du: Vasall des Eroberers werden oder weiterkämpfen. Eroberer ist, wem der Heimatort gehört, der zuletzt den Besitzer wechselte; von mehreren im selben Augenblick der letzte in der Liste.',
  'TD-VAS-03':
    'Die Kriege eines Vasallen mit seinem Oberherrn und dessen Verbündeten enden, man ist neutral, und Oberherr und Vasall sind dann verbündet. Der Vasall behält sein Grundeinkommen, zahlt Tribut und darf in seiner alten Heimat Truppen aufstellen. Kein Land wechselt den Besitzer.',
  'TD-VAS-04':
    'Ein neuer Vasall wirft sofort und geheim einen W6: So viele Züge muss er sich beugen. Die Zahl kennen nur er und die Spielleitung.',
  'TD-VAS-05':
    'Kämpfst du weiter, hast du kein Grundeinkommen und kannst nichts aufstellen, bis du einen Ort der Heimat zurückgewinnst.',
  'TD-VAS-06':
    'Sind diese Züge vorbei, kann der Vasall sich in der Phase Diplomatie erheben. Das Band ist zerrissen, und es herrscht Krieg mit dem Oberherrn; jeder alte Heimatort, der dem Oberherrn gehört und in dem weder er noch ein Verbündeter von ihm eine Truppe hat, gehört wieder dem Vasallen.',
  'TD-VAS-07':
    'Ein Oberherr, der Vasall wird, behält seine Vasallen. Ist der Eroberer dein eigener Vasall, und sei es über andere, oder gibt es keinen, wirst du nicht gefragt und kämpfst weiter. Ein Vasall wird nicht noch einmal gefragt.',
  'TD-VIC-01':
    'Gezählt wird, wenn der letzte Zug vorbei ist; bis dahin siehst du deine Punkte, die Spielleitung alle. Schweden: je 3 für Pernau, Dorpat, Wenden und Pommerellen, abzüglich ⅓ der Punkte Moskowiens. Polen-Litauen: 12, abzüglich ½ für jeden Ort Polen-Litauens, der weder ihm noch dem Heiligen Römischen Reich gehört, nie unter 0. Moskowien: je 1 für Smolensk 1 bis 4, Witebsk und Kiew 1 bis 3, je 2 für Mstislaw und Tschernigow, abzüglich ¼ der Punkte der Osmanen. Kosaken: je 4 für Kiew 1 bis 3. Osmanen: je 3 für Ungarn, Siebenbürgen, Moldau und Walachei, abzüglich ¼ der Punkte des Heiligen Römischen Reiches und ¼ derer Moskowiens. Krim: 1 für jede behaltene Beutemarke. Siebenbürgen sowie Moldau und Walachei: je 5 für die eigenen Heimatorte und je 2 für zu Beginn osmanische Orte, die ihnen gehören. Brandenburg: je 3 für Pommerellen, Kulm, Marienburg und Ermland, abzüglich ¼ der Punkte Schwedens. Heiliges Römisches Reich: 2 für jeden Ort Polen-Litauens, der ihm gehört, je 1 für Siebenbürgen, Moldau und Walachei, wenn nicht osmanisch.',
  'TD-VIC-02':
    'Ein Ort zählt für seinen Besitzer. Ansprüche bringen nichts, und das Land deiner Vasallen auch nicht.',
  'TD-VIC-03':
    'Abgezogen wird ein Anteil der eigenen Punkte des anderen, bevor bei ihm etwas abgezogen ist. Jeder Anteil wird für sich abgerundet, und niemand fällt unter 0.',
  'TD-VIC-04':
    'Die halben Punkte Polen-Litauens bleiben halbe. Wer die meisten Punkte hat, siegt; wer gleich viele hat, teilt sich den Platz.',
  'TD-VIC-05':
    'Wer mehrere Mächte führt, zählt den Durchschnitt ihrer Punkte. Sind es weniger Personen, schlagen wir diese Paare vor, jedes zu den vorigen hinzu: bei 9 Siebenbürgen mit Moldau und Walachei, bei 8 Osmanen mit Krim, bei 7 Moskowien mit Kosaken, bei 6 Schweden mit Brandenburg, bei 5 Polen-Litauen mit dem Heiligen Römischen Reich.',
}
