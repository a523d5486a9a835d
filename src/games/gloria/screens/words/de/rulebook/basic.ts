// German words of the basic rules, in our own words; each rule under its id.
import type { BasicRule } from '../../../rulebook/book.ts'

export const basicDe: Readonly<Record<BasicRule, string>> = {
  'GM-MAP-01':
    'Acht Regionen zu je zehn Gebieten. Die erste Ziffer eines Gebiets ist seine Region: 00 bis 79.',
  'GM-MAP-02':
    'Jede Region hat eine Verschleißzahl; Städte haben ihre eigene, wo immer sie liegen, geplünderte Gebiete eine schlechtere. Unsere: Regionen 1, 1, 2, 2, 2, 1, 1, 3, Städte 1, geplündert 4.',
  'GM-MAP-03':
    'Niemand betritt die Nördliche Wüstenei, die Amana-Kette oder das Meer; im einfachen und im erweiterten Spiel auch nicht die äußeren Länder 80 bis 99.',
  'GM-MAP-04':
    'Verbundene Gebiete sind benachbart. Über einen Fluss geht es nur, wo eine Straße eine Brücke bildet. Das gilt für Züge, Angriffe, Rückzüge und Belagerungen.',
  'GM-MAP-05':
    'Regionen sind keine Länder, und Land gehört niemandem. Nur Städte haben einen Besitzer: wer zuletzt darin zu stehen kam.',
  'GM-MAP-06':
    'Es gibt zwölf Städte, zehn davon Festungen. Lollapalooza (34) und Labanza (40) sind offen; welche die zweite offene war, ist verloren.',
  'GM-MAP-07':
    'Cardor (50) erreicht man nur über 51 und 53, die zwei Gebiete der Plimsole-Linie, einer Mauer von der Bucht bis zum Ozean. Sie sind für immer geplündert.',
  'GM-MAP-08': 'Die Quelle gibt Cardor und Labanza dieselbe Nummer. Labanza ist hier die 40.',
  'GM-UNIT-01':
    'Landverbände sind Armeen und Brigaden. Auf dem Tisch hat eine Armee 24 Einheiten und 5 Generale, eine Brigade 7 und 2.',
  'GM-UNIT-02':
    'Aufstellen lassen sich Brigaden aus Infanterie, leichter und schwerer Reiterei, Artillerie und Tross. Ein Aufgebot erscheint nur, wo eine besondere Regel es sagt.',
  'GM-UNIT-03':
    'Ein Gebiet fasst höchstens zwei Landverbände, höchstens eine Armee, und nur die eines Spielers. Unabhängige zählen nicht, sie weichen. Was dir mehr ließe, ist nicht erlaubt.',
  'GM-UNIT-04':
    'Woraus eine Armee oder Brigade besteht, ist verloren. Die Zettel drucken unsere Listen; auf der Karte spielt es keine Rolle.',
  'GM-UNIT-05':
    'In Schritt 5 darfst du eine Armee, die nicht gehandelt hat, an Ort und Stelle in zwei Brigaden deiner Wahl teilen, wenn Platz ist. Sie haben nicht gehandelt.',
  'GM-UNIT-06':
    'Jeder König beginnt mit seiner Festung und einer Armee darin. Die offenen Städte sind leer und gehören niemandem. Verbände werden durchgezählt, U1, U2 und so fort, keine Nummer zweimal.',
  'GM-TURN-01':
    'In einer Runde hat jeder König, der nicht ausgeschieden ist, einen eigenen Zug. Es sind 12 Runden.',
  'GM-TURN-02':
    'Ein Zug hat acht Schritte: Beginn, Einkommen oder Macht, Käufe, Agenten, Züge und Angriffe, Verschleiß und Überzahl, Belagerungen, Ende.',
  'GM-TURN-03':
    'In den Schritten 5 und 7 handelt jeder Landverband einmal: Er zieht, greift an, belagert oder bleibt.',
  'GM-TURN-04':
    'Wer am Ende irgendeines Zuges weder Stadt noch Landverband hat, scheidet aus, mit Flotten, Posten, Silberflotten und Bündnissen.',
  'GM-TURN-05':
    'Eine Schlacht wird gefochten, bevor der Zug weitergeht; bis ihr Ergebnis da ist, wird nichts anderes gefragt.',
  'GM-ECO-01': 'Schritt 2: Jede heile Stadt, die dir gehört, bringt 50.',
  'GM-ECO-02': 'Schritt 3: Alles kostet 50. Kauf, solange das Geld reicht; was bleibt, verfällt.',
  'GM-ECO-03':
    'Aufstellen: eine Brigade, deren Art sich aufstellen lässt, in einer eigenen heilen Festung mit Platz. Die Zeile selbst ist verloren; eine Armee kostet am Ende 150, also muss sie so gelautet haben.',
  'GM-ECO-04':
    'Vereinen: Zwei eigene Brigaden in einer eigenen heilen Festung werden eine Armee, gleich welcher Art sie sind.',
  'GM-ECO-05':
    'Anwerben: ein oder zwei Unabhängige eines Gebiets, wo immer es liegt. Sie werden deine Brigaden, zwei auf Wunsch eine Armee. Nicht neben dem Verband eines anderen und nicht in einer fremden Stadt.',
  'GM-ECO-06':
    'Aufbauen: Ein geplündertes Gebiet irgendwo ist wieder heil, nie aber die Plimsole-Linie oder die äußeren Länder. Eine Stadt ist sofort Festung und Hafen; sie zahlt ab dem nächsten Schritt 2 ihres Besitzers.',
  'GM-ECO-07': 'Was du kaufst, darf noch im selben Zug handeln.',
  'GM-MOV-01':
    'Eine Truppe zieht über eine Verbindung. Verbände eines Gebiets gehen zusammen oder getrennt.',
  'GM-MOV-02':
    'Du kannst nicht dorthin, wo ein Feind steht, und nicht in eine Festung, die nur Unabhängige halten. Leere Städte und Festungen betrittst du einfach.',
  'GM-MOV-03': 'Unabhängige halten dich nicht auf; was zu viel ist, wird in Schritt 6 geregelt.',
  'GM-MOV-04': 'In welcher Reihenfolge deine Truppen gehen, bestimmst du.',
  'GM-ATT-01':
    'Schritt 6: Jeder Verband, der gezogen ist, würfelt; mit der Zahl seines Gebiets oder weniger leidet er. Wer gefochten hat, zurückwich oder auf See scheiterte, würfelt nicht.',
  'GM-ATT-02': 'Die Zahl: geplündert 4, sonst Stadt 1, sonst die der Region.',
  'GM-ATT-03': 'Trossbrigaden und Unabhängige würfeln nie.',
  'GM-ATT-04':
    'Erst alle Würfel, Gebiet für Gebiet, Armee vor Brigade; dann alle Folgen; dann die Überzahl.',
  'GM-DEG-01':
    'Eine Armee, die leidet, wird zu zwei Brigaden; ihr Besitzer wählt die Arten. Sie haben gehandelt, wenn die Armee es hatte.',
  'GM-DEG-02': 'Eine Brigade, die leidet, wird an Ort und Stelle unabhängig und behält ihre Art.',
  'GM-DEG-03': 'Ein Unabhängiger, der leiden müsste, ist verloren.',
  'GM-DEG-04':
    'Stehen mehr als zwei Verbände in einem Gebiet, gehen welche: zuerst Unabhängige, die kleinste Nummer voran, dann nach Wahl des Besitzers. Von zwei Armeen geht eine.',
  'GM-DEG-05':
    'Geregelt wird das nach dem Verschleiß, nach jeder Schlacht mit ihrem Rückzug, nach jedem Belagerungswurf und nach jedem Kauf und jeder Macht, die einen Verband bringt; nie dazwischen.',
  'GM-BAT-01':
    'Eine Truppe darf den Feind im Nachbargebiet angreifen. Alle feindlichen Verbände dort verteidigen; Unabhängige sehen zu.',
  'GM-BAT-02': 'Ohne Armee kannst du kein Gebiet angreifen, in dem eine steht.',
  'GM-BAT-03':
    'In einer heilen Festung kann man nie in einer Schlacht angegriffen werden. In offenen und geplünderten Städten schon.',
  'GM-BAT-04':
    'Eine Schlacht ist ein Zettel für den Tisch. Sie endet mit einem Sieger oder unentschieden. Wie Karte und Tisch zusammenkamen, ist verloren; die Umrechnung ist unsere.',
  'GM-BAT-05':
    'Siegt der Angreifer, weicht der Verlierer, wohin der Angreifer sagt; die Angreifer rücken ein, alle; dann wird gefragt, was jemanden verschont, den Angreifer zuerst; alle anderen, die gefochten haben, leiden; dann die Überzahl.',
  'GM-BAT-06':
    'Siegt der Verteidiger, bleiben die Angreifer, wo sie herkamen; sonst wie oben, der Verteidiger zuerst.',
  'GM-BAT-07': 'Unentschieden: wie beim Sieg des Verteidigers, aber niemand darf plündern.',
  'GM-BAT-08':
    'Ein Rückzug führt über eine Verbindung in ein Gebiet ohne Feind, in keine Stadt eines anderen oder niemandes, mit Platz für alle, wenn es eines gibt. Ohne Ausweg ist die Truppe verloren. Kein Verschleiß.',
  'GM-BAT-09':
    'Tross: Eine Truppe mit einer Trossbrigade darf sie preisgeben und verschont so ihren anderen Verband. Tross allein verschont niemanden.',
  'GM-BAT-10':
    'Plündern: Der Sieger darf das Gebiet der Schlacht plündern; dann leidet keiner seiner Verbände. Auch in der eigenen Stadt.',
  'GM-BAT-11': 'Jede Seite hat davon höchstens eines, und nur eines, das jemanden verschont.',
  'GM-BAT-12':
    'Ein geplündertes Gebiet hat Verschleiß 4. Eine geplünderte Stadt ist weder Festung noch Hafen, gibt weder Einkommen noch Macht, und dort wird nichts gebaut. Ihren Besitzer behält sie.',
  'GM-FORT-01': 'Eine Festung mit einer Armee darin kann weder angegriffen noch belagert werden.',
  'GM-FORT-02': 'Eine Festung ohne Landverbände betritt man mit jedem Zug.',
  'GM-FORT-03': 'Mit ein oder zwei Brigaden darin, gleich wessen, kann sie belagert werden.',
  'GM-FORT-04':
    'Halten sie nur Unabhängige, fällt sie nur durch Belagerung. Ihr Besitzer darf sie anwerben oder dort aufstellen, aber nicht belagern.',
  'GM-FORT-05':
    'Eine offene oder geplünderte Stadt, in der nur Unabhängige stehen, betritt man wie jedes Gebiet.',
  'GM-FORT-06':
    'Eine Stadt gehört dir, wenn ein Verband von dir darin zu stehen kommt, und bleibt dein, wenn er geht. Durchziehen ist nicht stehen.',
  'GM-SIEGE-01':
    'Schritt 7: Eine Truppe, die nicht gezogen ist und nicht gefochten hat, mit Armee oder Artillerie, darf eine benachbarte Festung eines anderen oder niemandes belagern. Ein Würfel je Festung und Zug.',
  'GM-SIEGE-02':
    'Der Würfel: 1 genommen, alle darin sind verloren; 2 genommen, die Brigaden darin ziehen ab, ein Belagerer leidet; 3 auf jeder Seite leidet einer; 4 bis 6 ein Belagerer leidet. Bei Cardor: 1 genommen, ein Belagerer leidet; 2 einer darin; 3 auf jeder Seite einer; 4 nichts; 5 ein, 6 zwei Belagerer. Die erste Zeile beider Tafeln ist verloren und unsere.',
  'GM-SIEGE-03':
    'Genommen: Wer darin ist, geht; die ganze belagernde Truppe rückt ein, und die Stadt gehört ihr. Sie darf sie dann plündern, und keiner von ihr leidet.',
  'GM-SIEGE-04':
    'Wer abzieht, findet eine eigene Stadt mit Platz, sonst ein verbundenes Gebiet derselben Region, sonst ist er verloren.',
  'GM-SIEGE-05':
    'Zwei Belagerer leiden nacheinander; aus einer Armee, die zuerst leidet, kann eine Brigade als zweite leiden.',
  'GM-SIEGE-06': 'Ist der letzte Verband darin verloren, ist die Festung leer, nicht genommen.',
  'GM-WIN-01':
    'Nach der letzten Runde siegen die meisten heilen Städte, dann Armeen, dann Brigaden; sonst wird der Sieg geteilt. Ist nur ein König übrig, endet es sofort. Die Quelle nennt keinen Sieg.',
}
