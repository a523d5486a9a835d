// Refusals that every game tells in the same words, and those it tells in its own.
import type { Refusal } from '@/core/conversation.ts'

/** What a game says in its own words: its end, its rules, its figures, its dice, its players. */
const own = [
  'game-over',
  'forbidden',
  'not-a-number',
  'dice-count',
  'dice-face',
  'dice-source',
  'no-reason',
] as const

type OwnRefusal = Extract<Refusal, { readonly code: (typeof own)[number] }>
export type CommonRefusal = Exclude<Refusal, OwnRefusal>

export const isCommon = (problem: Refusal): problem is CommonRefusal =>
  !own.some((code) => code === problem.code)
