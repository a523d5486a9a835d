// German words of the first campaign that explains itself: two turns, three factions.
import type { guideEn } from '../en/guide.ts'

export const guideDe: typeof guideEn = {
  title: 'Ein Hinweis',
  leave: 'Keine Hinweise mehr',
  first: {
    strategy:
      'Hier gibst du deine Kasse aus, einen Taler je Punkt. Ein guter Anfang: deine Truppe „Verstärken“, „Punkte zugeben“, ein paar neue Einheiten. Hast du dann noch 22 Taler, bringt „Aufstellen“ eine zweite Truppe in deine Heimat. Dann schließ das Blatt; es bleibt geheim, bis die Phase läuft.',
    movement:
      'Tipp auf den nächsten Ort; sein Preis steht daneben. Schwedens Weg führt nach Pernau oder Dorpat, der Moskowiens nach Witebsk; Polen-Litauen ist mit beiden im Krieg und geht dorthin, wo es sie trifft. Wer bleibt, braucht keinen Befehl: Schließ das Blatt.',
    combat:
      'Wo du in Feindesland stehst, kannst du „Einnehmen“ oder „Plündern“. Hat ein Hauptheer dort eine Schlacht gewonnen, gehört das Land dir sofort; sonst beanspruchst du es, und steht bis zum Ende des nächsten Zuges ein Hauptheer dort, ist es deins. Eine Beutemarke ist 10 Taler wert.',
  },
  second: {
    resources:
      'Dein Einkommen ist gebucht; im Kassenbuch steht jede Zeile. Eine Truppe in der Heimat kann ihre Beute jetzt abliefern, 10 Taler je Marke.',
    attrition:
      'Wer in deinem Versorgungsnetz steht oder gleich daneben, erholt sich. Wer in freundlichem Land abgeschnitten ist, zehrt den Ort aus; der W3 sagt, für wie lange.',
    strategy:
      'Die letzte Gelegenheit zum Ausgeben, denn Taler bringen keine Punkte: Verstärke, wer jetzt kämpfen soll. Steht nebenan ein Feind, kundschafte ihn aus; die Antwort hast du, bevor du marschierst.',
    movement:
      'Der letzte Marsch. Schweden bekommt je 3 Punkte für Pernau, Dorpat, Wenden und Pommerellen, Moskowien je 3 für Smolensk 1, Smolensk 2 und Witebsk. Polen-Litauen beginnt mit 7 und verliert ½ für jeden Ort. Wo du im ersten Zug Land beansprucht hast, muss dein Hauptheer bleiben. „Punkte“ auf der Karte zeigt deine.',
    combat:
      'Die letzten Gefechte. Wo ein Hauptheer eine Schlacht gewonnen hat, macht „Einnehmen“ das Land zu deinem, und es zählt; ein Anspruch von jetzt kommt zu spät, und Beute bringt keine Punkte.',
  },
  result:
    'Fechtet es auf dem Tisch aus und tragt ein, wer bricht oder nach Punkten verliert, oder nehmt „Den W10 entscheiden lassen“. Beide Seiten haben Verluste, von 10 bis 75 %: je schlimmer die Niederlage, desto mehr.',
  flee: '„Fliehen“ rettet die Truppe und zeigt dir, wer ihr gegenüberstand, aber das Feld gehört dem Feind. Auf dem Tisch zählt die Stärke; der W10 gibt auch der schwächeren Seite 5 Chancen von 10.',
  over: 'Das war der erste Feldzug. Der ganze hat zwölf Züge und zehn Mächte, mit Bündnissen, Vasallen und dem langen Weg nach Hause mit der Beute.',
}
