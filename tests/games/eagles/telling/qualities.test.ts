// What a battalion is worth in a battle, in words: as it was bought, and what it counts as now (ACT-07).
import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '@/games/eagles/rules/index.ts'
import { writingIn } from '@/games/eagles/telling/wording.ts'
import { previewOf } from '@/games/eagles/screens/overrule/preview.ts'
import { battleSheetsEn } from '@/games/eagles/words/en/sheets/sheets.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { battleOf } from '@tests/support/battle.ts'
import { namesOf } from '@tests/support/battleNames.ts'

const all = ['guards 32', 'veteran 32', 'drilled 36', 'green 36']
const table = () => battleOf(all, all)

const saidIn = (
  { state }: ReturnType<typeof table>,
  what: 'quality' | 'drop' = 'quality',
): readonly (readonly string[])[] =>
  [battleEn, battleDe].map((words) => {
    const names = namesOf(state, words)
    return [0, 1, 2, 3].map((id) => names[what](id))
  })

const bought = [
  ['Guards', 'Veteran', 'Drilled', 'Green'],
  ['Garde', 'Veteranen', 'Gedrillt', 'Rekruten'],
]
const dropped = [
  [
    'Guards, now as Veteran',
    'Veteran, now as Drilled',
    'Drilled, now as Green',
    'Green, now with −1',
  ],
  [
    'Garde, jetzt wie Veteranen',
    'Veteranen, jetzt wie Gedrillte',
    'Gedrillt, jetzt wie Rekruten',
    'Rekruten, jetzt mit −1',
  ],
]

describe('the quality of a battalion (ACT-07)', () => {
  test('is what was bought while the Supreme Commander rides on his own', () => {
    expect(saidIn(table())).toEqual(bought)
  })

  test('of all but the one that he is with counts one level lower', () => {
    const [en = [], de = []] = dropped
    expect(saidIn(table().commander('a', 0))).toEqual([
      ['Guards', ...en.slice(1)],
      ['Garde', ...de.slice(1)],
    ])
    expect(saidIn(table().commander('b', 4))).toEqual(bought)
  })

  test('of all counts one level lower once he is dead', () => {
    expect(saidIn(table().loseCommander('a'))).toEqual(dropped)
  })

  test('of who is gone is no more than a name', () => {
    const gone = table().loseCommander('a').with(2, { gone: 'destroyed' })
    expect(namesOf(gone.state, battleEn).quality(2)).toBe('Drilled')
  })

  test('is told before he is called dead by an overrule, Green too', () => {
    const { state } = table()
    const death = {
      figure: 'commander',
      side: 'a',
      alive: false,
      with: null,
      moved: false,
    } as const
    const { changes } = previewOf(state, death, namesOf(state, battleEn), battleSheetsEn)
    expect(changes).toEqual([
      expect.stringMatching(/: on his own → dead$/),
      'French 1st: Guards → Veteran',
      'French 2nd: Veteran → Drilled',
      'French 3rd: Drilled → Green',
      'French 4th: Green → Green\u00a0−1',
    ])
  })

  test('falls to this, where he joins another one', () => {
    expect(saidIn(table(), 'drop')).toEqual([
      [
        '1st\u00a0Guards →\u00a0Veteran',
        '2nd\u00a0Veteran →\u00a0Drilled',
        '3rd\u00a0Drilled →\u00a0Green',
        '4th\u00a0Green\u00a0−1',
      ],
      [
        '1.\u00a0Garde →\u00a0Veteranen',
        '2.\u00a0Veteranen →\u00a0Gedrillt',
        '3.\u00a0Gedrillt →\u00a0Rekruten',
        '4.\u00a0Rekruten\u00a0−1',
      ],
    ])
  })
})

test.each<readonly [BattleEvent, string, string]>([
  [
    { kind: 'commanderFell', side: 'a', battalion: 0 },
    'The Supreme Commander of the French is dead, he was with the French 1st: all his battalions are one level lower for good.',
    'Der Oberbefehlshaber der Franzosen fällt beim 1. französischen Bataillon: Alle seine Bataillone zählen von nun an eine Stufe tiefer.',
  ],
  [
    { kind: 'commanderSeparated', side: 'a', battalion: 0 },
    'The Supreme Commander of the French stays behind, where the French 1st stood: all have their own quality again.',
    'Der Oberbefehlshaber der Franzosen bleibt zurück, wo das 1. französische stand: Alle haben wieder ihre eigene Qualität.',
  ],
])('what changes is told with it: %s', (event, en, de) => {
  const { state } = table()
  const told = [battleEn, battleDe].map((words) =>
    writingIn(words.events, namesOf(state, words))(event, [event]),
  )
  expect(told).toEqual([en, de])
})
