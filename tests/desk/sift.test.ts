// The board in the order in which an organiser deals with it; every figure above it shows exactly its number.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { newEvent, readSource, standingAt, takeIn } from '@/games/eagles/rules/index.ts'
import { enterEvents } from '@/desk/words/events.ts'
import { speak, type Language } from '@/words/index.ts'
import type { BoardRow } from '@/desk/store/boardRows.ts'
import { countOf, filters, ordered, sifted, type Filter } from '@/desk/board/sift.ts'
import { withoutCodes } from '@/desk/board/rowWords.ts'
import { clubFiles, clubPath } from '@tests/support/clubLists.ts'

const texts = clubFiles.filter((file) => /\.(?:txt|eml|csv|json)$/.test(file))
const event = { ...newEvent('Muster'), mostGuards: 2, mostGreen: 3, deadline: '2026-05-01T20:00Z' }
let count = 0
const rows: readonly BoardRow[] = texts.flatMap((file) => {
  const taken = takeIn([], readSource({ name: file, text: readFileSync(clubPath(file), 'utf8') }), {
    source: file,
    readAt: 1,
    undatedAt: null,
    newId: () => String((count += 1)),
  })
  return taken.entries.map((entry) => ({
    ...standingAt(event, entry),
    entry,
    beside: null,
    alike: [],
  }))
})

const shown = (filter: Filter, all = rows) =>
  sifted(ordered(all, 'state'), { filter, sort: 'state', search: '' })
const heard = (filter: Filter, all = rows): readonly string[] =>
  shown(filter, all).map((item) => (item.kind === 'heading' ? item.text : item.row.state))

// Nothing here has a page: saying the language is all that is asked of it.
vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }))

async function spoken(language: Language): Promise<void> {
  await speak(language)
  await enterEvents()
}

afterAll(() => spoken('en'))

describe('the board of a club', () => {
  beforeAll(() => spoken('en'))

  test.each(filters)('shows exactly as many lists as it counts: %s', (filter) => {
    const lists = shown(filter).filter(({ kind }) => kind === 'row')
    expect(lists).toHaveLength(countOf(rows, filter))
  })

  test('“to change” has none that is unreadable, and the first words are who must change what', () => {
    const change = countOf(rows, 'change')
    expect(change).toBeGreaterThan(10)
    expect(new Set(heard('change').slice(1))).toEqual(new Set(['illegal', 'late']))
    expect(heard('change')[0]).toBe(`Write to ${String(change)} players`)
  })

  test('the counts above the board add up to all lists: a fault comes before what is to be looked at', () => {
    expect(rows.some(({ state, look }) => state === 'illegal' && look !== null)).toBe(true)
    const counted = ['legal', 'look', 'change', 'unreadable', 'changed'] as const
    const sum = counted.reduce((all, filter) => all + countOf(rows, filter), 0)
    expect(sum).toBe(rows.length)
  })

  test('what the organiser settles stands first, then who must change, then files without a list', () => {
    const noList = rows.map((row) =>
      row.state === 'unreadable' && row.entry.id.endsWith('1') ? { ...row, check: null } : row,
    )
    const all = heard('all', noList)
    const settled = noList.filter(({ state, check }) => state === 'unreadable' && check !== null)
    const lost = noList.filter(({ state, check }) => state === 'unreadable' && check === null)
    expect([settled.length, lost.length].every((n) => n > 0)).toBe(true)
    expect(all.slice(0, settled.length + 1)).toEqual([
      'Yours to settle',
      ...settled.map(({ state }) => state),
    ])
    expect(all.indexOf(`${String(lost.length)} cannot be read`)).toBeGreaterThan(
      all.lastIndexOf('illegal'),
    )
  })

  test('a list of nobody known is no player to write to, and stands last of its part', () => {
    const [row] = rows.filter(({ state }) => state === 'illegal')
    if (row === undefined) throw new Error('there is no illegal list')
    const nobody = { ...row, entry: { ...row.entry, id: 'nobody', player: '', address: '' } }
    const part = shown('all', [nobody, row])
    expect(part[0]).toEqual({
      kind: 'heading',
      text: 'Write to one player, 1 list of nobody known',
    })
    expect(part[2]).toEqual({ kind: 'row', row: nobody })
    expect(heard('all', [nobody])[0]).toBe('1 list of nobody known')
  })
})

test('in German too', async () => {
  await spoken('de')
  expect(heard('change')[0]).toMatch(/^\d+ Spielern schreiben$/)
  expect(heard('unreadable')[0]).toBe('Von dir zu klären')
})

test('a code of 900 signs is left out of the table, and every word stays', () => {
  const code = `https://x.org/#/add/${'aB3-'.repeat(225)}`
  expect(withoutCodes(`Line 4, “${code}”, cannot be read. Bataillonskommandeur fehlt.`)).toBe(
    'Line 4, … cannot be read. Bataillonskommandeur fehlt.',
  )
})
