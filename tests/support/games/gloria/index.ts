// Gloria Mundi as a game that can be played: a basic one with an umpire, a world-wide one without, one recorded campaign.
import type { Answer } from '@/core/conversation.ts'
import {
  defaultHouseRules,
  defaultMap,
  gloria,
  houseRuleTable,
  withHouseRule,
  type GloriaKinds,
  type GloriaPrompt,
  type HouseRules,
} from '@/games/gloria/rules/index.ts'
import { de } from '@/games/gloria/words/de.ts'
import { en } from '@/games/gloria/words/en.ts'
import { wordsFrom } from '@/games/gloria/words/words.ts'
import { gloriaOf } from '../../gloria.ts'
import type { Playable } from '../playable.ts'
import { gloriaTwins } from './twin.ts'

/** Step 3 until it is done, and special units for good. */
const secretOf = ({ kind }: GloriaPrompt, answer: Answer): string | null => {
  if (kind === 'spend') return answer.kind === 'choice' && answer.option === 'done' ? null : kind
  return kind === 'naming' || kind === 'specials' || kind === 'hire' ? kind : null
}

/** The house rules that change what is seen, each with every value it has. */
const seeing = ['fog', 'specials', 'battleHold'] as const
const usual: HouseRules = {
  ...defaultHouseRules,
  ...{ scale: 'advanced', rounds: 1, start: 'brigades' },
}
const seen: readonly HouseRules[] = [
  ...seeing.flatMap((key) =>
    houseRuleTable[key].values.flatMap((value) => withHouseRule(usual, key, value) ?? []),
  ),
  { ...usual, fog: 'near', scale: 'world' },
  { ...usual, fog: 'near', battleHold: 'park', specials: 'perPlayer', powerPay: 'purse' },
]
/** Those whose powers act far away. */
const players = ['port-evinrude', 'orlon', 'bergdorf']

const english = wordsFrom(en, defaultMap)
const german = wordsFrom(de, defaultMap)

export const playableGloria: Playable<GloriaKinds> = {
  game: gloria,
  setups: [
    gloriaOf({ rounds: 2 }, { umpire: true, players: ['orlon', 'zweibacken', 'port-salut'] }),
    gloriaOf(
      { rounds: 1, scale: 'world', start: 'brigades' },
      { players: ['salhepatica', 'port-evinrude', 'rio'] },
    ),
  ],
  corrections: [{ figure: 'sacked', area: '46', sacked: true }],
  secretOf,
  hidden: {
    setups: seen.map((house) => gloriaOf(house, { umpire: true, players })),
    twins: gloriaTwins,
    sight: ({ world, ...view }) => ({ ...view, world: { ...world, map: 0, tables: 0, step: 0 } }),
  },
  words: { en: english, de: german },
  playthrough: new URL('./playthrough.json', import.meta.url),
}
