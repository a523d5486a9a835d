// Factions on a map of The Deluge while it is drawn: they come with forces and points, go with all that is theirs, and play.
import { beforeAll, expect, test } from 'vitest'
import { readMap, withFaction, withNodePart, withoutFaction } from '@/games/campaign/rules/index.ts'
import { saidProblems } from '@/games/campaign/screens/mapEditor/problems.ts'
import {
  checkDelugeMap,
  defaultMap,
  deluge,
  delugeMapFields,
  firstMap,
  type DelugeMap,
} from '@/games/deluge/rules/index.ts'
import { openingWorld } from '@/games/deluge/rules/setup.ts'
import { standings } from '@/games/deluge/rules/victory.ts'
import { delugeMaps } from '@/games/deluge/screens/maps/delugeMaps.ts'
import { enterEditor } from '@/games/deluge/screens/maps/editorWords.ts'
import { enterDeluge } from '@/games/deluge/screens/words/screenWords.ts'
import { campaignOf, playWild } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

beforeAll(async () => {
  await Promise.all([enterEditor(), enterDeluge()])
})

const isSound = (map: DelugeMap): boolean => readMap(map, delugeMapFields).ok
const said = (map: DelugeMap): readonly string[] =>
  saidProblems(delugeMaps, map).map(({ text }) => text)
const factionOf = (map: DelugeMap, id: string) => {
  const faction = map.factions.find((each) => each.id === id)
  if (faction === undefined) throw new RangeError(id)
  return faction
}
const errorsOf = (map: DelugeMap) => checkDelugeMap(map).filter(({ isError }) => isError)

/** A map of two powers and a third that was added, with a home, points and forces of its own. */
function withLivonia(): DelugeMap {
  const faction = delugeMaps.factions.fresh(firstMap, 'Livonia')
  if (faction === null) throw new RangeError('no room')
  let map = withNodePart(withFaction(firstMap, faction), 'wenden', {
    owner: faction.id,
    home: faction.id,
    capital: true,
  })
  const field = (key: string) =>
    delugeMaps.factionForm(map, factionOf(map, faction.id)).find((each) => each.key === key)
  const holds = field('holds')
  if (holds?.kind === 'figures') map = holds.set('dorpat', 4)(map)
  for (let n = 0; n < 2; n += 1) {
    const forces = field('forces')
    if (forces?.kind === 'rows') map = forces.more?.add(map) ?? map
  }
  const forces = field('forces')
  const units =
    forces?.kind === 'rows' ? forces.rows[1]?.fields.find((f) => f.key === 'units') : null
  return units?.kind === 'text' ? units.set('9 Knights; 7\n5 Riders')(map) : map
}

test('a faction that is added has no home until it is given one, and is told so', () => {
  const faction = delugeMaps.factions.fresh(firstMap, 'Livonia')
  if (faction === null) throw new RangeError('no room')
  const map = withFaction(firstMap, faction)
  expect(isSound(map)).toBe(true)
  expect(said(map)).toEqual([
    'Livonia has no home. Make a place its home that belongs to it.',
    'Livonia has no capital. Choose one of its homes.',
    'Livonia scores for nothing. Say what brings it points, or let it play for nothing.',
  ])
  expect(saidProblems(delugeMaps, map).map(({ at }) => at?.id)).toEqual(
    Array.from({ length: 3 }, () => faction.id),
  )
  expect(checkDelugeMap(withLivonia())).toEqual([])
})

test('a campaign begun on an edited map has the added faction with its forces and points', () => {
  const map = withLivonia()
  const setup = campaignOf({ turns: 2 }, { map, umpire: false })
  const opened = valueOf(deluge.readSetup(JSON.parse(JSON.stringify(setup))))
  const world = openingWorld(opened)
  const own = world.pieces.filter(({ faction }) => faction === 'faction-1')
  expect(own.map(({ at, units }) => [at, units.map(({ name, points }) => [points, name])])).toEqual(
    [
      ['wenden', [[10, 'unit']]],
      [
        'wenden',
        [
          [9, 'Knights'],
          [7, 'unit'],
          [5, 'Riders'],
        ],
      ],
    ],
  )
  expect(world.order).toContain('faction-1')
  expect(standings(world).find(({ faction }) => faction === 'faction-1')?.own).toEqual({
    n: 0,
    d: 1,
  })
  const played = valueOf(playWild(opened, 7))
  expect(played.state.world.isOver).toBe(true)
  expect(Object.keys(played.state.world.factions)).toContain('faction-1')
})

test('what a faction takes with it is said before, and nothing of it is left', () => {
  for (const map of [defaultMap, firstMap, withLivonia()])
    for (const faction of map.factions) {
      const { id } = faction
      const gone = delugeMaps.factions.forgotten(withoutFaction(map, id), id)
      expect(isSound(gone)).toBe(true)
      expect(errorsOf(gone), id).toEqual([])
      expect(gone.nodes.some(({ owner, home }) => owner === id || home === id)).toBe(false)
      expect(gone.start.forces.some(({ faction: of }) => of === id)).toBe(false)
    }
  expect(delugeMaps.factions.goesWith(defaultMap, factionOf(defaultMap, 'ottomans'))).toEqual([
    expect.stringMatching(/^\d+ places, nobody’s from then on$/u),
    expect.stringMatching(/^\d+ homes$/u),
    '2 relations with other factions',
    'points or payments that have to do with it, of: Muscovy, Transylvania, Moldavia and Wallachia, Holy Roman Empire',
  ])
})

test('what is not on the map is told with faction, field and name', () => {
  const sweden = factionOf(firstMap, 'sweden')
  const astray: DelugeMap = {
    ...firstMap,
    factions: [
      { ...sweden, victory: { base: 1, minus: [{ of: 'spain', num: 1, den: 4 }] } },
      ...firstMap.factions.slice(1),
    ],
    start: {
      forces: firstMap.start.forces.map((force) =>
        force.faction === 'plc' ? { ...force, node: 'vienna' } : force,
      ),
    },
  }
  expect(said(astray)).toEqual([
    'Sweden, share of the points of others: there is no faction “spain” on the map.',
    'Commonwealth, forces at the start: there is no place “vienna” on the map.',
  ])
  expect(saidProblems(delugeMaps, astray)[0]?.at).toMatchObject({ kind: 'faction', id: 'sweden' })
})

test('forces abroad or beside an enemy are told for the umpire to accept', () => {
  const forces = firstMap.start.forces.map((force) =>
    force.faction === 'sweden' ? { ...force, node: 'wilno' } : force,
  )
  const map = { ...firstMap, start: { forces } }
  expect(errorsOf(map)).toEqual([])
  expect(said(map)).toEqual([
    'A force of Sweden begins in Wilno, which is not its own land.',
    'In Wilno forces begin side by side that are at war: Sweden, Commonwealth.',
  ])
})

test('a list of shares that is empty names nobody', () => {
  expect(factionOf(firstMap, 'muscovy').victory.minus).toEqual([])
  const sweden = factionOf(firstMap, 'sweden')
  const bare = { ...firstMap, relations: [], start: { forces: [] } }
  expect(delugeMaps.factions.goesWith(bare, sweden).join()).not.toContain('Muscovy')
  const only = { ...sweden, victory: { minus: [{ of: 'plc', num: 1, den: 2 }] } }
  expect(said({ ...firstMap, factions: [only, ...firstMap.factions.slice(1)] })).toEqual([
    'Sweden scores for nothing. Say what brings it points, or let it play for nothing.',
  ])
})
