// The sentences of a result: the gravest first as the headline, the others below it.
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import type { Aftermath } from './aftermath.ts'
import { eventWeight } from './weight.ts'
import { saidOf } from './wording.ts'

export interface Headline {
  readonly headline: string
  readonly also: readonly string[]
}

export function headlineOf({ events }: Aftermath, words: BattleWords, names: Names): Headline {
  const lines = events
    .map((event) => ({
      weight: eventWeight[event.kind],
      line: saidOf(words.events, event, names, events),
    }))
    .filter(({ line }) => line !== '')
  const [main] = [...lines].sort((one, other) => other.weight.headline - one.weight.headline)
  return {
    headline: main?.line ?? '',
    also: lines
      .filter((each) => each !== main && !each.weight.isOnCard)
      .map(({ line }) => line)
      .filter((line, n, all) => all.indexOf(line) === n),
  }
}

/** All of it in one breath: for the live region and the voice. */
export function spokenResult(aftermath: Aftermath, words: BattleWords, names: Names): string {
  const { headline, also } = headlineOf(aftermath, words, names)
  return [headline, ...also].filter((line) => line !== '').join(' ')
}
