// German words of the house rules.
import type { HouseRuleWords } from '../../../telling/houseRuleWords.ts'

const yesNo = { yes: 'Ja', no: 'Nein' } as const
const onOff = { on: 'Ja, sie zählen', off: 'Nein' } as const

export const houseRules: HouseRuleWords = {
  budget: {
    question: 'Darf eine Armee weniger kosten als die Punktegrenze?',
    reason: 'Nicht ausgegebene Punkte schaden nur ihrem Besitzer.',
    values: { atMost: 'Ja', exact: 'Nein, genau die Grenze' },
  },
  turns: {
    question: 'Wie viele Züge dauert die Schlacht?',
    reason: 'Acht, so steht es im Heft.',
    values: {},
  },
  automaticFaces: {
    question: 'Misslingt eine natürliche 1 immer, gelingt eine natürliche 6 immer?',
    reason: 'Davon sagen die Regeln nichts.',
    values: {
      none: 'Beides nicht',
      oneFails: 'Eine 1 misslingt immer',
      oneFailsSixPasses: '1 misslingt, 6 gelingt',
    },
  },
  rounding: {
    question: 'Wann werden Schusswürfel gerundet?',
    reason: 'Das Beispiel im Heft halbiert zweimal und rundet nur einmal.',
    values: { once: 'Einmal, am Ende', eachStep: 'Nach jedem Halbieren' },
  },
  columnWidth: {
    question: 'Wie viele Gruppen breit ist eine Kolonne?',
    reason: 'Die Zeichnungen sind verloren; zwei ist eine Divisionskolonne.',
    values: {},
  },
  initiativeTie: {
    question: 'Wer hat bei Gleichstand die Initiative?',
    reason: 'Neu zu würfeln bevorzugt niemanden.',
    values: { reroll: 'Beide würfeln neu', holderKeeps: 'Wer sie hatte, behält sie' },
  },
  passAllowsDefensiveFire: {
    question: 'Darf ein Bataillon, das gepasst hat, noch Abwehrfeuer geben?',
    reason: 'Sonst wäre sein Recht zu antworten nichts wert.',
    values: yesNo,
  },
  shootActivation: {
    question: 'Braucht Schießen eine Probe vor den Würfeln der Gruppen?',
    reason: 'Zwei Würfe auf dieselbe Zahl würden die Aussichten quadrieren.',
    values: { none: 'Nein', required: 'Ja' },
  },
  chargedCountsAsActivated: {
    question: 'Ist die erste Runde eines Gefechts auch die Aktivierung des Angegriffenen?',
    reason: 'So ist es in jeder späteren Runde.',
    values: yesNo,
  },
  greenDropScope: {
    question: 'Bei welchen Würfen haben Rekruten ohne ihren Befehlshaber −1?',
    reason: 'Eine Tabelle dient allen Würfen.',
    values: { allRolls: 'Bei allen', activationOnly: 'Nur beim Aktivieren' },
  },
  dropAffectsBonus: {
    question: 'Nimmt der Verlust einer Qualitätsstufe auch deren Boni?',
    reason: 'Die Fähigkeit sinkt als Ganzes.',
    values: yesNo,
  },
  backward: {
    question: 'Wie weit geht ein Bataillon in offenem Gelände zurück?',
    reason: 'Die Halbierung steht im Satz über schwieriges Gelände.',
    values: { fullInOpen: 'Den ganzen Würfel', alwaysHalf: 'Immer die Hälfte' },
  },
  roughColumnDice: {
    question: 'Wie viele Würfel behält eine Kolonne in schwierigem Gelände?',
    reason: 'Wörtlich genommen einen.',
    values: {},
  },
  heldWallDisorders: {
    question: 'Bringt ein Angriff über eine besetzte Mauer den Angreifer in Unordnung?',
    reason: 'Es bleibt ein Angriff über eine Mauer.',
    values: yesNo,
  },
  postCombatDisorder: {
    question: 'Wer ist nach einem Gefecht in Unordnung?',
    reason: 'Nach einem Gefecht müssen sich beide neu ordnen.',
    values: { both: 'Beide', loserOnly: 'Nur der Verlierer' },
  },
  premeasure: {
    question: 'Darf vor dem Nennen des Ziels gemessen werden?',
    reason: 'Das Heft verbietet es.',
    values: yesNo,
  },
  riflemenDice: {
    question: 'Wie viele Würfel bringen britische Büchsenschützen?',
    reason: 'Die Zahl ist verloren; ihre drei Nachbarn sind alle +2.',
    values: {},
  },
  cover: {
    question: 'Was bewirkt weiche Deckung bei einer Salve?',
    reason: 'Die Liste unterscheidet weiche und harte Deckung.',
    values: { list: 'Zwei Würfel weniger', anyHalves: 'Halbiert wie harte' },
  },
  sergeantReroll: {
    question: 'Was würfelt ein Sergeant neu?',
    reason: 'Die Regeln sprechen von einem misslungenen Wurf.',
    values: { die: 'Einen Fehlschuss', volley: 'Alle Fehlschüsse' },
  },
  naturalSix: {
    question: 'Was gefährdet in einer Salve einen Charakter?',
    reason: 'Eine gewürfelte 6 ist, was der Würfel zeigt.',
    values: { face: 'Ein Treffer mit einer 6', score: 'Ein Treffer mit Ergebnis 6 oder mehr' },
  },
  bravery: {
    question: 'Sind Angriffslust und Tapferkeit ein Wurf oder zwei?',
    reason: 'Derselbe Augenblick, dieselbe Zahl, dasselbe Ergebnis.',
    values: { sameRoll: 'Ein Wurf', secondRoll: 'Zwei Würfe' },
  },
  attackModifiers: {
    question: 'Ändern Offizier und Verluste die Angriffsprobe?',
    reason: 'Eine Liste dient beiden Proben.',
    values: onOff,
  },
  halfLossModifier: {
    question: 'Was kostet der Verlust der Hälfte bei Proben?',
    reason: 'Die Zahl ist verloren; ihr Nachbar ist −1.',
    values: {},
  },
  defensiveFireOnTwo: {
    question: 'Auf welche Entfernung wirkt Abwehrfeuer bei einer 2?',
    reason: 'Die Stufen müssen alle sechs Seiten abdecken.',
    values: { long: 'Weit', medium: 'Mittel', none: 'Gar kein Feuer' },
  },
  defensiveFireModifiers: {
    question: 'Zählen die Schussmodifikatoren beim Abwehrfeuer?',
    reason: 'Seine Gruppen zählen wie die einer Salve.',
    values: onOff,
  },
  defensiveFireGroups: {
    question: 'Welche Gruppen des Angreifers kämpfen nach dem Abwehrfeuer?',
    reason: 'Das Feuer soll am Nahkampf nichts ändern.',
    values: { before: 'Die vor dem Feuer', after: 'Die danach übrigen' },
  },
  combatGroups: {
    question: 'Welche Gruppen einer Kolonne kämpfen?',
    reason: 'Nur das Schießen ist auf die vordere Reihe beschränkt.',
    values: { all: 'Alle', frontRow: 'Die vordere Reihe' },
  },
  winnerTests: {
    question: 'Testet auch der Sieger einer Runde die Moral?',
    reason: 'Der Grund im Nahkampf ist die Niederlage.',
    values: yesNo,
  },
  groupsFollow: {
    question: 'Wann kosten Verluste Feuergruppen?',
    reason: 'So zählt das Heft 20, 17 und 16 Figuren.',
    values: { recorded: 'Sofort', frozenToHalf: 'Ab der Hälfte' },
  },
  characterRiskBeforeResolve: {
    question: 'Wird um die Charaktere des Verlierers vor seinem Moraltest gewürfelt?',
    reason: 'Verluste gehören zum Ergebnis der Runde.',
    values: yesNo,
  },
  resolveOncePerTurn: {
    question: 'Wie oft testet ein Bataillon je Zug die Moral?',
    reason: 'Eine strenge Grenze würde belohnen, beschossen worden zu sein.',
    values: { phase3Only: 'Einmal nach den Aktivierungen', strict: 'Einmal insgesamt' },
  },
  panic: {
    question: 'Wann testen Freunde, die ein Bataillon laufen sehen?',
    reason: 'Alle zugleich: Keine Reihenfolge entscheidet.',
    values: {
      nextTurn: 'Bei den nächsten Moraltests',
      samePhase: 'Sofort, bis niemand mehr bricht',
    },
  },
  rally: {
    question: 'Womit sammelt sich ein gebrochenes Bataillon?',
    reason: 'Es ist eine Frage der Nerven.',
    values: { resolve: 'Ein Moraltest', manoeuvre: 'Eine Manöverprobe' },
  },
  hitBroken: {
    question: 'Was geschieht mit einem gebrochenen Bataillon, das angegriffen wird?',
    reason: 'Es kann nicht standhalten.',
    values: { removed: 'Es wird entfernt', flees: 'Es läuft' },
  },
  flankUnengaged: {
    question: 'Was bewirkt ein Angriff in Flanke oder Rücken, wenn das Ziel nicht kämpft?',
    reason: 'Das Heft gibt dafür keinen Bonus.',
    values: { nothing: 'Nichts', disordered: 'Es gerät in Unordnung' },
  },
  victoryTieBreak: {
    question: 'Wann entscheiden die Verluste die Schlacht?',
    reason: 'Wörtlich genommen; das bremst auch Armeen aus sehr vielen Bataillonen.',
    values: { literal: 'Bei Gleichstand oder ohne Verlust', equalOnly: 'Nur bei Gleichstand' },
  },
}
