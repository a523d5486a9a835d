import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import { parseRecordText, printRecord } from '@/core/record/text.ts'
import { diceRace } from '@tests/support/diceRace.ts'
import { randomPlay } from '@tests/support/randomPlay.ts'
import { valueOf } from '@tests/support/results.ts'

const record = recordOf(randomPlay(diceRace, { track: 40 }, 1815, 12))
const text = printRecord(record)

describe('the text of a record', () => {
  test('has one entry a line and reads back as it was', () => {
    expect(text.split('\n').filter((line) => line.includes('"previous"'))).toHaveLength(12)
    expect(valueOf(parseRecordText(text))).toEqual({ json: record, isTorn: false })
  })

  test('is whole without any entry too', () => {
    const fresh = recordOf(randomPlay(diceRace, { track: 40 }, 1, 0))
    expect(valueOf(parseRecordText(printRecord(fresh)))).toEqual({ json: fresh, isTorn: false })
  })

  test('may begin with a byte-order mark', () => {
    expect(valueOf(parseRecordText(`\uFEFF${text}`)).json).toEqual(record)
  })

  test.each(['', 'dear diary', '{', '{"format":1', '{"setup":{"a":{}', '[[[['])(
    '%j is none',
    (other) => {
      expect(parseRecordText(other)).toEqual({ ok: false, problem: 'not-json' })
    },
  )
})

describe('a text that broke off', () => {
  const inEntries = text.indexOf('"entries": [') + '"entries": ['.length

  test.each([
    ['as one entry a line', text],
    ['as a formatter rewrote it', JSON.stringify(record, null, 4)],
    ['as one long line', JSON.stringify(record)],
  ])('keeps every entry that is whole, %s', (_, whole) => {
    // The head must come first for that: a formatter keeps the order, and we write it so.
    const from = whole.search(/"entries": ?\[/u) + 12
    fc.assert(
      fc.property(fc.integer({ min: from, max: whole.trimEnd().length - 1 }), (at) => {
        const { json, isTorn } = valueOf(parseRecordText(whole.slice(0, at)))
        expect(isTorn).toBe(true)
        const { play, problem } = resume(diceRace, json)
        const left = play?.log?.number ?? 0
        expect(problem).toEqual(left === 12 ? null : { code: 'cut-off', entry: left, wanted: 12 })
        expect(play && recordOf(play).entries).toEqual(record.entries.slice(0, left))
      }),
    )
  })

  test('in the middle of an entry loses only that entry', () => {
    const lines = text.slice(inEntries).trim().split('\n')
    const torn = `${text.slice(0, inEntries)}\n${lines.slice(0, 5).join('\n')}\n    {"kind":"answer","previous":"[}`
    const { json } = valueOf(parseRecordText(torn))
    expect(resume(diceRace, json).problem).toEqual({ code: 'cut-off', entry: 5, wanted: 12 })
  })

  test('never throws, wherever it broke off', () => {
    fc.assert(fc.property(fc.nat(text.length), (at) => void parseRecordText(text.slice(0, at))))
  })
})
