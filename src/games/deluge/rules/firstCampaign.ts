// The map of a first campaign: the Baltic corner of the default map, three factions, one force each.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { defaultMap } from './data/defaultMap.ts'
import { readHouseRules, type HouseRules } from './houseRules.ts'
import type { DelugeFaction, DelugeMap } from './map.ts'

const nodes: readonly NodeId[] = [
  ...['sweden', 'estonia', 'stettin', 'parnawa', 'dorpat', 'wenden', 'pomerania'],
  ...['malbork', 'chelmno', 'warma', 'smolensk-1', 'smolensk-2', 'greater-poland'],
  ...['mazovia', 'wilno', 'minsk', 'witebsk', 'moscow', 'novgorod', 'courland'],
]
const factions: readonly FactionId[] = ['sweden', 'plc', 'muscovy']

const isIn = (node: NodeId): boolean => nodes.includes(node)
const plays = (faction: FactionId): boolean => factions.includes(faction)

/** Terms that name a faction or a place that is not there are left out. */
const cut = (faction: DelugeFaction): DelugeFaction => {
  const { holds, minus, ...terms } = faction.victory
  return {
    ...faction,
    victory: {
      ...terms,
      ...(holds === undefined ? {} : { holds: holds.filter(({ node }) => isIn(node)) }),
      ...(minus === undefined ? {} : { minus: minus.filter(({ of }) => plays(of)) }),
      ...(terms.lostPlc === undefined
        ? {}
        : {
            lostPlc: { ...terms.lostPlc, notLostTo: terms.lostPlc.notLostTo.filter(plays) },
          }),
    },
  }
}

/**
 * As in twelve turns the Commonwealth would win with 12 points before anybody marched: in two it begins with fewer, and a
 * place of Muscovy's is worth as much as one of Sweden's.
 */
const balanced = (faction: DelugeFaction): DelugeFaction => {
  const { victory } = faction
  if (faction.id === 'plc') return { ...faction, victory: { ...victory, base: 7 } }
  if (faction.id !== 'muscovy' || victory.holds === undefined) return faction
  return {
    ...faction,
    victory: { ...victory, holds: victory.holds.map(({ node }) => ({ node, vp: 3 })) },
  }
}

const powers = defaultMap.factions.filter(({ id }) => plays(id)).map(cut)

const unit = (name: string, points: number) => ({ name, points })

export const firstMap: DelugeMap = {
  ...defaultMap,
  id: 'deluge-first',
  name: 'The Deluge, a first campaign',
  seas: defaultMap.seas.filter(({ id }) => id === 'baltic'),
  // All of them are the three powers', or no faction's.
  nodes: defaultMap.nodes.filter(({ id }) => isIn(id)),
  links: defaultMap.links.filter(({ a, b }) => isIn(a) && isIn(b)),
  factions: powers.map(balanced),
  relations: defaultMap.relations.filter(({ a, b }) => plays(a) && plays(b)),
  start: {
    forces: [
      {
        faction: 'sweden',
        node: 'estonia',
        kind: 'task',
        name: '',
        intelligence: 3,
        units: [unit('Reiters', 9), unit('Reiters', 9), unit('Musketeers', 8), unit('Dragoons', 7)],
      },
      {
        faction: 'plc',
        node: 'wilno',
        kind: 'task',
        name: '',
        intelligence: 4,
        units: [unit('Hussars', 12), unit('Pancerni', 9), unit('Pancerni', 9), unit('Dragoons', 6)],
      },
      {
        faction: 'muscovy',
        node: 'novgorod',
        kind: 'task',
        name: '',
        intelligence: 2,
        units: [unit('Reiters', 8), unit('Boyars', 8), unit('Streltsy', 7), unit('Streltsy', 7)],
      },
    ],
  },
}

/** As it was before it was balanced: views of campaigns that began on it go on arriving. */
export const unbalancedFirstMap: DelugeMap = { ...firstMap, factions: powers }

const turns = 2

/** Two turns, each as long as a year, so that a claim can still become land; relations stay as the map has them. */
export const firstHouseRules = (): HouseRules => {
  const read = readHouseRules({ turns, turnsPerYear: 1, diplomacy: 'umpire' })
  if (!read.ok) throw new RangeError(`no such house rule: ${read.problem}`)
  return read.value
}
