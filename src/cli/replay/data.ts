// A replayed battle as data: the public shape of `--json` (docs/formats.md).
import type { BattleEvent, BattleState } from '@/games/eagles/rules/index.ts'
import { codeOfPlay, type Replayed, type ReplayProblem } from './replayText.ts'
import { storyOf } from './storyLines.ts'
import { problemIn, type ReplayWords } from './words.ts'

export interface ReplayData {
  readonly file: string
  readonly verdict: 'sound' | ReplayProblem['code']
  /** With the entry where it was found, counted from 1; 0 is what stands before them. */
  readonly problem: (ReplayProblem & { readonly message: string }) | null
  /** Of the part that is sound, like all that follows. */
  readonly entries: number
  readonly code: string | null
  readonly story: readonly {
    readonly entry: number
    readonly turn: number
    readonly takenBack: boolean
    readonly sentence: string
    readonly event: BattleEvent
  }[]
  readonly state: BattleState | null
}

export function asData(file: string, { play, problem }: Replayed, words: ReplayWords): ReplayData {
  const found = problem === null ? null : { ...problem, message: problemIn(words, problem) }
  const verdict = problem?.code ?? 'sound'
  if (play === null)
    return { file, verdict, problem: found, entries: 0, code: null, story: [], state: null }
  const story = storyOf(play, words).map(({ isTakenBack: takenBack, ...line }) => ({
    ...line,
    takenBack,
  }))
  const entries = play.log?.number ?? 0
  const { state } = play.now
  return { file, verdict, problem: found, entries, code: codeOfPlay(play), story, state }
}
