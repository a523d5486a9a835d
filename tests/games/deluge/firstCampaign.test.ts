// The first campaign: a game that anybody can win, in two turns.
import { expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { playOut } from '@/core/playOut.ts'
import { sensible } from '@/games/deluge/computer/index.ts'
import {
  deluge,
  firstHouseRules,
  firstMap,
  hundredths,
  unbalancedFirstMap,
} from '@/games/deluge/rules/index.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { campaignOf } from '../../support/campaign.ts'
import { valueOf } from '../../support/results.ts'

const setup = campaignOf(firstHouseRules(), { umpire: false, map: firstMap })

it('begins with 7 points for the Commonwealth and none for the others', () => {
  const { all, standing } = deluge.seen(valueOf(deluge.open(setup)), 'umpire')
  expect(all?.world.house).toMatchObject({ turns: 2, turnsPerYear: 1 })
  expect(standing.map(({ faction, total }) => [faction, hundredths(total)])).toEqual([
    ['sweden', 0],
    ['plc', 700],
    ['muscovy', 0],
  ])
})

it('is close between sensible players: claims of the first turn have become land', () => {
  const policy = sensible(seededDice(1))
  const ended = valueOf(playOut(deluge, setup, policy, { roll: seededDice(1) }))
  const totals = deluge.seen(ended.state, 'umpire').standing.map(({ total }) => hundredths(total))
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(300)
  expect(totals.every((points) => points > 0)).toBe(true)
})

it('knows the map of campaigns that began before it was balanced, to the letter', () => {
  expect(sha256(canonicalJson(unbalancedFirstMap))).toBe(
    '32a043461e055120abbb19c0a3aebb91ec070adc17f99d41d2e3d3c306ac89fe',
  )
})
