// Lists as people write them, class by class: each is read as a person reads it, or told; none is read wrongly.
import { describe, expect, test } from 'vitest'
import { openText } from '@/platform/documents/openDocument.ts'
import { readSource } from '@/games/eagles/rules/index.ts'
import { corpus, rate } from '@tests/support/listCorpus.ts'

/** A person reads these; the app asks. */
const asked: ReadonlySet<string> = new Set([
  'two-x-no-word',
  'count-x-behind',
  'all-have',
  'each-with',
  'alle-mit',
  'officer-for-the-2nd',
  'offizier-fuer-das-zweite',
  'dito-plus',
  'everybody-drilled',
  'name-with-brackets',
  'bis-bataillon',
  'no-drummers-anywhere',
  'unit-over-lines',
  'name-above',
  'markdown-headings',
  'only-my-second-game',
  'price-with-at',
])

describe.each([...new Set(corpus.map(({ kind }) => kind))])('%s', (kind) => {
  test.each(corpus.filter((list) => list.kind === kind).map((list) => [list.id, list] as const))(
    '%s',
    async (id, list) => {
      const read = readSource({ name: list.file, opened: await openText(list.text) })
      expect(rate(list, read)).toBe(asked.has(id) ? 'told' : 'right')
    },
  )
})
