// Random campaigns of each scale, step by step: no empty question, what is offered is taken, the rest is refused, units add up.
import { expect, it } from 'vitest'
import { asks, partiesOf } from '@/core/asks.ts'
import type { Answer, Prompt } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { headOf } from '@/core/option.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import type { GloriaEvent } from '@/games/gloria/rules/events.ts'
import { gloria, type GloriaKinds, type GloriaSetup } from '@/games/gloria/rules/index.ts'
import type { GloriaState, World } from '@/games/gloria/rules/model.ts'
import { boardIn, isLocked } from '@/games/gloria/rules/world.ts'
import { gloriaOf, playGloria, randomGloria } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

/** CAMPAIGNS=300 in the soak, for each scale. */
const campaigns = Number(process.env['CAMPAIGNS'] ?? 4)
const first = Number(process.env['FIRST_SEED'] ?? 1)

type Problems = string[]

const optionsOf = ({ wanted }: Prompt): readonly string[] =>
  wanted.kind === 'choice' ? wanted.options : []

const choice = (option: string): Answer<never> => ({ kind: 'choice', option })

const checkQuestions = (setup: GloriaSetup, state: GloriaState, problems: Problems): void => {
  for (const prompt of asks(gloria, setup, state)) {
    const { wanted, kind, seat } = prompt
    if (!partiesOf(gloria, setup).includes(seat)) problems.push(`${kind} is asked of ${seat}`)
    if (wanted.kind === 'dice' && wanted.count < 1) problems.push(`${kind} wants no dice`)
    if (wanted.kind !== 'choice') continue
    const { options, unavailable } = wanted
    if (options.length === 0) problems.push(`${kind} offers nothing`)
    if (new Set(options).size !== options.length) problems.push(`${kind} offers one thing twice`)
    for (const { option } of unavailable)
      if (options.includes(option)) problems.push(`${kind} offers and bars ${option}`)
  }
}

/** Every neighbour of every unit that may still go is either offered or barred with a reason. */
const checkNeighbours = (world: World, prompt: Prompt, problems: Problems): void => {
  const { wanted, seat, kind } = prompt
  if (kind !== 'move' || wanted.kind !== 'choice') return
  const known = new Set([...wanted.options, ...wanted.unavailable.map(({ option }) => option)])
  for (const unit of world.units) {
    const isHeld = unit.owner !== seat || unit.acted || unit.isSortie || isLocked(world, unit.at)
    if (isHeld) continue
    for (const goal of boardIn(world).graph.neighbours(unit.at))
      if (!known.has(`move:${unit.id}>${goal}`) && !known.has(`attack:${unit.id}>${goal}`))
        problems.push(`${unit.id} is told nothing of ${goal}`)
  }
}

/** Some of what is offered, and some of what is offered to others or elsewhere. */
const checkAnswers = (
  state: GloriaState,
  prompt: Prompt,
  pool: readonly string[],
  roll: RollDie,
  problems: Problems,
): void => {
  const options = optionsOf(prompt)
  if (options.length === 0) return
  const offered = options[roll(options.length) - 1] ?? ''
  if (!gloria.answer(state, choice(offered), prompt.seat).ok)
    problems.push(`${prompt.kind} refuses ${offered}`)
  for (let count = 0; count < 3; count += 1) {
    const other = pool[roll(pool.length) - 1] ?? ''
    if (options.includes(other)) continue
    const step = gloria.answer(state, choice(other), prompt.seat)
    if (step.ok || !['forbidden', 'not-offered'].includes(step.problem.code))
      problems.push(`${prompt.kind} does not refuse ${other}`)
  }
}

/** What a kind of event makes of the number of land units, where it is the same for all of them. */
const changes: Readonly<Partial<Record<GloriaEvent['kind'], number | null>>> = {
  broken: 1,
  founded: 1,
  fleetBroken: 2,
  surplus: -1,
  given: -1,
  posted: -1,
  sortied: null,
  out: null,
}
const purchases: Readonly<Record<string, number>> = { build: 1, combine: -1, fleet: -2 }

/** Null: not to be told from the event alone. */
function change(event: GloriaEvent): number | null {
  if (event.kind === 'bought') return purchases[event.purchase] ?? 0
  if (event.kind === 'degraded') return event.into.length - 1
  if (event.kind === 'destroyed') return -event.units.length
  const same = changes[event.kind]
  return same === undefined ? 0 : same
}

const standing = ({ units }: World): number => units.filter(({ isSortie }) => !isSortie).length

const checkCount = (
  before: World,
  after: World,
  events: readonly GloriaEvent[],
  answer: Answer,
  problems: Problems,
): void => {
  const changes = events.map(change)
  const isHired = answer.kind === 'choice' && ['hire', 'army'].includes(headOf(answer.option))
  const hasMilitia = [...before.units, ...after.units].some(({ isSortie }) => isSortie)
  if (changes.includes(null) || hasMilitia) return
  const sum = changes.reduce<number>((all, each) => all + (each ?? 0), 0)
  const real = standing(after) - standing(before)
  if (real !== sum && !(isHired && real === sum - 1))
    problems.push(`${real} units more, told are ${sum}: ${events.map(({ kind }) => kind).join()}`)
}

type Given = readonly [Answer<GloriaKinds['correction']>, string]

const replayed = (setup: GloriaSetup, given: readonly Given[]): GloriaState =>
  given.reduce(
    (state, [answer, by]) => valueOf(gloria.answer(state, answer, by)).state,
    valueOf(gloria.open(setup)),
  )

const problemsOf = (scale: 'basic' | 'advanced' | 'world', seed: number): readonly string[] => {
  const house = randomGloria(seededDice(seed), scale, 2 + (seed % 2))
  const setup = gloriaOf(house, { umpire: seed % 3 !== 0 })
  const roll = seededDice(seed + 7)
  const problems: Problems = []
  const given: Given[] = []
  const pool: string[] = ['done', 'none', 'yes', 'move:U1>99', 'hire:xx', 'constructor', 'move:']
  let before = valueOf(gloria.open(setup)).world
  const played = playGloria(setup, seed, ({ state, events }, answer, by) => {
    given.push([answer, by])
    checkCount(before, state.world, events, answer, problems)
    before = state.world
    checkQuestions(setup, state, problems)
    for (const prompt of asks(gloria, setup, state)) {
      checkNeighbours(gloria.seen(state, prompt.seat).world, prompt, problems)
      if (roll(4) === 1) checkAnswers(state, prompt, pool, roll, problems)
      const options = optionsOf(prompt)
      if (options.length > 0) pool.push(options[roll(options.length) - 1] ?? '')
    }
  })
  if (!played.ok) return [...problems, `does not end: ${played.problem.code}`]
  const { state } = valueOf(played)
  if (canonicalJson(replayed(setup, given)) !== canonicalJson(state))
    problems.push('another state after a replay')
  return [...new Set(problems)]
}

it.each(['basic', 'advanced', 'world'] as const)(
  `takes what it offers and refuses the rest over ${campaigns} random campaigns: %s`,
  (scale) => {
    for (let seed = first; seed < first + campaigns; seed += 1)
      expect(problemsOf(scale, seed), `seed ${seed}`).toEqual([])
  },
  60_000 + 60_000 * campaigns,
)
