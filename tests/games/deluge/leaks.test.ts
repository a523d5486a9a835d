// CC-VIEW with random house rules: worlds that differ only in what a seat may not know look, ask and tell the same to it.
import { expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { campaignOf, pairMap, randomHouse } from '@tests/support/campaign.ts'
import { playableDeluge } from '@tests/support/games/deluge/index.ts'
import { leaksIn } from '@tests/support/games/leaks.ts'

/** LEAKS=200 in the soak. */
const campaigns = Number(process.env['LEAKS'] ?? 2)
const first = Number(process.env['LEAKS_FROM'] ?? 1)

it(
  `keeps every secret over ${campaigns} random campaigns`,
  () => {
    for (let seed = first; seed < first + campaigns; seed += 1) {
      const house = { ...randomHouse(seededDice(seed), 1), principalities: 'two' as const }
      const setup = campaignOf(house, { map: pairMap, umpire: seed % 2 === 0 })
      expect(leaksIn(playableDeluge, setup, seed), `seed ${seed}`).toEqual([])
    }
  },
  60_000 + 60_000 * campaigns,
)
