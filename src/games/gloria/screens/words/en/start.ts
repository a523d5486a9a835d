// English words for a campaign that is being set up.
import { counted } from '@/words/counted.ts'

const count = counted('en')

export const startEn = {
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
