// The board as a table: its headings, the order of its rows, and how figures are written in each language.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  newEvent,
  readSource,
  separators,
  takeIn,
  type BoardEntry,
} from '@/games/eagles/rules/index.ts'
import { enterEvents, eventsWords } from '@/desk/words/events.ts'
import { speak } from '@/words/index.ts'
import { boardRows } from '@/desk/store/boardRows.ts'
import { boardTable } from '@/desk/board/boardFiles.ts'
import { ordered, sorts } from '@/desk/board/sift.ts'

let ids = 0
const entryOf = (player: string, lines: string): readonly BoardEntry[] =>
  takeIn([], readSource({ name: '', text: `From: ${player} <${player}@x.org>\n\n${lines}\n` }), {
    source: '',
    readAt: 1,
    undatedAt: null,
    newId: () => `id${String((ids += 1))}`,
  }).entries

const rows = boardRows()({
  row: { id: 'e', event: newEvent('Muster'), rounds: [], createdAt: 0, updatedAt: 0 },
  entries: [
    ...entryOf('Zoe', 'French\n1. Drilled 36'),
    ...entryOf('Ann', 'British\n1. Green 37'),
    ...entryOf('Ann', 'Russian\n1. Drilled 40').map((each) => ({ ...each, address: 'b@x.org' })),
  ],
})

// Nothing here has a page: saying the language is all that is asked of it.
vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }))
vi.stubGlobal('location', { origin: 'https://x.org' })
beforeEach(() => speak('en').then(enterEvents))
afterAll(() => speak('en'))

test.each(sorts)('the rows stand in the order of the board: %s', (sort) => {
  const shown = ordered(rows, sort).map(({ row }) => row)
  const [, ...body] = boardTable(shown)
  const heads = shown.map(({ entry, beside }) =>
    `${entry.player} ${beside === null ? '' : '('}`.trim(),
  )
  expect(body.map(([player = '']) => player.replace(/\(.*/, '('))).toEqual(heads)
})

test('every column has its heading, the verdict too, and players of one name their nation', () => {
  const [head = [], ...body] = boardTable(rows)
  expect(head.slice(0, 4)).toEqual(['Player', 'E-mail', 'Verdict', 'Army'])
  expect(new Set(body.map(({ length }) => length))).toEqual(new Set([head.length]))
  expect(body.map(([player, , verdict]) => [player, verdict])).toEqual([
    ['Zoe', 'Legal'],
    ['Ann (British)', 'Not legal'],
    ['Ann (Russian)', 'Legal'],
  ])
})

test('half points have the decimal sign of the language, and its table programs their separator', async () => {
  const halves = () => boardTable(rows).flatMap((row) => row[6] ?? '')
  expect(halves()).toEqual(['Points', '36', '18.5', '40'])
  expect(eventsWords.value.board.table.formats.separator).toBe(',')
  await speak('de').then(enterEvents)
  expect(halves()).toEqual(['Punkte', '36', '18,5', '40'])
  expect(eventsWords.value.board.table.formats.separator).toBe(';')
  expect(boardTable(rows)[0]?.[2]).toBe('Urteil')
  expect(Object.keys(eventsWords.value.board.table.separators)).toEqual([...separators])
})
