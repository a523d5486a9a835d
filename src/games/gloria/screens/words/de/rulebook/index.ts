// German words of the rulebook of Gloria Mundi.
import type { AdvancedRule, RulebookWords, WorldRule } from '../../../rulebook/book.ts'
import { basicDe } from './basic.ts'

const worldDe: Readonly<Record<WorldRule, string>> = {
  'GM-WW-01':
    'Die Gebiete 80 bis 89 und 90 bis 99 sind zwei Kontinente am Ozean. Man zieht dort wie an Land. Sie gelten für immer als geplündert: Verschleiß 4.',
  'GM-WW-02':
    'Jedes Gebiet gehört einem Stamm oder einem Reich; die Stadt eines Reichs ist Spielern verschlossen. Einheimische stehen nur für einen Angriff auf der Karte: Die Brigade eines Stamms ist ein Aufgebot, ein Reich hat Infanterie und eine Armee.',
  'GM-WW-03':
    'Posten: In Schritt 4 wird eine Brigade auf einem Platz ohne Posten zum Handelsposten und ist fort. Deine anderen Verbände dort sind seine Besatzung.',
  'GM-WW-04':
    'Wer dort zu stehen kommt, wo ein feindlicher Posten keine Besatzung hat, zerstört ihn, mit Fort oder ohne.',
  'GM-WW-05':
    'Fort: 50 an einem eigenen Posten. Stämme lassen Posten und Besatzung dann in Ruhe; Spieler und Reiche nicht.',
  'GM-WW-06':
    'Handel: in Schritt 4 einmal je Zug für jedes Volk, in dessen Land du einen Posten hast, ein Würfel.',
  'GM-WW-07':
    'Hof: 50 in Schritt 3, einmal je Zug für jedes Reich mit einem Posten von dir; der Würfel fällt in Schritt 4. Der Handel: Bei 1 bis 3 greifen drei, zwei oder eine Brigade der Einheimischen an, 4 und 5 nichts, 6 ein Posten ist verloren. Der Hof: 1 die Armee des Reichs greift an, 2 die Posten anderer auf dem Kontinent schweigen, 3 das Reich ist dein, 4 und 5 nichts, 6 ein Posten ist verloren. Die erste Zeile beider ist verloren und unsere.',
  'GM-WW-08':
    'Ein Angriff der Einheimischen darf einem Posten eines anderen gelten, keines Verbündeten, im Land dieses Volks. Ohne Besatzung ist der Posten fort, sonst gibt es eine Schlacht. Die Besatzung leidet so oder so; Einheimische leiden nie und gehen heim.',
  'GM-WW-09':
    'Silberflotte: in Schritt 4 ein Würfel für jeden Kontinent mit einem tätigen Posten von dir; mit der Zahl dieser Posten oder weniger, nie mit einer 6, liegt eine Silberflotte an einem davon.',
  'GM-WW-10':
    'Eine Überfahrt bringt sie in einen eigenen heilen Hafen am Ozean; gelandet, bringt sie 50 in deinem nächsten Schritt 2. Sie braucht keinen Platz, kennt keinen Verschleiß und darf sofort fahren.',
  'GM-WW-11':
    'Mit 5 oder 6 blockiert, gehört sie dem Blockierenden und bringt ihm die 50. Jede andere gescheiterte Fahrt lässt sie, wo sie war.',
  'GM-WW-12':
    'Wer neben einer feindlichen Silberflotte zu stehen kommt, bei der kein Verband ihres Besitzers ist, nimmt sie. Wird ihr Posten zerstört, bleibt sie.',
  'GM-WW-13':
    'Ein Reich ist dein, bis an seinem Hof ein anderer eine 3 oder du eine 6 wirfst. Deine Würfe um Silberflotten gelingen auf seinem Kontinent mit 1 bis 5.',
  'GM-WW-14': 'Ein Posten ist tätig, wenn er nicht zum Schweigen gebracht ist.',
  'GM-WW-15':
    'Posten und Forts sind keine Verbände: Sie brauchen keinen Platz und hindern niemanden.',
  'GM-WW-16':
    'Orlons Macht, in Schritt 4 des Zuges, in dem sie genommen wird: ein Wurf auf die Handelstafel für irgendein Volk; und die Armee jedes Reichs darf einmal angreifen, einen Posten in ihrem Land oder ein anderes Reich ihres Kontinents: je ein Würfel, der niedrigere ist geschlagen und hat bis zu Orlons nächstem Schritt 1 weder Handel noch Hof.',
}

