// The Deluge as a game that can be played: small wars with an umpire and without, what is secret, one recorded campaign.
import type { Answer } from '@/core/conversation.ts'
import {
  defaultHouseRules,
  deluge,
  houseRuleTable,
  withHouseRule,
  type DelugeKinds,
  type HouseRules,
} from '@/games/deluge/rules/index.ts'
import type { DelugePrompt } from '@/games/deluge/rules/ask.ts'
import type { DelugeState } from '@/games/deluge/rules/model.ts'
import { de } from '@/games/deluge/words/de.ts'
import { en } from '@/games/deluge/words/en.ts'
import { wordsFrom } from '@/games/deluge/words/words.ts'
import { campaignOf, pairMap, smallMap } from '../../campaign.ts'
import type { Playable } from '../playable.ts'
import { delugeTwins } from './twin.ts'

const orders = ['diplomacy', 'strategy', 'raise', 'reinforce', 'points', 'give', 'paths']

/** Whether anybody else still has to answer before something comes of it. */
const othersAreOpen = (
  state: DelugeState,
  by: string,
  kind: 'sheet' | 'deliver' | 'flee',
): boolean =>
  Object.keys(state.world.factions).some((faction) => {
    if (faction === by) return false
    const { asked } = deluge.seen(state, faction)
    if (asked?.kind !== kind) return false
    if (kind !== 'sheet') return true
    const question = deluge.ask(deluge.seen(state, faction), faction)
    return question?.wanted.kind === 'choice' ? !question.wanted.options.includes('reopen') : true
  })

const secretOf = (prompt: DelugePrompt, answer: Answer, state: DelugeState): string | null => {
  const hasUmpire = state.world.seats.some(({ kind }) => kind === 'umpire')
  if (orders.includes(prompt.kind)) {
    if (state.world.house.orders === 'inTurn') return null
    const isDone = answer.kind === 'choice' && answer.option === 'done'
    // Without an umpire everybody sees the phase run when the last sheet is closed.
    if (isDone && !hasUmpire) return othersAreOpen(state, prompt.seat, 'sheet') ? 'closing' : null
    return 'sheet'
  }
  if (prompt.kind === 'deliver' || prompt.kind === 'flee')
    return othersAreOpen(state, prompt.seat, prompt.kind) ? prompt.kind : null
  return prompt.kind === 'scouting' || prompt.kind === 'clock' ? prompt.kind : null
}

/** The house rules that change what is seen, each with every value it has. */
const seeing = ['presence', 'diplomacy', 'openScore', 'orders', 'sheets'] as const
const usual: HouseRules = { ...defaultHouseRules, turns: 2 }
const seen: readonly HouseRules[] = [
  ...seeing.flatMap((key) =>
    houseRuleTable[key].values.flatMap((value) => withHouseRule(usual, key, value) ?? []),
  ),
  { ...usual, presence: 'scouted', diplomacy: 'secret', openScore: 'yes', sheets: 'one' },
]

const english = wordsFrom(en, smallMap)
const german = wordsFrom(de, smallMap)

export const playableDeluge: Playable<DelugeKinds> = {
  game: deluge,
  setups: [
    campaignOf({ turns: 2 }, { map: smallMap }),
    campaignOf({ turns: 1, diplomacy: 'umpire' }, { map: pairMap, umpire: false }),
  ],
  corrections: [{ figure: 'looted', node: 'wenden', until: 2 }],
  secretOf,
  hidden: {
    setups: seen.map((house) => campaignOf(house, { map: smallMap })),
    twins: delugeTwins,
    sight: ({ setup, ...view }) => ({ ...view, setup: { ...setup, map: 0 } }),
  },
  words: { en: english, de: german },
  playthrough: new URL('./playthrough.json', import.meta.url),
}
