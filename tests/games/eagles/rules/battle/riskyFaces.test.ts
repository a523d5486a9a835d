// Which faces of a volley take a character (RISK-01, RISK-03), for the dice that are drawn.
import { describe, expect, it } from 'vitest'
import { riskyFaces, riskyFacesOf, type HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { charged } from '@tests/support/houseRuleScenes.ts'

type House = Partial<HouseRules>

const shot = (house: House, withCommander = false, target = 'green 24 officer'): Table => {
  const table = battleOf(['veteran 24'], [target], { house })
  if (withCommander) table.commander('a', 0)
  return table
    .activate(0, 'shoot')
    .choose(target.includes('screen') ? 'screen:1' : 'battalion:1')
    .say({ distance: 6 })
}

const openFaces = ({ state, prompt }: Table): readonly number[] =>
  prompt.about.at === 'volley.dice' ? riskyFacesOf(state, prompt.about.volley) : [-1]

/** As the log tells it, once the dice are thrown. */
function toldFaces(table: Table): readonly number[] {
  const aimed = table.told('volleyAimed')
  table.roll(...Array.from({ length: table.dice }, () => 1))
  const { hitting } = table.told('volleyRolled')
  return riskyFaces(table.setup.house, { ...aimed, hitting })
}

const df = (house: House): Table =>
  charged(house, 'guards 16 officer', 'guards 32').say().say().roll(6)

describe.each([
  ['a natural 6', shot({}), [6]],
  ['a natural 6, whatever the SC adds', shot({}, true), [6]],
  ['a score of 6: with the SC a 5 as well', shot({ naturalSix: 'score' }, true), [5, 6]],
  ['a natural 6 in defensive fire', df({}), [6]],
  ['no score of 6 in defensive fire, where a 6 scores 5', df({ naturalSix: 'score' }), []],
  ['nobody behind a screen', shot({}, false, 'green 24 officer screen 5'), []],
] as const)('%s', (_, table, faces) => {
  it('is at risk before the dice and after them alike', () => {
    expect(openFaces(table)).toEqual(faces)
    expect(toldFaces(table)).toEqual(faces)
  })
})

it('a 6 that misses is not risky', () => {
  const table = charged({}, 'guards 16 officer', 'green 32').with(2, {}).loseCommander('b')
  expect(openFaces(table.say().say().roll(6))).toEqual([])
})
