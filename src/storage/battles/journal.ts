// A battle that is open: its whole log in memory, one writer, and every entry on its way to the disk at once.
import { hashOfEntry } from '@/core/record/chain.ts'
import { failureOf, StorageFailure, type FailureCode } from '../failure.ts'
import { whenClosed } from '../connection.ts'
import { isInMemory } from '../place.ts'
import { mendAfterLoss } from '../recovery/loss.ts'
import { remembered, writeSentinel } from '../recovery/sentinel.ts'
import { battleSpare, readSpares, type BattleSpare } from '../spare/battleSpare.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { entryVersion } from '../versions.ts'
import { untilLogIsSound } from '../visit.ts'
import { addBattle, claim, presentClaim, updateBattle } from './append.ts'
import {
  headHash,
  isPrefix,
  type AnyEntry,
  type BattleRow,
  type BattleState,
  type BattleTitle,
  soundLog,
  type KeptBattle,
  type Past,
} from './battle.ts'
import { noteEntries } from './entryCounts.ts'
import { forgetLeft, leaverOf, takeUpAgain } from './leaving.ts'
import { loadKnown } from './load.ts'
import { keepCopy, reconcile, type Reconciled } from './reconcile.ts'
import { createSaver, type Saved, type Saver } from './saver.ts'
import { takeLock, type HeldLock } from './writerLock.ts'

export interface JournalStatus {
  readonly entries: number
  /** Entries in the database. */
  readonly saved: number
  /** Entries that have their tick. */
  readonly ticked: number
  /** Why the last entries are not in the database; null while all goes well. */
  readonly failure: FailureCode | null
  /** Why they are not in the second journal; null also where there is none. */
  readonly spareFailure: FailureCode | null
}

export interface JournalListener {
  readonly changed: (status: JournalStatus) => void
  /** Another tab has taken the battle over: nothing more can be written here. */
  readonly lost: () => void
  /** The database was emptied underneath, and this battle was written anew. Returns whether the user is told. */
  readonly emptied: () => boolean
}

/** What the list shows of a battle and may change. */
interface BattleChange {
  readonly state?: BattleState
  readonly title?: BattleTitle
}

export interface OpenJournal {
  readonly kept: () => KeptBattle
  readonly opened: Reconciled
  readonly status: () => JournalStatus
  /** Takes an entry that continues the chain; `durable` resolves when its writing has settled. */
  readonly append: (entry: AnyEntry) => { readonly seq: number; readonly durable: Promise<Saved> }
  readonly update: (change: BattleChange) => Promise<void>
  readonly keepTurn: () => Promise<void>
  readonly retryNow: () => void
  /** Waits for what is on its way and lets other tabs have the battle. False: something found no room and is still tried. */
  readonly close: () => Promise<boolean>
  /** Resolves when the battle was closed and nothing is left to try. */
  readonly over: Promise<void>
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
    if (document.visibilityState !== 'hidden') return
    saver.mirror?.want()
    // A copy that cannot be brought up to date is the lane's to tell.
    void spareDrive()
      .then((drive) => drive?.flush())
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', hide)
  const stop = (): void => {
    closed.stop()
    document.removeEventListener('visibilitychange', hide)
  }
  return { stop }
}

/** On a full disk the browser often cannot even open the database, or says nothing; the second journal says why. */
function toldFailure({ database, spare }: Saver): FailureCode | null {
  const failure = database.failure()
  const isUnexplained = failure === 'connection' || failure === 'slow'
  return isUnexplained && spare?.failure() === 'quota' ? 'quota' : failure
}

/** The battle in memory. The log is replaced, never changed: what is being written must not grow meanwhile. */
function memoryOf(begun: KeptBattle) {
  let { battle, log } = begun
  return {
    now: (): KeptBattle => ({ battle, log }),
    add: (entry: AnyEntry): number => {
      if (entry.previous !== headHash({ battle, log })) throw new StorageFailure('stale')
      const seq = log.length + 1
      log = [...log, { seq, v: entryVersion, at: Date.now(), entry, hash: hashOfEntry(entry) }]
      return seq
    },
    change: (change: BattleChange): BattleRow =>
      (battle = { ...battle, ...change, updatedAt: Date.now() }),
  }
}

const statusOf = (entries: number, saver: Saver): JournalStatus => ({
  entries,
  ...(isInMemory()
    ? ({ saved: 0, ticked: 0, failure: 'memory' } as const)
    : { saved: saver.database.done(), ticked: saver.ticked(), failure: toldFailure(saver) }),
  spareFailure: saver.spare?.failure() ?? null,
})

