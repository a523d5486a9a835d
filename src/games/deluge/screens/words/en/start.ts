// English words for a campaign that is being set up.
import { counted } from '@/words/counted.ts'

const count = counted('en')

export const startEn = {
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
