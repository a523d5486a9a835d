// The examples of the reader's page, a row each: the text below "French", what state it is in, and what was read.
import { describe, expect, it } from 'vitest'
import { readArmies } from '@/games/eagles/rules/army/text/read.ts'
import { told, type State } from './readings.ts'

type Row = readonly [text: string, state: State, list?: string]

const proved: readonly Row[] = [
  ['17e Leger VETERAN LIGHT: 32 Rankers + 1 Hornist', 'now', 'veteran32L d'],
  ['Kolberg: Drilled 36 = 36', 'now', 'drilled36'],
  ['5 x Green 16 (8 each)', 'now', 'green16, green16, green16, green16, green16'],
  ['Drilled 36 x2 = 72', 'now', 'drilled36, drilled36'],
  ['two battalions of Guards 20, 40 apiece', 'now', 'guards20, guards20'],
  ['Drilled 36, no officer', 'now', 'drilled36'],
  ['Veteran Light 28, no rifles', 'now', 'veteran28L'],
  ['Rifle Corps: Veteran Light 28 = 70', 'now', 'veteran28LR'],
  ['Rifle Corps: Veteran Light 28 = 42', 'now', 'veteran28L'],
  ['3rd Light: Drilled 36 = 36', 'now', 'drilled36'],
  ['9e Leger VETERAN LIGHT: 36 Rankers', 'now', 'veteran36L'],
  ['IR 4 DRILLED: 48', 'now', 'drilled48'],
  ['No. 3 Veteran battalion of 32 Rankers', 'now', 'veteran32'],
  ['Green 48 drummer x2 = 52', 'now', 'green48 d, green48 d'],
  ['2 Green 24 = 24', 'now', 'green24, green24'],
  ['52nd (2nd Oxford) Drilled 36 = 36', 'now', 'drilled36'],
  ['1st Light Bn Veteran 28', 'now', 'veteran28L'],
  ['Guards 24\n+ drummer', 'now', 'guards24 d'],
  ['Guards 24,\ndrummer, officer', 'now', 'guards24 do'],
  ['Guards 24 = 48. Green 20 = 10', 'now', 'guards24, green20'],
  ['Quality: Guards\nStrength: 24\nCommand: none\nCost: 48', 'now', 'guards24'],
  ['Old Guard 24 = 48', 'now', 'guards24'],
  ['Guards 24 = 48\nDrilled 40 = 40\n88', 'now', 'guards24, drilled40'],
  ['Guards 24\nDrilled 40\n36+52 = 88', 'now', 'guards24, drilled40'],
  ['Guards 24\nDrilled 40\n88/200', 'now', 'guards24, drilled40'],
  ['1 Guards 24\n2 Drilled 40', 'now', 'guards24, drilled40'],
  ['Guards 24, one of each = 70', 'now', 'guards24 dseo'],
  ['Player: Old Guard\nGuards 24', 'now', 'guards24'],
  ['Guards 24 = 48\nSorry for the late mail!', 'now', 'guards24'],
  // The nation of the list once more leaves nothing open.
  ['Guards 24 = 48\n\nThe French Guards are repainted.', 'look', 'guards24'],
  ['93. Linie, Drilled 36', 'now', 'drilled36'],
  ['2. bttn Drilled 36', 'now', 'drilled36'],
]

const looked: readonly Row[] = [
  ['Kolberg: Drilled 36', 'look', 'drilled36'],
  ['3rd Light: Veteran 36 = 54', 'look', 'veteran36L'],
  ['3rd Light: Veteran 36', 'look', 'veteran36L'],
  ['Gaurds 24 = 48', 'look', 'guards24'],
  ['Guards 24 = 48, too dear', 'look', 'guards24'],
  ['Drilled 40, drummer, 42. Flag by my wife.', 'look', 'drilled40 d'],
  ['For sale: Guards 16', 'look', 'guards16'],
  ['Guards 24 = 48\nVive la France!', 'look', 'guards24'],
  ['Guards 24 = 48\n\nThe French are Tom’s, mine come tomorrow', 'look', 'guards24'],
  ['Guards 24 = 48\n\nThey are not repainted.', 'look', 'guards24'],
  ['Guards 24 = 48\n\n20 minutes late', 'look', 'guards24'],
  ['Guards 24 = 48\n\ndrop the big one', 'look', 'guards24'],
  ['Guards 24 = 48\n~~Guards 16~~', 'look', 'guards24'],
  ['Guards 24 = 48\nTotal 200', 'look', 'guards24'],
  ['Guards 24 = 48\n\nThe Guards are repainted.', 'look', 'guards24'],
  ['Guards 24; Green 20', 'look', 'guards24, green20'],
  ['#Guards 24\nGreen 20', 'look', 'guards24, green20'],
  ['[x] Guards 24 = 48\n[ ] Green 20 = 10', 'look', 'guards24, green20'],
  ['☑ Guards 24 = 48\n☐ Green 20 = 10', 'look', 'guards24, green20'],
  ['Guards 24 = 48\n\nAll the best 👎', 'look', 'guards24'],
]

