// The dice of battles in the fairness ledger: each counts once, however often its battle is opened, undone or redone.
import { defineStore } from 'pinia'
import { canonicalJson } from '@/core/record/canonical.ts'
import { isCount } from '@/core/record/json.ts'
import type { Line, Play } from '@/core/record/play.ts'
import type { BattleKinds } from '@/games/eagles/rules/index.ts'
import { useDiceLedger } from '../../../../../app/dice/diceLedger.ts'
import { keptByBattle } from './keptByBattle.ts'

const countFrom = (json: unknown): number | null => (isCount(json) ? json : null)

type BattlePlay = Play<BattleKinds>

/** An answer that was taken back and is given again was not rolled again. */
function isRedone({ log }: BattlePlay, before: BattlePlay | null): boolean {
  if (before === null || before.undone === null || log?.before?.hash !== before.log?.hash)
    return false
  return (
    log?.entry.kind === 'answer' &&
    canonicalJson(log.entry.answer) === canonicalJson(before.undone.answer)
  )
}

export const useDiceSeen = defineStore('diceSeen', () => {
  const ledger = useDiceLedger()
  /** How many entries of each battle are counted. A battle that was forgotten goes on from where it is. */
  const counted = keptByBattle('aide-de-camp.diceCounted', countFrom)

  function countSince(from: number, log: Line<BattleKinds> | null): void {
    for (let line = log; line !== null && line.number > from; line = line.before) {
      if (line.entry.kind !== 'answer' || line.entry.answer.kind !== 'dice') continue
      const { source, faces } = line.entry.answer
      ledger.count(source === 'app' ? 'app' : 'table', faces)
    }
  }

  /** A battle that comes with a past (a file, a backup, another battle) begins to count here. */
  function see(id: string, play: BattlePlay, before: BattlePlay | null): void {
    const entries = play.log?.number ?? 0
    const from = counted.of(id)
    if (from === entries) return
    counted.set(id, entries)
    if (from !== null && !isRedone(play, before)) countSince(from, play.log)
  }

  return { see }
})
