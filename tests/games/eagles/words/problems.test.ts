// Problems, repairs and suggestions in words, English and German.
import { describe, expect, test } from 'vitest'
import { problems as english } from '@/games/eagles/words/en/armies/problems.ts'
import { problems as german } from '@/games/eagles/words/de/armies/problems.ts'
import { repairs as englishRepairs } from '@/games/eagles/words/en/lists/repairs.ts'
import { repairs as germanRepairs } from '@/games/eagles/words/de/lists/repairs.ts'
import {
  applyEdit,
  checkArmy,
  checkReading,
  readArmies,
  sampleArmies,
  suggest,
  type Army,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const sentences = (list: Army): readonly (readonly [string, string])[] =>
  checkArmy(list).map((problem) => [
    english.sentence(problem, list),
    german.sentence(problem, list),
  ])

const fixes = (list: Army): readonly (readonly [string, string])[] =>
  checkArmy(list).flatMap((problem) =>
    problem.fixes.map(
      (fix) =>
        [englishRepairs.fix(fix, problem, list), germanRepairs.fix(fix, problem, list)] as const,
    ),
  )

describe('a problem', () => {
  test('says who, what and which limit', () => {
    const list = army(
      'british',
      battalion('green', 16),
      battalion('drilled', 20, { light: true, rifles: true }),
    )
    expect(sentences(list)).toEqual([
      [
        'The 2nd Battalion is Light and Drilled. A Light battalion must be Veteran.',
        'Das 2. Bataillon ist leicht, Qualität Gedrillt. Ein leichtes Bataillon besteht aus Veteranen.',
      ],
    ])
    expect(fixes(list)).toEqual([
      ['Veteran, +10', 'Veteranen, +10'],
      ['Not Light, −20', 'Nicht leicht, −20'],
    ])
  })

  test('calls a battalion by its name', () => {
    const list = army('french', battalion('green', 1, { name: 'Les Braves' }))
    expect(sentences(list)).toEqual([
      [
        '“Les Braves” has one Ranker. A battalion has 16 to 48, in steps of 4.',
        '„Les Braves“ hat einen Soldaten. Ein Bataillon hat 16 bis 48, in Schritten von 4.',
      ],
    ])
    expect(fixes(list)).toEqual([['16 Rankers, +7½', '16 Soldaten, +7½']])
  })

  test.each([
    [
      army('french', battalion('green', 16, { drummer: 3 })),
      /3 drummers.*at most 2/,
      /3 Trommler.*höchstens 2/,
    ],
    [
      army('french', battalion('green', 16, { sergeant: 3 })),
      /3 sergeants.*at most 2/,
      /3 Sergeanten.*höchstens 2/,
    ],
    [
      army('french', battalion('green', 16, { ensign: 2 })),
      /2 ensigns.*at most one/,
      /2 Fähnriche.*höchstens einen/,
    ],
    [
      army('french', battalion('green', 16, { officer: 2 })),
      /2 officers.*at most one/,
      /2 Offiziere.*höchstens einen/,
    ],
    [army('french', battalion(null, 16)), /no quality/, /keine Qualität/],
    [
      army('french', battalion('veteran', 16, { light: true, rifles: true })),
      /British Light/,
      /britisches leichtes/,
    ],
    [army('british', battalion('veteran', 16, { rifles: true })), /not Light/, /nicht leicht/],
    [army('french', battalion('veteran', 40, { light: true })), /at most 36/, /höchstens 36/],
    [army('french'), /no battalions/, /kein Bataillon/],
    [
      { ...army('french', battalion('green', 16)), limit: 10, budget: 'exact' as const },
      /exactly 10; 2 are left/,
      /genau 10 kosten; 2 sind/,
    ],
    [
      { ...army('french', battalion('green', 16)), limit: 11, budget: 'exact' as const },
      /every price is even/,
      /Jeder Preis ist gerade/,
    ],
    [
      { ...army('french', battalion('guards', 48)), limit: 90 },
      /costs 96 points, 6 over the limit of 90/,
      /kostet 96 Punkte, 6 mehr als die Grenze von 90/,
    ],
    [
      { ...army('french', battalion('green', 16)), statedTotal: 44 },
      /printed total is 44.*costs 8/,
      /gedruckte Summe ist 44.*kostet die Armee 8/,
    ],
    [
      army('french', battalion('green', 16, { statedPoints: 1 })),
      /printed at one point.*costs 8/,
      /mit 1 gedruckt.*kostet es 8/,
    ],
  ])('is told in both languages (%#)', (list, inEnglish, inGerman) => {
    const [[first, second] = []] = sentences(list)
    expect(first).toMatch(inEnglish)
    expect(second).toMatch(inGerman)
  })

  test('of the whole army names the battalions that may change', () => {
    const light = battalion('veteran', 16, { light: true })
    const list = army('french', light, battalion('green', 16), light)
    expect(sentences(list)).toEqual([
      [
        'The army has 2 Light battalions: the 1st and the 3rd. It may have one.',
        'Die Armee hat 2 leichte Bataillone (das 1. und das 3.). Eines ist erlaubt.',
      ],
    ])
    expect(fixes(list)).toEqual([
      ['The 1st: not Light', 'Das 1.: nicht leicht'],
      ['The 3rd: not Light', 'Das 3.: nicht leicht'],
    ])
  })

  test('of a line that cannot be read shows the line', () => {
    const [found] = valueOf(readArmies('British\nGreen 16 rankers\nand the Guards'))
    if (found === undefined) throw new Error('there is one')
    const [problem] = checkReading(found)
    expect(problem && english.sentence(problem, found.army)).toBe(
      'Line 3 cannot be read: “and the Guards”',
    )
    expect(problem && german.sentence(problem, found.army)).toBe(
      'Zeile 3 ist nicht lesbar: „and the Guards“',
    )
  })
})

describe('every repair', () => {
  test('has a label that is no sentence', () => {
    const wreck = battalion(null, 50, {
      drummer: 3,
      sergeant: 3,
      ensign: 2,
      officer: 2,
      light: true,
      rifles: true,
      statedPoints: 1,
    })
    const list: Army = {
      ...army(
        'french',
        wreck,
        battalion('guards', 24, { light: true }),
        battalion('green', 16, { rifles: true }),
      ),
      limit: 9,
      budget: 'exact',
      statedTotal: 2,
    }
    const labels = [
      ...fixes(list),
      ...fixes({ ...army('french'), budget: 'exact', limit: 9 }),
    ].flat()
    expect(labels.length).toBeGreaterThan(30)
    for (const label of labels) expect(label).toMatch(/^\p{Lu}|^\d/u)
    for (const label of labels) expect(label).not.toMatch(/undefined|NaN|\.$/)
  })
})

describe('a suggestion', () => {
  test('is said in a few words', () => {
    const [british = army('british')] = sampleArmies
    const open = applyEdit(british, { kind: 'remove', battalion: 5 })
    expect(
      suggest(open, 3).map((idea) => [
        englishRepairs.suggestion(idea, open),
        germanRepairs.suggestion(idea, open),
      ]),
    ).toEqual([
      ['5th: Green 20 with a sergeant', '5.: Rekruten 20 mit Sergeant'],
      ['The 4th to Guards', 'Das 4. zu Garde'],
      ['Officer for the 2nd, sergeant for the 4th', 'Offizier für das 2., Sergeant für das 4.'],
    ])
  })
})

test('battalions are counted as each language counts', () => {
  const places = [0, 1, 2, 3, 10, 11, 12, 20, 21, 22, 100, 110]
  expect(places.map(english.ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
    '111th',
  ])
  expect(german.battalion(2)).toBe('3. Bataillon')
})

test('points are written with halves and in groups of three', () => {
  expect([0, 8, 8.5, 0.5, 1_234].map(english.number)).toEqual(['0', '8', '8½', '½', '1,234'])
  expect(german.number(1_234.5)).toBe('1.234½')
})
