// German words of the house rules.
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'

const yesNo = { yes: 'Ja', no: 'Nein' } as const
const onOff = { on: 'Ja, sie zählen', off: 'Nein' } as const

export const houseRules: HouseRuleWords<HouseRules> = {
  budget: {
    ask: 'Darf eine Armee weniger kosten als die Punktegrenze?',
    why: 'Nicht ausgegebene Punkte schaden nur ihrem Besitzer.',
    values: { atMost: 'Ja', exact: 'Nein, genau die Grenze' },
  },
  turns: {
    ask: 'Wie viele Züge dauert die Schlacht?',
    why: 'Acht, so steht es im Heft.',
    values: {},
  },
  automaticFaces: {
    ask: 'Misslingt eine natürliche 1 immer, gelingt eine natürliche 6 immer?',
    why: 'Davon sagen die Regeln nichts.',
    values: {
      none: 'Beides nicht',
      oneFails: 'Eine 1 misslingt immer',
      oneFailsSixPasses: '1 misslingt, 6 gelingt',
    },
  },
  rounding: {
    ask: 'Wann werden Schusswürfel gerundet?',
    why: 'Das Beispiel im Heft halbiert zweimal und rundet nur einmal.',
    values: { once: 'Einmal, am Ende', eachStep: 'Nach jedem Halbieren' },
  },
  columnWidth: {
    ask: 'Wie viele Gruppen breit ist eine Kolonne?',
    why: 'Die Zeichnungen sind verloren; zwei ist eine Divisionskolonne.',
    values: {},
  },
  initiativeTie: {
    ask: 'Wer hat bei Gleichstand die Initiative?',
    why: 'Neu zu würfeln bevorzugt niemanden.',
    values: { reroll: 'Beide würfeln neu', holderKeeps: 'Wer sie hatte, behält sie' },
  },
  passAllowsDefensiveFire: {
    ask: 'Darf ein Bataillon, das gepasst hat, noch Abwehrfeuer geben?',
    why: 'Sonst wäre sein Recht zu antworten nichts wert.',
    values: yesNo,
  },
  shootActivation: {
    ask: 'Braucht Schießen eine Probe vor den Würfeln der Gruppen?',
    why: 'Zwei Würfe auf dieselbe Zahl würden die Aussichten quadrieren.',
    values: { none: 'Nein', required: 'Ja' },
  },
  chargedCountsAsActivated: {
    ask: 'Ist die erste Runde eines Gefechts auch die Aktivierung des Angegriffenen?',
    why: 'So ist es in jeder späteren Runde.',
    values: yesNo,
  },
  greenDropScope: {
    ask: 'Bei welchen Würfen haben Rekruten ohne ihren Befehlshaber −1?',
    why: 'Eine Tabelle dient allen Würfen.',
    values: { allRolls: 'Bei allen', activationOnly: 'Nur beim Aktivieren' },
  },
  dropAffectsBonus: {
    ask: 'Nimmt der Verlust einer Qualitätsstufe auch deren Boni?',
    why: 'Die Fähigkeit sinkt als Ganzes.',
    values: yesNo,
  },
  backward: {
    ask: 'Wie weit geht ein Bataillon in offenem Gelände zurück?',
    why: 'Die Halbierung steht im Satz über schwieriges Gelände.',
    values: { fullInOpen: 'Den ganzen Würfel', alwaysHalf: 'Immer die Hälfte' },
  },
  roughColumnDice: {
    ask: 'Wie viele Würfel behält eine Kolonne in schwierigem Gelände?',
    why: 'Wörtlich genommen einen.',
    values: {},
  },
  heldWallDisorders: {
    ask: 'Bringt ein Angriff über eine besetzte Mauer den Angreifer in Unordnung?',
    why: 'Es bleibt ein Angriff über eine Mauer.',
    values: yesNo,
  },
  postCombatDisorder: {
    ask: 'Wer ist nach einem Gefecht in Unordnung?',
    why: 'Nach einem Gefecht müssen sich beide neu ordnen.',
    values: { both: 'Beide', loserOnly: 'Nur der Verlierer' },
  },
  premeasure: {
    ask: 'Darf vor dem Nennen des Ziels gemessen werden?',
    why: 'Das Heft verbietet es.',
    values: yesNo,
  },
  riflemenDice: {
    ask: 'Wie viele Würfel bringen britische Büchsenschützen?',
    why: 'Die Zahl ist verloren; ihre drei Nachbarn sind alle +2.',
    values: {},
  },
  cover: {
    ask: 'Was bewirkt weiche Deckung bei einer Salve?',
    why: 'Die Liste unterscheidet weiche und harte Deckung.',
    values: { list: 'Zwei Würfel weniger', anyHalves: 'Halbiert wie harte' },
  },
  sergeantReroll: {
    ask: 'Was würfelt ein Sergeant neu?',
    why: 'Die Regeln sprechen von einem misslungenen Wurf.',
    values: { die: 'Einen Fehlschuss', volley: 'Alle Fehlschüsse' },
  },
  naturalSix: {
    ask: 'Was gefährdet in einer Salve einen Charakter?',
    why: 'Eine gewürfelte 6 ist, was der Würfel zeigt.',
    values: { face: 'Ein Treffer mit einer 6', score: 'Ein Treffer mit Ergebnis 6 oder mehr' },
  },
  bravery: {
    ask: 'Sind Angriffslust und Tapferkeit ein Wurf oder zwei?',
    why: 'Derselbe Augenblick, dieselbe Zahl, dasselbe Ergebnis.',
    values: { sameRoll: 'Ein Wurf', secondRoll: 'Zwei Würfe' },
  },
  attackModifiers: {
    ask: 'Ändern Offizier und Verluste die Angriffsprobe?',
    why: 'Eine Liste dient beiden Proben.',
    values: onOff,
  },
  halfLossModifier: {
    ask: 'Was kostet der Verlust der Hälfte bei Proben?',
    why: 'Die Zahl ist verloren; ihr Nachbar ist −1.',
    values: {},
  },
  defensiveFireOnTwo: {
    ask: 'Auf welche Entfernung wirkt Abwehrfeuer bei einer 2?',
    why: 'Die Stufen müssen alle sechs Seiten abdecken.',
    values: { long: 'Weit', medium: 'Mittel', none: 'Gar kein Feuer' },
  },
  defensiveFireModifiers: {
    ask: 'Zählen die Schussmodifikatoren beim Abwehrfeuer?',
    why: 'Seine Gruppen zählen wie die einer Salve.',
    values: onOff,
  },
  defensiveFireGroups: {
    ask: 'Welche Gruppen des Angreifers kämpfen nach dem Abwehrfeuer?',
    why: 'Das Feuer soll am Nahkampf nichts ändern.',
    values: { before: 'Die vor dem Feuer', after: 'Die danach übrigen' },
  },
  combatGroups: {
    ask: 'Welche Gruppen einer Kolonne kämpfen?',
    why: 'Nur das Schießen ist auf die vordere Reihe beschränkt.',
    values: { all: 'Alle', frontRow: 'Die vordere Reihe' },
  },
  winnerTests: {
    ask: 'Testet auch der Sieger einer Runde die Moral?',
    why: 'Der Grund im Nahkampf ist die Niederlage.',
    values: yesNo,
  },
  groupsFollow: {
    ask: 'Wann kosten Verluste Feuergruppen?',
    why: 'So zählt das Heft 20, 17 und 16 Figuren.',
    values: { recorded: 'Sofort', frozenToHalf: 'Ab der Hälfte' },
  },
  characterRiskBeforeResolve: {
    ask: 'Wird um die Charaktere des Verlierers vor seinem Moraltest gewürfelt?',
    why: 'Verluste gehören zum Ergebnis der Runde.',
    values: yesNo,
  },
  resolveOncePerTurn: {
    ask: 'Wie oft testet ein Bataillon je Zug die Moral?',
    why: 'Eine strenge Grenze würde belohnen, beschossen worden zu sein.',
    values: { phase3Only: 'Einmal nach den Aktivierungen', strict: 'Einmal insgesamt' },
  },
  panic: {
    ask: 'Wann testen Freunde, die ein Bataillon laufen sehen?',
    why: 'Alle zugleich: Keine Reihenfolge entscheidet.',
    values: {
      nextTurn: 'Bei den nächsten Moraltests',
      samePhase: 'Sofort, bis niemand mehr bricht',
    },
  },
  rally: {
    ask: 'Womit sammelt sich ein gebrochenes Bataillon?',
    why: 'Es ist eine Frage der Nerven.',
    values: { resolve: 'Ein Moraltest', manoeuvre: 'Eine Manöverprobe' },
  },
  hitBroken: {
    ask: 'Was geschieht mit einem gebrochenen Bataillon, das angegriffen wird?',
    why: 'Es kann nicht standhalten.',
    values: { removed: 'Es wird entfernt', flees: 'Es läuft' },
  },
  flankUnengaged: {
    ask: 'Was bewirkt ein Angriff in Flanke oder Rücken, wenn das Ziel nicht kämpft?',
    why: 'Das Heft gibt dafür keinen Bonus.',
    values: { nothing: 'Nichts', disordered: 'Es gerät in Unordnung' },
  },
  victoryTieBreak: {
    ask: 'Wann entscheiden die Verluste die Schlacht?',
    why: 'Wörtlich genommen; das bremst auch Armeen aus sehr vielen Bataillonen.',
    values: { literal: 'Bei Gleichstand oder ohne Verlust', equalOnly: 'Nur bei Gleichstand' },
  },
}
