// From the text of a file to the battle in it, checked: the chain, the rules, every number the players were told.
import { codeOf } from '@/core/record/chain.ts'
import type { Play } from '@/core/record/play.ts'
import type { RecordProblem } from '@/core/record/readRecord.ts'
import { resume } from '@/core/record/resume.ts'
import { parseRecordText } from '@/core/record/text.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'

export type ReplayProblem =
  RecordProblem | { readonly code: 'no-file' } | { readonly code: 'not-json' }

export interface Replayed {
  /** The battle up to the first fault; null if there is none to speak of. */
  readonly play: Play<BattleKinds> | null
  readonly problem: ReplayProblem | null
}

export function replayText(text: string): Replayed {
  const parsed = parseRecordText(text)
  if (!parsed.ok) return { play: null, problem: { code: 'not-json' } }
  const { json, isTorn } = parsed.value
  const { play, problem } = resume(battle, json)
  return { play, problem: problem ?? (isTorn ? tornBehind(play) : null) }
}

/** Only the end of the file is missing, and no entry with it. */
const tornBehind = (play: Play<BattleKinds> | null): RecordProblem => {
  const entry = play?.log?.number ?? 0
  return { code: 'cut-off', entry, wanted: entry }
}

/** What two players read to each other. */
export const codeOfPlay = (play: Play<BattleKinds>): string => codeOf(play.head)
