// Lists whose reading is known by construction, in mails: read as a person reads them, or told, never otherwise.
import { describe, expect, test } from 'vitest'
import { readSource } from '@/games/eagles/rules/index.ts'
import { patient, runs } from '@tests/support/armies.ts'
import { bareArmy } from '@tests/support/bareArmy.ts'
import { mailedList, mailNames } from '@tests/support/mailedLists.ts'

/** What is read; null: something is told, or to be looked at. */
function readingOf(text: string): string | null {
  const read = readSource({ name: '', text })
  const isTold = read.some(
    ({ list }) => !list.ok || list.value.unread.length > 0 || (list.value.because ?? []).length > 0,
  )
  if (isTold) return null
  return read.map(({ list }) => (list.ok ? bareArmy(list.value.army) : '')).join(' // ')
}

describe('a list in a mail', () => {
  test.each(mailNames)('%s is read rightly or told', patient, (name) => {
    const mails = Array.from({ length: Math.ceil(runs / 10) }, (_, n) =>
      mailedList(7_919 * n + 13, name),
    ).filter((each) => each !== null)
    const wrong = mails.flatMap(({ text, allowed }) => {
      const found = readingOf(text)
      return found === null || allowed.includes(found) ? [] : [{ text, found, allowed }]
    })
    expect(mails.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('with a farewell is always read, at once or to be looked at', patient, () => {
    for (let n = 0; n < Math.ceil(runs / 10); n += 1) {
      const mail = mailedList(7_919 * n + 13, 'with a farewell')
      const read = readSource({ name: '', text: mail?.text ?? '' })
      const found = read.map(({ list }) =>
        list.ok && list.value.unread.length === 0 ? bareArmy(list.value.army) : '',
      )
      expect(mail?.allowed).toContain(found.join(' // '))
    }
  })
})
