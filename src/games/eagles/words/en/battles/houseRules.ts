// English words of the house rules: each a question, its answers, and why the first answer is the default.
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'

const yesNo = { yes: 'Yes', no: 'No' } as const
const onOff = { on: 'They count', off: 'They do not' } as const

export const houseRules: HouseRuleWords<HouseRules> = {
  budget: {
    ask: 'May an army cost less than the points limit?',
    why: 'Points that are not spent hurt nobody but their owner.',
    values: { atMost: 'Yes', exact: 'No, exactly the limit' },
  },
  turns: {
    ask: 'How many turns does the battle last?',
    why: 'Eight is what the booklet says.',
    values: {},
  },
  automaticFaces: {
    ask: 'Does a natural 1 always fail, and a natural 6 always pass?',
    why: 'Nothing in the rules says so.',
    values: {
      none: 'Neither',
      oneFails: 'A 1 always fails',
      oneFailsSixPasses: '1 fails, 6 passes',
    },
  },
  rounding: {
    ask: 'When are shooting dice rounded?',
    why: 'The booklet’s own example of halving twice rounds only once.',
    values: { once: 'Once, at the end', eachStep: 'After every halving' },
  },
  columnWidth: {
    ask: 'How many groups wide is a column?',
    why: 'The drawings are lost; two is a column of divisions.',
    values: {},
  },
  initiativeTie: {
    ask: 'Who has the initiative when the scores are equal?',
    why: 'Rolling again favours neither side.',
    values: { reroll: 'Both roll again', holderKeeps: 'Whoever had it keeps it' },
  },
  passAllowsDefensiveFire: {
    ask: 'May a battalion that passed still give defensive fire?',
    why: 'Otherwise its right to respond would mean nothing.',
    values: yesNo,
  },
  shootActivation: {
    ask: 'Does shooting need a check before the dice of the groups?',
    why: 'Two rolls at the same number would square the odds.',
    values: { none: 'No', required: 'Yes' },
  },
  chargedCountsAsActivated: {
    ask: 'Is the first round of a fight the activation of the charged battalion too?',
    why: 'So it is in every later round.',
    values: yesNo,
  },
  greenDropScope: {
    ask: 'On which rolls does a Green battalion without its commander take −1?',
    why: 'One table serves all rolls.',
    values: { allRolls: 'On all of them', activationOnly: 'On activation only' },
  },
  dropAffectsBonus: {
    ask: 'Does a drop in quality also take the bonuses of that quality?',
    why: 'A battalion’s ability drops as a whole.',
    values: yesNo,
  },
  backward: {
    ask: 'How far does a battalion move back in the open?',
    why: 'The halving stands in the sentence about rough ground.',
    values: { fullInOpen: 'The whole die', alwaysHalf: 'Half of it, always' },
  },
  roughColumnDice: {
    ask: 'How many dice does a column keep on rough ground?',
    why: 'Taken by the word, one.',
    values: {},
  },
  heldWallDisorders: {
    ask: 'Does charging over a wall that the enemy lines disorder the charger?',
    why: 'It is still charging over a wall.',
    values: yesNo,
  },
  postCombatDisorder: {
    ask: 'Who is disordered when a fight ends?',
    why: 'After a fight both have to find their order again.',
    values: { both: 'Both', loserOnly: 'Only the loser' },
  },
  premeasure: {
    ask: 'May distances be measured before a target is named?',
    why: 'The booklet forbids it.',
    values: yesNo,
  },
  riflemenDice: {
    ask: 'How many dice do British riflemen add?',
    why: 'The number is lost; its three neighbours are all +2.',
    values: {},
  },
  cover: {
    ask: 'What does soft cover do to a volley?',
    why: 'The list of modifiers keeps soft and hard cover apart.',
    values: { list: 'It takes two dice', anyHalves: 'It halves, like hard cover' },
  },
  sergeantReroll: {
    ask: 'What does a sergeant roll again?',
    why: 'The rules speak of one failed roll.',
    values: { die: 'One die that missed', volley: 'All dice that missed' },
  },
  naturalSix: {
    ask: 'What puts a character at risk in a volley?',
    why: 'A roll of 6 is what the die shows.',
    values: { face: 'A hit that shows a 6', score: 'A hit that scores 6 or more' },
  },
  bravery: {
    ask: 'Are aggression and bravery one roll or two?',
    why: 'Same moment, same number, same result.',
    values: { sameRoll: 'One roll', secondRoll: 'Two rolls' },
  },
  attackModifiers: {
    ask: 'Do officer and losses change the attack check?',
    why: 'One list of modifiers serves both checks.',
    values: onOff,
  },
  halfLossModifier: {
    ask: 'What does the loss of half a battalion take off its checks?',
    why: 'The number is lost; its neighbour is −1.',
    values: {},
  },
  defensiveFireOnTwo: {
    ask: 'At which range is defensive fire given on a 2?',
    why: 'The bands have to cover all six faces.',
    values: { long: 'Long', medium: 'Medium', none: 'No fire at all' },
  },
  defensiveFireModifiers: {
    ask: 'Do the shooting modifiers count in defensive fire?',
    why: 'Its groups are counted as those of a volley.',
    values: onOff,
  },
  defensiveFireGroups: {
    ask: 'Which of the charger’s groups fight after defensive fire?',
    why: 'The fire is said to leave the combat as it was.',
    values: { before: 'Those before the fire', after: 'Those left after it' },
  },
  combatGroups: {
    ask: 'Which groups of a column fight?',
    why: 'Only shooting is limited to the front row.',
    values: { all: 'All of them', frontRow: 'The front row' },
  },
  winnerTests: {
    ask: 'Does the winner of a round test its resolve too?',
    why: 'The reason that combat gives is losing.',
    values: yesNo,
  },
  groupsFollow: {
    ask: 'When do losses cost firing groups?',
    why: 'The booklet counts 20, 17 and 16 figures this way.',
    values: { recorded: 'At once', frozenToHalf: 'From half losses on' },
  },
  characterRiskBeforeResolve: {
    ask: 'Are the loser’s characters diced for before its resolve test?',
    why: 'Casualties belong to the result of the round.',
    values: yesNo,
  },
  resolveOncePerTurn: {
    ask: 'How often does a battalion test its resolve in a turn?',
    why: 'A strict limit would reward having been shot at.',
    values: { phase3Only: 'Once in phase 3', strict: 'Once in all' },
  },
  panic: {
    ask: 'When do friends test who see a battalion run?',
    why: 'All at the same moment: no order of running decides.',
    values: { nextTurn: 'In the next phase 3', samePhase: 'At once, until nobody new breaks' },
  },
  rally: {
    ask: 'Which check rallies a broken battalion?',
    why: 'It is a question of nerve.',
    values: { resolve: 'A resolve check', manoeuvre: 'A manoeuvre check' },
  },
  hitBroken: {
    ask: 'What becomes of a broken battalion that is charged?',
    why: 'It cannot stand.',
    values: { removed: 'It is removed', flees: 'It runs' },
  },
  flankUnengaged: {
    ask: 'What does a charge into flank or rear do to a battalion that is not fighting?',
    why: 'The booklet gives such a charge no bonus.',
    values: { nothing: 'Nothing', disordered: 'It is disordered' },
  },
  victoryTieBreak: {
    ask: 'When do casualties decide the battle?',
    why: 'Taken by the word; it also holds back armies of very many battalions.',
    values: { literal: 'Equal counts, or none lost', equalOnly: 'Only equal counts' },
  },
}
