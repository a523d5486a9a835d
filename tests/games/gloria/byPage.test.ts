// Positions by chance against the page: what is offered is what its words, written a second time, allow.
import { describe, expect, it } from 'vitest'
import {
  agentOptions,
  khanSacks,
  khanTargets,
  kingdomTargets,
  nativeTargets,
} from '@/games/gloria/rules/agentOptions.ts'
import { settle } from '@/games/gloria/rules/answer.ts'
import { siegeWanted } from '@/games/gloria/rules/besieging.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import type { Unit, World } from '@/games/gloria/rules/model.ts'
import { moveWanted } from '@/games/gloria/rules/moveOptions.ts'
import { spendWanted } from '@/games/gloria/rules/purchases.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { gloriaOf } from '@tests/support/gloria.ts'
import { Page } from '@tests/support/gloriaPage.ts'
import { pageAgents, pageBuys, pageKingdoms, pageNatives } from '@tests/support/gloriaPageBuys.ts'
import { pageKhan, pageRefuges, pageRetreats } from '@tests/support/gloriaPageFlight.ts'
import { pageMoves, pageSieges } from '@tests/support/gloriaPageMoves.ts'
import { randomPosition, type RandomPosition } from '@tests/support/randomPositions.ts'

/** POSITIONS=1000 in the soak, for each scale. */
const positions = Number(process.env['POSITIONS'] ?? 40)

const sorted = (options: readonly string[]): readonly string[] => [...new Set(options)].sort()

/** Options that end or come in between are no business of the page's rules of a step. */
const chosen = (options: readonly string[]): readonly string[] =>
  sorted(options.filter((option) => option !== 'done' && !option.startsWith('result:')))

type Scale = 'basic' | 'advanced' | 'world'
type Offered = (position: RandomPosition) => readonly string[]

const compare = (scale: Scale, rules: Offered, page: (page: Page) => readonly string[]): void => {
  for (let seed = 1; seed <= positions; seed += 1) {
    const position = randomPosition(scale, seed)
    const expected = page(new Page(position.world, position.player))
    expect(chosen(rules(position)), `seed ${seed}`).toEqual(sorted(expected))
  }
}

/** Where units may go that must leave: offered, or where they went, as there was one place only. */
const goalsOf = (world: World, task: Task, ids: readonly string[], by: string) => {
  const setup = { ...gloriaOf(world.house), houseRules: world.house }
  const desk = { setup, world, shown: null, naming: {}, entering: {} }
  const { state, events } = settle(desk, [task])
  const gone = events.find(({ kind }) => kind === 'retreated')
  if (gone?.kind === 'retreated') return [gone.area]
  if (state.agenda.length === 0) return []
  const wanted = gloria.ask(gloria.seen(state, by), by)?.wanted
  const options = wanted?.kind === 'choice' ? wanted.options : []
  expect(state.world.units.filter(({ id }) => ids.includes(id))).toHaveLength(ids.length)
  return options.map((option) => option.slice('to:'.length))
}

const wanted = (units: readonly Unit[], player: string): readonly Unit[] =>
  units.filter(({ owner, isSortie }) => owner === player && !isSortie)

describe.each(['basic', 'advanced', 'world'] as const)('%s', (scale) => {
  it('moves and attacks of step 5 (GM-MOV-01, GM-CAV-01, GM-ROAD-01, GM-SEA-01, GM-RIV-02)', () => {
    compare(scale, ({ world, player }) => moveWanted(world, player).options, pageMoves)
  })

  it('sieges of step 7 (GM-SIEGE-01)', () => {
    compare(scale, ({ world, player }) => siegeWanted(world, player).options, pageSieges)
  })

  it('purchases of step 3 (GM-ECO-02 to 06, GM-FLEET-01, GM-WW-05, GM-WW-07)', () => {
    compare(
      scale,
      ({ world, player }) => {
        const { kind, ...offer } = spendWanted(world, player)
        return kind === 'choice' && 'options' in offer ? offer.options : []
      },
      pageBuys,
    )
  })

  it('agents of step 4 (GM-CITY-09, GM-CITY-25, GM-CITY-40, GM-WW-03, GM-WW-09, GM-WW-16)', () => {
    compare(scale, ({ world, player }) => agentOptions(world, player), pageAgents)
  })

  it('where the beaten retire to (GM-BAT-08)', () => {
    for (let seed = 1; seed <= positions; seed += 1) {
      const { world, player } = randomPosition(scale, seed)
      const page = new Page(world, player)
      for (const area of page.areas) {
        const units = wanted(page.units(area), player)
        if (units.length === 0) continue
        const ids = units.map(({ id }) => id)
        const task = { kind: 'retreat', player, units: ids, from: area, chooser: player } as const
        expect(sorted(goalsOf(world, task, ids, player)), `seed ${seed} from ${area}`).toEqual(
          sorted(pageRetreats(page, units, area)),
        )
      }
    }
  })

  it('where the besieged go away to (GM-SIEGE-04)', () => {
    for (let seed = 1; seed <= positions; seed += 1) {
      const { world, player } = randomPosition(scale, seed)
      const page = new Page(world, player)
      for (const area of page.areas) {
        const [unit] = wanted(page.units(area), player).filter(({ kind }) => kind !== 'army')
        if (unit === undefined || page.city(area) === null) continue
        const siege = { player: 'nobody', area, from: area, apart: [] }
        const task = { kind: 'goAway', siege, left: [unit.id] } as const
        expect(sorted(goalsOf(world, task, [unit.id], player)), `seed ${seed} ${area}`).toEqual(
          sorted(pageRefuges(page, unit, area)),
        )
      }
    }
  })
})

it('whom the Khan may attack, and what he may sack (GM-KHAN-01, GM-MIL-02)', () => {
  for (let seed = 1; seed <= positions; seed += 1) {
    const { world, player } = randomPosition('advanced', seed)
    const page = new Page(world, player)
    for (const kinds of [['army'], ['light-cavalry', 'light-cavalry']] as const) {
      const { targets, sacks } = pageKhan(page, kinds[0] === 'army')
      const named = (head: string, areas: readonly string[]) =>
        sorted(areas.map((area) => `${head}:${area}`))
      expect(sorted(khanTargets(world, player, kinds))).toEqual(named('target', targets))
      expect(sorted(khanSacks(world, player))).toEqual(named('sack', sacks))
    }
  }
})

it('whom natives may attack (GM-WW-05, GM-WW-08, GM-WW-16)', () => {
  for (let seed = 1; seed <= positions; seed += 1) {
    const { world, player } = randomPosition('world', seed)
    const page = new Page(world, player)
    for (const { id, kind } of world.map.natives) {
      const three = ['insurgent', 'insurgent', 'insurgent'] as const
      expect(nativeTargets(world, player, id, three)).toEqual(pageNatives(page, id, false))
      if (kind === 'kingdom')
        expect(sorted(kingdomTargets(world, player, id))).toEqual(sorted(pageKingdoms(page, id)))
    }
  }
})
