// What must always hold (section 9), along many random games in all scenarios and house rules. GAMES: how many.
import { describe, test } from 'vitest'
import { opponentOf, sides, type Answer, type Side } from '@/core/conversation.ts'
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import {
  houseRuleTable,
  layouts,
  marlborough,
  progress,
  standingOf,
  stepOf,
  thirtyYearsWar,
  type HouseRules,
  type ProgressEvent,
  type ProgressSetup,
  type ProgressState,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { houseRules, mirrored, mirroredAnswer, person } from './worlds.ts'

const games = Number(process.env['GAMES'] ?? 24)

const oneOf = <T>(list: readonly T[], roll: RollDie): T => {
  const item = list[roll(list.length) - 1]
  if (item === undefined) throw new RangeError('an empty list')
  return item
}

const scenarios: readonly Scenario[] = [
  thirtyYearsWar,
  ...layouts.flatMap((layout) =>
    ([2, 3] as const).flatMap((neutralStart) =>
      ([0, 1] as const).map((neutralMinimum) =>
        marlborough({ layout, neutralStart, neutralMinimum }),
      ),
    ),
  ),
]

/** Another scenario and other house rules for every game; half of them in the introductory one, with the defaults. */
function setupFor(nth: number, roll: RollDie, house: Partial<HouseRules> = {}): ProgressSetup {
  const scenario = nth % 2 === 0 ? thirtyYearsWar : oneOf(scenarios, roll)
  const any = Object.fromEntries(
    Object.entries(houseRuleTable).map(([key, { values }]) => [key, oneOf<string>(values, roll)]),
  )
  const rules = roll(3) === 1 ? houseRules(house) : houseRules({ ...any, ...house })
  const quietTurns = roll(5) - 1
  return valueOf(
    progress.readSetup({
      scenario,
      houseRules: { ...rules, quietTurns: quietTurns === 4 ? 24 : quietTurns },
      seats: { a: person, b: person },
      initiative: oneOf(['roll', 'a', 'b'], roll),
    }),
  )
}

interface Step {
  readonly before: ProgressState
  readonly after: ProgressState
  readonly events: readonly ProgressEvent[]
  readonly answer: Answer<never>
  readonly kind: string
  readonly by: Side | 'table'
}

/** Mostly played out: an end is agreed, or a game given up, only now and then. */
function* stepsOf(setup: ProgressSetup, roll: RollDie): Generator<Step> {
  let state = valueOf(progress.open(setup))
  for (let step = 0; step < 3000; step += 1) {
    const open = asks(progress, setup, state)
    if (open.length === 0) return
    const question = oneOf(open, roll)
    const drawn = randomAnswer(question, roll)
    const isRare =
      drawn.kind === 'choice' && ['resign', 'accept', 'offer-end'].includes(drawn.option)
    if (isRare && roll(8) > 1 && drawn.option !== 'accept') continue
    const answer: Answer<never> =
      isRare && roll(4) > 1 && drawn.option === 'accept'
        ? { kind: 'choice', option: 'decline' }
        : drawn
    const { kind, seat: by } = question
    const { state: after, events } = valueOf(progress.answer(state, answer, by))
    yield { before: state, after, events, answer, kind, by }
    state = after
  }
  throw new Error('the game does not end')
}

const everyStep = (check: (step: Step, setup: ProgressSetup) => void): void => {
  for (let nth = 0; nth < games; nth += 1) {
    const roll = seededDice(nth)
    const setup = setupFor(nth, roll)
    for (const step of stepsOf(setup, roll)) check(step, setup)
  }
}

const isBetween = ({ resolving, ended }: ProgressState): boolean =>
  resolving === null && ended === null

/** Cheaper than an expectation, of which there would be millions. */
function must(holds: boolean, what: string, state: ProgressState): void {
  if (!holds)
    throw new Error(`${what}: ${JSON.stringify({ ...state, setup: state.setup.houseRules })}`)
}

const diceOf = ({ dice }: ProgressState): number =>
  Object.values(dice).reduce((sum, die) => sum + die, 0)

describe('what must always hold', () => {
  test('1 and 2: VP, armies and cards are neither made nor lost (MP-GEN-03, MP-GEN-04, MP-GEN-08)', () => {
    everyStep(({ before, after, events }, { scenario }) => {
      const { stock } = standingOf(progress.seen(after, 'table'))
      must(after.vp.a + after.vp.b + stock === scenario.stock, 'VP and stock', after)
      for (const side of sides) {
        const scored = events.find((event) => event.kind === 'scored' && event.side === side)
        const gained = scored?.kind === 'scored' ? scored.gained : 0
        must(after.vp[side] - before.vp[side] === gained, 'VP grow by SCORE', after)
        if (scored?.kind === 'scored') {
          const sum = scored.parts.reduce((total, { value }) => total + value, 0)
          must(gained <= scored.value && sum === scored.value, 'the parts of a SCORE', after)
        }
        const { cards, armies } = scenario.sides[side]
        const pile = after.piles[side]
        must(after.armies[side].length <= armies, 'armies', after)
        must(new Set(pile).size === pile.length, 'no card twice', after)
        must(!pile.includes('score'), 'SCORE is in no pile', after)
        must(
          pile.every((card) => cards.includes(card)),
          'only its own cards',
          after,
        )
      }
    })
  })

  test('3: there is always a legal card, and SCORE empties the pile (MP-SCORE-02, MP-SCORE-05)', () => {
    everyStep(({ before, after, events }) => {
      if (!isBetween(after) || after.turn === before.turn) return
      for (const side of sides) {
        const wanted = progress.ask(progress.seen(after, side), side)?.wanted
        const isAsked = wanted?.kind === 'choice' && wanted.options.length > 0
        must(isAsked || after.offer !== null, 'a legal card', after)
        const hasScored = events.some((event) => event.kind === 'scored' && event.side === side)
        const hasPlayed = events.some((event) => event.kind === 'discarded' && event.side === side)
        if (hasScored) must(after.piles[side].length === 0, 'an empty pile', after)
        if (hasPlayed) must(after.piles[side].length > 0, 'a pile', after)
      }
    })
  })

  test('4: dice never rise, strength never falls, and both tell of each other (MP-GEN-05, MP-GEN-06, MP-STR-04)', () => {
    for (let nth = 0; nth < games; nth += 1) {
      const roll = seededDice(nth)
      const setup = setupFor(nth, roll)
      const { countries, strengthMax } = setup.scenario
      let isSpent = false
      for (const { before, after, events } of stepsOf(setup, roll)) {
        for (const { id, min } of countries) {
          const die = after.dice[id] ?? -1
          must(die <= (before.dice[id] ?? 0) && die >= min, 'dice', after)
        }
        for (const side of sides)
          must(after.strength[side] >= before.strength[side], 'strength', after)
        isSpent ||= events.some(
          (event) => event.kind === 'strengthened' && before.strength[event.side] === strengthMax,
        )
        if (isSpent) continue
        const lost = countries.reduce((sum, { vp }) => sum + vp, 0) - diceOf(after)
        must(after.strength.a + after.strength.b - 2 === lost, 'strength from dice', after)
      }
    }
  })

  test('5: a capital is held by one army, set there by a combat that was won (MP-COMB-07, MP-CTRL-04)', () => {
    everyStep(({ before, after, events }) => {
      for (const side of sides) {
        const count = (state: ProgressState): number =>
          state.armies[side].filter((army) => army.includes(':capital')).length
        must(count(after) <= 1, 'one occupier', after)
        const isTold = events.some(
          (event) => event.kind === 'capital.occupied' && event.side === side,
        )
        must(count(after) <= count(before) || isTold, 'occupied by combat', after)
      }
      for (const { homeOf, controller } of standingOf(progress.seen(after, 'table')).countries)
        must(homeOf === null || controller !== null, 'a home is controlled', after)
    })
  })

  test('6: after an attack one side has nobody left there (MP-COMB-03, MP-COMB-04)', () => {
    everyStep(({ after, events }, { houseRules: house }) => {
      if (house.heldBackFortified === 'survive') return
      const fought = events.findLast((event) => event.kind === 'combat')
      if (fought?.kind !== 'combat') return
      const left = sides.filter((side) =>
        after.armies[side].some((army) => army.startsWith(`${fought.country}:`)),
      )
      must(left.length < 2, 'both are left', after)
    })
  })

  test('7: one order and one change of initiative a turn at most (MP-INI-01, MP-INI-02, MP-INI-05)', () => {
    for (let nth = 0; nth < games; nth += 1) {
      const roll = seededDice(nth)
      const setup = setupFor(nth, roll)
      let [orders, passes] = [0, 0]
      let shouldPass = false
      for (const { before, after, events } of stepsOf(setup, roll)) {
        for (const event of events) {
          if (event.kind === 'cards.revealed') {
            ;[orders, passes] = [0, 0]
            const step = stepOf[event.a]
            shouldPass = step === stepOf[event.b] && (step === 1 || step === 4)
          }
          if (event.kind === 'order.set') orders += 1
          if (event.kind === 'initiative.passed') passes += 1
        }
        must(orders <= 1 && passes <= 1, 'order and initiative', after)
        const isTurnOver = after.turn > before.turn || after.ended?.reason === 'target'
        if (isTurnOver && setup.houseRules.initiativeFlip === 'always')
          must(passes === (shouldPass ? 1 : 0), 'the initiative passes', after)
      }
    }
  })

  test('8: it is over at the end of the first turn with a side at the target (MP-END-01, MP-END-03)', () => {
    everyStep(({ after }, { scenario }) => {
      const isReached = sides.some((side) => after.vp[side] >= scenario.target)
      if (after.ended === null && after.resolving === null) must(!isReached, 'not yet over', after)
      if (after.ended?.reason !== 'target') return
      must(isReached, 'over', after)
      must(scenario !== thirtyYearsWar || after.ended.winner !== 'tie', 'a tie', after)
    })
  })

  test('9: seats swapped, everything is mirrored, and the order of the two cards changes nothing', () => {
    for (let nth = 0; nth < games; nth += 1) {
      const roll = seededDice(nth)
      const setup = setupFor(nth, roll)
      const mirror = (state: unknown): unknown => mirrored(state, setup.scenario)
      let other = valueOf(progress.open(mirrored(setup, setup.scenario)))
      for (const step of stepsOf(setup, roll)) {
        const { after, answer, kind, by } = step
        const swapped = mirroredAnswer(answer, kind, setup.scenario)
        const seat = by === 'table' ? by : opponentOf(by)
        other = valueOf(progress.answer(other, swapped, seat)).state
        const isSame = canonicalJson(mirror(after)) === canonicalJson(mirror(mirror(other)))
        must(isSame, 'the mirror', after)
        must(doCardsCommute(step), 'the order of the cards', after)
      }
    }
  })

  test('11: a turn without SCORE leaves both hands smaller (MP-TURN-05)', () => {
    let piles = { a: 0, b: 0 }
    everyStep(({ before, after, events }) => {
      if (events.some(({ kind }) => kind === 'cards.revealed'))
        piles = { a: before.piles.a.length, b: before.piles.b.length }
      if (after.turn === before.turn) return
      for (const side of sides)
        if (events.some((event) => event.kind === 'discarded' && event.side === side))
          must(after.piles[side].length > piles[side], 'a smaller hand', after)
    })
  })
})

/** The first card of a turn, and any card of the other side: in either order. */
function doCardsCommute({ before, after, answer, kind, by }: Step): boolean {
  if (kind !== 'card' || by === 'table') return true
  const late = opponentOf(by)
  if (before.chosen.a !== null || before.chosen.b !== null) return true
  const reply = progress.ask(progress.seen(after, late), late)
  if (reply?.kind !== 'card' || reply.wanted.kind !== 'choice') return true
  const card = { kind: 'choice', option: reply.wanted.options[0] ?? '' } as const
  const there = valueOf(progress.answer(after, card, late)).state
  const first = valueOf(progress.answer(before, card, late)).state
  const back = valueOf(progress.answer(first, answer, by)).state
  return canonicalJson(there) === canonicalJson(back)
}
