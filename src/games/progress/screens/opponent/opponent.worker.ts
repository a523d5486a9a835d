// The worker's side of the computer opponent: what its seat may know comes in, the option it takes goes out.
import { answering } from '@/platform/worker/answering.ts'
import { think, type Level } from '../../computer/index.ts'
import type { ProgressKinds, ProgressView } from '../../rules/index.ts'
import type { Question } from '@/core/game.ts'

/** All that the computer is given. It names no card that lies locked on the other side. */
export interface Task {
  readonly level: Level
  readonly view: ProgressView
  readonly question: Question<ProgressKinds>
  /** Names the game: a reload draws nothing anew. */
  readonly key: string
  /** Milliseconds after which it takes the best that it has found. */
  readonly mayTake: number
}

function choose({ level, view, question, key, mayTake }: Task) {
  const until = performance.now() + mayTake
  return think(level, view, question, { key, isTimeUp: () => performance.now() >= until })
}

export type Choose = typeof choose

answering(choose)
