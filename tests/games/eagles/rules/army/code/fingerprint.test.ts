// The fingerprint of a list.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdit,
  fingerprint,
  printArmy,
  readArmies,
  sampleArmies,
  type Army,
  type Edit,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, anyPrintedArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const list = army('british', battalion('drilled', 24), battalion('veteran', 24, { light: true }))

describe('a fingerprint', () => {
  test('of the samples never changes: it stands on printed sheets', () => {
    expect(sampleArmies.map(fingerprint)).toEqual(['P6330XDB', 'YEHMKSNM'])
  })

  test('has eight characters that look like no others', patient, () => {
    fc.assert(
      fc.property(anyArmy, (any) => {
        expect(fingerprint(any)).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
      }),
      { numRuns: runs },
    )
  })

  const alike: readonly Edit[] = [
    { kind: 'armyName', name: 'Rearguard' },
    { kind: 'armyNote', note: 'for Sunday' },
    { kind: 'limit', limit: 300 },
    { kind: 'budget', budget: 'exact' },
    { kind: 'battalionName', battalion: 1, name: 'Foot' },
    { kind: 'battalionNote', battalion: 1, note: 'left' },
  ]
  test.each(alike)('is the same whatever the $kind', (edit) => {
    expect(fingerprint(applyEdit(list, edit))).toBe(fingerprint(list))
  })

  const different: readonly Edit[] = [
    { kind: 'nation', nation: 'french' },
    { kind: 'quality', battalion: 1, quality: 'green' },
    { kind: 'rankers', battalion: 1, rankers: 28 },
    { kind: 'characters', battalion: 1, character: 'drummer', count: 1 },
    { kind: 'characters', battalion: 1, character: 'sergeant', count: 1 },
    { kind: 'characters', battalion: 1, character: 'ensign', count: 1 },
    { kind: 'characters', battalion: 1, character: 'officer', count: 1 },
    { kind: 'troops', battalion: 1, troops: 'light' },
    { kind: 'troops', battalion: 2, troops: 'rifles' },
    { kind: 'move', battalion: 1, to: 1 },
    { kind: 'remove', battalion: 2 },
    { kind: 'duplicate', battalion: 1 },
  ]
  test('is another after every change that matters in play', () => {
    const prints = different.map((edit) => fingerprint(applyEdit(list, edit)))
    expect(new Set([fingerprint(list), ...prints]).size).toBe(different.length + 1)
  })

  test('goes with the list through a text', patient, () => {
    fc.assert(
      fc.property(anyPrintedArmy, (any) => {
        const [found] = valueOf(readArmies(printArmy(any, 'de')))
        const read: Army | undefined = found?.army
        expect(read && fingerprint(read)).toBe(fingerprint(any))
      }),
      { numRuns: runs / 4 },
    )
  })
})