const advancedDe: Readonly<Record<AdvancedRule, string>> = {
  'GM-SPEC-01':
    'Wer eine Armee bildet, nennt ihre zwei Sonderverbände, auch zweimal denselben. Sie ersetzen zwei ihrer 24 Einheiten und sind fort, wenn die Armee leidet oder geteilt wird.',
  'GM-SPEC-02':
    'Sie bleiben geheim bis zur ersten Schlacht oder zum ersten Belagerungswurf der Armee. Auf der Karte zählen nur Belagerungsgeschütze: eins weniger beim Belagern, 1 bleibt 1, 6 bleibt 6. Was die anderen auf dem Tisch tun, ist verloren; die App nennt einen Ersatz, wenn beide wollen.',
  'GM-CAV-01':
    'Reiterbrigaden allein dürfen zwei Verbindungen ziehen, nicht zurück an den Anfang; das erste Gebiet muss leer oder ihr eigenes sein. Am Ende dürfen sie stattdessen angreifen, wenn dort Platz zum Bleiben ist; siegen sie nicht, bleiben sie da.',
  'GM-ROAD-01':
    'Aus einem Gebiet mit Straße darf eine Truppe beliebig weit über Straßen ziehen, nicht zurück an den Anfang; wo Straßen sich treffen, darf sie wechseln.',
  'GM-ROAD-02':
    'Weder Feinde noch Unabhängige dürfen am Weg oder am Ziel stehen. In einer Stadt ohne Verband muss sie anhalten.',
  'GM-ROAD-03':
    'Sie darf mit einem Angriff über die nächste Straßenverbindung enden. Siegt sie nicht, bleibt sie im letzten betretenen Gebiet. Verschleiß nur, wo sie hält.',
  'GM-ROAD-04': 'An eigenen Verbänden kommt sie vorbei; wo sie hält, muss Platz sein.',
  'GM-SEA-01':
    'Jeder heile Hafen gibt seinem Besitzer je Zug eine Überfahrt: ein Landverband vom Hafen an eine Küste seines Meeres oder von dort in den Hafen.',
  'GM-SEA-02':
    'Eine Stadt kann nur als eigener heiler Hafen das Ziel sein; dann dient die Überfahrt des einen oder des anderen Endes.',
  'GM-SEA-03':
    'Vom Meer aus wird nicht angegriffen: Landen ist Betreten, mit Platz. Der Verband ist gezogen, mit Verschleiß. Die beiden Meere hängen nicht zusammen.',
  'GM-FLEET-01':
    'Flotte: Für 50 werden eine Artillerie- und eine Trossbrigade in einem eigenen heilen Hafen eine Flotte. Flotten sind keine Landverbände; in einem Hafen liegen beliebig viele.',
  'GM-FLEET-02':
    'Eine Flotte darf einmal je Zug, in Schritt 5, in einen anderen eigenen heilen Hafen ihres Meeres segeln. Das kann niemand blockieren.',
  'GM-FLEET-03':
    'Wird eine Überfahrt angesagt, werden die anderen mit einer Flotte auf diesem Meer der Reihe nach gefragt, ob sie blockieren; das erste Ja blockiert. Wer fährt, darf mit einer eigenen Flotte abfangen. Tut er es nicht, scheitert die Fahrt; sonst entscheidet ein Würfel.',
  'GM-FLEET-04':
    'Der Würfel: Bei 1 bis 3 gelingt die Fahrt, bei 4 bis 6 scheitert sie. Es leiden: bei 1 der Blockierende, bei 2 beide, bei 5 beide, bei 6 der Abfangende; bei 3 und 4 niemand. Eine Flotte, die leidet, wird in ihrem Hafen wieder zu ihren zwei Brigaden.',
  'GM-FLEET-05':
    'Scheitert die Fahrt, bleibt der Verband, wo er war; Verband und Überfahrt sind verbraucht, ohne Verschleiß. Eine Flotte blockiert und fängt je Zug des Fahrenden höchstens einmal ab.',
  'GM-FLEET-06':
    'Fällt ein Hafen oder wird er geplündert, segeln seine Flotten sofort in einen anderen eigenen Hafen des Meeres oder sind verloren. Eine Flotte allein hält keine Festung.',
  'GM-CITY-01':
    'Schritt 2: Für jede heile Stadt nimmt der Besitzer das Einkommen oder ihre Macht. Eine Macht dauert, oder gilt einmal, bis zu seinem nächsten Schritt 1 oder bis die Stadt verloren ist. „50 zahlen“ heißt, auf dieses Einkommen zu verzichten.',
  'GM-CITY-02':
    'Mächte ohne Wahl kosten nichts. Die Macht einer geplünderten oder gebannten Stadt wirkt nicht; war sie gewählt, ist sie verloren. Eine Stadt, die niemandem gehört, hat keine.',
  'GM-CITY-00': 'Fortunoff bringt 100 statt 50.',
  'GM-CITY-09':
    'Bergdorf, eines von dreien: mit 1 bis 3 das Geld einer Silberflotte nehmen, die ein anderer landet; eine leere Ozeanküste plündern; mit 1 bis 3 blockieren Piraten eine Überfahrt auf dem Ozean oder fangen für den Besitzer ab.',
  'GM-CITY-14':
    'Orlon: Eine Truppe seines Besitzers, die mit einer Trossbrigade gefochten und gesiegt hat, leidet nicht, und der Tross bleibt. Weltweit kann er statt des Einkommens die Einheimischen in den Krieg schicken.',
  'GM-CITY-25':
    'Zweibacken, einmal: Eine feindliche Truppe außerhalb der Städte würfelt um Verschleiß, auch der Tross; oder eine neue Brigade erscheint in einem Gebiet, das der Besitzer betreten dürfte, aber in keiner Festung.',
  'GM-CITY-30': 'Salhepatica: Bündnisse.',
  'GM-CITY-34': 'Lollapalooza: der Ausfall der Miliz; und, umsonst, die Miliz, die es verteidigt.',
  'GM-CITY-40':
    'Labanza, einmal: Die Macht einer Stadt wirkt bis zum nächsten Schritt 1 des Besitzers nicht, auch eine ohne Wahl.',
  'GM-CITY-50':
    'Cardor hat in jedem Spiel eine eigene Belagerungstafel, und kein Straßenmarsch eines anderen führt nach 51 oder 53 oder von dort weg.',
  'GM-CITY-52': 'Port Evinrude, einmal: der Khan.',
  'GM-CITY-58':
    'Flotsam and Jestsam: In jeder Schlacht des Besitzers in Region 5 ficht eine Brigade Grenzer als dritter Verband für ihn und leidet nicht.',
  'GM-CITY-59':
    'Rio By the Sea O, einmal: Nach einer Schlacht leidet keiner der Verbände des Besitzers, die gefochten haben.',
  'GM-CITY-60': 'Port Salut: die Fähren auf der Mealy.',
  'GM-KHAN-01':
    'Ein Würfel, höchstens drei Schritte von der Nördlichen Wüstenei: 1 eine Armee des Khans greift eine Truppe an, 2 zwei leichte Reiterbrigaden, 3 bis zu drei Gebiete werden geplündert, 4 eines oder keines, 5 und 6 nichts. Der Khan hat keine Verluste und nimmt kein Land. Was eine 1 bewirkte, ist verloren und unser Ersatz.',
  'GM-DIP-01':
    'Der Besitzer von Salhepatica und jeder König können sich in Schritt 1 des einen oder des anderen verbünden, solange die Macht wirkt. Alle seine Verbündeten sind es auch untereinander. Der andere kann es in seinem Schritt 1 beenden, der Besitzer in jedem.',
  'GM-DIP-02':
    'Verbündete sind keine Feinde. Sie teilen Gebiete in den üblichen Grenzen, verteidigen gemeinsam und greifen im Zug des Besitzers von Salhepatica gemeinsam an. Jeder Verband bleibt der seines Besitzers.',
  'GM-DIP-03':
    'Endet oder ruht ein Bündnis, weicht in gemeinsamen Gebieten sofort, wem die Stadt dort nicht gehört, sonst wer später kam, wohin er will und ohne zu leiden.',
  'GM-MIL-01':
    'Ausfall, nicht in zwei Zügen hintereinander: In Schritt 5 betreten eine Armee und eine Infanteriebrigade ein Gebiet an der Amana-Kette oder greifen es an. Sie bleiben bis zum nächsten Schritt 1, nehmen keine Stadt und leiden nie.',
  'GM-MIL-02':
    'Solange 34 jemandem gehört und seine Macht wirkt, finden Feinde dort immer eine Armee und eine Infanteriebrigade der Miliz. Wer hingeht, greift an. Geschlagen, ist die Miliz für diese Schlacht fort, und die Stadt fällt.',
  'GM-RIV-01':
    'Der Besitzer überquert die Mealy ohne Brücken und sagt in Schritt 2, ob er sie schließt: Dann kommen Truppen anderer ohne Armee und Artillerie nicht hinüber.',
  'GM-RIV-02':
    'Auf der Mealy darf eine Truppe von ihm beliebig weit zwischen Gebieten am Fluss fahren, nicht durch eine feindliche Armee oder Artillerie. Am Ende darf sie angreifen; siegt sie nicht, ist sie wieder am Anfang.',
  'GM-RIV-03': 'Am Ziel muss Platz sein; Verschleiß am Ende wie üblich.',
}

