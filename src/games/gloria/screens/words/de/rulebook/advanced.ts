// German words of the advanced rules, in our own words; each rule under its id.
import type { AdvancedRule } from '../../../rulebook/book.ts'

export const advancedDe: Readonly<Record<AdvancedRule, string>> = {
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
