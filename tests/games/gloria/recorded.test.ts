// Recorded campaigns: the same answers lead where they led, are told the same and show every seat the same. Whoever
// changes that on purpose raises `rulesVersion` where a stored campaign would go another way, and records anew
// (`npx vitest run --project unit recorded -u`).
import { expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import { GameTrace } from '@tests/support/gameTrace.ts'
import { gloriaOf, playGloria, randomGloria } from '@tests/support/gloria.ts'
import { gloriaCorrections } from '@tests/support/randomCorrections.ts'
import { valueOf } from '@tests/support/results.ts'

it.each([
  { scale: 'basic', campaigns: 5 },
  { scale: 'advanced', campaigns: 5 },
  { scale: 'world', campaigns: 4 },
] as const)(
  'leads random campaigns with random house rules where it led them before: $scale',
  async ({ scale, campaigns }) => {
    const traces = Array.from({ length: campaigns }, (_, nth) => {
      const seed = 5003 + 7 * nth
      const rounds = scale === 'world' ? 2 : 3
      const house = randomGloria(seededDice(seed), scale, rounds)
      const setup = gloriaOf(house, { umpire: nth % 2 === 1 })
      const trace = new GameTrace(gloria, setup, `campaign ${nth + 1}, answer`, gloriaCorrections)
      return trace.end(valueOf(playGloria(setup, seed, trace.watch)).state)
    })
    const recorded = [`rules version ${gloria.rulesVersion}`, ...traces, ''].join('\n')
    await expect(recorded).toMatchFileSnapshot(`./recorded/${scale}.txt`)
  },
  120_000,
)
