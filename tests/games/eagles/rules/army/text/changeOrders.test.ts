// Sentences that order a change of a list, put together from their parts, above it and below: none leaves the list legal.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReading, verdictOn } from '@/games/eagles/rules/index.ts'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import { valueOf } from '@tests/support/results.ts'

interface Language {
  readonly list: string
  readonly hello: string
  readonly bye: string
  readonly starts: readonly string[]
  /** X: the battalion. */
  readonly orders: readonly string[]
  readonly battalions: readonly string[]
  readonly ends: readonly string[]
}

const english: Language = {
  list: 'British\nDrilled 36, officer\nGreen 40\nVeteran 24',
  hello: 'Hi Tom,',
  bye: 'Cheers\nTom',
  starts: [
    ...['', 'Please ', 'Can you ', 'Could you ', 'Actually, ', 'Oh, and ', 'PS: ', 'Sorry, '],
    ...['One change: ', 'Hang on, ', "I'd like to ", 'I will ', 'Maybe ', 'We should ', 'Also '],
  ],
  orders: [
    ...['drop X', 'remove X', 'take X out', 'leave X out', 'leave X at home', 'swap X', 'double X'],
    ...[
      'swap X for something cheaper',
      'make X bigger',
      'make X smaller',
      'make X better',
      'cut X',
    ],
    ...['lose X', 'halve X', 'upgrade X', 'downgrade X', 'bump X up', 'bring X down a notch'],
    ...['scrap X', 'ignore X', 'skip X', 'delete X', 'bin X', 'change X', 'replace X', 'trade X'],
    ...['add another like X', 'add four to X', 'give X a leader', 'put a man more in X', 'raise X'],
    ...['count X twice', 'field X as better ones', 'promote X', 'demote X', 'shrink X', 'split X'],
    ...['merge X', 'use my old version of X', 'cross X out', 'keep only X', 'play without X'],
  ],
  battalions: [
    ...['the first one', 'the second battalion', 'the last unit', 'the big one', 'the small one'],
    ...['the Buffs', 'the Scots', 'that one', 'this unit', 'both', 'all of them', 'the top one'],
    ...['the bottom one', 'the other one', 'number two', 'no. 2', 'the elite lot', 'the line boys'],
    ...['the lads in the middle', 'one of them', 'two of those', 'them', 'the rest'],
  ],
  ends: [
    ...['', '.', ' please.', ' instead.', '!', ', thanks.', ' if that is ok.', ' if you can.'],
    ...[', ta', ' for me', ' after all.'],
  ],
}

const german: Language = {
  list: 'Preußen\nGedrillt 36, Offizier\nGrün 40\nVeteranen 24',
  hello: 'Hallo Uwe,',
  bye: 'Gruß\nJan',
  starts: ['', '', 'PS: ', 'Achtung: ', 'Sorry, ', 'Noch was: ', 'Halt, ', 'Ach ja: '],
  orders: [
    ...['Bitte X streichen', 'Streich X', 'Lass X weg', 'Bitte X weglassen', 'X bitte zweimal'],
    ...['Ich lasse X zu Hause', 'Bitte X tauschen', 'Mach X größer', 'Mach X kleiner', 'Vergiss X'],
    ...['Bitte X verdoppeln', 'Bitte X halbieren', 'Nimm X raus', 'X fällt weg', 'X bleibt daheim'],
    ...['X wird besser', 'X doch nicht', 'Nur X', 'X zählt doppelt', 'Ich ändere X noch', 'Ohne X'],
    ...['Ich möchte X ersetzen', 'Gib X einen Anführer', 'X bekommt vier mehr', 'X ignorieren'],
    ...[
      'X ist eine Stufe besser',
      'Ich tausche X aus',
      'X löschen',
      'Von X noch eins',
      'Setz X herab',
    ],
  ],
  battalions: [
    ...['das erste', 'das zweite Bataillon', 'die letzte Einheit', 'das große', 'das kleine'],
    ...[
      'beide',
      'das oberste',
      'das unterste',
      'das andere',
      'Nummer zwei',
      'Nr. 2',
      'mein zweites',
    ],
    ...['die Elite', 'eins davon', 'zwei davon', 'den Rest'],
  ],
  ends: ['', '.', '!', ', danke.', ' (bitte)', ', wenn es geht.', ', falls möglich.'],
}

const anyMail = fc.constantFrom(english, german).chain((language) =>
  fc
    .record({
      start: fc.constantFrom(...language.starts),
      order: fc.constantFrom(...language.orders),
      battalion: fc.constantFrom(...language.battalions),
      end: fc.constantFrom(...language.ends),
      place: fc.constantFrom('at once', 'below', 'above'),
    })
    .map(({ start, order, battalion, end, place }) => {
      const said = start + order.replace('X', battalion) + end
      const { list, hello, bye } = language
      if (place === 'at once') return `${list}\n${said}`
      return place === 'below' ? `${list}\n\n${said}\n\n${bye}` : `${hello}\n${said}\n\n${list}`
    }),
)

test('no list is legal beside an order that changes it', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyMail, (text) => {
      const { armies } = valueOf(readText(text))
      expect(armies.map((each) => verdictOn(checkReading(each)))).not.toEqual(['legal'])
    }),
    { numRuns: 6_000, seed: 1806 },
  )
})
