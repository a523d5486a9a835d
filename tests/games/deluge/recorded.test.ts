// Recorded campaigns: the same answers lead where they led, are told the same and show every seat the same. Whoever
// changes that on purpose raises `rulesVersion` where a stored campaign would go another way, and records anew
// (`npx vitest run --project unit recorded -u`).
import { expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { defaultMap, deluge } from '@/games/deluge/rules/index.ts'
import { campaignOf, pairMap, playWild, randomHouse, smallMap } from '@tests/support/campaign.ts'
import { GameTrace } from '@tests/support/gameTrace.ts'
import { delugeCorrections } from '@tests/support/randomCorrections.ts'
import { valueOf } from '@tests/support/results.ts'

it.each([
  { name: 'two-powers', map: pairMap, turns: 4, campaigns: 8 },
  { name: 'three-powers', map: smallMap, turns: 3, campaigns: 8 },
  { name: 'default-map', map: defaultMap, turns: 2, campaigns: 4 },
])(
  'leads random campaigns with random house rules where it led them before: $name',
  async ({ name, map, turns, campaigns }) => {
    const traces = Array.from({ length: campaigns }, (_, nth) => {
      const seed = 4001 + 7 * nth
      const setup = campaignOf(randomHouse(seededDice(seed), turns), { umpire: nth % 2 === 1, map })
      const trace = new GameTrace(deluge, setup, `campaign ${nth + 1}, answer`, delugeCorrections)
      return trace.end(valueOf(playWild(setup, seed, trace.watch)).state)
    })
    const recorded = [`rules version ${deluge.rulesVersion}`, ...traces, ''].join('\n')
    await expect(recorded).toMatchFileSnapshot(`./recorded/${name}.txt`)
  },
  120_000,
)
