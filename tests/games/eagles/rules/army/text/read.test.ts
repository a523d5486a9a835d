// Army text: the booklet’s lists, the lines of its notation, several armies, limits.
import { describe, expect, test } from 'vitest'
import { armyPoints, checkReading, verdictOn } from '@/games/eagles/rules/index.ts'
import { line, read, readOne } from '@tests/support/readings.ts'

const theBritish = [
  'BRITISH',
  '1st Battalion DRILLED : 36 Rankers + 1 Drummer + 1 Sergeant + 1 Officer = 52 points',
  '2nd Battalion DRILLED : 36 Rankers + 2 Drummers + 2 Sergeants = 48 points',
  '3rd Battalion GREEN: 40 Rankers + 1 Sergeant + 1 Officer = 34 points',
  '4th Battalion VETERAN 28 Rankers + 1 officer = 52 points',
  '5th Battalion GREEN : 20 Rankers + 1 Sergeant = 44 points',
  'TOTAL 200 points',
]
const theFrench = [
  'FRENCH',
  'Battalion 1 DRILLED: 24 Rankers + 1 Drummer + 1 Ensign = 32 points',
  'Battalion 2 VÉTÉRAN: 24 Rankers + 1 Sergeant = 40',
  'Battalion 3 DRILLED: 32 Rankers + 2 Drummers = 36 points',
  'Battalion 3 GUARDS 32 Rankers + 2 Drummer + 2 Sergeants + 1 Ensign + 1 Officer = 92 points',
  'TOTAL 200 Points',
]

describe('the sample armies as the booklet prints them', () => {
  test('the British come to 200 points, and the 44 of their 5th battalion is named', () => {
    const found = readOne(theBritish.join('\n'))
    expect(armyPoints(found.army)).toBe(200)
    expect(checkReading(found)).toMatchObject([
      { code: 'stated-points', battalion: 4, stated: 44, points: 14 },
    ])
    expect(verdictOn(checkReading(found))).toBe('legal')
  })

  test('the French come to 200 points, and their second number 3 is named', () => {
    const found = readOne(theFrench.join('\n'))
    expect(armyPoints(found.army)).toBe(200)
    expect(checkReading(found)).toEqual([])
    expect(found.remarks).toEqual([{ kind: 'misplaced', line: 5, claimed: 3, place: 4 }])
  })

  test('in one paste they are two armies, each with its own text', () => {
    const both = read([...theBritish, '', ...theFrench].join('\n'))
    expect(both.map(({ army }) => [army.nation, army.battalions.length])).toEqual([
      ['british', 5],
      ['french', 4],
    ])
    expect(both.map(({ source }) => source)).toEqual([theBritish.join('\n'), theFrench.join('\n')])
  })

  test('broken in the middle of a line by a mail program, they are the same', () => {
    const broken = theBritish
      .join('\n')
      .replace('2 Sergeants = 48', '2\nSergeants = **48')
      .replace('1 officer = 52 points', '1\nofficer = 52\npoints')
    expect(readOne(broken).army).toEqual(readOne(theBritish.join('\n')).army)
    expect(readOne(broken).unread).toEqual([])
  })
})

