// The sentences of a result: the gravest first as the headline, the others below it.
import type { BattleEvent } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import type { Aftermath } from './aftermath.ts'
import { tellIn } from './tellIn.ts'
import { eventWeight } from './weight.ts'

type Kind = BattleEvent['kind']

export interface Headline {
  readonly headline: string
  readonly also: readonly string[]
}

export function headlineOf({ events }: Aftermath, words: BattleWords, names: Names): Headline {
  const weight = ({ kind }: BattleEvent): number => eventWeight[kind].headline
  const main = [...events].sort((one, other) => weight(other) - weight(one))[0]
  const has = (kind: Kind): boolean => events.some((event) => event.kind === kind)
  const say = (event: BattleEvent): string =>
    event.kind === 'checkRolled' && !event.passed && !has('checkFailed')
      ? words.failsSoFar(event, names)
      : tellIn(words, event, names)
  // A die that failed for good says so itself; only a declined re-roll needs the sentence.
  const isSaid = ({ kind }: BattleEvent): boolean =>
    eventWeight[kind].isDrawn || (kind === 'checkFailed' && has('checkRolled'))
  return {
    headline: main === undefined ? '' : say(main),
    also: events
      .filter((event) => event !== main && !isSaid(event))
      .map(say)
      .filter((line, n, all) => line !== '' && all.indexOf(line) === n),
  }
}

/** All of it in one breath: for the live region and the voice. */
export function spokenResult(aftermath: Aftermath, words: BattleWords, names: Names): string {
  const { headline, also } = headlineOf(aftermath, words, names)
  return [headline, ...also].filter((line) => line !== '').join(' ')
}
