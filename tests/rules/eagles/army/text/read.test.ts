// Army text as people write and mail it.
import { describe, expect, test } from 'vitest'
import {
  armyPoints,
  checkReading,
  readArmies,
  verdictOn,
  type Battalion,
  type ReadArmy,
} from '@/rules/eagles/index.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const read = (text: string): readonly ReadArmy[] => valueOf(readArmies(text))

/** The only army of a text. */
function readOne(text: string): ReadArmy {
  const [first, ...others] = read(text)
  expect(others).toEqual([])
  if (first === undefined) throw new Error('no army')
  return first
}

/** "95th: veteran 32, 2 drummers, officer, light, rifles = 94" */
function brief({
  name,
  quality,
  rankers,
  characters,
  light,
  rifles,
  statedPoints,
}: Battalion): string {
  const counted = Object.entries(characters)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}s`))
  const marks = [light ? 'light' : '', rifles ? 'rifles' : ''].filter((mark) => mark !== '')
  const what = [`${quality ?? 'none'} ${rankers}`, ...counted, ...marks].join(', ')
  return `${name === '' ? '' : `${name}: `}${what}${statedPoints === null ? '' : ` = ${statedPoints}`}`
}

/** What one line, in a British army, is understood as; a place of its own is not claimed. */
function line(text: string): string | null {
  const { army, unread } = readOne(`British\n${text}`)
  expect(army.battalions.length + unread.length).toBe(1)
  return army.battalions[0] === undefined ? null : brief(army.battalions[0])
}

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

describe('as people write it', () => {
  test.each([
    [
      '1st Drilled 36, drummer, sergeant, officer | 52',
      'drilled 36, drummer, sergeant, officer = 52',
    ],
    [
      '1st Drilled 36, drummer, sergeant, officer 52',
      'drilled 36, drummer, sergeant, officer = 52',
    ],
    ['1) 40 green rankers; sgt; officer x1 (34)', 'green 40, sergeant, officer = 34'],
    ['- Drilled: 36 men, two drummers and a sergeant', 'drilled 36, 2 drummers, sergeant'],
    ['• Veteran (28), 1 x officer – 52 pts', 'veteran 28, officer = 52'],
    ['> 1st bn Green 20, sergeant =14 pts.', 'green 20, sergeant = 14'],
    ['Drilled 24, drummers: 2, sergeants: 1', 'drilled 24, 2 drummers, sergeant'],
    ['Drilled 24 + drummer x2 + sergeant ×2', 'drilled 24, 2 drummers, 2 sergeants'],
    ['Drilled 24, drummers (2)', 'drilled 24, 2 drummers'],
    ['Drilled 24, drummers 2, officers 1', 'drilled 24, 2 drummers, officer'],
    ['Rankers: 24, drilled, no officer', 'drilled 24'],
    ['24 rankers drilled drummer', 'drilled 24, drummer'],
    ['Drilled 36 drummer', 'drilled 36, drummer'],
    ['1: 36 Drilled, drummer', 'drilled 36, drummer'],
    ['Drilled battalion of 24 men with 1 drummer and sergeant', 'drilled 24, drummer, sergeant'],
    [
      '52 points: drilled 36, drummer, sergeant, officer',
      'drilled 36, drummer, sergeant, officer = 52',
    ],
    ['Grizzled 24 rankers', 'veteran 24'],
    ['Vets, 24 figures', 'veteran 24'],
    ['1. Bataillon, gruen, 24 Mann, 1 Faehnrich', 'green 24, ensign'],
    ['1. btn gedrillt 24, ein Offizier und zwei Sergeanten', 'drilled 24, 2 sergeants, officer'],
    ['1. Bat. Garde 24 Figuren, Feldwebel', 'guards 24, sergeant'],
    ['Leicht, Veteranen, 32 Büchsenschützen, 2 Hornisten', 'veteran 32, 2 drummers, light, rifles'],
    ['Veteran light: 32 rifles', 'veteran 32, light, rifles'],
    ['green 17 = 8.5 points', 'green 17 = 8.5'],
    ['Rekruten 17 = 8,5 Punkte', 'green 17 = 8.5'],
    ['green 17 = 8½ pts', 'green 17 = 8.5'],
    ['drilled 36 = 1,036 points', 'drilled 36 = 1036'],
    ['drilled 36 = 36.0', 'drilled 36 = 36'],
    ['Drilled 36 = 36 points (painted last winter)', 'drilled 36 = 36'],
    ['Drilled 36 = 36 points, holds the hill', 'drilled 36 = 36'],
    ['Drilled (the good ones) 36', 'drilled 36'],
    ['ranker 1 green', 'green 1'],
  ])('%s', (text, understood) => {
    expect(line(text)).toBe(understood)
  })

  test.each([
    ['Black Watch VETERAN: 24 Rankers', 'Black Watch: veteran 24'],
    ['The Black Watch, veteran, 24 rankers', 'The Black Watch: veteran 24'],
    ['1st Battalion Royal Scots DRILLED: 24 Rankers', 'Royal Scots: drilled 24'],
    ['1. Royal Scots DRILLED: 24 Rankers', 'Royal Scots: drilled 24'],
    ['7th Fusiliers DRILLED: 24 Rankers', '7th Fusiliers: drilled 24'],
    ['Coldstream Guards VETERAN: 24 Rankers', 'Coldstream Guards: veteran 24'],
    ['Guards Grenadiers, drilled, 24 rankers', 'Guards Grenadiers: drilled 24'],
    ['"Light, but drilled" GREEN: 24 Rankers', 'Light, but drilled: green 24'],
    ['„Alte Garde“ GARDE: 24 Rankers', 'Alte Garde: guards 24'],
    ['«Les Braves» GUARDS: 24 Rankers', 'Les Braves: guards 24'],
    ['"say ""hurrah""" GREEN: 24 Rankers', 'say "hurrah": green 24'],
    ["King's German Legion: drilled 24", "King's German Legion: drilled 24"],
    ['3rd ELITE: 24 Rankers', '3rd ELITE: none 24'],
    ['2. Bataillon Семёновский, Garde 24', 'Семёновский: guards 24'],
  ])('a name: %s', (text, understood) => {
    expect(line(text)).toBe(understood)
  })

  test.each([
    'Player: Tom Baker',
    'Spieler: Tom',
    'Date: 12 May',
    'Supreme Commander: Picton',
    '1 SC (free)',
  ])('what concerns no battalion is no matter: %s', (remark) => {
    expect(readOne(`${remark}\nBritish\nGreen 16, officer\n${remark}`)).toMatchObject({
      army: { battalions: [{ rankers: 16 }] },
      unread: [],
    })
  })
})

describe('ARMY-07: the pair of ensigns', () => {
  test('in a British battalion two ensigns are one character', () => {
    expect(line('Drilled 24, 2 ensigns')).toBe('drilled 24, ensign')
    expect(line('Drilled 24, ensigns x2')).toBe('drilled 24, ensign')
    expect(line('Drilled 24, a pair of ensigns')).toBe('drilled 24, ensign')
    expect(line('Drilled 24, 3 ensigns')).toBe('drilled 24, 3 ensigns')
    expect(line('Drilled 24, 2 pairs of ensigns')).toBe('drilled 24, 2 ensigns')
  })

  test('in any other they are two', () => {
    const { army } = readOne('French\nDrilled 24, 2 ensigns\nDrilled 24, a pair of ensigns')
    expect(army.battalions.map(brief)).toEqual(['drilled 24, 2 ensigns', 'drilled 24, 2 ensigns'])
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

  test('two headings before the first battalion are one army’s', () => {
    const { army } = readOne('Army: Rearguard\nBritish\nLimit: 150 points\nGreen 16, officer')
    expect([army.name, army.nation, army.limit]).toEqual(['Rearguard', 'british', 150])
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

describe('what cannot be read', () => {
  test('is told with its line and its words, and the rest is read', () => {
    const found = readOne(
      'British\n1st Green 16 rankers\nsee you on Sunday!\n2nd Drilled 24 rankers\nTotal 32',
    )
    expect(found.unread).toEqual([
      { line: 3, text: 'see you on Sunday!', reason: 'not-understood' },
    ])
    expect(found.army.battalions).toHaveLength(2)
    expect(verdictOn(checkReading(found))).toBe('unreadable')
  })

  test.each([
    'Drilled 24, 1 wizard',
    'Drilled 24 + 2 cannons = 40',
    'Drilled: -24 Rankers',
    'Drilled 24 = -24 points',
    '2x Drilled 24',
    'Drilled 24.7 rankers',
    'Drilled 24, 1.25 officers',
    'Drilled 24 rankers, 36 rankers',
    'Drilled 24: veteran',
    'Drilled 24 = 24 = 30',
    'Drilled 12345678901234567890',
    'Drilled',
    '1st Battalion',
    'I like the British',
    'Total',
  ])('is never guessed: %s', (text) => {
    expect(readOne(`British\n${text}`)).toMatchObject({
      army: { battalions: [] },
      unread: [{ line: 2, text }],
    })
  })

  test('before the first army goes with it', () => {
    expect(readOne('Hello Tom,\nBritish\nGreen 16, officer')).toMatchObject({
      source: 'Hello Tom,\nBritish\nGreen 16, officer',
      unread: [{ line: 1, text: 'Hello Tom,' }],
    })
  })

  test('is everything, if there is no army', () => {
    expect(problemOf(readArmies('hello\nworld'))).toMatchObject({
      code: 'no-army',
      unread: [{ line: 1, text: 'hello' }, { line: 2 }],
    })
    expect(problemOf(readArmies(' \r\n # nothing\n'))).toEqual({ code: 'empty' })
    expect(problemOf(readArmies(''))).toEqual({ code: 'empty' })
  })

  test('is a battalion beyond what a list may hold, or with more figures than can be kept', () => {
    const many = readOne(`British\n${'Green 16 rankers\n'.repeat(201)}`)
    expect(many.army.battalions).toHaveLength(200)
    expect(many.unread).toMatchObject([{ line: 202, reason: 'too-many-battalions' }])
    expect(readOne('British\nGreen 501 rankers').unread).toMatchObject([
      { reason: 'too-many-figures' },
    ])
    expect(readOne('British\nGreen 16 rankers, 100 drummers').unread).toMatchObject([
      { reason: 'too-many-figures' },
    ])
  })
})

describe('the original text', () => {
  test('is kept word for word, with one kind of line end', () => {
    const { source } = readOne('British\r\n1st  Battalion\tGREEN: 16 Rankers\u202E!\r\n')
    expect(source).toBe('British\n1st  Battalion\tGREEN: 16 Rankers\u202E!\n')
  })
})
