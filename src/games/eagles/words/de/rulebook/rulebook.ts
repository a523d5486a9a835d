// All German words of the rulebook.
import { counted } from '../../../../../words/counted.ts'
import type { attackRules as attackRulesEn } from '../../en/rulebook/attack.ts'
import type { manoeuvreRules as manoeuvreRulesEn } from '../../en/rulebook/manoeuvre.ts'
import type { rulebook as english } from '../../en/rulebook/rulebook.ts'
import type { search as searchEn } from '../../en/rulebook/rulebookSearch.ts'
import { houseRules } from '../battles/houseRules.ts'
import { armyRules } from './army.ts'
import { combatRules } from './combat.ts'
import { commanderRules } from './commander.ts'
import { resolveRules } from './resolve.ts'
import { shootingRules } from './shooting.ts'
import { turnRules } from './turn.ts'
import { ruleChapters } from '../battles/ruleChapters.ts'

const count = counted('de')

const attackRules: typeof attackRulesEn = {
  'CHARGE-01': {
    title: 'Die Angriffsprobe',
    text: 'Nennt ein feindliches Bataillon, das man sieht und vor sich hat; dann eine Probe: +2 mit Offizier, −1 bei halben Verlusten. Der Offizier erlaubt auch einen neuen Wurf.',
  },
  'CHARGE-02': {
    title: 'Wie weit ein Angriff geht',
    text: 'In Linie zwei Würfel, in Kolonne drei, abzüglich Gelände und Hindernisse.',
  },
  'CHARGE-03': {
    title: 'Zu kurz',
    text: 'Der Angreifer geht die ganze Strecke, ist ungeordnet und muss im nächsten Zug stehen. Wird er angegriffen, kämpft er, gibt aber kein Abwehrfeuer.',
  },
  'CHARGE-04': {
    title: 'Weit genug',
    text: 'Abwehrfeuer, wenn es welches gibt, dann Zusammenstoß und Nahkampf.',
  },
  'CHARGE-05': {
    title: 'Wen, und in welcher Folge',
    text: 'Jedes feindliche Bataillon auf dem Tisch, auch ein gebrochenes oder angeschlossenes; ein kämpfendes nur, um in das Gefecht einzutreten. Ziel, Probe, Strecke, messen; dann sagen die Spieler schwieriges Gelände, Hindernisse, Plänkler im Weg und ob Front, Flanke oder Rücken getroffen wird.',
  },
  'CHARGE-06': {
    title: 'Ein Angriff, der ankommt',
    text: 'In dieser Folge: Die Plänkler gehen; ein gebrochenes Ziel wird entfernt, und das ist alles; Abwehrfeuer; Verluste und Test des Angreifers; Zusammenstoß, der das Ziel vom Stehen befreit und in Unordnung bringen kann; Nahkampf.',
  },
  'DF-01': {
    title: 'Wer auf einen Angriff feuern darf',
    text: 'Wer in diesem Zug nicht gehandelt hat (Passen ist kein Handeln), nicht gefeuert hat, nicht kämpft, nicht gebrochen ist, nicht nach einem eigenen zu kurzen Angriff steht und von vorn angegriffen wird.',
  },
  'DF-02': {
    title: 'Entfernung nach Würfel',
    text: '1 oder 2 ist weit, ein Viertel der Würfel; 3 bis 5 mittel, die Hälfte; 6 kurz, alle. Keine weitere Probe.',
  },
  'DF-03': {
    title: 'Seine Würfel',
    text: 'Wie beim Schießen, mit dieser Entfernung; der Angreifer hat keine Deckung.',
  },
  'DF-04': {
    title: 'In Eile',
    text: '−1 auf jeden Wurf. Sergeanten dürfen neu werfen. Das +1 eines angeschlossenen Oberbefehlshabers gleicht es aus.',
  },
  'DF-05': {
    title: 'Der Test des Angreifers',
    text: 'Bei jedem Verlust testet der Angreifer sofort die Moral; misslingt es, bricht er und kommt nicht an.',
  },
  'DF-06': {
    title: 'Verluste und Nahkampf',
    text: 'Verluste durch dieses Feuer ändern nicht, mit wie vielen Gruppen der Angreifer im folgenden Nahkampf antritt.',
  },
  'DF-07': {
    title: 'Feuer verbraucht',
    text: 'Folgt kein Nahkampf, hat der Verteidiger sein Feuer verbraucht, nicht seine Aktivierung.',
  },
  'DF-08': {
    title: 'Freie Wahl',
    text: 'Ob er feuert, sagt der Verteidiger vor dem Würfel für die Entfernung; Gruppen wie bei jeder Salve. Wer stehen muss, darf feuern, außer nach einem zu kurzen Angriff; ein angeschlossenes Bataillon nicht.',
  },
  'DF-09': {
    title: 'Ein Angreifer, der bricht',
    text: 'Er läuft von dort, wo sein Angriff begann. Ein vernichteter testet nicht. Gefallene Charaktere fehlen sofort im Nahkampf; nur die Gruppen bleiben, wie sie waren.',
  },
}

