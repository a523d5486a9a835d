// Whole random campaigns of each scale with random house rules: money adds up, no piece is in two places.
import { expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { areAllied, portSea, unitsAt } from '@/games/gloria/rules/world.ts'
import { gloriaOf, playGloria, randomGloria } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

/** CAMPAIGNS=1000 in the soak, for each scale. */
const campaigns = Number(process.env['CAMPAIGNS'] ?? 10)

const checkAreas = (world: World, problems: string[]): void => {
  for (const area of new Set(world.units.map(({ at }) => at))) {
    const owners = unitsAt(world, area).flatMap(({ owner }) => owner ?? [])
    for (const owner of owners)
      if (owners.some((other) => other !== owner && !areAllied(world, owner, other)))
        problems.push(`enemies share ${area}`)
  }
}

const checkTurnEnd = (world: World, problems: string[]): void => {
  checkAreas(world, problems)
  for (const area of new Set(world.units.map(({ at }) => at))) {
    const units = unitsAt(world, area)
    if (units.length > 2) problems.push(`more than two units in ${area}`)
    if (units.filter(({ kind }) => kind === 'army').length > 1)
      problems.push(`two armies in ${area}`)
  }
  for (const { id, owner, at } of world.fleets)
    if (world.areas[at]?.owner !== owner || portSea(world, at) === null)
      problems.push(`fleet ${id} is in no port of its own`)
  for (const player of world.players)
    // Whoever is in turn has collected already when his turn is told.
    if (player !== world.active && purseOf(world.ledger, player) !== 0)
      problems.push(`${player} has savings`)
}

const checkPieces = (world: World, problems: string[]): void => {
  const ids = [...world.units, ...world.fleets, ...world.plates].map(({ id }) => id)
  if (new Set(ids).size !== ids.length) problems.push('a number is used twice')
  for (const { id, kind, owner, at } of world.units) {
    if (owner === null && kind === 'army') problems.push(`army ${id} is independent`)
    const node = world.map.nodes.find((each) => each.id === at)
    if (node === undefined || node.kind === 'amana' || node.kind === 'wastes')
      problems.push(`${id} is where nobody goes`)
  }
  // GM-TURN-05, GM-BAT-01: who meets in one area meets in one battle.
  const open = world.battles.filter(({ outcome }) => outcome === null).map(({ area }) => area)
  if (new Set(open).size !== open.length) problems.push('two open tickets of one area')
  for (const node of world.map.nodes)
    if ('sackedForEver' in node && node.sackedForEver && world.areas[node.id]?.sacked !== true)
      problems.push(`${node.id} is not sacked`)
}

const problemsOf = (scale: 'basic' | 'advanced' | 'world', seed: number): readonly string[] => {
  const rounds = 2 + (seed % 3)
  const setup = gloriaOf(randomGloria(seededDice(seed), scale, rounds), { umpire: seed % 2 === 0 })
  const problems: string[] = []
  let ended = 0
  const played = playGloria(setup, seed, ({ state, events }) => {
    checkPieces(state.world, problems)
    ended += events.filter(({ kind }) => kind === 'roundEnded').length
    const isTurnEnd = events.some(({ kind }) => kind === 'turnBegan' || kind === 'roundEnded')
    const isParked = state.world.battles.some(({ state: is }) => is === 'parked')
    if (isTurnEnd && !isParked) checkTurnEnd(state.world, problems)
  })
  if (!played.ok) return [`does not end: ${played.problem.code}`]
  const { state } = valueOf(played)
  const alive = state.world.players.length - state.world.out.length
  if (ended !== rounds && alive > 1 && setup.houseRules.victory !== 'sixCities')
    problems.push('not so many rounds as agreed')
  expect(gloria.outcome(state)).not.toBeNull()
  return [...new Set(problems)]
}

it.each(['basic', 'advanced', 'world'] as const)(
  `keeps every law of the page over ${campaigns} random campaigns: %s`,
  (scale) => {
    for (let seed = 1; seed <= campaigns; seed += 1)
      expect(problemsOf(scale, seed), `seed ${seed}`).toEqual([])
  },
  60_000 + 30_000 * campaigns,
)