const tellings: readonly Row[] = [
  ['Drilled 36 x2', 'told'],
  ['Guards 20 (two of them)', 'told'],
  ['Guards 20 (2x)', 'told'],
  ['12 Guards 24', 'told'],
  ['Drilled 36, drummers', 'told'],
  ['Drilled 36 without drummer and officer', 'told'],
  ['1st/2nd/3rd Drilled 24', 'told'],
  ['36er Bataillon Garde 24', 'told'],
  ['1.+3. Bataillon: Grün 32', 'told'],
  ['1-2. Bataillon: Grün 32', 'told'],
  ['1&2. Grün 32', 'told'],
  ['1/2. Bataillon Grün 32', 'told'],
  ['1st, 2nd: Green 32', 'told'],
  ['Veteran/Drilled 36', 'told'],
  ['Guards 24 = 48 and Green 20', 'told'],
  ['Guards 24\n\nThe Guards are repainted.', 'told'],
  ['Guards 24 = 48\n\nSee you at 10', 'told'],
  ['Green 32 = 16\nTotal 16\nplus Green 24', 'told'],
  ['Guards 24\nall have a drummer', 'told'],
  ['Scots Guards: Guards 24', 'told'],
  ['Rifle Corps: Veteran Light 28', 'told'],
  ['2 Green 24', 'told'],
  ['Guards 24, drummer (2)', 'told'],
  ['Guards 24 D S', 'told'],
  ['Guards 24, drummer/officer', 'told'],
  ['Gaurds 24', 'told'],
  ['Drilled 36 -1 drummer', 'told'],
  ['Drilled 28.5', 'told'],
  ['Drilled 1.024', 'told'],
  ['Drilled 2O', 'told'],
  ['Drilled ٣٦', 'told'],
  ['Drilled 36 40', 'told'],
  ['maybe Guards 24', 'told'],
  ['Guards 24 or Green 20', 'told'],
  ['Guards 24?', 'told'],
  ['Guards 24 = 48\n44', 'told'],
  ['Guards 24 = 48\nVive la Russia!', 'told'],
  ['36 Green Landwehr, drummer', 'told'],
  ['Guards sold:\n24 = 48\n20 = 40\nTotal 88', 'told'],
  ['Guards 24 = 48\n12.05. 20:14 plus Guards 24: see you', 'told'],
  ['Drilled 20-24', 'told'],
]

const whole: readonly (readonly [text: string, state: State, nation?: string, list?: string])[] = [
  ['Russians it is:\nGreen 40 = 20', 'now', 'russian', 'green40'],
  ['Russians it is:\nGreen 40', 'look', 'russian', 'green40'],
  ['French\nDrilled 40, drummer: 42', 'now', 'french', 'drilled40 d'],
  ['French\nDrilled 40, drummer: 2', 'told'],
  ['French\nDrilled 40, drummer - 40 + 2 = 42', 'now', 'french', 'drilled40 d'],
  ['French\nDrilled 40, drummer (40 + 3 = 43)', 'look'],
  [
    'French\n2 battalions of Drilled 40, drummer: 2 x 42 = 84',
    'now',
    'french',
    'drilled40 d, drilled40 d',
  ],
  ['French\nOne battalion of Green, 40 men and a drummer: 22', 'now', 'french', 'green40 d'],
  ['French\nDrilled - 36 Rankers\nDrummer, Ensign\nTotal 44', 'now', 'french', 'drilled36 de'],
  ['French\nGedrillt 40 + Tr. = 42', 'now', 'french', 'drilled40 d'],
  ['French\n2 Bataillone Gedrillt zu je 40 Mann = 80', 'now', 'french', 'drilled40, drilled40'],
  ['French\nDrilled 40 = 40\nTotal: 40 pts (160 unspent)', 'now', 'french', 'drilled40'],
  ['French\nDrilled 40 = 40\nTotal: 40 pts (18 unspent)', 'told'],
  ['Hi Jo\nFrench\nDrilled 40', 'look', 'french', 'drilled40'],
  ['French?\nGuards 24', 'told'],
  ['French and Saxons\nGuards 24', 'told'],
  ['My Spanish, not the ones of May\nGuards 24', 'told'],
  ['Guards 24', 'asked'],
  ['Guards 24 = 48\nTotal 48\n\nThe French, as ever', 'look', 'french', 'guards24'],
  ['Guards 24 = 48\nTotal 48\n\nFrench', 'look', 'french', 'guards24'],
  ['Army: Old Moustaches (French)\nGuards 24', 'now', 'french', 'guards24'],
  ['French (Army of Portugal)\nGuards 24', 'now', 'french', 'guards24'],
  ['Team: Old Guard\nPrussian\nGreen 40', 'now', 'prussian', 'green40'],
  ['French, 2 battalions, 64 figures\nGuards 24\nDrilled 40', 'now', 'french'],
  ['French, 3 battalions\nGuards 24\nDrilled 40', 'told'],
  ['French: Guards 24 = 48', 'now', 'french', 'guards24'],
  ['Bavarian\nGuards 24', 'now', 'other', 'guards24'],
  ['French\nLimit: 150 points\nGuards 24', 'now', 'french', 'guards24'],
  ['Hello, here are my lists.\nSee you on the 9th at 10:30, Dr. Hansen', 'none'],
]

describe('a line below a heading', () => {
  it.each([...proved, ...looked, ...tellings])('%j is %s', (text, state, list) => {
    const found = told(`French\n${text}`)
    expect({ state: found.state, ...(list !== undefined && { list: found.lists[0] }) }).toEqual({
      state,
      ...(list !== undefined && { list }),
    })
  })
})

it('a comment above the list may name its nation once more, and nothing is told', () => {
  const read = readArmies([
    { text: 'French' },
    { text: 'French, as last year', mark: 'header' },
    { text: 'the French', mark: 'comment' },
    { text: 'Guards 24 = 48' },
  ])
  expect(read.ok && read.value.map((army) => [army.army.nation, army.unread])).toEqual([
    ['french', []],
  ])
})

describe('a whole text', () => {
  const cases = whole.map(([text, state, nation, list]) => ({ text, state, nation, list }))
  it.each(cases)('$text is $state', ({ text, state, nation, list }) => {
    const found = told(text)
    expect(found.state).toBe(state)
    if (nation !== undefined) expect(found.nations).toEqual([nation])
    if (list !== undefined) expect(found.lists).toEqual([list])
  })
})