const manoeuvreRules: typeof manoeuvreRulesEn = {
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

const rules: (typeof english)['rules'] = {
  ...armyRules,
  ...turnRules,
  ...manoeuvreRules,
  ...shootingRules,
  ...commanderRules,
  ...attackRules,
  ...combatRules,
  ...resolveRules,
}

const filler =
  'aber alle als am an auch auf aus bataillon bei bin bis da danach dann darf das dass dem den denn der des die dies doch du durch ein eine einem einen einer eines einheit er es für hat haben ich ihm ihn ihr im in ist ja kann kein keine können man mein mich mir mit muss nach nicht noch nun nur ob oder passiert sein sich sie sind so soll um und uns vom von vor wann war warum was welche wenn wer werden wie weit wieder wir wird wo zu zum zur'

const alike = [
  'schießen schieß schuss feuer feuern feuert beschuss salve',
  'angriff angreifen greift sturm',
  'nahkampf gefecht kampf kämpfen',
  'flucht fliehen fliehe läuft lauf rennen',
  'sterben tot tod verlust fallen fällt verlieren',
  'general oberbefehlshaber feldherr',
  'passen passt passe gepasst',
  'test moraltest moral',
  'plänkler schirm',
  'wiederholungswurf wiederholen neu',
  'bewegen bewegung manöver vorrücken marsch',
  'figur soldat modell',
  'würfel wurf würfeln',
]

const search: typeof searchEn = {
  filler: filler.split(' '),
  alike: alike.map((each) => each.split(' ')),
}

const page: (typeof english)['page'] = {
  title: 'Regeln',
  search: 'Regeln durchsuchen',
  searchHint: 'Sergeant, SHOOT-05',
  forQuestion: 'Zu dieser Frage',
  clear: 'Suche leeren',
  found: (n) => count(n, 'Eine Regel gefunden', (s) => `${s} Regeln gefunden`),
  noneFound: (search) =>
    `Keine Regel spricht von „${search}“. Versuche ein anderes Wort oder die Nummer einer Regel.`,
  inChapter: (n) => count(n, 'eine Regel', (s) => `${s} Regeln`),
  houseRule: 'Hausregel',
  houseRules: (n) => count(n, 'Hausregel', (s) => `${s} Hausregeln`),
  switchboard: 'Hausregeln: was geändert werden darf',
  ruling: 'Eine Auslegung dieser App: Im Heft steht dazu kein Satz.',
  rulingInPart: 'Zum Teil eine Auslegung dieser App: Im Heft steht nicht zu allem ein Satz.',
  rulingMark: 'Auslegung',
  isDefault: 'Vorgabe',
  why: (reason) => `Warum diese Vorgabe: ${reason}`,
  answers: 'Antworten',
  see: 'Siehe auch',
  seenFrom: 'Erwähnt bei',
  previous: 'Vorige Regel',
  next: 'Nächste Regel',
  all: 'Alle Regeln',
  back: 'Zurück',
  missing: (id) => `Eine Regel ${id} gibt es nicht.`,
  about:
    'Die Regeln, wie diese App sie spielt, in unseren eigenen Worten. Wo das Heft schweigt oder zweierlei sagt, entscheidet eine Auslegung, und viele davon lassen sich vor einer Schlacht ändern.',
}

export const rulebook: typeof english = { rules, page, houseRules, ruleChapters, search }
