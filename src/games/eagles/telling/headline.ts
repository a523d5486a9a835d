// The sentences of a result: the gravest first as the headline, the others below it.
import type { BattleEvent } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import type { Aftermath } from './aftermath.ts'
import { eventWeight } from './weight.ts'
import { saidOf } from './wording.ts'

export interface Headline {
  readonly headline: string
  readonly also: readonly string[]
}

export function headlineOf({ events }: Aftermath, words: BattleWords, names: Names): Headline {
  const weight = ({ kind }: BattleEvent): number => eventWeight[kind].headline
  const main = [...events].sort((one, other) => weight(other) - weight(one))[0]
  const say = (event: BattleEvent): string => saidOf(words.events, event, names, events)
  return {
    headline: main === undefined ? '' : say(main),
    also: events
      .filter((event) => event !== main && !eventWeight[event.kind].isDrawn)
      .map(say)
      .filter((line, n, all) => line !== '' && all.indexOf(line) === n),
  }
}

/** All of it in one breath: for the live region and the voice. */
export function spokenResult(aftermath: Aftermath, words: BattleWords, names: Names): string {
  const { headline, also } = headlineOf(aftermath, words, names)
  return [headline, ...also].filter((line) => line !== '').join(' ')
}
