// The rows of a board after a change: only what did change is a new row, so a board of a thousand lists stays quick.
import { expect, test } from 'vitest'
import { newEvent, readSource, takeIn, type BoardEntry } from '@/games/eagles/rules/index.ts'
import { boardRows } from '@/desk/store/boardRows.ts'

const event = newEvent('Muster')
const mail = (player: string, rankers: number): string =>
  `From: ${player} <${player}@x.org>\n\nFrench\n1. Drilled ${rankers}, officer\n2. Drilled 40\n`
let ids = 0
const entries = [mail('ann', 36), mail('ben', 40), mail('carl', 40)].flatMap(
  (text) =>
    takeIn([], readSource({ name: '', text }), {
      source: '',
      readAt: 1,
      undatedAt: null,
      newId: () => `id${String((ids += 1))}`,
    }).entries,
)

/** As the database gives it: a copy of everything, each time. */
const kept = (all: readonly BoardEntry[], limits = event) =>
  structuredClone({
    row: { id: 'e', event: limits, rounds: [], createdAt: 0, updatedAt: 0 },
    entries: all,
  })
const changed = (n: number, part: Partial<BoardEntry>): readonly BoardEntry[] =>
  entries.map((entry, place) => (place === n ? { ...entry, ...part } : entry))

/** Which rows are the very objects they were before. */
function keptRows(next: Parameters<ReturnType<typeof boardRows>>[0]): readonly boolean[] {
  const rowsOf = boardRows()
  const before = rowsOf(kept(entries))
  return rowsOf(next).map((row, n) => row === before[n])
}

test('nothing has changed: every row is as it was', () => {
  expect(keptRows(kept(entries))).toEqual([true, true, true])
})

test.each([
  ['accepted', { accepted: { version: 0, note: 'club rule' } }],
  ['answered', { answered: 0 }],
  ['renamed', { player: 'Anna' }],
  ['gone home', { hasDropped: true }],
])('a player is %s: only that row is new', (_, part) => {
  expect(keptRows(kept(changed(0, part)))).toEqual([false, true, true])
})

test('a list is accepted, and its row says so', () => {
  const rowsOf = boardRows()
  rowsOf(kept(entries))
  const [row] = rowsOf(kept(changed(0, { accepted: { version: 0, note: '' } })))
  expect(row?.state).toBe('accepted')
})

test('another list of a player is checked, and who shares a list with whom is told anew', () => {
  const rowsOf = boardRows()
  const before = rowsOf(kept(entries))
  expect(before.map(({ alike }) => alike.map(({ entry }) => entry.player))).toEqual([
    [],
    ['carl'],
    ['ben'],
  ])
  const [, ben] = entries
  const versions = ben === undefined ? [] : [...ben.versions, ...(entries[0]?.versions ?? [])]
  const after = rowsOf(kept(changed(1, { versions })))
  expect(after.map(({ alike }) => alike.map(({ entry }) => entry.player))).toEqual([
    ['ben'],
    ['ann'],
    [],
  ])
})

test('a list that counts as in time is checked again', () => {
  const late = { ...event, deadline: '2026-05-01T20:00Z' }
  const [first] = entries
  const sent = (sentAt: number | null) =>
    changed(0, { versions: (first?.versions ?? []).map((version) => ({ ...version, sentAt })) })
  const rowsOf = boardRows()
  expect(rowsOf(kept(sent(Date.UTC(2026, 4, 2)), late))[0]?.state).toBe('late')
  expect(rowsOf(kept(sent(null), late))[0]?.state).toBe('legal')
})

test('other limits check every list again', () => {
  const strict = { ...event, mostBattalions: 1 }
  expect(keptRows(kept(entries, strict))).toEqual([false, false, false])
})
