// German words of the world-wide rules, in our own words; each rule under its id.
import type { WorldRule } from '../../../rulebook/book.ts'

export const worldDe: Readonly<Record<WorldRule, string>> = {
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
