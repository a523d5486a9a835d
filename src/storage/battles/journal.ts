// A battle that is open: its whole log in memory, one writer, and every entry on its way to the disk at once.
import { hashOfEntry } from '@/rules/core/record/chain.ts'
import { failureOf, StorageFailure, type FailureCode } from '../failure.ts'
import { whenClosed } from '../connection.ts'
import { mendAfterLoss } from '../recovery/loss.ts'
import { battleSpare, readSpares, type BattleSpare } from '../spare/battleSpare.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { entryVersion } from '../versions.ts'
import { addBattle, claim, presentClaim, settleHead, updateBattle } from './append.ts'
import {
  headHash,
  isPrefix,
  type AnyEntry,
  type BattleRow,
  type BattleState,
  type BattleTitle,
  type KeptBattle,
} from './battle.ts'
import { loadKnown } from './load.ts'
import { keepCopy, reconcile, type Reconciled } from './reconcile.ts'
import { createSaver, type Saved, type Saver } from './saver.ts'
import { takeLock, type HeldLock } from './writerLock.ts'

export interface JournalStatus {
  readonly entries: number
  /** Entries in the database. */
  readonly saved: number
  /** Entries in the second journal; null where there is none. */
  readonly spare: number | null
  /** Why the last entries are not in the database; null while all goes well. */
  readonly failure: FailureCode | null
  readonly spareFailure: FailureCode | null
}

export interface JournalListener {
  readonly changed: (status: JournalStatus) => void
  /** Another tab has taken the battle over: nothing more can be written here. */
  readonly lost: () => void
  /** The database was emptied underneath, and this battle was written anew. */
  readonly emptied: () => void
}

export interface OpenJournal {
  readonly kept: () => KeptBattle
  readonly opened: Reconciled
  readonly status: () => JournalStatus
  /** Takes an entry that continues the chain; `durable` resolves when its writing has settled. */
  readonly append: (entry: AnyEntry) => { readonly seq: number; readonly durable: Promise<Saved> }
  readonly update: (change: { state?: BattleState; title?: BattleTitle }) => Promise<void>
  readonly keepTurn: () => Promise<void>
  readonly retryNow: () => void
  /** Ends the writing: waits for what is on its way, and lets other tabs have the battle. */
  readonly close: () => Promise<void>
}

interface Held {
  readonly lock: HeldLock
  readonly listener: JournalListener
  readonly opened: Reconciled
  readonly epoch: number
  readonly installId: string
  readonly spare: BattleSpare | null
  readonly isSpareOpen: boolean
  /** Entries that the database has. */
  readonly saved: number
}

const watchPage = (saver: Saver): { stop: () => void } => {
  // The connection was cut by the browser: find out at once whether the database is still there.
  const closed = whenClosed(() => saver.database.again())
  const hide = (): void => {
    if (document.visibilityState === 'hidden') void spareDrive().then((drive) => drive?.flush())
  }
  document.addEventListener('visibilitychange', hide)
  const stop = (): void => {
    closed.stop()
    document.removeEventListener('visibilitychange', hide)
  }
  return { stop }
}

/** On a full disk the browser often cannot even open the database, and only the second journal says why. */
function toldFailure({ database, spare }: Saver): FailureCode | null {
  const failure = database.failure()
  return failure === 'connection' && spare?.failure() === 'quota' ? 'quota' : failure
}

