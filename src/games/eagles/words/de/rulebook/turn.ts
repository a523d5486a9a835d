// German words of the rules: setting up, the turn, initiative and activation.
import type { turnRules as english } from '../../en/rulebook/turn.ts'

export const turnRules: typeof english = {
  'SET-01': {
    title: 'Der Tisch',
    text: '72 × 48 Zoll (180 × 120 cm) oder 48 × 48 Zoll. Ein Zoll sind 2,5 cm.',
  },
  'SET-02': {
    title: 'Gelände',
    text: 'Einigt euch vor der Schlacht. Üblich: Wald ist schwierig und weiche Deckung, eine Hecke Hindernis und weiche Deckung, eine Mauer Hindernis und harte Deckung, ein Haus harte Deckung, Sumpf schwierig, ein Hügel ein Hang.',
  },
  'SET-03': {
    title: 'Wahl der Seite',
    text: 'Jede Seite wirft einen Würfel; der höhere sucht sich eine Tischseite aus. Gleiche Würfel werden wiederholt.',
  },
  'SET-04': {
    title: 'Aufstellungsraum',
    text: 'Niemand steht am Anfang näher als 12 Zoll an der Mittellinie, die mitten zwischen den Tischkanten beider Seiten verläuft.',
  },
  'SET-05': {
    title: 'Bataillone aufstellen',
    text: 'Wer den Wurf gewann, sagt, wer beginnt. Dann stellt jede Seite abwechselnd eines auf; wer mehr hat, stellt den Rest. Formation, Front und Zahl der Plänkler stehen damit fest.',
  },
  'SET-06': {
    title: 'Befehlshaber aufstellen',
    text: 'Die Oberbefehlshaber kommen zuletzt, in derselben Reihenfolge, jeder für sich allein.',
  },
  'SEQ-01': {
    title: 'Der Zug',
    text: 'Initiative; abwechselnd Aktivierungen; Moraltests; Fluchten. Eine Schlacht hat acht Züge.',
  },
  'INIT-01': {
    title: 'Initiative',
    text: 'In jedem Zug wirft jede Seite einen Würfel und zählt eins für jeden lebenden Offizier auf dem Tisch dazu, auch in gebrochenen Bataillonen, und eins, wenn der Oberbefehlshaber lebt.',
  },
  'INIT-02': { title: 'Gleichstand', text: 'Beide würfeln neu.' },
  'INIT-03': {
    title: 'Wer beginnt',
    text: 'Der Sieger sagt, welche Seite zuerst aktiviert. Dann wechseln sie sich ab; hat eine nichts mehr, macht die andere allein weiter.',
  },
  'INIT-04': {
    title: 'Kein Aussetzen',
    text: 'Solange eine Seite ein Bataillon auf dem Tisch hat, das nicht aktiviert wurde, muss sie, wenn sie an der Reihe ist, eines nehmen; Passen genügt. Passen alle, folgen trotzdem Moraltests und Fluchten.',
  },
  'ACT-01': {
    title: 'Eine Aktivierung je Zug',
    text: 'Jedes Bataillon wird einmal je Zug aktiviert, für eines, das vor jedem Würfel genannt wird: Manöver, Schießen, Angriff, Weiterkämpfen, Sammeln oder Passen.',
  },
  'ACT-02': {
    title: 'Misslungene Probe',
    text: 'Für Proben gilt die wirksame Qualität. Misslingt eine, geschieht nichts, und das Bataillon ist aktiviert.',
  },
  'ACT-03': {
    title: 'Passen',
    text: 'Es braucht keinen Würfel und verbraucht die Aktivierung. Einen Angriff darf das Bataillon noch beantworten, auch mit Feuer.',
  },
  'ACT-04': {
    title: 'Schießen ohne Probe',
    text: 'Wer schießt, würfelt vorher nichts: Die Würfel der Gruppen sind die Proben.',
  },
  'ACT-05': {
    title: 'Ein Gefecht aktiviert beide',
    text: 'Eine Runde, die erste oder eine spätere, ist die Aktivierung beider Kämpfer. Ein Angriff, der zu kurz ist, im Feuer bricht oder ein gebrochenes Bataillon trifft, aktiviert nur den Angreifer. Auch wer gehandelt hat, kann angegriffen werden, nach dem Ende seines Gefechts sogar noch einmal im selben Zug.',
  },
  'ACT-06': {
    title: 'Was welcher Zustand erlaubt',
    text: 'In Ordnung oder ungeordnet: alles. Muss stehen: ordnen, wenn ungeordnet, oder passen. Im Gefecht: weiterkämpfen, ohne Probe. Angeschlossen: passen. Gebrochen: sammeln oder passen.',
  },
  'ACT-07': {
    title: 'Wirksame Qualität',
    text: 'Ist der Oberbefehlshaber tot oder bei einem anderen Bataillon, zählt ein Bataillon eine Stufe tiefer, nie zwei. Rekruten bleiben Rekruten und nehmen −1 auf jeden Wurf gegen ihre Zahl. Vorteile einer Qualität richten sich nach der wirksamen. Es ändert sich in dem Augenblick, in dem er kommt, geht oder fällt.',
  },
}
