// The battalion of the day: who cost the enemy most, by hits and by rounds of combat (SHOOT-10, COMBAT-03).
import { expect, it } from 'vitest'
import { bestBattalion } from '@/games/eagles/rules/index.ts'
import { battleOf } from '@tests/support/battle.ts'

it('is nobody while nobody has hurt anybody', () => {
  const table = battleOf(['drilled 24'], ['drilled 24'])
  expect(bestBattalion(table.state, table.story)).toBeNull()
})

it('counts the hits of its volleys', () => {
  const table = battleOf(['drilled 24'], ['drilled 24'])
  table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).roll(4, 4, 4, 1, 1, 1)
  expect(bestBattalion(table.state, table.story)).toEqual({
    battalion: 0,
    hits: 3,
    won: 0,
    cost: 3,
  })
})

it('a round of combat is worth what it costs: six for who wins it, two for who loses it', () => {
  const table = battleOf(['guards 24 officer'], ['drilled 24'])
  table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6)
  table.say({ distance: 2 }).say({ fire: 'hold' }).say().roll(6, 1)
  expect(bestBattalion(table.state, table.story)).toMatchObject({ battalion: 0, won: 1, cost: 6 })
})
