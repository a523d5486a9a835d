// What was taken back stays in the log, struck through; what the screen draws of the battle must not know it any more.
import { expect, test } from 'vitest'
import { aftermathOf } from '@/games/eagles/telling/aftermath.ts'
import { lastOrder } from '@/games/eagles/screens/battle/conduct/lastOrder.ts'
import { battleOf } from '@tests/support/battle.ts'
import { chosen, playOf, rolled, takenBack } from '@tests/support/tablePlay.ts'

/** Six groups of Veterans at seven inches: three dice, a hit on 3 and more. */
const threeDice = (shooter: string) =>
  playOf(
    battleOf([shooter], ['green 24'])
      .activate(0, 'shoot')
      .choose('battalion:1')
      .say({ distance: 7 }),
  )

test('a volley that was typed wrongly and typed again is drawn as it was typed last', () => {
  const mistake = rolled(threeDice('veteran 24'), 6, 2, 4)
  const mended = rolled(takenBack(mistake, 1), 6, 2, 5)
  expect(aftermathOf(mended)?.volley?.faces).toEqual([6, 2, 5])
})

test('a re-roll that was taken back is not drawn into the volley', () => {
  const asked = rolled(threeDice('veteran 24 sergeant'), 6, 2, 4)
  const again = rolled(chosen(asked, 'die:1'), 5)
  expect(aftermathOf(again)?.volley).toMatchObject({ faces: [6, 5, 4], hits: 3 })
  const left = chosen(takenBack(again, 2), 'leave')
  expect(aftermathOf(left)?.volley).toMatchObject({ faces: [6, 2, 4], hits: 2 })
  expect(aftermathOf(left)?.volley?.before.size).toBe(0)
})

test('a volley is still told whole after many attempts that were taken back', () => {
  let play = threeDice('veteran 24')
  for (let attempt = 0; attempt < 12; attempt += 1) play = takenBack(rolled(play, 1, 1, 1), 1)
  expect(aftermathOf(rolled(play, 6, 2, 5))?.volley?.faces).toEqual([6, 2, 5])
})

test('an order that was taken back is no order', () => {
  const first = battleOf(['drilled 24 drummer', 'drilled 24'], ['green 24'])
  const order = playOf(first.activate(0, 'forward'))
  expect(lastOrder(order, 0)).toBe('forward')
  expect(lastOrder(takenBack(order, 1), 0)).toBeNull()
  expect(lastOrder(chosen(takenBack(order, 1), 'pass'), 0)).toBe('pass')
})
