// German words of the rules: manoeuvre and disorder.
import type { manoeuvreRules as english } from '../../en/rulebook/manoeuvre.ts'

export const manoeuvreRules: typeof english = {
  'MAN-01': {
    title: 'Die Probe',
    text: 'Ein Manöver braucht eine Probe. Misslingt sie, erlaubt jeder Trommler noch einen Versuch.',
  },
  'MAN-02': {
    title: 'Ein Manöver',
    text: 'Genau eines: vorrücken, zurückgehen, schwenken, Formation wechseln oder ordnen, genannt vor der Probe.',
  },
  'MAN-03': {
    title: 'Vorrücken',
    text: 'In Linie bis zu zwei Würfel in Zoll, in Kolonne drei.',
  },
  'MAN-04': {
    title: 'Zurückgehen',
    text: 'Bis zu ein Würfel in Zoll, Front bleibt. In schwierigem Gelände oder bergauf die Hälfte.',
  },
  'MAN-05': {
    title: 'Schwenken',
    text: 'Bis zu ein Würfel in Zoll, gemessen am äußeren Ende.',
  },
  'MAN-06': {
    title: 'Formation wechseln',
    text: 'Von Linie zu Kolonne oder zurück, mit beliebiger neuer Front.',
  },
  'MAN-07': {
    title: 'Schwieriges Gelände und Hänge',
    text: 'Wer in schwierigem Gelände oder am Hang bergauf beginnt oder mehr als die Hälfte der gewürfelten Strecke dort geht, rückt nur um den ersten Würfel vor.',
  },
  'MAN-08': {
    title: 'Was dort möglich ist',
    text: 'In schwierigem Gelände nur vorrücken, zurückgehen und ordnen.',
  },
  'MAN-09': {
    title: 'Hindernisse',
    text: 'Jedes überquerte Hindernis kostet einen weiteren Würfel in Zoll, bis nichts bleibt.',
  },
  'MAN-10': {
    title: 'Ordnen',
    text: 'Für ein ungeordnetes Bataillon. Gelingt die Probe, endet die Unordnung mit diesem Zug, wenn das Bataillon inzwischen von keinem Angriff getroffen und durch nichts neu ungeordnet wurde.',
  },
  'MAN-11': {
    title: 'Abstand zum Feind',
    text: 'Außer beim Angriff endet keine freiwillige Bewegung näher als 4 Zoll am Feind. Wer schon näher steht, darf bleiben oder weggehen. Freiwillig verlässt niemand den Tisch.',
  },
  'MAN-12': {
    title: 'Durch Freunde hindurch',
    text: 'Zieht eine geschlossene Einheit durch einen Freund, wird er ungeordnet, auch bei Flucht und Zurückweichen. Plänkler stören niemanden.',
  },
  'MAN-13': {
    title: 'Reihenfolge einer Strecke',
    text: 'Erst alle Würfel; dann schwieriges Gelände oder die Hälfte beim Zurückgehen; dann ein Würfel je Hindernis. Wer es nicht hinüberschafft, hält davor. Nur Angreifer werden durch Hindernisse ungeordnet, und jedes auf dem Weg gilt als überquert, auch eines, das der Gegner besetzt.',
  },
  'DIS-01': {
    title: 'Was in Unordnung bringt',
    text: 'Geschlossen durch schwieriges Gelände ziehen; über ein Hindernis angreifen, auch wenn der Angriff zu kurz ist; im Gefecht in Flanke oder Rücken getroffen werden; ein Freund, der hindurchzieht; das Ende eines Gefechts; ein Angriff, der nicht ankam; gerade gesammelt zu sein.',
  },
  'DIS-02': { title: 'Was Unordnung bewirkt', text: 'Halbe Schusswürfel, −2 im Nahkampf.' },
  'DIS-03': {
    title: 'Wie lange sie dauert',
    text: 'Bis sich das Bataillon geordnet und den Zug stehend beendet hat. Plänklern macht schwieriges Gelände nichts.',
  },
  'DIS-04': {
    title: 'Ein Zeichen',
    text: 'Zwei Ursachen zählen nicht doppelt. Sie wirkt sofort: Wird ein ungeordnetes Bataillon angegriffen, feuert es mit halben Würfeln und kämpft mit −2. Bei Flucht, Zurückweichen und Nachdrängen wird nicht nach dem Gelände gefragt.',
  },
}
