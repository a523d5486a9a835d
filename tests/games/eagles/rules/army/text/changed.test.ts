// Lists whose reading is known by construction, changed in one way each: read as a person reads them, or told, never otherwise.
import { describe, expect, test } from 'vitest'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import { patient, runs } from '@tests/support/armies.ts'
import { changedList, changeNames, type Changed } from '@tests/support/changedLists.ts'
import { bareArmy } from '@tests/support/listCorpus.ts'

/** What is read; null: something is told, or a battalion is without its quality. */
function readingOf(text: string): string | null {
  const read = readText(text)
  if (!read.ok) return null
  const { armies } = read.value
  const isTold = armies.some(
    ({ army, unread }) =>
      unread.length > 0 || army.battalions.some(({ quality }) => quality === null),
  )
  return isTold ? null : armies.map(({ army }) => bareArmy(army)).join(' // ')
}

const listsFor = (name: string): readonly Changed[] =>
  Array.from({ length: Math.ceil(runs / 5) }, (_, n) => changedList(7_919 * n + 13, name)).filter(
    (each) => each !== null,
  )

describe('a list that is changed', () => {
  test.each(changeNames)('by "%s" is read rightly or told', patient, (name) => {
    const lists = listsFor(name)
    const wrong = lists.flatMap(({ text, allowed }) => {
      const found = readingOf(text)
      return found === null || allowed.includes(found) ? [] : [{ text, found, allowed }]
    })
    expect(lists.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('into a table is always read', patient, () => {
    for (const { text, allowed } of listsFor('as a table'))
      expect(allowed).toContain(readingOf(text))
  })

  test('by nothing is always read', patient, () => {
    for (const { text, allowed } of listsFor('as it is')) expect(allowed).toContain(readingOf(text))
  })
})
