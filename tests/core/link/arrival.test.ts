// A record, or its last part, from another phone: taken in as it was sent, or refused at the very entry that is wrong.
import { expect, test } from 'vitest'
import { courseOf, readArrival, standingOf, takenIn, type Arrival } from '@/core/link/arrival.ts'
import { countOf, shared } from '@/core/link/ledger.ts'
import { earliestPart, printPart } from '@/core/link/part.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin } from '@/core/record/play.ts'
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { pennies } from '@tests/support/games/pennies/rules.ts'
import { battleAfter, withCorrections, type BattlePlay } from '@tests/support/longBattle.ts'
import { likelyAnswer } from '@tests/support/randomBattle.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const whole = (play: BattlePlay): unknown => JSON.parse(JSON.stringify(recordOf(play)))
const part = (play: BattlePlay, from: number): Record<string, unknown> =>
  JSON.parse(printPart(play, from)) as Record<string, unknown>

function come(json: unknown, mine: BattlePlay | null) {
  const arrival: Arrival<BattleKinds> = valueOf(readArrival(battle, json))
  const start = standingOf(battle, arrival, mine)
  if (start === null) return null
  const steps = takenIn(battle, start, arrival)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Another way on, from wherever it stands. */
function astray(play: BattlePlay, answers: number): BattlePlay {
  const roll = seededDice(91)
  let next = play
  for (let n = 0; n < answers; n += 1) {
    const [question] = asks(battle, next.setup, next.now.state)
    if (question !== undefined)
      next = valueOf(answerIn(battle, next, likelyAnswer(question, roll) as never))
  }
  return next
}

test('a whole record comes to the same head, with what was overruled and taken back in it', () => {
  const play = withCorrections(battleAfter(60))
  const came = come(whole(play), null)
  expect(came?.problem).toBeNull()
  expect(came?.play.head).toBe(play.head)
  expect(recordOf(came?.play ?? play)).toEqual(recordOf(play))
})

test('a part goes on from the place both have, also where more of it is here already', () => {
  const play = withCorrections(battleAfter(60))
  for (const [from, here] of [
    [31, 30],
    [31, 45],
    [1, 0],
    [1, 12],
    [61, 60],
  ] as const) {
    const came = come(part(play, from), battleAfter(here))
    expect(came).toMatchObject({ problem: null, play: { head: play.head } })
  }
})

test('a part that stands on something else, or on more than is here, has no place to go on from', () => {
  const play = battleAfter(60)
  expect(come(part(play, 31), battleAfter(29))).toBeNull()
  expect(come(part(play, 31), battleAfter(40, 5))).toBeNull()
  expect(come(part(play, 31), null)).toBeNull()
})

test('what was changed on the way is refused at its entry, and what stands before it is sound', () => {
  const play = battleAfter(40)
  const json = part(play, 21)
  const entries = json['entries'] as Record<string, unknown>[]
  const forged = entries.map((entry, n) => (n === 7 ? { kind: 'choice', option: 'flee' } : entry))
  const came = come({ ...json, entries: forged }, battleAfter(20))
  expect(came?.problem).toMatchObject({ code: 'refused', entry: 28 })
  expect(countOf(came?.play ?? play)).toBe(27)
  const short = come({ ...json, entries: entries.slice(0, 5) }, battleAfter(20))
  expect(short?.problem).toEqual({ code: 'cut-off', entry: 25, wanted: 40 })
  const longer = come({ ...json, head: { entries: 39, hash: play.head } }, battleAfter(20))
  expect(longer?.problem).toMatchObject({ code: 'tampered' })
  const otherEnd = come({ ...json, head: { entries: 40, hash: 'a'.repeat(64) } }, battleAfter(20))
  expect(otherEnd?.problem).toMatchObject({ code: 'tampered', entry: 40 })
})

test('a part of which another answer was allowed does not come to the end that it names', () => {
  const play = battleAfter(40)
  const json = part(play, 21)
  const entries = json['entries'] as { kind: string; faces?: number[] }[]
  const changed = entries.findIndex(({ kind }) => kind === 'dice')
  const others = entries.map((entry, n) =>
    n === changed ? { ...entry, faces: entry.faces?.map((face) => 7 - face) } : entry,
  )
  expect(changed).toBeGreaterThanOrEqual(0)
  expect(come({ ...json, entries: others }, battleAfter(20))?.problem).not.toBeNull()
})

test('a record without its own links, or with a foreign one, is refused', () => {
  const record = whole(battleAfter(10)) as { entries: Record<string, unknown>[] }
  const cut = record.entries.map((entry, n) => (n === 3 ? { ...entry, previous: 'x' } : entry))
  expect(come({ ...record, entries: cut }, null)?.problem).toEqual({ code: 'tampered', entry: 4 })
})

test.each([
  [null, 'malformed'],
  [[], 'malformed'],
  [{}, 'malformed'],
  [{ ...part(battleAfter(5), 2), version: 2 }, 'newer-format'],
  [{ ...part(battleAfter(5), 2), version: 0 }, 'malformed'],
  [{ ...part(battleAfter(5), 2), game: 'draughts' }, 'other-game'],
  [{ ...part(battleAfter(5), 2), from: 0 }, 'malformed'],
  [{ ...part(battleAfter(5), 2), from: 1.5 }, 'malformed'],
  [{ ...part(battleAfter(5), 2), previous: 7 }, 'malformed'],
  [{ ...part(battleAfter(5), 2), opening: null }, 'malformed'],
  [{ ...part(battleAfter(5), 2), head: { entries: 5 } }, 'malformed'],
  [{ ...part(battleAfter(5), 2), head: { entries: 5, hash: 'x', more: 1 } }, 'malformed'],
  [{ ...part(battleAfter(5), 2), entries: {} }, 'malformed'],
  [{ ...part(battleAfter(5), 2), more: 1 }, 'malformed'],
  [{ ...part(battleAfter(5), 2), entries: Array(20_001).fill(null) }, 'too-long'],
  [{ ...(whole(battleAfter(5)) as object), version: 9 }, 'newer-format'],
  [{ ...(whole(battleAfter(5)) as object), rulesVersion: 9 }, 'newer-rules'],
  [{ ...(whole(battleAfter(5)) as object), entries: null }, 'malformed'],
  [{ ...(whole(battleAfter(5)) as object), head: null }, 'malformed'],
  [{ ...(whole(battleAfter(5)) as object), entries: Array(20_001).fill(null) }, 'too-long'],
])('what is neither a record nor a part of one is refused (%#)', (json, code) => {
  expect(readArrival(battle, json)).toMatchObject({ ok: false, problem: { code } })
})

test('entries of a part that are nothing at all are refused at their place', () => {
  for (const odd of [null, 0, -1, 1.5, 'x', [], {}, { kind: 'answer', previous: 'mine' }]) {
    const json = part(battleAfter(20), 11)
    const entries = [odd, ...(json['entries'] as unknown[])]
    const came = come({ ...json, entries }, battleAfter(10))
    expect(came?.problem).toMatchObject({ code: 'malformed', entry: 11 })
  }
})

test('one record is ahead of, even with, behind or parted from another', () => {
  const [short, long] = [battleAfter(20), battleAfter(50)]
  const other = astray(short, 8)
  expect(courseOf(short, long)).toBe('ahead')
  expect(courseOf(long, short)).toBe('behind')
  expect(courseOf(long, battleAfter(50))).toBe('even')
  expect(courseOf(other, long)).toBe('parted')
  expect(courseOf(battleAfter(0), long)).toBe('ahead')
  expect(shared(other, long)).toBeGreaterThanOrEqual(20)
  expect(shared(other, long)).toBeLessThan(28)
  expect(shared(battleAfter(10, 3), battleAfter(10, 5))).toBeLessThan(10)
})

test('a part reaches as far back as fits, and never less far than is wanted', () => {
  const play = playedBattle(4)
  const all = countOf(play)
  const sizes = Array.from({ length: all }, (_, n) => printPart(play, n + 1).length)
  for (const limit of [0, sizes[all - 1] ?? 0, sizes[all - 20] ?? 0, sizes[30] ?? 0, 1e9]) {
    const fits = (text: string): boolean => text.length <= limit
    const from = earliestPart(play, all - 5, fits)
    const first = sizes.findIndex((size) => size <= limit) + 1
    expect(from).toBe(first === 0 ? all - 5 : Math.min(first, all - 5))
  }
})

test('a record whose entries have salts has no parts: none is made, and none goes on from it', () => {
  const coins = valueOf(begin(pennies, { rounds: 3 }))
  expect(() => printPart(coins, 1)).toThrow(RangeError)
  const json = { ...part(battleAfter(5), 1), game: pennies.name, previous: coins.head }
  expect(standingOf(pennies, valueOf(readArrival(pennies, json)), coins)).toBeNull()
})
