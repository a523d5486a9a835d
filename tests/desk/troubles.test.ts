// Why there is no list, as a row of the board tells it: also what older and newer versions noted.
import { expect, test, vi } from 'vitest'
import { newEvent, standingAt, type BoardEntry } from '@/games/eagles/rules/index.ts'
import { reasonsOf } from '@/desk/board/rowWords.ts'
import { enterEvents, eventsWords } from '@/desk/words/events.ts'
import { readEventEntryRow } from '@/storage/backup/eventDecoder.ts'
import { speak, type Language } from '@/words/index.ts'

vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }))

const id = '00000000-0000-4000-8000-000000000001'

/** An entry as a backup brings it, of a version that noted this word. */
function rowOf(problem: string) {
  const version = {
    sentAt: null,
    original: '',
    list: { ok: false, problem },
    readAt: 1,
    source: '',
  }
  const read = readEventEntryRow({
    ...{ id, eventId: id, player: 'Ann', address: '', versions: [version] },
    ...{ accepted: null, answered: null, sameNameAs: null, hasDropped: false },
  })
  if (read === null) throw new Error('no row')
  const entry: BoardEntry = read
  return { ...standingAt(newEvent('Muster'), entry), entry, beside: null, alike: [] }
}

async function reasonsIn(language: Language, problem: string): Promise<readonly string[]> {
  await speak(language)
  await enterEvents()
  return reasonsOf(rowOf(problem))
}

test.each(['en', 'de'] as const)('rows of older versions are read in %s', async (language) => {
  const [reason] = await reasonsIn(language, 'no-code')
  expect(reason).toBe(eventsWords.value.troubles['no-code'])
})

test.each([
  ['en', /could not be loaded.*add the picture again/u],
  ['de', /ließ sich nicht laden.*füge das Bild dann noch einmal hinzu/u],
] as const)(
  'a reader that did not load is told in %s, with another try',
  async (language, said) => {
    expect((await reasonsIn(language, 'no-reader')).join()).toMatch(said)
  },
)

test.each(['some-newer-word', 'constructor'])('%s is told as unreadable', async (problem) => {
  expect(await reasonsIn('en', problem)).toEqual([eventsWords.value.troubles.failed])
})