describe('the lines of the issue', () => {
  test.each([
    [
      '1st Battalion DRILLED: 36 Rankers + 1 Drummer + 1 Sergeant + 1 Officer = 52 points',
      'drilled 36, drummer, sergeant, officer = 52',
    ],
    ['Battalion 2 VÉTÉRAN: 24 Rankers + 1 Sergeant = 40', 'veteran 24, sergeant = 40'],
    ['2nd bn, green, 40 rankers, 2 drummers, officer', 'green 40, 2 drummers, officer'],
    [
      '95th VETERAN LIGHT RIFLES: 32 Rankers + 2 Buglers + 1 Officer = 94 pts',
      '95th: veteran 32, 2 drummers, officer, light, rifles = 94',
    ],
    [
      '1. Bataillon GEDRILLT: 36 Rankers + 1 Trommler + 1 Sergeant + 1 Fähnrich + 1 Offizier = 58 Punkte',
      'drilled 36, drummer, sergeant, ensign, officer = 58',
    ],
    ['2. Bataillon REKRUTEN: 40 Soldaten + 1 Hornist', 'green 40, drummer'],
    ['3. Bataillon GARDE: 32 Soldaten', 'guards 32'],
    ['Bataillon 4, Veteranen, 24 Mann', 'veteran 24'],
  ])('%s', (text, understood) => {
    expect(line(text)).toBe(understood)
    expect(line(text.toLowerCase())).toBe(understood)
    expect(line(text.toUpperCase())?.toLowerCase()).toBe(understood)
    expect(line(text.replaceAll(' ', '\t'))).toBe(understood)
    expect(line(`   ${text.replaceAll(' ', '   ')}\r`)).toBe(understood)
  })

  test.each([
    ['British', 'british', ''],
    ['the british army:', 'british', ''],
    ['Army: Peninsula Brigade (British)', 'british', 'Peninsula Brigade'],
    ['ARMY : Peninsula Brigade ( British )', 'british', 'Peninsula Brigade'],
    ['Armee: Nordkolonne (Französisch)', 'french', 'Nordkolonne'],
    ['Armee: "Die (Alte) Garde" (Franzosen)', 'french', 'Die (Alte) Garde'],
    ['Army: British Expeditionary Force', 'british', 'British Expeditionary Force'],
    ['Army: Rearguard', 'other', 'Rearguard'],
    ['French: Colonne du Nord', 'french', 'Colonne du Nord'],
    ['Prussian – Landwehr', 'prussian', 'Landwehr'],
    ['British, 1 battalion, 200 points', 'british', ''],
    ['Old Guard (French)', 'french', 'Old Guard'],
    ['Ridge Rearguard (Portuguese)', 'portuguese', 'Ridge Rearguard'],
    ['British Peninsula Army', 'british', 'British Peninsula Army'],
    ['Franzoesisch', 'french', ''],
    ['Preussisch', 'prussian', ''],
    ['PREUẞISCH', 'prussian', ''],
    ['Österreicher', 'austrian', ''],
    ['Russland', 'russian', ''],
    ['Spain', 'spanish', ''],
  ])('%s opens an army', (heading, nation, name) => {
    const { army, unread } = readOne(`${heading}\n1st Battalion GREEN: 16 Rankers`)
    expect([army.nation, army.name, army.battalions.length, unread]).toEqual([nation, name, 1, []])
  })

  test.each([
    'TOTAL 200 points',
    'Total: 200',
    'GESAMT 200 Punkte',
    '200 points in total',
    'Summe = 200 Pkt.',
    'total 200/200',
  ])('%s is the total', (total) => {
    expect(readOne(`British\n1st Battalion GREEN: 16 Rankers\n${total}`).army.statedTotal).toBe(200)
  })

  test('comments, blank lines, a byte-order mark and Windows line ends are no matter', () => {
    const text = `\uFEFFBritish\r\n# a comment\r\n\r\n  # another\r\n1st Battalion GREEN: 16 Rankers # mine\r\n----\r\n`
    expect(readOne(text)).toMatchObject({ army: { battalions: [{ rankers: 16 }] }, unread: [] })
  })
})

describe('several armies', () => {
  test('are told apart by their nations', () => {
    const lists = read(
      'British\nGreen 16, officer\nFrench\nDrilled 24, officer\n\nFrench\nGuards 16, officer',
    )
    expect(lists.map(({ army }) => [army.nation, army.battalions.length])).toEqual([
      ['british', 1],
      ['french', 1],
      ['french', 1],
    ])
  })

  test('are told apart by their totals, though no nation is named', () => {
    const lists = read('1st Green 16 rankers\nTotal 8\n1st Drilled 24 rankers\nTotal 24')
    expect(lists.map(({ army }) => [army.nation, army.statedTotal])).toEqual([
      ['other', 8],
      ['other', 24],
    ])
  })

  test('a nation after a battalion belongs to the next army', () => {
    const lists = read('Green 16, officer\nBritish\nDrilled 24, officer')
    expect(lists.map(({ army }) => [army.nation, army.battalions.length])).toEqual([
      ['other', 1],
      ['british', 1],
    ])
  })

  test('two headings before the first battalion are one army’s', () => {
    const { army } = readOne('Army: Rearguard\nBritish\nLimit: 150 points\nGreen 16, officer')
    expect([army.name, army.nation, army.limit]).toEqual(['Rearguard', 'british', 150])
    const form = readOne('Name: Rearguard\nNation: French\nGreen 16, officer').army
    expect([form.name, form.nation]).toEqual(['Rearguard', 'french'])
  })

  test('a nation alone is an army without battalions', () => {
    expect(readOne('French').army).toMatchObject({ nation: 'french', battalions: [] })
  })
})

describe('a limit of its own', () => {
  test.each([
    ['Limit: 150 points', 150, 'atMost'],
    ['Points limit: 300 points, exact', 300, 'exact'],
    ['Grenze: 150 Punkte, genau', 150, 'exact'],
    ['Limit 250, at most', 250, 'atMost'],
    ['Army limit 1,000', 1_000, 'atMost'],
  ])('%s', (text, limit, budget) => {
    expect(readOne(`British\n${text}\nGreen 16, officer`).army).toMatchObject({ limit, budget })
  })

  test.each(['Limit: 7 points', 'Limit: 9.5', 'Limit: 1000000', 'Limit: none'])(
    'is refused, if it can be none: %s',
    (text) => {
      expect(readOne(`British\n${text}`)).toMatchObject({
        army: { limit: 200 },
        unread: [{ line: 2, text }],
      })
    },
  )
})

describe('the original text', () => {
  test('is kept word for word, with one kind of line end', () => {
    const { source } = readOne('British\r\n1st  Battalion\tGREEN: 16 Rankers\u202E!\r\n')
    expect(source).toBe('British\n1st  Battalion\tGREEN: 16 Rankers\u202E!\n')
  })
})
