// English words of the house rules: each a question, its answers, and why the first answer is the default.
import type { HouseRuleWords } from '../../../telling/houseRuleWords.ts'

const yesNo = { yes: 'Yes', no: 'No' } as const
const onOff = { on: 'They count', off: 'They do not' } as const

export const houseRules: HouseRuleWords = {
  budget: {
    question: 'May an army cost less than the points limit?',
    reason: 'Points that are not spent hurt nobody but their owner.',
    values: { atMost: 'Yes', exact: 'No, exactly the limit' },
  },
  turns: {
    question: 'How many turns does the battle last?',
    reason: 'Eight is what the booklet says.',
    values: {},
  },
  automaticFaces: {
    question: 'Does a natural 1 always fail, and a natural 6 always pass?',
    reason: 'Nothing in the rules says so.',
    values: {
      none: 'Neither',
      oneFails: 'A 1 always fails',
      oneFailsSixPasses: '1 fails, 6 passes',
    },
  },
  rounding: {
    question: 'When are shooting dice rounded?',
    reason: 'The booklet’s own example of halving twice rounds only once.',
    values: { once: 'Once, at the end', eachStep: 'After every halving' },
  },
  columnWidth: {
    question: 'How many groups wide is a column?',
    reason: 'The drawings are lost; two is a column of divisions.',
    values: {},
  },
  initiativeTie: {
    question: 'Who has the initiative when the scores are equal?',
    reason: 'Rolling again favours neither side.',
    values: { reroll: 'Both roll again', holderKeeps: 'Whoever had it keeps it' },
  },
  passAllowsDefensiveFire: {
    question: 'May a battalion that passed still give defensive fire?',
    reason: 'Otherwise its right to respond would mean nothing.',
    values: yesNo,
  },
  shootActivation: {
    question: 'Does shooting need a check before the dice of the groups?',
    reason: 'Two rolls at the same number would square the odds.',
    values: { none: 'No', required: 'Yes' },
  },
  chargedCountsAsActivated: {
    question: 'Is the first round of a fight the activation of the charged battalion too?',
    reason: 'So it is in every later round.',
    values: yesNo,
  },
  greenDropScope: {
    question: 'On which rolls does a Green battalion without its commander take −1?',
    reason: 'One table serves all rolls.',
    values: { allRolls: 'On all of them', activationOnly: 'On activation only' },
  },
  dropAffectsBonus: {
    question: 'Does a drop in quality also take the bonuses of that quality?',
    reason: 'A battalion’s ability drops as a whole.',
    values: yesNo,
  },
  backward: {
    question: 'How far does a battalion move back in the open?',
    reason: 'The halving stands in the sentence about rough ground.',
    values: { fullInOpen: 'The whole die', alwaysHalf: 'Half of it, always' },
  },
  roughColumnDice: {
    question: 'How many dice does a column keep on rough ground?',
    reason: 'Taken by the word, one.',
    values: {},
  },
  heldWallDisorders: {
    question: 'Does charging over a wall that the enemy lines disorder the charger?',
    reason: 'It is still charging over a wall.',
    values: yesNo,
  },
  postCombatDisorder: {
    question: 'Who is disordered when a fight ends?',
    reason: 'After a fight both have to find their order again.',
    values: { both: 'Both', loserOnly: 'Only the loser' },
  },
  premeasure: {
    question: 'May distances be measured before a target is named?',
    reason: 'The booklet forbids it.',
    values: yesNo,
  },
  riflemenDice: {
    question: 'How many dice do British riflemen add?',
    reason: 'The number is lost; its three neighbours are all +2.',
    values: {},
  },
  cover: {
    question: 'What does soft cover do to a volley?',
    reason: 'The list of modifiers keeps soft and hard cover apart.',
    values: { list: 'It takes two dice', anyHalves: 'It halves, like hard cover' },
  },
  sergeantReroll: {
    question: 'What does a sergeant roll again?',
    reason: 'The rules speak of one failed roll.',
    values: { die: 'One die that missed', volley: 'All dice that missed' },
  },
  naturalSix: {
    question: 'What puts a character at risk in a volley?',
    reason: 'A roll of 6 is what the die shows.',
    values: { face: 'A hit that shows a 6', score: 'A hit that scores 6 or more' },
  },
  bravery: {
    question: 'Are aggression and bravery one roll or two?',
    reason: 'Same moment, same number, same result.',
    values: { sameRoll: 'One roll', secondRoll: 'Two rolls' },
  },
  attackModifiers: {
    question: 'Do officer and losses change the attack check?',
    reason: 'One list of modifiers serves both checks.',
    values: onOff,
  },
  halfLossModifier: {
    question: 'What does the loss of half a battalion take off its checks?',
    reason: 'The number is lost; its neighbour is −1.',
    values: {},
  },
  defensiveFireOnTwo: {
    question: 'At which range is defensive fire given on a 2?',
    reason: 'The bands have to cover all six faces.',
    values: { long: 'Long', medium: 'Medium', none: 'No fire at all' },
  },
  defensiveFireModifiers: {
    question: 'Do the shooting modifiers count in defensive fire?',
    reason: 'Its groups are counted as those of a volley.',
    values: onOff,
  },
  defensiveFireGroups: {
    question: 'Which of the charger’s groups fight after defensive fire?',
    reason: 'The fire is said to leave the combat as it was.',
    values: { before: 'Those before the fire', after: 'Those left after it' },
  },
  combatGroups: {
    question: 'Which groups of a column fight?',
    reason: 'Only shooting is limited to the front row.',
    values: { all: 'All of them', frontRow: 'The front row' },
  },
  winnerTests: {
    question: 'Does the winner of a round test its resolve too?',
    reason: 'The reason that combat gives is losing.',
    values: yesNo,
  },
  groupsFollow: {
    question: 'When do losses cost firing groups?',
    reason: 'The booklet counts 20, 17 and 16 figures this way.',
    values: { recorded: 'At once', frozenToHalf: 'From half losses on' },
  },
  characterRiskBeforeResolve: {
    question: 'Are the loser’s characters diced for before its resolve test?',
    reason: 'Casualties belong to the result of the round.',
    values: yesNo,
  },
  resolveOncePerTurn: {
    question: 'How often does a battalion test its resolve in a turn?',
    reason: 'A strict limit would reward having been shot at.',
    values: { phase3Only: 'Once in phase 3', strict: 'Once in all' },
  },
  panic: {
    question: 'When do friends test who see a battalion run?',
    reason: 'All at the same moment: no order of running decides.',
    values: { nextTurn: 'In the next phase 3', samePhase: 'At once, until nobody new breaks' },
  },
  rally: {
    question: 'Which check rallies a broken battalion?',
    reason: 'It is a question of nerve.',
    values: { resolve: 'A resolve check', manoeuvre: 'A manoeuvre check' },
  },
  hitBroken: {
    question: 'What becomes of a broken battalion that is charged?',
    reason: 'It cannot stand.',
    values: { removed: 'It is removed', flees: 'It runs' },
  },
  flankUnengaged: {
    question: 'What does a charge into flank or rear do to a battalion that is not fighting?',
    reason: 'The booklet gives such a charge no bonus.',
    values: { nothing: 'Nothing', disordered: 'It is disordered' },
  },
  victoryTieBreak: {
    question: 'When do casualties decide the battle?',
    reason: 'Taken by the word; it also holds back armies of very many battalions.',
    values: { literal: 'Equal counts, or none lost', equalOnly: 'Only equal counts' },
  },
}
