// What is printed reads back as the same list.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  armyPoints,
  printArmy,
  readArmies,
  sampleArmies,
  type Army,
} from '@/games/eagles/rules/index.ts'
import {
  anyPrintedArmy,
  army,
  battalion,
  patient,
  runs,
  withoutNotes,
} from '@tests/support/armies.ts'

const languages = ['en', 'de'] as const

function readBack(text: string): readonly Army[] {
  const read = readArmies(text)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  for (const { unread, remarks, beside, because } of read.value)
    expect([unread, remarks, beside, because]).toEqual([[], [], [], []])
  return read.value.map((found) => withoutNotes(found.army))
}

describe('army text, printed', () => {
  test('is the booklet’s notation', () => {
    const [british] = sampleArmies
    expect(british && printArmy(british, 'en')).toBe(
      [
        'Army: The Thin Line (British)',
        '1st Battalion DRILLED: 36 Rankers + 1 Drummer + 1 Sergeant + 1 Officer = 52 points',
        '2nd Battalion DRILLED: 36 Rankers + 2 Drummers + 2 Sergeants = 48 points',
        '3rd Battalion GREEN: 40 Rankers + 1 Sergeant + 1 Officer = 34 points',
        '4th Battalion VETERAN: 28 Rankers + 1 Officer = 52 points',
        '5th Battalion GREEN: 20 Rankers + 1 Sergeant = 14 points',
        'TOTAL 200 points',
        '',
      ].join('\n'),
    )
  })

  test('speaks German, too', () => {
    const list = army(
      'french',
      battalion('veteran', 24, { drummer: 2, ensign: 1, light: true }),
      battalion('guards', 32, { sergeant: 2, officer: 1, name: 'Alte Garde' }),
    )
    expect(printArmy(list, 'de')).toBe(
      [
        'Französisch',
        '1. Bataillon VETERANEN LEICHT: 24 Rankers + 2 Hornisten + 1 Fähnrich = 46 Punkte',
        'Alte Garde GARDE: 32 Rankers + 2 Sergeanten + 1 Offizier = 82 Punkte',
        'GESAMT 128 Punkte',
        '',
      ].join('\n'),
    )
  })

  test('counts 1st, 2nd, 3rd, 11th, 21st and 112th', () => {
    const many = army('other', ...Array.from({ length: 112 }, () => battalion('green', 16)))
    const lines = printArmy(many, 'en').split('\n')
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 112].map((n) => lines[n]?.split(' ')[0])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '112th',
    ])
  })

  test('ARMY-07: tells two British ensigns too many from the pair that is one', () => {
    const list = army(
      'british',
      battalion('drilled', 24, { ensign: 2 }),
      battalion('green', 16, { ensign: 1 }),
    )
    expect(printArmy(list, 'en')).toContain('24 Rankers + 2 pairs of Ensigns = 36')
    expect(printArmy(list, 'de')).toContain('24 Rankers + 2 Paar Fähnriche = 36')
    expect(readBack(printArmy(list, 'en'))).toEqual([list])
  })

  test.each(['➜一', '➔ Foot', '→Foot', '⇒ Foot', '=>Foot', '->Foot', 'Foot➜'])(
    'sets a name with an arrow at its end in quotation marks: %s',
    (name) => {
      const list = army('british', battalion('green', 16, { name }))
      expect(printArmy(list, 'en')).toContain(`"${name}" GREEN`)
      expect(readBack(printArmy(list, 'en'))).toEqual([list])
    },
  )

  test.each(languages)('reads back as the same list, legal or not (%s)', patient, (language) => {
    fc.assert(
      fc.property(anyPrintedArmy, (list) => {
        expect(readBack(printArmy(list, language))).toEqual([withoutNotes(list)])
      }),
      { numRuns: runs },
    )
  })

  test('states the points as the price table has them, halves included', patient, () => {
    fc.assert(
      fc.property(anyPrintedArmy, fc.constantFrom(...languages), (list, language) => {
        const read = readArmies(printArmy(list, language))
        expect(read.ok && read.value[0]?.army.statedTotal).toBe(armyPoints(list))
      }),
      { numRuns: runs },
    )
  })

  test('tells several armies apart', patient, () => {
    fc.assert(
      fc.property(
        fc.array(anyPrintedArmy, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...languages),
        (lists, language) => {
          const text = lists.map((list) => printArmy(list, language)).join('\n')
          expect(readBack(text)).toEqual(lists.map(withoutNotes))
        },
      ),
      { numRuns: runs / 4 },
    )
  })

  test('never includes notes: they are the player’s own plans', () => {
    const list = {
      ...army('russian', battalion('green', 16, { note: 'hold the village' })),
      note: 'secret plan',
    }
    expect(printArmy(list, 'en')).not.toMatch(/village|secret/)
  })
})
