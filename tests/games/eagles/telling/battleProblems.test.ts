import { describe, expect, test } from 'vitest'
import type { RecordProblem } from '@/core/record/readRecord.ts'
import { battleProblems as german } from '@/games/eagles/words/de/commandLine/battleProblems.ts'
import { battleProblems as english } from '@/games/eagles/words/en/commandLine/battleProblems.ts'

describe('what is wrong with a record', () => {
  test.each<[RecordProblem, string, string]>([
    [
      { code: 'tampered', entry: 17 },
      'Entry 17 was changed after it was written.',
      'Eintrag 17 wurde nachträglich verändert.',
    ],
    [
      { code: 'tampered', entry: 0 },
      'The opening was changed after it was written.',
      'Der Anfang wurde nachträglich verändert.',
    ],
    [
      { code: 'cut-off', entry: 7, wanted: 12 },
      'The record is cut off: 7 of its 12 entries are left.',
      'Die Aufzeichnung ist abgeschnitten: 7 von 12 Einträgen sind übrig.',
    ],
    [
      { code: 'refused', entry: 4, refusal: { code: 'dice-face', die: 1, face: 7 } },
      'Entry 4 is against the rules. Die 2 cannot show 7.',
      'Eintrag 4 widerspricht den Regeln. Würfel 2 kann nicht 7 zeigen.',
    ],
    [
      { code: 'malformed', entry: 3, path: 'answer.kind' },
      'Entry 3 is not as a record is written: look at “answer.kind”.',
      'Eintrag 3 ist nicht geschrieben wie eine Aufzeichnung: siehe „answer.kind“.',
    ],
    [
      { code: 'other-question', entry: 5, recorded: 'check.die', asked: null },
      'Entry 5 answers “check.die”, but the rules ask “nothing” there.',
      'Eintrag 5 antwortet auf „check.die“, die Regeln fragen dort „nichts“.',
    ],
  ])('is told: %j', (problem, en, de) => {
    expect([english.record(problem), german.record(problem)]).toEqual([en, de])
  })

  test('names the newer version', () => {
    const newer: RecordProblem = { code: 'newer-rules', entry: 0, version: 3, known: 1 }
    expect(english.record(newer)).toContain('version 3, this app knows up to 1')
    expect(german.record(newer)).toContain('Fassung 3, diese App kennt bis 1')
  })
})
