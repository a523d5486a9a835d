// What is posted to a seat: the same to the byte whatever that seat may not know, and whoever else was told.
import { expect, it } from 'vitest'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { umpire, type GameEvent } from '@/core/game.ts'
import { deluge, type DelugeEvent } from '@/games/deluge/rules/index.ts'
import { toldTo as sheetTold } from '@/games/deluge/screens/post/sheetPost.ts'
import { gloria, viewFor, type GloriaEvent } from '@/games/gloria/rules/index.ts'
import { toldTo as planTold } from '@/games/gloria/screens/post/planPost.ts'
import { campaignOf, playWild, randomHouse, smallMap } from '@tests/support/campaign.ts'
import { delugeTwins } from '@tests/support/games/deluge/twin.ts'
import { gloriaTwins } from '@tests/support/games/gloria/twin.ts'
import { gloriaOf, playGloria, randomGloria } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

/** A look costs more than an answer. */
const answersBetweenLooks = 6

/** The same was told to this seat, but other seats were told it too, and of other things. */
const toOthers = <E extends GameEvent>(
  told: readonly E[],
  seat: string,
  others: readonly string[],
  roll: RollDie,
): readonly E[] =>
  told.flatMap((event): readonly E[] => {
    const { to } = event
    if (to === undefined) return [event]
    const readers = others.filter(() => roll(2) === 1)
    if (!to.includes(seat)) return roll(2) === 1 ? [] : [event, { ...event, to: readers }]
    return [{ ...event, to: [...readers, seat] }]
  })

interface Posting<State, E extends GameEvent> {
  readonly seats: readonly string[]
  readonly twins: (state: State, seat: string, roll: RollDie) => readonly State[]
  readonly file: (state: State, told: readonly E[], seat: string) => unknown
}

/** Watches a campaign; the seats whose file gave something away. */
function postmaster<State, E extends GameEvent>(
  { seats, twins, file }: Posting<State, E>,
  roll: RollDie,
) {
  const told: E[] = []
  const traitors: string[] = []
  let [answers, files] = [0, 0]
  const watch = ({ state, events }: { readonly state: State; readonly events: readonly E[] }) => {
    told.push(...events)
    answers += 1
    if (answers % answersBetweenLooks > 0) return
    for (const seat of seats) {
      const text = JSON.stringify(file(state, told, seat))
      const others = seats.filter((each) => each !== seat)
      for (const twin of twins(state, seat, roll)) {
        const other = JSON.stringify(file(twin, toOthers(told, seat, others, roll), seat))
        if (text !== other) traitors.push(`${seat} at answer ${String(answers)}`)
        files += 1
      }
    }
  }
  return { watch, traitors, files: () => files }
}

it.each(Array.from({ length: 12 }, (_, nth) => 71 + 3 * nth))(
  'The Deluge with random house rules, seed %i',
  (seed) => {
    const house = randomHouse(seededDice(seed), 3)
    const setup = campaignOf(house, { umpire: seed % 2 === 1, map: smallMap })
    const post = postmaster<Parameters<typeof deluge.seen>[0], DelugeEvent>(
      {
        seats: deluge.seats(setup).filter((seat) => seat !== umpire),
        // When all is over nothing is hidden.
        twins: (state, seat, roll) =>
          state.world.isOver ? [state] : delugeTwins(state, seat, roll),
        file: (state, told, seat) => sheetTold(deluge.seen(state, umpire), told, seat),
      },
      seededDice(seed + 1),
    )
    valueOf(playWild(setup, seed, post.watch))
    expect(post.files()).toBeGreaterThan(20)
    expect(post.traitors).toEqual([])
  },
)

it.each(
  (['basic', 'advanced', 'world'] as const).flatMap((scale) =>
    (['open', 'near'] as const).map((fog, nth) => ({ scale, fog, seed: 5 + nth })),
  ),
)('Gloria Mundi with random house rules, $scale, fog $fog', ({ scale, fog, seed }) => {
  const house = { ...randomGloria(seededDice(seed), scale, 2), fog } as const
  const players = ['port-evinrude', 'orlon', 'rio']
  const setup = gloriaOf(house, { umpire: seed % 2 === 1, players })
  const post = postmaster<Parameters<typeof gloria.seen>[0], GloriaEvent>(
    {
      seats: players,
      twins: (state, seat, roll) => (state.world.isOver ? [state] : gloriaTwins(state, seat, roll)),
      file: (state, told, seat) => {
        const own = viewFor(gloria.seen(state, umpire), seat)
        return own && planTold(own, told, [])
      },
    },
    seededDice(seed + 1),
  )
  valueOf(playGloria(setup, seed, post.watch))
  expect(post.files()).toBeGreaterThan(20)
  expect(post.traitors).toEqual([])
})
