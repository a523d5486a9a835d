// Leaving a battle: what found no room on the disk is still tried, and kept for a player who comes back to it before.
import { deferred } from '../deferred.ts'
import type { BattleSpare } from '../spare/battleSpare.ts'
import { settleHead } from './append.ts'
import type { KeptBattle } from './battle.ts'
import type { Saver } from './saver.ts'
import type { HeldLock } from './writerLock.ts'

/** Battles that were left before all of them was on the disk. */
const left = new Map<
  string,
  {
    readonly kept: () => KeptBattle
    /** No more tries; other tabs, and this one, may have the battle. */
    readonly giveUp: () => void
  }
>()

export const forgetLeft = (id: string): void => void left.delete(id)

/** Stops the tries for a battle that is opened again; it stays known here until it is open. */
export function takeUpAgain(id: string): KeptBattle | null {
  const battle = left.get(id)
  battle?.giveUp()
  return battle?.kept() ?? null
}

interface Left {
  readonly lock: HeldLock
  readonly epoch: number
  readonly spare: BattleSpare | null
}

/** The end of a writer: the next start finds all of it without reading it. False: there is no room for all of it. */
async function settle({ spare, epoch }: Left, saver: Saver, kept: KeptBattle): Promise<boolean> {
  const isStored = saver.database.done() === kept.log.length
  if (isStored) await settleHead(kept, epoch).catch(() => undefined)
  const isSpared = await spare?.rest(kept).then(
    () => true,
    () => false,
  )
  return isStored || isSpared === true
}

/** Lets go of the battle once all of it is on the disk, however long after its screen was left that is. */
export function leaverOf(
  id: string,
  held: Left,
  saver: Saver,
  kept: () => KeptBattle,
  stop: () => void,
) {
  const over = deferred<undefined>()
  let isTrying = false
  const letGo = (): void => {
    isTrying = false
    stop()
    held.lock.release()
    over.resolve(undefined)
  }
  const giveUp = (): void => {
    if (isTrying) letGo()
  }
  const found = async (): Promise<void> => {
    if (!isTrying || saver.database.done() < kept().log.length) return
    isTrying = false
    forgetLeft(id)
    await settle(held, saver, kept())
    letGo()
  }
  const leave = async (): Promise<boolean> => {
    await Promise.all([saver.database.settled(), saver.spare?.settled()])
    isTrying = !(await settle(held, saver, kept())) && !saver.hasEnded()
    if (!isTrying) {
      letGo()
      return true
    }
    left.set(id, { kept, giveUp })
    void found() // it may have become whole meanwhile
    return false
  }
  return { leave, found, giveUp, over: over.promise }
}
