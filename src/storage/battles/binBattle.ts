// Battles in the bin: put there, taken out again, and gone for good after 30 days.
import { daysInBin } from '../bin.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import type { BattleRow, BattleTitle } from './battle.ts'
import { binnedAt } from './binMark.ts'
import { openJournal, type JournalListener } from './journal.ts'
import { removeBattle } from './remove.ts'

const nobodyListens: JournalListener = {
  changed: () => undefined,
  lost: () => undefined,
  emptied: () => false,
}

/** Through the journal, as every change of a battle: database and second journal. Refused while a tab plays it. */
async function retitle(id: string, change: (battle: BattleRow) => BattleTitle): Promise<void> {
  const journal = await openJournal(id, nobodyListens, false)
  if (journal === null) throw new StorageFailure('not-writer')
  try {
    await journal.update({ title: change(journal.kept().battle) })
  } finally {
    await journal.close()
  }
}

export const binBattle = (id: string, now = Date.now()): Promise<void> =>
  retitle(id, ({ title, updatedAt }) => ({
    ...title,
    binnedAt: now,
    playedAt: title['playedAt'] ?? updatedAt,
  }))

export const restoreBattle = (id: string): Promise<void> =>
  retitle(id, ({ title }) =>
    Object.fromEntries(Object.entries(title).filter(([key]) => key !== 'binnedAt')),
  )

const day = 24 * 60 * 60 * 1000

/** Deletes what has been in the bin for more than 30 days, second copies too; returns how many went. */
export async function emptyOldBattleBin(now = Date.now()): Promise<number> {
  const isOld = (battle: BattleRow): boolean => now - (binnedAt(battle) ?? now) > daysInBin * day
  const old = await connected(() => database.battles.filter(isOld).toArray())
  const gone = await Promise.allSettled(old.map(({ id }) => removeBattle(id, isOld)))
  return gone.filter((each) => each.status === 'fulfilled' && each.value).length
}
