// What must always hold (section 9), along many random games in all scenarios and house rules. GAMES: how many.
import { describe, expect, test } from 'vitest'
import { opponentOf, sides, type Side } from '@/core/conversation.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { playOut } from '@/core/playOut.ts'
import { randomPolicy } from '@/core/policies.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import {
  isCard,
  marlborough,
  progress,
  standingOf,
  stepOf,
  thirtyYearsWar,
  type ProgressSetup,
  type ProgressState,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { gamesOf, type Step } from './randomGames.ts'
import { houseRules, mirrored, mirroredAnswer, person } from './worlds.ts'

const games = Number(process.env['GAMES'] ?? 24)

const everyStep = (check: (step: Step, setup: ProgressSetup) => void): void => {
  for (const { setup, steps } of gamesOf(games)) for (const step of steps) check(step, setup)
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
    for (const { setup, steps } of gamesOf(games)) {
      const { countries, strengthMax } = setup.scenario
      let isSpent = false
      for (const { before, after, events } of steps) {
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
    for (const { setup, steps } of gamesOf(games)) {
      let [orders, passes] = [0, 0]
      let shouldPass = false
      for (const { before, after, events } of steps) {
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
    for (const { setup, steps } of gamesOf(games)) {
      const mirror = (state: unknown): unknown => mirrored(state, setup.scenario)
      let other = valueOf(progress.open(mirrored(setup, setup.scenario)))
      for (const step of steps) {
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

  test('10: whatever card a side has locked, the other side and the table know the same (MP-SECRET-02, MP-SECRET-03)', () => {
    everyStep(({ before, after, answer, kind, by }) => {
      // What is dropped for an attack is dropped in the open (MP-ATT-07).
      if (kind !== 'card' || by === 'table') return
      if (answer.kind !== 'choice' || !isCard(answer.option)) return
      // With both cards locked nothing but the reveal is left to see.
      const told = new Set(
        cardsOf(before, by).map((option) => {
          const step = valueOf(progress.answer(before, { kind: 'choice', option }, by))
          return canonicalJson([step.events, ...publicly(step.state, by)])
        }),
      )
      must(told.size === 1, 'the locked card shows', after)
    })
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

  test('12: random games end, in so many turns, and the initiative at the start is worth nothing (MP-SET-03)', () => {
    // Means and spans are the page's; four standard errors of as many games are granted.
    for (const [scenario, mean, span] of [
      [thirtyYearsWar, 29.5, 54],
      [marlborough(), 20.5, 29],
    ] as const) {
      const played = Array.from({ length: games * 10 }, (_, nth) => playedBlindly(scenario, nth))
      const count = played.length
      const error = (deviation: number): number => (4 * deviation) / Math.sqrt(count)
      const average = played.reduce((sum, { turns }) => sum + turns, 0) / count
      const squares = played.reduce((sum, { turns }) => sum + (turns - average) ** 2, 0)
      const within = played.filter(({ turns }) => turns <= span).length / count
      const forHolder = played.reduce((sum, { holder }) => sum + holder, 0) / count
      const about = `${scenario.id}: ${average} turns, ${within} within ${span}, ${forHolder}`
      expect(Math.abs(average - mean), about).toBeLessThan(0.5 + error(Math.sqrt(squares / count)))
      expect(Math.abs(within - 0.95), about).toBeLessThan(0.01 + error(Math.sqrt(0.95 * 0.05)))
      expect(Math.abs(forHolder - 0.5), about).toBeLessThan(error(0.5))
    }
  })
})

/** How many turns two random players take, and whether the one who began with the initiative won; a half for a tie. */
function playedBlindly(scenario: Scenario, nth: number) {
  const initiative = nth % 2 === 0 ? 'a' : 'b'
  const setup: ProgressSetup = {
    scenario,
    houseRules: houseRules({ agreement: 'off' }),
    seats: { a: person, b: person },
    initiative,
  }
  const { state } = valueOf(playOut(progress, setup, randomPolicy(seededDice(nth))))
  const winner = state.ended?.winner ?? 'tie'
  return { turns: state.turn, holder: winner === 'tie' ? 0.5 : winner === initiative ? 1 : 0 }
}

const cardsOf = (state: ProgressState, side: Side): readonly string[] => {
  const wanted = progress.ask(progress.seen(state, side), side)?.wanted
  return wanted?.kind === 'choice' ? wanted.options.filter(isCard) : []
}

/** What the other side and the table see, are asked, and are told of it. */
const publicly = (state: ProgressState, by: Side): readonly unknown[] =>
  ([opponentOf(by), 'table'] as const).map((party) => {
    const view = progress.seen(state, party)
    return [view, progress.ask(view, party), progress.explain(view, party)]
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
