// English words of the screens of Gloria Mundi.
import { counted } from '@/words/counted.ts'
import { en } from '../../../words/en.ts'
import { kinds, specials } from '../../../words/enTerms.ts'
import type { Tables } from '../../../words/words.ts'
import type { Step, UnitKind } from '../../../rules/index.ts'
import { aheadEn } from './ahead.ts'
import { correctEn } from './correct.ts'
import { houseRulesEn } from './houseRules.ts'
import { playEn } from './play.ts'

const tables: Tables = en
const kindWords: Readonly<Record<UnitKind, string>> = kinds
const specialWords: Readonly<Record<string, string>> = specials

const first: Readonly<Partial<Record<Step, string>>> = {
  spend:
    'Your city brought 50, and everything costs 50. What you keep is lost, so buy: an artillery brigade beside your army can besiege by itself. Only you see this step.',
  agents: 'Agents come with the larger rules. There is nothing to do here.',
  move: 'Each unit acts once: it moves, attacks, or besieges later. Tap a force, then a goal. Leave somebody at home: an empty fortress belongs to whoever walks in, and one with an army in it cannot even be besieged.',
  attrition:
    'Whoever moved throws a die. At the number of the area or less he is degraded: an army becomes two brigades, a brigade belongs to nobody any more. Wagons never throw.',
  siege:
    'Only who stands beside a fortress, has not moved this turn and has an army or artillery may besiege it. So: walk there now, besiege next round.',
}

const guideEn = {
  title: 'A hint',
  leave: 'No more hints',
  first,
  second: {
    spend:
      'Two brigades in one fortress can be combined into an army for 50. Brigades that belong to nobody can be hired anywhere: two of them at once, as an army even, for the same 50.',
    move: 'Whoever is to besiege this round must not move. The six fortresses without a king are held by two brigades of nobody: they can be besieged, not entered. Lollapalooza and Labanza are open and empty.',
  },
  last: {
    spend: 'The last round. Most unsacked cities win, then armies, then brigades: combine.',
    move: 'The last round. A city that stands empty is yours the moment you walk in.',
  },
  siege:
    'The odds stand beside each siege: of the next die, and of the whole siege. If the die goes against you one of your units is degraded.',
  battle:
    'A battle stops everything until its result is in: fight it on the table, type it in, or let the dice decide. Winner and loser are degraded alike, unless something spares them.',
}

const mapEn = {
  label: 'Map of the campaign',
  hint: 'Two fingers to go closer: names, then units. Arrow keys move, plus and minus zoom.',
  closer: 'Closer',
  farther: 'Farther',
  close: 'Close',
  search: 'Find an area',
  kings: 'Kings',
  places: 'Areas',
  neighbours: 'Next to',
  noUnits: 'No units are seen here.',
  closed: 'Nobody may enter here.',
  fortress: 'fortress',
  openCity: 'open city',
  unowned: 'nobody’s',
  owner: (king: string) => `of the ${king}`,
  port: (sea: string) => `port on ${sea}`,
  sacked: 'sacked',
  attrition: (number: number) => `attrition ${number}`,
  post: (king: string, fort: boolean) =>
    `trading post of the ${king}${fort ? ', with a fort' : ''}`,
  fleet: (id: string, king: string) => `${id}, fleet of the ${king}`,
  plate: (id: string, king: string) => `${id}, plate fleet of the ${king}`,
  unit: (id: string, kind: string) => `${id}, ${kind}`,
  independent: 'independent',
  road: (area: string) => `${area} (road)`,
  river: (area: string) => `${area} (river, no bridge)`,
  bridge: (area: string) => `${area} (bridge)`,
  tags: {
    army: 'A',
    infantry: 'Inf',
    'light-cavalry': 'LC',
    'heavy-cavalry': 'HC',
    artillery: 'Art',
    supply: 'Sup',
    insurgent: 'Ins',
  },
}

const count = counted('en')

const startEn = {
  lead: 'A map campaign for two to ten kings on an invented continent: cities, brigades, sieges. Battles are fought on the table, or the dice decide.',
  which: 'How much of the rules?',
  first: {
    name: 'First game',
    hint: 'Four kings, three rounds of the basic rules, about an hour, with a hint at each new step. The app throws the dice, or you do.',
  },
  scales: {
    basic: {
      name: 'Basic',
      hint: 'Armies, brigades, sieges, 80 areas; twelve rounds, an evening each.',
    },
    advanced: {
      name: 'Advanced',
      hint: 'With the powers of the cities, special units, roads, cavalry, ports and fleets, alliances.',
    },
    world: {
      name: 'World-wide',
      hint: 'With two continents beyond the ocean: trading posts, natives, plate fleets.',
    },
  },
  map: 'Which map?',
  maps: { default: 'The map of the app', own: 'Own map' },
  toMaps: 'Maps and map editor',
  kings: 'Which kings?',
  kingsHint: 'Two to ten. The fortress of a king who is left out is held by independents.',
  players: 'Who plays?',
  namesHint: 'Whoever plays several kings writes the same name beside each.',
  nameOf: (king: string) => `Who plays the ${king}?`,
  where: (king: string) => `${king} is played`,
  kinds: { player: 'Here', away: 'Elsewhere', absent: 'By nobody' },
  umpire: 'With an umpire',
  umpireHint: 'Sees everything and may enter results. Without one both sides enter each result.',
  umpireName: 'The umpire’s name',
  twoKings: 'At least two kings must play.',
  onePlayer: 'At least one king must be played by a person.',
  fogNeedsUmpire: 'In fog, plans from other phones need an umpire who sends the views.',
  houseRules: 'House rules',
  differs: (n: number) => (n === 0 ? 'as written' : count(n, 'one differs', (s) => `${s} differ`)),
  begin: 'Begin the campaign',
}

export const screenEn = {
  tables,
  kinds: kindWords,
  specials: specialWords,
  umpire: 'the umpire',
  named: (king: string, player: string) => `${king} (${player})`,
  everybody: 'All',
  start: startEn,
  houseRules: houseRulesEn,
  map: mapEn,
  pages: { play: 'Play', rules: 'Rules' },
  ahead: aheadEn,
  correct: correctEn,
  guide: guideEn,
  ...playEn,
}

export type ScreenWords = typeof screenEn