function saverOf(held: Held, now: () => KeptBattle, changed: () => void): Saver {
  const { listener } = held
  const saver = createSaver({
    ...held,
    now,
    untilSound: untilLogIsSound(),
    changed: () => {
      listener.changed(statusOf(now().log.length, saver))
      if (!isInMemory()) noteEntries(now().battle, saver.ticked())
      changed()
    },
    emptied: () => {
      // The next change of an army tries again.
      void mendAfterLoss(listener.emptied()).catch(() => undefined)
    },
  })
  return saver
}

function journalOf(begun: KeptBattle, held: Held): OpenJournal {
  const memory = memoryOf(begun)
  const saver = saverOf(held, memory.now, () => void leaver.found())
  const page = watchPage(saver)
  const stop = (why: FailureCode | null): void => {
    saver.stop(why)
    page.stop()
  }
  const leaver = leaverOf(begun.battle.id, held, saver, memory.now, () => stop(null))
  void held.lock.lost.then(() => {
    stop('not-writer')
    held.listener.lost() // at once: an answer taken now would be in neither the battle nor its copy
    leaver.giveUp()
    void held.spare?.leave().catch(() => undefined) // or no other tab could ever remove its file
    const kept = memory.now()
    if (saver.database.done() < kept.log.length) void keepCopy(kept).catch(() => undefined)
  })
  return {
    kept: memory.now,
    opened: held.opened,
    status: () => statusOf(memory.now().log.length, saver),
    append: (entry) => {
      const seq = memory.add(entry)
      return { seq, durable: saver.durable(seq) }
    },
    update: async (change) => {
      const battle = memory.change(change)
      await saver.database.settled()
      if (!(await updateBattle(battle, held.epoch))) return
      await held.spare?.update(battle).catch(() => undefined)
    },
    keepTurn: async () => {
      saver.mirror?.want()
      await held.spare?.keepTurn(memory.now())
    },
    retryNow: () => {
      saver.database.wake()
      saver.spare?.wake()
    },
    close: leaver.leave,
    over: leaver.over,
  }
}

/** On a full phone a battle can still be played on, in memory: nothing is written for opening it. */
function unlessFull(cause: unknown): null {
  if (failureOf(cause) !== 'quota') throw cause
  return null
}

/** The battle as far as database and second journal know it, without writing anything. */
async function longestKnown(
  id: string,
  left: KeptBattle | null,
): Promise<{ kept: KeptBattle; saved: number }> {
  const [stored, drive] = await Promise.all([loadKnown(id), spareDrive()])
  const spares = drive === null ? [] : await readSpares(drive, id).catch(() => [])
  const known = [...(left === null ? [] : [left]), ...spares]
  const log = known.find((spare) => isPrefix(stored.log, spare.log))?.log ?? stored.log
  return { kept: { battle: stored.battle, log }, saved: stored.log.length }
}

async function open(
  id: string,
  lock: HeldLock,
  listener: JournalListener,
  left: KeptBattle | null,
): Promise<OpenJournal> {
  const opened = (await reconcile(id).catch(unlessFull)) ?? { kind: 'same' }
  // A tab that took it over meanwhile has claimed it: a later claim would refuse what that tab writes.
  if (!lock.isHeld()) throw new StorageFailure('not-writer')
  const claimed = await claim(id).catch(unlessFull)
  const { epoch, installId } = claimed ?? (await presentClaim(id))
  const { kept, saved } = await longestKnown(id, left)
  if (kept.log.some(({ v }) => v > entryVersion)) throw new StorageFailure('newer-app')
  const drive = await spareDrive()
  const spare = drive === null ? null : battleSpare(drive, id, epoch)
  const isSpareOpen = await beginSpare(spare, kept)
  return journalOf(kept, { lock, listener, opened, epoch, installId, spare, isSpareOpen, saved })
}

/** Null if another tab plays this battle and `steal` is false, or has taken it over before it was open here. */
export async function openJournal(
  id: string,
  listener: JournalListener,
  steal = false,
): Promise<OpenJournal | null> {
  const left = takeUpAgain(id)
  const lock = await takeLock(id, steal ? 'steal' : 'wait')
  if (lock === null) return null
  try {
    const begin = (): Promise<OpenJournal> => open(id, lock, listener, left)
    // The last writer still wrote while we looked: that is read as well.
    const journal = await begin().catch((cause: unknown) => {
      if (failureOf(cause) === 'stale' && lock.isHeld()) return begin()
      throw cause
    })
    forgetLeft(id)
    return journal
  } catch (cause) {
    if (!lock.isHeld()) return null
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
export async function beginBattle(battle: BattleRow, past: Past = []): Promise<void> {
  const rows = past.map(({ entry, at }, n) => ({ seq: n + 1, v: entryVersion, at, entry }))
  const log = soundLog(battle.opening, rows)
  if (log.length < past.length) throw new StorageFailure('stale')
  if (!remembered().battles) writeSentinel({ battles: true })
  await addBattle({ battle, log })
}
