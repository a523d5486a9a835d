// Whole battles by chance: armies, house rules, answers, all from one seed.
import type { Answer, FactValues } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import {
  checkHouseRules,
  houseRuleKeys,
  houseRuleTable,
  type BattlePrompt,
  type BattleSetup,
  type Correction,
  type HouseRules,
} from '@/games/eagles/rules/index.ts'
import { armyOf } from './battle.ts'
import { valueOf } from './results.ts'

const oneOf = <T>(list: readonly T[], roll: RollDie): T => {
  const picked = list[roll(list.length) - 1]
  if (picked === undefined) throw new RangeError('nothing to pick from')
  return picked
}

const people = ['drummer', 'drummer', 'sergeant', 'sergeant', 'ensign', 'officer']

const randomLine = (roll: RollDie): string => {
  const words = [oneOf(['green', 'drilled', 'veteran', 'guards'], roll), String(12 + 4 * roll(9))]
  if (roll(4) === 1) words.push('light', 'rifles')
  return [...words, ...people.filter(() => roll(3) === 1)].join(' ')
}

const randomArmy = (roll: RollDie) =>
  armyOf(
    oneOf(['british', 'french'], roll),
    Array.from({ length: roll(4) }, () => randomLine(roll)),
  )

/** Any combination; the length of the battle stays the booklet's. */
const randomHouse = (roll: RollDie): HouseRules => {
  const picked = houseRuleKeys.map((key) => {
    const { values } = houseRuleTable[key]
    return [key, oneOf<string | number>(values, roll)] as const
  })
  return valueOf(checkHouseRules({ ...Object.fromEntries(picked), turns: 8 }))
}

export const randomSetup = (roll: RollDie): BattleSetup => ({
  armies: { a: randomArmy(roll), b: randomArmy(roll) },
  house: randomHouse(roll),
  table: '72x48',
})

/** A legal answer by chance; distances as they happen at a table, so that shots and charges reach now and then. */
export const likelyAnswer = (prompt: BattlePrompt, roll: RollDie): Answer<Correction> => {
  const answer = randomAnswer(prompt, roll)
  if (answer.kind !== 'facts') return answer
  return { ...answer, values: likelyFacts(answer.values, roll) }
}

const likelyFacts = (values: FactValues, roll: RollDie): FactValues => {
  const likely = { ...values }
  if ('distance' in values) likely['distance'] = roll(80) / 4
  if ('obstacles' in values) likely['obstacles'] = Math.max(0, roll(4) - 2)
  return likely
}
