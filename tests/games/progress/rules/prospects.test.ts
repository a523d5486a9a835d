// What is said of a card before it is locked, against the turn as it is then played while the enemy does nothing.
// POSITIONS: how many.
import { describe, expect, test } from 'vitest'
import { askOf, asks } from '@/core/asks.ts'
import type { Side } from '@/core/conversation.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  explainProgress,
  progress,
  type Card,
  type CardProspect,
  type ProgressEvent,
  type ProgressSetup,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { randomSetup } from './model/randomSetup.ts'
import { give } from './table.ts'

const positions = Number(process.env['POSITIONS'] ?? 1200)

/** An enemy whose FORTIFY does nothing: everybody lies already, and nobody stands up before its step comes. */
const idleFoe = (setup: ProgressSetup, foe: Side): ProgressSetup | null => {
  const { start, scenario } = setup
  if (start === undefined || !scenario.sides[foe].cards.includes('fortify')) return null
  return {
    ...setup,
    initiative: 'a',
    start: {
      ...start,
      armies: {
        ...start.armies,
        [foe]: start.armies[foe].map((word) =>
          word.replace(/:normal$/u, ':fortified').replace(/:capital$/u, ':capital-fortified'),
        ),
      },
      piles: { ...start.piles, [foe]: start.piles[foe].filter((card) => card !== 'fortify') },
    },
  }
}

interface Seen {
  readonly events: readonly ProgressEvent[]
  /** The first question of the turn, and everything it offered. */
  readonly asked: { readonly kind: string; readonly options: readonly string[] } | null
}

/** The turn, with the first option of whatever is asked but the preferred one where it is offered. */
function playedAs(start: ProgressState, side: Side, card: Card, prefer: string | null): Seen {
  let state = give(start, side, card).state
  state = give(state, side === 'a' ? 'b' : 'a', 'fortify').state
  const turned = give(state, 'table', 'reveal')
  const events = [...turned.events]
  state = turned.state
  let asked: Seen['asked'] = null
  for (;;) {
    const [question] = asks(progress, state.setup, state)
    if (question?.wanted.kind !== 'choice' || ['card', 'end.accept'].includes(question.kind)) break
    const { options } = question.wanted
    asked ??= { kind: question.kind, options }
    // Everybody stands up: the longest of the choices.
    const longest = options.toSorted((one, other) => other.length - one.length)[0] ?? ''
    const wanted = question.kind === 'attack.where' ? prefer : longest
    const option = options.find((each) => each === wanted) ?? options[0] ?? ''
    const step = give(state, question.seat, option)
    events.push(...step.events)
    state = step.state
  }
  return { events, asked }
}

const idleOf = (events: readonly ProgressEvent[], side: Side): string | null => {
  for (const event of events)
    if (event.kind === 'did.nothing' && event.side === side) return `${event.reason} ${event.rule}`
  return null
}

const told = <K extends ProgressEvent['kind']>(events: readonly ProgressEvent[], kind: K) =>
  events.find((event): event is Extract<ProgressEvent, { kind: K }> => event.kind === kind)

function agrees(start: ProgressState, side: Side, { card, prospect }: CardProspect): void {
  const prefer = prospect.kind === 'attack' ? prospect.best.country : null
  const { events, asked } = playedAs(start, side, card, prefer)
  const idle = idleOf(events, side)
  if (prospect.kind === 'nothing') {
    expect(`${prospect.reason} ${prospect.rule}`).toBe(idle)
    return
  }
  expect(idle, `${card} does something`).toBe(null)
  if (prospect.kind === 'move' || prospect.kind === 'fortify' || prospect.kind === 'strength') {
    expect(asked?.options.length ?? 1).toBe(prospect.ways)
    expect(prospect.only === null).toBe(asked !== null)
  }
  if (prospect.kind === 'strength') {
    const { strength } = told(events, 'strengthened') ?? {}
    expect(strength).toBe(prospect.strength)
    expect(prospect.isGain).toBe(start.strength[side] < prospect.strength)
  }
  if (prospect.kind === 'score') {
    const { value, gained, parts } = told(events, 'scored') ?? {}
    expect({ value, gained, parts }).toEqual({
      value: prospect.value,
      gained: prospect.gained,
      parts: prospect.parts,
    })
  }
  if (prospect.kind === 'attack') {
    const { attack, defence, destroyed } = told(events, 'combat') ?? {}
    const { best } = prospect
    expect([attack?.total, defence?.total]).toEqual([best.attack.total, best.defence.total])
    expect(destroyed).toEqual(best.destroyed)
    expect(events.some(({ kind }) => kind === 'capital.occupied')).toBe(best.occupies)
    expect(prospect.isForced).toBe(!(asked?.options.includes('decline') ?? false))
  }
}

describe('before a card is locked', () => {
  test('every card is told as it is then played against an enemy who does nothing (MP-ASK-03)', () => {
    const roll = seededDice(12)
    const kinds = new Map<string, number>()
    for (let nth = 0; nth < positions; nth += 1) {
      const side: Side = roll(2) === 1 ? 'a' : 'b'
      const setup = idleFoe(randomSetup(nth, roll), side === 'a' ? 'b' : 'a')
      if (setup === null) continue
      const state = valueOf(progress.open(valueOf(progress.readSetup(setup))))
      const question = askOf(progress, state, side)
      const options = question?.wanted.kind === 'choice' ? question.wanted.options : []
      const cards = explainProgress(progress.seen(state, side), side)?.cards ?? []
      for (const each of cards) {
        if (!options.includes(each.card)) continue
        kinds.set(each.prospect.kind, (kinds.get(each.prospect.kind) ?? 0) + 1)
        agrees(state, side, each)
      }
    }
    expect([...kinds.keys()].toSorted()).toEqual(
      ['attack', 'fortify', 'move', 'nothing', 'recruit', 'score', 'strength'].toSorted(),
    )
    expect(Math.min(...kinds.values())).toBeGreaterThan(positions / 20)
  })

  test('the best of several attacks is told: win before tie before loss, then the margin, then the order', () => {
    const roll = seededDice(13)
    let several = 0
    for (let nth = 0; nth < positions; nth += 1) {
      const side: Side = roll(2) === 1 ? 'a' : 'b'
      const setup = idleFoe(randomSetup(nth, roll), side === 'a' ? 'b' : 'a')
      if (setup?.start === undefined) continue
      const state = valueOf(progress.open(valueOf(progress.readSetup(setup))))
      const cards = explainProgress(progress.seen(state, side), side)?.cards ?? []
      const attack = cards.find(({ card }) => card === 'attack')
      if (attack?.prospect.kind !== 'attack') continue
      const { best, ways } = attack.prospect
      const margins = setup.scenario.countries.flatMap(({ id }) => {
        const { events } = playedAs(state, side, 'attack', id)
        const combat = told(events, 'combat')
        return combat?.country === id ? [combat.attack.total - combat.defence.total] : []
      })
      expect(margins.length).toBe(ways)
      if (ways > 1) several += 1
      const margin = best.attack.total - best.defence.total
      expect(margin).toBe(Math.max(...margins))
    }
    expect(several).toBeGreaterThan(positions / 120)
  })
})
