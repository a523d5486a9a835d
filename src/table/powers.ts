// Powers of an umpire beside answering their own question: answer for a seat that sends its answers, and correct figures.
import type { InjectionKey } from 'vue'
import type { Answer, Refusal } from '@/core/conversation.ts'
import type { Result } from '@/core/result.ts'

export interface Powers {
  /**
   * All at once, so that a phase run meanwhile never finds half a sheet; the first refusal ends it. Resolves when it is
   * stored; refused for a party that is not the umpire, and as the rules refuse it.
   */
  readonly answerFor: (
    seat: string,
    all: readonly Answer<never>[],
  ) => Promise<Result<unknown, Refusal>>
  /** CC-OVR and its like: judged by the game's own decoder. */
  readonly correct: (correction: unknown, reason: string) => Promise<Result<unknown, Refusal>>
}

/** Nothing is provided where a game is only looked at. */
export const powersKey: InjectionKey<Powers> = Symbol('powers')
