// English words of the screens of The Deluge.
import { counted } from '@/words/counted.ts'
import { en } from '../../../words/en.ts'
import type { Tables } from '../../../words/words.ts'
import { guideEn } from './guide.ts'
import { houseRulesEn } from './houseRules.ts'
import { playEn } from './play.ts'
import { umpireEn } from './umpire.ts'

const tables: Tables = en

const count = counted('en')

const startEn = {
  lead: 'A map campaign of the wars for the Commonwealth, from 1655: secret orders, marches, supply. Battles are fought on the table, or the dice decide.',
  which: 'Which campaign?',
  maps: {
    first: {
      name: 'First campaign',
      hint: 'Two turns, three factions, twenty places around the Baltic, a force each. About an hour with the dice.',
    },
    whole: {
      name: 'The Deluge',
      hint: 'Twelve turns, ten factions, 54 places. An evening a turn, or a turn a week by post.',
    },
    own: { name: 'Own map', hint: 'A map from the editor.' },
  },
  toMaps: 'Maps and map editor',
  factions: 'Who plays?',
  namesHint: 'Whoever leads several factions writes the same name beside each.',
  howMany: 'How many play?',
  players: (count: number) => `${count} players`,
  player: (nth: number) => `Player ${nth}`,
  sharing:
    'With fewer players than factions, this suggests who leads two of them: it writes one name beside both. Whoever leads several counts the mean of their points (TD-VIC-05).',
  nameOf: (faction: string) => `Who leads ${faction}?`,
  where: (faction: string) => `${faction} is played`,
  kinds: { player: 'Here', away: 'Elsewhere', absent: 'By nobody' },
  umpire: 'With an umpire',
  umpireHint:
    'Runs the phases, sees everything, may correct figures. Without one a phase runs when the last sheet is closed.',
  umpireName: 'The umpire’s name',
  awayNeedsUmpire: 'Sheets from other phones need an umpire who takes them in.',
  onePlayer: 'At least one faction must be played by a person.',
  houseRules: 'House rules',
  differs: (n: number) => (n === 0 ? 'as written' : count(n, 'one differs', (s) => `${s} differ`)),
  begin: 'Begin the campaign',
}

const mapEn = {
  label: 'Map of the campaign',
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole map',
  layers: 'What the map shows',
  layer: {
    supply: 'Supply',
    victory: 'Points',
    moves: 'Marches',
  },
  hint: 'Two fingers to go closer: names, then forces. Arrow keys move, plus and minus zoom.',
  nobody: 'nobody’s',
  you: 'you',
  owner: (faction: string, relation: string) => `${faction}, ${relation}`,
  yours: 'your land',
  unowned: 'nobody’s land',
  home: (faction: string) => `home of ${faction}`,
  capital: (faction: string) => `capital of ${faction}`,
  claim: (faction: string, since: number) => `claimed by ${faction} since turn ${since}`,
  claimTag: 'claim',
  looted: (turn: number) => `looted until the end of turn ${turn}`,
  lootedTag: (turn: number) => `to T${turn}`,
  plc: 'land of the Commonwealth',
  scores: (vp: number) => count(vp, '1 point', (s) => `${s} points`),
  forYou: 'for you',
  neighbours: 'Next to',
  ferry: (node: string) => `${node} (ferry)`,
  noForces: 'No forces are seen here.',
  outOfSight: 'Out of sight: what stands here now is not known.',
  force: (id: string, kind: string) => `${id}, ${kind}`,
  kinds: { task: 'a task force', skirmish: 'a skirmish force', unknown: 'kind not known' },
  points: (n: number) => count(n, '1 point', (s) => `${s} points`),
  units: (n: number) => count(n, '1 unit', (s) => `${s} units`),
  unitsTag: (n: number) => `${n} u`,
  lastSeen: (turn: number) => `last seen in turn ${turn}`,
  turnTag: (turn: number) => `turn ${turn}`,
  scouted: (turn: number) => `known as of turn ${turn}`,
  tired: (n: number) => count(n, '1 loss token', (s) => `${s} loss tokens`),
  supply: {
    source: 'a source of your supply',
    net: 'in your supply net',
    next: 'next to your supply net: forces here are supplied',
    looted: 'no supply: the land is looted',
    hostile: 'no supply: hostile forces are there',
    notFriendly: 'no supply: not friendly land',
    cutOff: 'no supply: cut off from your sources',
  },
  lands: (n: number) => count(n, '1 place', (s) => `${s} places`),
  close: 'Close',
  search: 'Find a place',
  factions: 'Factions',
  places: 'Places',
}

export const screenEn = {
  tables,
  umpire: 'the umpire',
  named: (faction: string, player: string) => `${faction} (${player})`,
  everybody: 'All',
  pages: { play: 'Play', rules: 'Rules' },
  start: startEn,
  guide: guideEn,
  houseRules: houseRulesEn,
  ...playEn,
  ...umpireEn,
  map: mapEn,
}

export type ScreenWords = typeof screenEn
