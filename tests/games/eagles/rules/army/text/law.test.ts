// The law: every character of a list is understood, set aside in sight, or told; nothing that looks like troops is lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import { corpus } from '@tests/support/listCorpus.ts'
import { faultsOf } from '@tests/support/listLaw.ts'
import { patient, runs } from '@tests/support/armies.ts'

/** A text without any army is refused as a whole. */
function lawFaults(text: string): readonly string[] {
  const read = readText(text)
  return read.ok ? faultsOf(read.value) : []
}

describe('every list of the corpus', () => {
  test.each(corpus.map((list) => [`${list.kind}, ${list.id}`, list.text] as const))(
    '%s keeps the law',
    (_, text) => {
      expect(lawFaults(text)).toEqual([])
    },
  )
})

const pieces = [
  'Drilled 24',
  '2nd Guards 16, officer',
  'plus a drummer',
  'no rifles',
  'and an officer for the 2nd',
  '# Guards 24',
  '// Green 40',
  '> Veteran 28',
  '~~Drilled 36~~',
  '~Drilled 36~',
  '<s>Guards 16</s>',
  'deleted: Veteran 24',
  'two battalions of Drilled 24',
  'Hi Tom, see you on Sunday!',
  'French',
  'Preußen',
  'Total 72 points',
  'TOTAL: 24 + 48 = 72',
  '104 left over',
  '(with a spare drummer)',
  '(lovely paint)',
  '= 24 points',
  'painted last winter',
  '[b]Guards 24[/b]',
  '[01.05.26, 18:03:12] Tom: Guards 24',
  '1st–3rd Drilled 24',
  '1st to 3rd Battalion Drilled 24',
  'Line 1st–3rd Drilled 24',
  'Nation: French Guards 24',
  'Date: today, "Drilled 24"',
  `Drilled 24${' '.repeat(500)}and Guards 16`,
  'Green 20 -> Green 24',
  'Drilled 24, ② officers',
  'all have a drummer',
  'same as above',
  'Veteran or Guards 24',
  'Gaurds 24',
  '🥁',
  '❌ Guards 24',
  'alert(1)',
  'Quality;Rankers;Officers',
  'Guards;24;1',
  'British | Drilled 24',
  '<br>Green 16<br>',
  'Fähnrich',
  'ohne Offizier',
  'x2',
  '24',
  ';',
  '  ',
  '\t',
] as const

const anyPiece = fc.constantFrom(...pieces)
const corpusLine = fc.constantFrom(...corpus.flatMap(({ text }) => text.split('\n')))

/** A list with pieces put in and letters taken out. */
const mutated = fc
  .tuple(
    fc.constantFrom(...corpus.map(({ text }) => text)),
    fc.array(
      fc.tuple(fc.nat(400), fc.oneof(anyPiece, corpusLine), fc.constantFrom('\n', ' ', '')),
      {
        maxLength: 4,
      },
    ),
    fc.array(fc.nat(400), { maxLength: 2 }),
  )
  .map(([text, additions, losses]) => {
    let changed = text
    for (const [at, piece, sign] of additions) {
      const place = at % (changed.length + 1)
      changed = changed.slice(0, place) + sign + piece + sign + changed.slice(place)
    }
    for (const at of losses) {
      const place = at % Math.max(1, changed.length)
      changed = changed.slice(0, place) + changed.slice(place + 1)
    }
    return changed
  })

const mixed = fc
  .array(fc.tuple(fc.oneof(corpusLine, anyPiece), fc.constantFrom('\n', '\n', '\n\n', ' ', ', ')), {
    minLength: 1,
    maxLength: 9,
  })
  .map((lines) => `French\nDrilled 24\n${lines.map(([line, sign]) => line + sign).join('')}`)

describe('the law holds', () => {
  test('over the names of columns that have no rows', () => {
    expect(lawFaults('French\nDrilled 24\nQual  Fig  Dr  Sgt  Ens  Off  Pts\n')).toEqual([])
  })

  test('over lists that were changed', patient, () => {
    fc.assert(
      fc.property(mutated, (text) => {
        expect(lawFaults(text)).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('over lines of all lists together', patient, () => {
    fc.assert(
      fc.property(mixed, (text) => {
        expect(lawFaults(text)).toEqual([])
      }),
      { numRuns: runs },
    )
  })
})
