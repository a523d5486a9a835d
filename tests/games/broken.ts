// Two Green battalions against the Guards: both run within two turns, and the battle ends early.
import { battleOf, type Table } from '@tests/support/battle.ts'

/** Side A, Guards: 0 and 1. Side B, Green: 2 and 3. */
export const playBroken = (): Table => {
  const table = battleOf(['guards 24 officer', 'guards 20 column'], ['green 20 ensign', 'green 24'])
  turnOne(table)
  turnTwo(table)
  return table
}

function turnOne(table: Table): void {
  // The first Guards shoot at the ensign's battalion: 8 dice at short range, four hits, one a natural 6.
  table.activate(0, 'shoot').choose('battalion:2').say({ distance: 6 })
  table.roll(1, 6, 2, 1, 3, 1, 1, 4)
  table.activate(2, 'pass').activate(1, 'forward').roll(2).roll(3, 3, 5).say()
  table.activate(3, 'shoot').choose('battalion:1').say({ distance: 12 }).roll(5, 2, 1, 1)
  table.choose('goOn')
  // The Guards shrug it off; without its ensign the first Green breaks, and the second sees it go.
  table.roll(2).roll(4).roll(1, 4, 2).say()
}

function turnTwo(table: Table): void {
  table.roll(3, 5).choose('b')
  // Rallying fails; the Guards' column charges the battalion that still stands.
  table.activate(2, 'rally').roll(3)
  table.activate(1, 'attack').choose('battalion:3').roll(4).roll(6, 4, 2).say({ distance: 11 })
  // Defensive fire at medium range hits once; Guards do not mind.
  table.say().roll(5).roll(6, 2, 1, 5).roll(5)
  // 4 + 11 against 2 + 6: lost by seven, and it breaks; it runs.
  table.say().roll(4, 2).roll(3).roll(5, 5, 1).say()
  table.activate(0, 'forward').roll(3).roll(4, 5).say().choose('goOn')
  table.roll(6, 6, 6).say({ reachedEdge: 'yes' })
}
