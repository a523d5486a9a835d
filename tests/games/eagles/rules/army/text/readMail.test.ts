// Army text as people mail it: any order, any abbreviation, names of all kinds.
import { describe, expect, test } from 'vitest'
import { brief, line, readOne } from '@tests/support/readings.ts'

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
    ['Bn 1: 36 x Drilled, 1 x Drummer = 38', 'drilled 36, drummer = 38'],
    ['Drilled 36 w/ drummer & officer', 'drilled 36, drummer, officer'],
    ['Drilled, 36 rankers (incl. 1 drummer)', 'drilled 36, drummer'],
  ])('%s', (text, understood) => {
    expect(line(text)).toBe(understood)
  })

  test.each([
    ['Black Watch VETERAN: 24 Rankers', 'Black Watch: veteran 24'],
    ['The Black Watch, veteran, 24 rankers', 'The Black Watch: veteran 24'],
    ['1st Battalion Royal Scots DRILLED: 24 Rankers', 'Royal Scots: drilled 24'],
    ['1. Royal Scots DRILLED: 24 Rankers', 'Royal Scots: drilled 24'],
    ['7th Fusiliers DRILLED: 24 Rankers', '7th Fusiliers: drilled 24'],
    ['"Coldstream Guards" VETERAN: 24 Rankers', 'Coldstream Guards: veteran 24'],
    ['Old Guard: Guards, 24 rankers', 'Old Guard: guards 24'],
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

describe('the header of a mail that was pasted with it', () => {
  const unreadBelow = (header: string) =>
    readOne(`${header}\n\nBritish\nDrilled 36\n`).unread.map(({ text }) => text)

  test.each([
    'From: "Derek Holt" <derek@holt.example>\nSubject: Re: list for the 12th',
    'Von: "Jörg Weber" <joerg@weber.example>\nBetreff: AW: Liste zum 12.',
    'From: Derek Holt <derek@holt.example>\nTo: "Peter" <p@club.example>\nSubject: my army list',
  ])('is set aside: %s', (header) => {
    expect(unreadBelow(header)).toEqual([])
  })

  test.each(['To: "Tom, halve them"', 'From: "Guards 24" <a@b.example>', 'Subject: list 1st 24'])(
    'is told where it may be of the list: %s',
    (header) => {
      expect(unreadBelow(header)).toEqual([header])
    },
  )
})
