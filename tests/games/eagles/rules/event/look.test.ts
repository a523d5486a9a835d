// A list to look at on the board: its state until somebody has settled it, and its text with the marks.
import { expect, test } from 'vitest'
import {
  changeNothing,
  lookAt,
  markedText,
  mayPlay,
  newEvent,
  readSource,
  standingAt,
  type BoardEntry,
  type ReadList,
} from '@/games/eagles/rules/index.ts'

const text = `Hello Tom,
this replaces the one of Monday.
Prussian
1st Drilled 36, drummer = 38
2nd Green 40, sergeant = 24
Total 62`

function entryOf(source: string): { entry: BoardEntry; list: ReadList } {
  const [submission] = readSource({ name: '', text: source })
  if (submission?.list.ok !== true) throw new Error('a list')
  const version = { ...submission, readAt: 1, source: '' }
  const entry: BoardEntry = {
    id: 'a',
    player: 'Ann',
    address: '',
    versions: [version],
    accepted: null,
    answered: null,
    sameNameAs: null,
    hasDropped: false,
  }
  return { entry, list: submission.list.value }
}

const withList = (entry: BoardEntry, list: ReadList): BoardEntry => ({
  ...entry,
  versions: entry.versions.map((version) => ({ ...version, list: { ok: true, value: list } })),
})

test('danger beside a proved list is looked at, and then it may play', () => {
  const { entry, list } = entryOf(text)
  const standing = standingAt(newEvent('Muster'), entry)
  expect(standing.state).toBe('look')
  expect(standing.look?.because).toContain('danger')
  expect(standing.look?.lines.map((line) => line.text)).toContain(
    'this replaces the one of Monday.',
  )
  expect(mayPlay(standing.state)).toBe(false)
  const settled = standingAt(newEvent('Muster'), withList(entry, changeNothing(list)))
  expect([settled.state, settled.look]).toEqual(['legal', null])
})

test('a list that nothing proves is settled as a whole, and open again when it costs otherwise', () => {
  const { list } = entryOf('Prussian\nKolberg: Drilled 36\nGreen 40')
  expect(lookAt(list)?.lines).toEqual([])
  const settled = changeNothing(list)
  expect(lookAt(settled)).toBeNull()
  expect(settled.army).toEqual(list.army)
  const [first] = list.army.battalions
  if (first === undefined) throw new Error('one')
  const other = { ...settled, army: { ...settled.army, battalions: [first] } }
  expect(lookAt(other)).not.toBeNull()
})

test('what is illegal stays illegal, with what is to be looked at beside it', () => {
  const { entry } = entryOf(text.replace('Drilled 36', 'Drilled 38').replace(' = 38', ''))
  const standing = standingAt(newEvent('Muster'), entry)
  expect(standing.verdict).toBe('illegal')
  expect(standing.state).toBe('illegal')
  expect(standing.look).not.toBeNull()
})

test('nation and name that were typed stand before what the list says', () => {
  const { entry } = entryOf('1st Drilled 36, drummer = 38\nTotal 38')
  expect(standingAt(newEvent('Muster'), entry).verdict).toBe('unreadable')
  const typed = standingAt(newEvent('Muster'), { ...entry, nation: 'french', army: 'Old Guard' })
  expect(typed.verdict).toBe('legal')
  expect([typed.check?.army.nation, typed.check?.army.name]).toEqual(['french', 'Old Guard'])
})

test('every letter of the text stands in its line once, marked; points stand at their battalions', () => {
  const { list } = entryOf(text)
  const marked = markedText(text, list)
  expect(marked.lines.map(({ parts }) => parts.map((part) => part.text).join('')).join('\n')).toBe(
    text,
  )
  expect(marked.lines[1]?.parts).toEqual([
    { text: 'this replaces the one of Monday.', mark: 'beside' },
  ])
  expect(marked.lines[3]?.parts.every(({ mark }) => mark === 'read')).toBe(true)
  expect(marked.lines.map(({ points }) => points)).toEqual([null, null, null, 38, 24, null])
  expect(marked.elsewhere).toEqual([])
})

test('a line of another text is told beside it', () => {
  const { list } = entryOf(text)
  const far = { line: 40, text: 'a remark in the margin', kind: 'part' } as const
  expect(markedText(text, { ...list, beside: [...(list.beside ?? []), far] }).elsewhere).toEqual([
    far,
  ])
})
