// The booklet's two sample armies, played by hand through eight turns: columns against the line.
import { defaultHouseRules, sampleArmies } from '@/games/eagles/rules/index.ts'
import { Table } from '@tests/support/battle.ts'

const [british, french] = sampleArmies

/** British: 0 to 4. French: 5 to 8, all in column but the third. */
export const playThinLine = (): Table => {
  if (british === undefined || french === undefined) throw new Error('no sample armies')
  const table = new Table({
    armies: { a: british, b: french },
    house: defaultHouseRules,
    table: '72x48',
  })
  setUp(table)
  turnOne(table)
  turnTwo(table)
  turnThree(table)
  turnFour(table)
  turnFive(table)
  turnSix(table)
  lastTurns(table)
  return table
}

const line = { formation: 'line' }
const column = { formation: 'column' }

function setUp(table: Table): void {
  // The French throw higher and let the British place first.
  table.roll(2, 5).choose('a')
  table.choose('battalion:0').say({ ...line, screen: 8 })
  table.choose('battalion:5').say(column)
  table.choose('battalion:1').say(line)
  table.choose('battalion:6').say(column)
  table.choose('battalion:2').say(line)
  table.choose('battalion:7').say({ ...line, screen: 7 })
  table.choose('battalion:3').say(line)
  table.say(column)
  table.say(line)
}

function turnOne(table: Table): void {
  // Three officers and an SC against one and an SC: 2 + 4 beats 3 + 2. The French must come on first.
  table.roll(2, 3).choose('b')
  table.activate(5, 'forward').roll(2).choose('reroll').roll(4).roll(5, 4, 2).say()
  table.activate(0, 'pass')
  table.activate(6, 'forward').roll(3).roll(6, 3, 3).say()
  table.activate(1, 'pass')
  table.activate(7, 'forward').roll(1).choose('reroll').roll(1).choose('reroll').roll(1)
  table.activate(2, 'forward').roll(3)
  table.activate(8, 'forward').roll(2).roll(6, 6, 1).say()
  table.activate(3, 'forward').roll(5).roll(4, 4).say()
  table.activate(4, 'pass').choose('goOn')
}

function turnTwo(table: Table): void {
  table.roll(4, 1).choose('a')
  // The screen of the British first, then the line behind it, at the head of the French first in column.
  table.activate(0, 'shoot')
  table.choose('battalion:5').say({ distance: 8 }).roll(4, 6, 1).choose('die:2').roll(5)
  // One hit is a natural 6: drummer or ensign? A 2 is the drummer.
  table.roll(2)
  table.choose('battalion:5').say({ distance: 10 }).roll(4, 2, 3, 5, 1, 4)
  table.activate(5, 'forward').roll(4).roll(1, 2, 1).say()
  // Seven of nine groups see the French second, whose only sergeant falls.
  table.activate(1, 'shoot').choose('battalion:6').say({ distance: 11, groups: 7 })
  table.roll(3, 3, 6, 4, 2, 1).choose('die:0').roll(4).choose('leave')
  // The French second charges the British fourth through defensive fire at half effect.
  table.activate(6, 'attack').choose('battalion:3').roll(4).roll(5, 4, 3).say({ distance: 10 })
  table.say().roll(4).roll(1, 2, 4, 5, 3, 2).roll(3)
  // 2 + 12 against 5 + 10: thrown back by one, but it holds, and nobody follows up.
  table.say().roll(2, 5).roll(4).say()
  table.activate(2, 'pass')
  table.activate(7, 'shoot').choose('battalion:1').say({ distance: 12 }).roll(5, 2)
  // Among two drummers and two sergeants a 5 is thrown again, a 3 is a sergeant.
  table.choose('battalion:1').say({ distance: 16 }).roll(6, 1).roll(5).roll(3)
  table.activate(4, 'pass')
  table.activate(8, 'forward').roll(6).roll(4, 4, 3).say().choose('goOn')
  // Phase 3: the British second holds, the French first breaks and runs, seen by the Guards alone.
  table.roll(4).roll(2).choose('reroll').roll(1)
  table.roll(4, 4, 3).say({ 'saw:6': 'no', 'saw:7': 'no' })
}

function turnThree(table: Table): void {
  table.roll(1, 6).choose('b')
  // The Guards charge over the wall that the British second lines.
  table.activate(8, 'attack').choose('battalion:1').roll(1).roll(3, 4, 5)
  table.say({ distance: 9, obstacles: 1 }).roll(2)
  // A 2 is long range; the sergeant's re-roll is a natural 6 that takes the officer of the Guards.
  table.say().roll(2).roll(5, 1, 1).choose('die:1').roll(6).roll(6).roll(1).choose('reroll').roll(4)
  // 5 + 13 against 1 + 12: lost by five, a drummer dies, the line passes, the Guards follow up.
  table.say({ cover: 'hard' }).roll(5, 1).roll(4, 2, 1).roll(5).say({ followUp: 'yes' })
  // Their commander rides to the second battalion.
  table.choose('commander:a').roll(5, 3, 6, 2).choose('battalion:1')
  table.activate(0, 'shoot').choose('screen:7').say({ distance: 10 }).roll(6).choose('hold')
  table.activate(6, 'reform').roll(3)
  table.activate(3, 'reform').roll(4)
  table.activate(5, 'rally').roll(3).choose('reroll').roll(5)
  table.activate(2, 'forward').roll(6).roll(3, 5).say()
  table.activate(7, 'formation').roll(4)
  table.activate(4, 'pass').choose('goOn')
}

function turnFour(table: Table): void {
  table.roll(4, 2).choose('a')
  // 6 + 13 with the commander against 1 + 17: the Guards are thrown back, and their nerve goes.
  table.activate(1, 'fightOn').say().roll(6, 1).roll(1).choose('reroll').roll(2)
  table.roll(2, 3, 1).say({ 'saw:5': 'no' })
  table.activate(5, 'reform').roll(4)
  table.activate(0, 'pass')
  table.activate(6, 'pass').activate(2, 'pass').activate(7, 'back').roll(4).roll(3).say()
  table.activate(3, 'pass').activate(4, 'pass').choose('goOn')
  // The second and the third saw the Guards run: the Veterans hold, the third breaks and runs in phase 4.
  table.roll(5).roll(3).roll(6, 5, 2).say()
}

function turnFive(table: Table): void {
  table.roll(6, 6).choose('a')
  // Everybody passes; the first and the second saw the third run, and hold.
  table.passAll().roll(4).roll(3)
  // The third and the Guards do not stop: the one leaves the table now, the others a turn later.
  table.roll(4, 6, 6).say({ reachedEdge: 'yes' }).roll(2, 2, 2).say()
}

function turnSix(table: Table): void {
  table.initiative('a').passAll().roll(6, 5, 5).say({ reachedEdge: 'yes' })
}

function lastTurns(table: Table): void {
  while (table.asked === 'initiative.dice') table.initiative('a').passAll()
}
