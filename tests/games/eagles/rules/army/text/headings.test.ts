// Which headings belong to one army, and which begin another.
import { describe, expect, test } from 'vitest'
import { read } from '@tests/support/readings.ts'

/** "british Rearguard, 1 of 200, total 18, 0 unread": how many battalions of how many points. */
const armies = (text: string): readonly string[] =>
  read(text).map(
    ({ army, unread }) =>
      `${army.nation} ${army.name || '–'}, ${army.battalions.length} of ${army.limit}, total ${army.statedTotal ?? '–'}, ${unread.length} unread`,
  )

const green = 'Green 16, officer'

describe('headings of one army', () => {
  test.each([
    [`British\nArmy: Rearguard\n${green}`, 'british Rearguard, 1 of 200, total –, 0 unread'],
    [`Army: Rearguard\nBritish\n${green}`, 'british Rearguard, 1 of 200, total –, 0 unread'],
    [`Army: Old Guard (French)\n${green}`, 'french Old Guard, 1 of 200, total –, 0 unread'],
    [`Limit: 150 points\nBritish\n${green}`, 'british –, 1 of 150, total –, 0 unread'],
    [`Limit: 150 points\n${green}`, 'other –, 1 of 150, total –, 0 unread'],
    [`British\n${green}\nLimit: 150 points`, 'british –, 1 of 150, total –, 0 unread'],
    // a total before the battalions is theirs
    [`British\nTotal: 18\n${green}`, 'british –, 1 of 200, total 18, 0 unread'],
    [`French total: 18\n${green}`, 'french –, 1 of 200, total 18, 0 unread'],
    [`British, 18 points\n${green}`, 'british –, 1 of 200, total 18, 0 unread'],
    // a total that names the nation
    [`British\n${green}\nBritish total: 18`, 'british –, 1 of 200, total 18, 0 unread'],
    [`${green}\nBritish total: 18`, 'british –, 1 of 200, total 18, 0 unread'],
    // said twice
    [`British\n${green}\nTotal: 18\nTotal: 18`, 'british –, 1 of 200, total 18, 0 unread'],
    [`British\n${green}\nTotal: 18\nTotal: 20`, 'british –, 1 of 200, total 18, 1 unread'],
  ])('%j', (text, army) => {
    expect(armies(text)).toEqual([army])
  })
})

describe('whose army it is, before its nation', () => {
  test.each([
    ['Tom Smith – British', 'british Tom Smith, 0 unread'],
    ['Tom Smith - British army', 'british Tom Smith, 0 unread'],
    ['Tom van der Berg — Austrians, 200 pts', 'austrian Tom van der Berg, 0 unread'],
    ["Bob Hill's French", 'french Bob Hill, 0 unread'],
    ['Tom Smith’s British list', 'british Tom Smith, 0 unread'],
    ['Jürgen Berger – Preußen', 'prussian Jürgen Berger, 0 unread'],
    // One word may be anything.
    ['Tom – British', 'other –, 1 unread'],
    ["Bob's French", 'other –, 1 unread'],
    ['Yesterday – French', 'other –, 1 unread'],
    // Somebody speaks, or it is not whose it is.
    ['Tom: British', 'other –, 1 unread'],
    ['Opponent – French', 'other –, 1 unread'],
    ["Opponent's French", 'other –, 1 unread'],
    ['Foe – French', 'other –, 1 unread'],
    ['Theme – Spanish', 'other –, 1 unread'],
    ['Abteilung – Preußen', 'other –, 1 unread'],
    ['Superseded – Russian', 'other –, 1 unread'],
    ['BLUE – French', 'other –, 1 unread'],
    ['tom – French', 'other –, 1 unread'],
    ['Tom – British or French', 'other –, 1 unread'],
    ['Tom – British (old)', 'other –, 1 unread'],
    ['Tom – British for next year', 'other –, 1 unread'],
    ['Tom-British', 'other –, 1 unread'],
  ])('%j', (heading, told) => {
    const [only, ...more] = read(`${heading}\n\n${green}`)
    expect(more).toEqual([])
    expect(
      `${String(only?.army.nation)} ${only?.army.name || '–'}, ${String(only?.unread.length)} unread`,
    ).toBe(told)
  })

  test('and another nation is told', () => {
    expect(armies(`Tom Smith – British\nAnn Hill – French\n\n${green}`)).toEqual([
      'french Ann Hill, 1 of 200, total –, 1 unread',
    ])
    expect(armies(`British\n${green}\n\nTom Smith – French`)).toEqual([
      'british –, 1 of 200, total –, 1 unread',
    ])
  })
})

describe('headings of two armies', () => {
  test.each([
    ['two nations', 'British\nFrench', ['british –, 0', 'french –, 0']],
    ['two names', 'Army: Rearguard\nArmy: Vanguard', ['other Rearguard, 0', 'other Vanguard, 0']],
    ['a nation after a battalion', `British\n${green}\nBritish`, ['british –, 1', 'british –, 0']],
    [
      'a name after a total',
      'British\nTotal: 0\nArmy: Rearguard',
      ['british –, 0', 'other Rearguard, 0'],
    ],
    ['a battalion after a total', `${green}\nTotal: 18\n${green}`, ['other –, 1', 'other –, 1']],
    [
      'the total of another nation',
      `British\n${green}\nFrench total: 0`,
      ['british –, 1', 'french –, 0'],
    ],
    [
      'the total of the same nation once more',
      `British\n${green}\nTotal: 18\nBritish total: 18`,
      ['british –, 1', 'british –, 0'],
    ],
  ])('%s', (_, text, both) => {
    expect(armies(text).map((army) => army.split(' of ')[0])).toEqual(both)
  })
})
