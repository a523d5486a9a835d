// Riflemen against a line over three turns, by two house rules: two casualties each, honours even.
import { battleOf, type Table } from '@tests/support/battle.ts'

/** Side A, a British Light battalion of riflemen with a screen of nine, and Drilled: 0 and 1. Side B: 2 and 3. */
export const playHonours = (): Table => {
  const table = battleOf(
    ['veteran 24 light rifles screen 9', 'drilled 20'],
    ['drilled 28 drummer', 'veteran 20 officer'],
    {
      house: { turns: 3, shootActivation: 'required' },
      nations: { a: 'british', b: 'french' },
    },
  )
  turnOne(table)
  turnTwo(table)
  turnThree(table)
  return table
}

function turnOne(table: Table): void {
  // One check serves screen and parent; the screen's five groups and two dice halve to four at 16 in.
  table.activate(0, 'shoot').choose('battalion:2').roll(3).say({ distance: 16 }).roll(3, 2, 1, 1)
  table.choose('hold')
  table.activate(2, 'forward').roll(2).choose('reroll').roll(5).roll(3, 3).say()
  // The second fails the house rule's check and does not fire.
  table.activate(1, 'shoot').choose('battalion:3').roll(2)
  table
    .activate(3, 'shoot')
    .choose('screen:0')
    .roll(4)
    .say({ distance: 5 })
    .roll(6, 2, 3)
    .choose('goOn')
  // Only the French first was hit in close order: it holds. The screen's two are no reason to test.
  table.roll(4)
}

function turnTwo(table: Table): void {
  table.roll(4, 4).choose('b')
  table.activate(2, 'pass').activate(1, 'shoot').choose('battalion:3').roll(4)
  table.say({ distance: 11, cover: 'soft' }).roll(4, 1, 1)
  table.activate(3, 'pass').activate(0, 'pass').choose('goOn')
  table.roll(1)
}

function turnThree(table: Table): void {
  table.initiative('a')
  table.passAll()
}
