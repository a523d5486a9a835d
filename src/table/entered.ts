// Entries of one seat in a record, as a plan sent ahead has to know them: what was entered since, and what was taken back.
import type { Answer } from '@/core/conversation.ts'
import type { Kinds, Party } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import type { Play } from '@/core/record/play.ts'

/** Whether this seat gave this answer after the record stood at `head`; also if it was taken back since. */
export function hasEntered<K extends Kinds>(
  { log }: Play<K>,
  seat: Party<K>,
  head: string,
  answer: Answer<never>,
): boolean {
  let isFound = false
  for (let line = log; line !== null; line = line.before) {
    const { entry } = line
    isFound ||=
      entry.kind === 'answer' &&
      entry.by === seat &&
      canonicalJson(entry.answer) === canonicalJson(answer)
    if (entry.previous === head) return isFound
  }
  return false
}

/** Whether an answer of this seat was taken back, and it has given none since. */
export function isTakenBack<K extends Kinds>({ log }: Play<K>, seat: Party<K>): boolean {
  for (let line = log; line !== null; line = line.before) {
    const { entry, before } = line
    if (entry.kind === 'answer' && entry.by === seat) return false
    if (entry.kind !== 'retract') continue
    let now = before?.now ?? null
    for (let left = entry.count; left > 0 && now !== null; left -= 1) {
      if (now.last?.by === seat) return true
      now = now.last?.before ?? null
    }
  }
  return false
}