function journalOf(begun: KeptBattle, held: Held): OpenJournal {
  let battle = begun.battle
  let log = begun.log // replaced, never changed: what is being written must not grow meanwhile
  const kept = (): KeptBattle => ({ battle, log })
  const { listener, spare } = held
  const saver = createSaver({
    ...held,
    now: kept,
    changed: () => listener.changed(status()),
    emptied: () => {
      void mendAfterLoss().catch(() => undefined) // the next change of an army tries again
      listener.emptied()
    },
  })
  const page = watchPage(saver)

  const status = (): JournalStatus => ({
    entries: log.length,
    saved: saver.database.done(),
    spare: saver.spare?.done() ?? null,
    failure: toldFailure(saver),
    spareFailure: saver.spare?.failure() ?? null,
  })

  const append = (entry: AnyEntry) => {
    if (entry.previous !== headHash(kept())) throw new StorageFailure('stale')
    const seq = log.length + 1
    log = [...log, { seq, v: entryVersion, at: Date.now(), entry, hash: hashOfEntry(entry) }]
    return { seq, durable: saver.durable(seq) }
  }

  const update = async (change: { state?: BattleState; title?: BattleTitle }): Promise<void> => {
    battle = { ...battle, ...change, updatedAt: Date.now() }
    await saver.database.settled()
    await updateBattle(battle)
    await spare?.update(battle).catch(() => undefined)
  }

  const stop = (why: FailureCode | null): void => {
    saver.stop(why)
    page.stop()
  }

  void held.lock.lost.then(async () => {
    stop('not-writer')
    if (saver.database.done() < log.length) await keepCopy(kept()).catch(() => undefined)
    listener.lost()
  })

  return {
    kept,
    opened: held.opened,
    status,
    append,
    update,
    keepTurn: async () => spare?.keepTurn(kept()),
    retryNow: () => {
      saver.database.wake()
      saver.spare?.wake()
    },
    close: async () => {
      await Promise.all([saver.database.settled(), saver.spare?.settled()])
      stop(null)
      if (saver.database.done() === log.length)
        await settleHead(kept(), held.epoch).catch(() => undefined)
      await spare?.rest(kept()).catch(() => undefined)
      held.lock.release()
    },
  }
}

/** On a full phone a battle can still be played on, in memory: nothing is written for opening it. */
function unlessFull(cause: unknown): null {
  if (failureOf(cause) !== 'quota') throw cause
  return null
}

/** The battle as far as database and second journal know it, without writing anything. */
async function longestKnown(id: string): Promise<{ kept: KeptBattle; saved: number }> {
  const [stored, drive] = await Promise.all([loadKnown(id), spareDrive()])
  const spares = drive === null ? [] : await readSpares(drive, id).catch(() => [])
  const log = spares.find((spare) => isPrefix(stored.log, spare.log))?.log ?? stored.log
  return { kept: { battle: stored.battle, log }, saved: stored.log.length }
}

async function open(id: string, lock: HeldLock, listener: JournalListener): Promise<OpenJournal> {
  const opened = (await reconcile(id).catch(unlessFull)) ?? { kind: 'same' }
  const claimed = await claim(id).catch(unlessFull)
  const { epoch, installId } = claimed ?? (await presentClaim(id))
  const { kept, saved } = await longestKnown(id)
  if (kept.log.some(({ v }) => v > entryVersion)) throw new StorageFailure('newer-app')
  const drive = await spareDrive()
  const spare = drive === null ? null : battleSpare(drive, id, epoch)
  const isSpareOpen = await beginSpare(spare, kept)
  return journalOf(kept, { lock, listener, opened, epoch, installId, spare, isSpareOpen, saved })
}

/** Null if another tab plays this battle and `steal` is false. */
export async function openJournal(
  id: string,
  listener: JournalListener,
  steal: boolean,
): Promise<OpenJournal | null> {
  const lock = await takeLock(id, steal ? 'steal' : 'wait')
  if (lock === null) return null
  try {
    return await open(id, lock, listener)
  } catch (cause) {
    lock.release()
    throw new StorageFailure(failureOf(cause), cause)
  }
}

async function beginSpare(spare: BattleSpare | null, kept: KeptBattle): Promise<boolean> {
  if (spare === null) return false
  return spare.begin(kept).then(
    () => true,
    () => false,
  )
}

/** Stores a battle that begins now. */
export async function beginBattle(battle: BattleRow): Promise<void> {
  await addBattle({ battle, log: [] })
}
