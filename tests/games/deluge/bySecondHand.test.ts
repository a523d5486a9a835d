// Retreats, pulses, supply and losses once more, written a second time from the page alone and compared in random worlds.
import { expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { defaultMap } from '@/games/deluge/rules/index.ts'
import type { Force, World } from '@/games/deluge/rules/model.ts'
import { walkTogether } from '@/games/deluge/rules/movement.ts'
import { retreatEnds } from '@/games/deluge/rules/retreat.ts'
import { supplyOf } from '@/games/deluge/rules/supply.ts'
import { afterLosses, pointsOf } from '@/games/deluge/rules/units.ts'
import { groundOf } from '@/games/deluge/rules/world.ts'
import { unitsOf, worldOf, type ForceSketch } from '@tests/support/delugeScene.ts'

const ids = defaultMap.nodes.map(({ id }) => id)
const powers = defaultMap.factions.map(({ id }) => id)
const linked = (node: string): readonly string[] =>
  defaultMap.links.flatMap(({ a, b }) => (a === node ? [b] : b === node ? [a] : []))

const pick = <T>(list: readonly T[], roll: RollDie): T => {
  const one = list[roll(list.length) - 1]
  if (one === undefined) throw new Error('an empty list')
  return one
}

/** Some land in other hands, some looted or claimed, some forces close together, some wars and alliances more. */
const randomWorld = (roll: RollDie, house: NonNullable<Parameters<typeof worldOf>[0]>['house']) => {
  const some = Array.from({ length: 12 }, () => pick(ids, roll))
  const nodes = Object.fromEntries(
    some.map((id) => {
      const claim = roll(3) === 1 ? { by: pick(powers, roll), since: 1 } : null
      return [id, { owner: pick(powers, roll), claim, lootedUntil: roll(4) === 1 ? 5 : 0 }] as const
    }),
  )
  const centre = pick(ids, roll)
  const near = [...new Set([centre, ...linked(centre), ...linked(centre).flatMap(linked)])]
  const forces = Array.from({ length: 14 }, (_, n): ForceSketch => {
    const at = pick(near, roll)
    return {
      id: `F${n + 1}`,
      faction: pick(powers, roll),
      at,
      kind: roll(2) === 1 ? 'task' : 'skirmish',
      from: roll(2) === 1 ? null : pick(linked(at), roll),
    }
  })
  const relations = Array.from({ length: 10 }, () => {
    const one = pick(powers, roll)
    const other = pick(
      powers.filter((each) => each !== one),
      roll,
    )
    return [one, other, pick(['war', 'war', 'ally', 'neutral'] as const, roll)] as const
  })
  const order = [...powers.slice(roll(10) - 1), ...powers].filter(
    (each, place, all) => all.indexOf(each) === place,
  )
  const sketch = { turn: 3, nodes, forces, relations, order }
  return worldOf(house === undefined ? sketch : { ...sketch, house })
}

const relation = ({ relations }: World, one: string, other: string): string =>
  one === other
    ? 'ally'
    : (relations[`${one} ${other}`] ?? relations[`${other} ${one}`] ?? 'neutral')
const war = (world: World, one: string, other: string | null | undefined): boolean =>
  other !== null && other !== undefined && relation(world, one, other) === 'war'

const isFriendly = (world: World, faction: string, node: string): boolean => {
  const land = world.nodes[node]
  const isOurs =
    land?.owner !== null && land !== undefined && relation(world, faction, land.owner) === 'ally'
  return isOurs && !war(world, faction, land.claim?.by)
}
const foesAt = (world: World, faction: string, node: string): number =>
  world.pieces.filter((each) => each.at === node && war(world, faction, each.faction)).length

const linksApart = (from: string, to: string): number => {
  const seen = new Set([from])
  let [edge, steps] = [[from], 0]
  while (!seen.has(to) && edge.length > 0) {
    edge = edge.flatMap(linked).filter((node) => !seen.has(node))
    for (const node of edge) seen.add(node)
    steps += 1
  }
  return steps
}

const canPay = (world: World, { faction, kind }: Force, way: readonly string[]): boolean => {
  const [near, far] = kind === 'task' ? [3, 6] : [2, 3]
  const other = way.filter((node) => !isFriendly(world, faction, node)).length
  return world.house.mixedMoves === 'cap'
    ? way.length <= 6 / near && other <= 6 / far
    : (way.length - other) * near + other * far <= 6
}

const waysFrom = (way: readonly string[], start: string, most: number): readonly string[][] =>
  most === 0
    ? []
    : linked(way.at(-1) ?? start)
        .filter((node) => node !== start && !way.includes(node))
        .flatMap((node) => [[...way, node], ...waysFrom([...way, node], start, most - 1)])

const endsByThePage = (world: World, force: Force, foes: readonly Force[]): readonly string[] => {
  const { faction, at } = force
  const ways = waysFrom([], at, 3).filter(
    (way) => canPay(world, force, way) && foesAt(world, faction, way.at(-1) ?? '') === 0,
  )
  const shut = foes.map(({ from }) => from)
  const open = ways.filter((way) => way.every((node) => !shut.includes(node)))
  const counted = (open.length > 0 ? open : ways).map((way) => {
    const end = way.at(-1) ?? ''
    const passed = way.slice(0, -1).reduce((sum, node) => sum + foesAt(world, faction, node), 0)
    return { end, tokens: passed + (isFriendly(world, faction, end) ? 0 : 1) }
  })
  const least = Math.min(...counted.map(({ tokens }) => tokens))
  const ends = [...new Set(counted.filter(({ tokens }) => tokens === least).map(({ end }) => end))]
  const most = Math.max(...ends.map((end) => linksApart(at, end)))
  return ends.filter((end) => linksApart(at, end) === most).map((end) => `${end} ${least}`)
}

it('TD-RET-01 to 04: the ends of retreats', () => {
  const roll = seededDice(7)
  for (let n = 0; n < 40; n += 1) {
    const world = randomWorld(roll, { mixedMoves: n % 2 === 0 ? 'share' : 'cap' })
    for (const force of world.pieces.slice(0, 5)) {
      const foes = world.pieces.filter(
        ({ at, faction }) => at === force.at && war(world, force.faction, faction),
      )
      const given = retreatEnds(world, force, foes).map(
        ({ node, lossTokens }) => `${node} ${lossTokens}`,
      )
      expect([...given].sort()).toEqual([...endsByThePage(world, force, foes)].sort())
    }
  }
})

interface Marcher {
  readonly id: string
  readonly faction: string
  at: string
  from: string | null
  way: string[]
}

const marchByThePage = (world: World, paths: ReadonlyMap<string, readonly string[]>) => {
  const marchers = world.pieces.map(({ id, faction, at, from }): Marcher => {
    const way = [...(paths.get(id) ?? [])]
    return { id, faction, at, from: way.length === 0 ? from : null, way }
  })
  for (let pulse = 1; pulse <= 3; pulse += 1) {
    for (const [place, first] of world.order.entries())
      for (const second of world.order.slice(place + 1)) {
        if (!war(world, first, second)) continue
        const stopped = marchers.filter(
          (two) =>
            two.faction === second &&
            marchers.some(
              (one) =>
                one.faction === first &&
                one.way.length > 0 &&
                one.way[0] === two.at &&
                two.way[0] === one.at,
            ),
        )
        for (const two of stopped) two.way = []
      }
    for (const each of marchers) {
      const next = each.way.shift()
      if (next !== undefined) [each.from, each.at] = [each.at, next]
    }
    for (const each of marchers)
      if (marchers.some(({ at, faction }) => at === each.at && war(world, each.faction, faction)))
        each.way = []
  }
  return marchers.map(({ id, at, from }) => `${id} ${at} ${from ?? '-'}`)
}

it('TD-MOV-03 to 05, 07: pulses, swaps and meetings', () => {
  const roll = seededDice(8)
  for (let n = 0; n < 150; n += 1) {
    const world = randomWorld(roll, {})
    const atRest = { ...world, pieces: world.pieces.map((each) => ({ ...each, from: null })) }
    const lines = atRest.pieces.map(({ id, at }) => {
      const path: string[] = []
      for (let step = roll(4) - 1; step > 0; step -= 1)
        path.push(pick(linked(path.at(-1) ?? at), roll))
      return { force: id, path, isEnded: true }
    })
    const walked = walkTogether(atRest, lines).world.pieces
    expect(walked.map(({ id, at, from }) => `${id} ${at} ${from ?? '-'}`)).toEqual(
      marchByThePage(atRest, new Map(lines.map(({ force, path }) => [force, path]))),
    )
  }
})

const netByThePage = (world: World, faction: string): readonly string[] => {
  const isClear = (node: string): boolean =>
    world.turn > (world.nodes[node]?.lootedUntil ?? 0) && foesAt(world, faction, node) === 0
  const owns = (id: string): boolean => world.nodes[id]?.owner === faction
  const homes = defaultMap.nodes.filter(({ home, id }) => home === faction && owns(id))
  const lives = homes.length > 0 ? homes.map(({ id }) => id) : ids.filter(owns)
  const isWay = (node: string): boolean => isFriendly(world, faction, node) && isClear(node)
  let net = world.house.supply === 'any' ? ids.filter(isWay) : lives.filter(isClear)
  for (;;) {
    const more = ids.filter(
      (node) =>
        !net.includes(node) && isWay(node) && linked(node).some((next) => net.includes(next)),
    )
    if (more.length === 0) return ids.filter((node) => net.includes(node))
    net = [...net, ...more]
  }
}

it('TD-ATT-01 to 03: sources, net and reach of supply', () => {
  const roll = seededDice(9)
  for (let n = 0; n < 40; n += 1) {
    const world = randomWorld(roll, { supply: n % 2 === 0 ? 'home' : 'any' })
    for (const faction of powers) {
      const supply = supplyOf(groundOf(world), faction, world.pieces)
      const net = netByThePage(world, faction)
      expect(ids.filter((node) => supply.net.has(node))).toEqual(net)
      expect(ids.filter(supply.reaches)).toEqual(
        ids.filter((node) => net.includes(node) || linked(node).some((next) => net.includes(next))),
      )
    }
  }
})

it('TD-LOSS-03: losses fall one by one on the strongest, the earlier of equals', () => {
  const roll = seededDice(10)
  for (let n = 0; n < 200; n += 1) {
    const units = unitsOf(...Array.from({ length: roll(6) }, () => roll(12)))
    const losses = roll(pointsOf(units))
    const left = units.map(({ points }) => points)
    for (let lost = 0; lost < losses; lost += 1) {
      let at = 0
      for (const [place, points] of left.entries()) if (points > (left[at] ?? 0)) at = place
      left[at] = (left[at] ?? 0) - 1
    }
    expect(afterLosses(units, losses).map(({ points }) => points)).toEqual(
      left.filter((points) => points > 0),
    )
  }
})
