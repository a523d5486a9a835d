// Positions by chance: whatever force a player names, it goes where he says or the reason why not is true.
import { describe, expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { siegeWanted } from '@/games/gloria/rules/besieging.ts'
import type { Unit, World } from '@/games/gloria/rules/model.ts'
import { moveWanted } from '@/games/gloria/rules/moveOptions.ts'
import { whyNot } from '@/games/gloria/rules/whyNot.ts'
import { Page } from '@tests/support/gloriaPage.ts'
import { isTrue, type Wish } from '@tests/support/gloriaPageReasons.ts'
import { randomPosition } from '@tests/support/randomPositions.ts'

/** POSITIONS=300 in the soak, for each scale. */
const positions = Number(process.env['POSITIONS'] ?? 20)

const optionsOf = (page: Page, { head, force, via, goal }: Wish): readonly string[] => {
  const units = force.map(({ id }) => id).join('+')
  const stations = [units, ...via, goal].join('>')
  if (head !== 'sea') return [`${head}:${stations}`]
  return page.areas.map((port) => `sea:${stations}:${port}`)
}

/** Forces of one area, his own and others’, ready or not. */
const forcesOf = (page: Page, world: World): readonly (readonly Unit[])[] => {
  const roll = seededDice(world.units.length)
  return world.units.flatMap((unit) => {
    const partner = page.units(unit.at).find(({ came }) => came > unit.came)
    const pair = partner === undefined ? [] : [[unit, partner]]
    return unit.owner === page.player || roll(4) === 1 ? [[unit], ...pair] : pair
  })
}

const wishesOf = (page: Page, force: readonly Unit[]): readonly Wish[] => {
  const [from = ''] = force.map(({ at }) => at)
  const near = page.neighbours(from)
  const far = near.flatMap((via) => page.neighbours(via).map((goal) => [via, goal] as const))
  const roll = seededDice(Number(force[0]?.id.slice(1)))
  const isKnown = (head: string): boolean => page.isAdvanced || isPlain.slice(0, 3).includes(head)
  const some = far.filter(() => roll(4) === 1)
  const away = page.areas.filter((area) => area !== from && roll(12) === 1)
  const isNext = (area: string): boolean => near.includes(area)
  const wishes = [
    ...[...near, ...away].flatMap((goal) =>
      ['move', 'attack', 'besiege'].map((head) => ({ head, force, via: [], goal })),
    ),
    ...some.map(([via, goal]) => ({ head: 'cavalry', force, via: [via], goal })),
    ...away
      .filter((goal) => !isNext(goal))
      .flatMap((goal) => ['road', 'river'].map((head) => ({ head, force, via: [], goal }))),
    ...(force.length === 1 ? away.map((goal) => ({ head: 'sea', force, via: [], goal })) : []),
  ]
  return wishes.filter(({ head }) => isKnown(head))
}

/** Of those a reason is given for just what is not offered; of the others only when it is asked for. */
const isPlain = ['move', 'attack', 'besiege', 'sea']

/** Wishes that are neither offered nor truly barred. */
const problemsOf = (world: World, player: string): readonly string[] => {
  const page = new Page(world, player)
  const offered = new Set<string>([
    ...moveWanted(world, player).options,
    ...siegeWanted(world, player).options,
  ])
  const problemOf = (wish: Wish): readonly string[] => {
    const kind = wish.head === 'besiege' ? 'siege' : 'move'
    const options = optionsOf(page, wish)
    const [option = ''] = options
    const isOffered = options.some((each) => offered.has(each))
    if (isOffered && !isPlain.includes(wish.head)) return []
    const reason = whyNot(world, { kind, player }, player, option)?.reason ?? null
    const isJoint = wish.force.some(({ owner }) => owner !== player)
    const isRight = isOffered
      ? reason === null || isJoint
      : reason !== null && isTrue(page, reason, wish)
    return isRight ? [] : [`${option} ${reason}`]
  }
  return forcesOf(page, world).flatMap((force) => wishesOf(page, force).flatMap(problemOf))
}

describe.each(['basic', 'advanced', 'world'] as const)('%s', (scale) => {
  it('steps 5 and 7 (GM-MOV-02, GM-BAT-02, GM-BAT-03, GM-CAV-01, GM-ROAD-02, GM-SIEGE-01)', () => {
    for (let seed = 1; seed <= positions; seed += 1) {
      const { world, player } = randomPosition(scale, seed)
      expect(problemsOf(world, player), `seed ${seed}`).toEqual([])
    }
  })
})
