// Odds the slow way: every dice tape is thrown through the game itself, and what comes of it is counted.
import type { Answer, FactValues, Fraction, Prompt } from '@/core/conversation.ts'
import { everyThrow } from '@/core/enumerate.ts'
import { expect } from 'vitest'
import { fraction, plus, times } from '@/core/odds/fraction.ts'
import {
  openQuestion,
  explainBattle,
  type BattleEvent,
  type BattleLabel,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import type { Table } from './battle.ts'
import { answerOpen } from './battle.ts'
import { valueOf } from './results.ts'

type Outcome = number | string

/** What the events of an answer mean; null: not decided yet; 'again': the throw does not count. */
export type Judge = (events: readonly BattleEvent[], asked: string) => Outcome | null

/** Re-rolls are taken, on the first die that offers itself; facts are the defaults, but for those that are `said`. */
const decide = ({ wanted }: Prompt, said: FactValues): Answer<never> => {
  if (wanted.kind === 'choice') return { kind: 'choice', option: wanted.options[0] ?? '' }
  if (wanted.kind === 'dice') throw new Error('dice are thrown, not decided')
  const values = wanted.fields.map(({ id, default: usual }) => [id, said[id] ?? usual] as const)
  return { kind: 'facts', values: Object.fromEntries(values) }
}

type Weights = Map<Outcome, Fraction>

interface Path {
  readonly judge: Judge
  readonly said: FactValues
  readonly weights: Weights
}

function follow(state: BattleState, weight: Fraction, path: Path): void {
  const { judge, said, weights } = path
  const prompt = openQuestion(state)
  if (prompt === null) throw new Error('the battle ended undecided')
  const answers = prompt.wanted.kind === 'dice' ? throwsOf(prompt) : [decide(prompt, said)]
  const share = fraction(weight.n, weight.d * BigInt(answers.length))
  for (const answer of answers) {
    const step = valueOf(answerOpen(state, answer))
    const outcome = judge(step.events, openQuestion(step.state)?.kind ?? '')
    if (outcome === null) follow(step.state, share, path)
    else weights.set(outcome, plus(weights.get(outcome) ?? fraction(0n), share))
  }
}

const throwsOf = ({ wanted }: Prompt): readonly Answer<never>[] =>
  wanted.kind === 'dice'
    ? [...everyThrow(wanted.count, wanted.sides)].map((faces) => ({
        kind: 'dice',
        faces,
        source: 'app',
      }))
    : []

/** The chance of each outcome, given that no throw had to be made again. */
function chancesThrough(
  state: BattleState,
  judge: Judge,
  said: FactValues,
): ReadonlyMap<Outcome, Fraction> {
  const weights: Weights = new Map()
  follow(state, fraction(1n), { judge, said, weights })
  const again = weights.get('again') ?? fraction(0n)
  weights.delete('again')
  const valid = fraction(again.d - again.n, again.d)
  return new Map(
    [...weights].map(([outcome, { n, d }]) => [outcome, fraction(n * valid.d, d * valid.n)]),
  )
}

export const eventOf = <K extends BattleEvent['kind']>(
  events: readonly BattleEvent[],
  kind: K,
): Extract<BattleEvent, { kind: K }> | undefined =>
  events.find((event): event is Extract<BattleEvent, { kind: K }> => event.kind === kind)

const oddsIn = (table: Table, label: BattleLabel) => {
  const odds = explainBattle(table.state)?.odds.find((each) => each.label === label)
  if (odds === undefined) throw new Error(`no odds of ${label} at ${table.asked}`)
  return odds
}

const sorted = (chances: Iterable<readonly [Outcome, Fraction]>) =>
  Object.fromEntries([...chances].map(([outcome, { n, d }]) => [String(outcome), `${n}/${d}`]))

const meanOf = (chances: Iterable<readonly [Outcome, Fraction]>): Fraction => {
  let mean = fraction(0n)
  for (const [outcome, chance] of chances)
    mean = plus(mean, times(fraction(BigInt(Number(outcome) * 2), 2n), chance))
  return mean
}

/** Both answers are the same, and the chances are those of everything that can happen. */
export const agree = (
  table: Table,
  label: BattleLabel,
  judge: Judge,
  said: FactValues = {},
): void => {
  const odds = oddsIn(table, label)
  const counted = chancesThrough(table.state, judge, said)
  expect(sorted(odds.chances.map(({ outcome, chance }) => [outcome, chance]))).toEqual(
    sorted(counted),
  )
  if (odds.mean !== null) expect(odds.mean).toEqual(meanOf(counted))
}
