// Dice that take a character are drawn as such: by the rules of this battle, not by their sixes.
import { expect, test } from 'vitest'
import type { HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { charged } from '@tests/support/houseRuleScenes.ts'
import { playOf } from '@tests/support/tablePlay.ts'
import { seat } from './seat.ts'

/** Four dice of Veterans, with the SC if he is wanted. */
function volley(
  house: Partial<HouseRules>,
  shooter: string,
  target: string,
  withCommander = false,
) {
  const table = battleOf([shooter], [target], { house })
  if (withCommander)
    table.overrule({ figure: 'commander', side: 'a', alive: true, with: 0, moved: true })
  return table
    .activate(0, 'shoot')
    .choose(target.includes('screen') ? 'screen:1' : 'battalion:1')
    .say({ distance: 6 })
}

/** Face and look of each die on the card; only the look of those above the next question. */
async function drawn(table: Table): Promise<readonly string[]> {
  const { screen } = await seat(playOf(table), { unread: true })
  return [...screen.container.querySelectorAll('.asks .dice li, .last .die')].map((die) => {
    const drawn = die.matches('.die') ? die : die.querySelector('.die')
    const look = /plain|hit|miss|deadly/.exec(drawn?.classList.value ?? '')
    return `${die.querySelector('.vh')?.textContent ?? ''} ${look?.[0] ?? ''}`.trim()
  })
}

test('with the SC a 5 takes a character where scores count', async () => {
  const table = volley({ naturalSix: 'score' }, 'veteran 16', 'green 24 officer', true)
  expect(await drawn(table.roll(5, 4, 1, 6))).toEqual(['5 deadly', '4 hit', '1 miss', '6 deadly'])
})

test('in defensive fire a 6 is a plain hit where scores count', async () => {
  const scored = charged({ naturalSix: 'score' }, 'guards 16 officer', 'guards 20').say().say()
  scored.roll(3)
  const sixes = Array.from({ length: scored.dice }, () => 6)
  expect(await drawn(scored.roll(...sixes))).toEqual(sixes.map(() => 'hit'))
})

test('a screen as the target puts nobody at risk', async () => {
  const table = volley({}, 'veteran 16', 'green 24 officer screen 5').roll(6, 1)
  expect(await drawn(table)).toEqual(['hit', 'miss'])
})

test('before a re-roll the dice are drawn by the same rules', async () => {
  const table = volley({ naturalSix: 'score' }, 'veteran 16 sergeant', 'green 24 officer', true)
  expect(await drawn(table.roll(5, 4, 1, 6))).toEqual(['5 deadly', '4 hit', '1 miss', '6 deadly'])
})