export const rulebookDe: RulebookWords = {
  page: {
    title: 'Regeln',
    lead: 'So, wie die App sie spielt, in unseren Worten, nach einem Artikel von V. Schmidt aus dem Jahr 2000. Seine Karte, seine Listen und einige Zeilen seiner Tafeln sind verloren; wo unsere dafür stehen, ist es gesagt.',
    search: 'In den Regeln suchen',
    clear: 'Suche leeren',
    none: 'Davon spricht keine Regel.',
    lost: 'Quelle fehlt: Die Quelle hatte es, und es ist verloren; unseres steht dafür.',
    ruling: 'Unsere Auslegung: Die Quelle schweigt hier oder ist nur halb klar.',
    houseRule: 'Hausregel',
  },
  parts: { basic: 'Einfach', advanced: 'Erweitert', world: 'Weltweit' },
  chapters: {
    MAP: 'Die Karte',
    UNIT: 'Verbände',
    TURN: 'Runden und Züge',
    ECO: 'Geld',
    MOV: 'Ziehen',
    ATT: 'Verschleiß',
    DEG: 'Leiden und Überzahl',
    BAT: 'Schlacht',
    FORT: 'Festungen',
    SIEGE: 'Belagerungen',
    WIN: 'Der Sieg',
    SPEC: 'Sonderverbände',
    CAV: 'Reiterei',
    ROAD: 'Straßen',
    SEA: 'Das Meer',
    FLEET: 'Flotten',
    CITY: 'Mächte der Städte',
    KHAN: 'Der Khan',
    DIP: 'Bündnisse',
    MIL: 'Die Miliz',
    RIV: 'Der Fluss',
    WW: 'Jenseits des Ozeans',
  },
  rules: { ...basicDe, ...advancedDe, ...worldDe },
}
