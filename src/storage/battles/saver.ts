// Saver of the entries of one battle: to the database and, beside it, to the second journal.
import { untilLogIsClosed } from '../connection.ts'
import { failureOf, type FailureCode } from '../failure.ts'
import type { BattleSpare } from '../spare/battleSpare.ts'
import { mend } from './append.ts'
import { appendEntries } from './appendEntries.ts'
import type { KeptBattle } from './battle.ts'
import { createLane, isFinal, type Lane } from './lane.ts'
import { createMirrorLane, type MirrorLane } from './mirrorLane.ts'

/** Where an entry is when its writing has settled. */
export type Where =
  | 'both'
  | 'database'
  /** In the second journal and in its mirror, which fail differently. */
  | 'copies'
  /** In the second journal alone, which a power cut can undo. */
  | 'spare'
  | 'memory'

export interface Saved {
  readonly where: Where
  /** Why it is not in the database, or not in the second journal. */
  readonly failure: FailureCode | null
}

export interface SaverOptions {
  /** The battle as it is now, in memory: nothing that happened is missing there. */
  readonly now: () => KeptBattle
  readonly epoch: number
  readonly installId: string
  readonly spare: BattleSpare | null
  /** How many entries the database has already; the second journal, if it is open, has the same. */
  readonly saved: number
  readonly isSpareOpen: boolean
  /** Until then the database may have an entry and yet not have it at the next start (`visit.ts`). */
  readonly untilSound: Promise<unknown>
  readonly changed: () => void
  /** The database had been emptied underneath; this battle is whole again. */
  readonly emptied: () => void
}

export interface Saver {
  readonly database: Lane
  /** Null where the browser has no place for it. */
  readonly spare: Lane | null
  /** Null likewise. */
  readonly mirror: MirrorLane | null
  /** Entries that have their tick: they are in the database and, where it is kept line by line, in the second journal. */
  readonly ticked: () => number
  /** Resolves when entry `seq` is on the disk, or when it has been found out that it is not. */
  readonly durable: (seq: number) => Promise<Saved>
  /** The database will take nothing more from here, whatever happens. */
  readonly hasEnded: () => boolean
  /** Nothing more is written; a caller that still waits hears why. */
  readonly stop: (why: FailureCode | null) => void
}

/** The usual append; if what it stands on is not there, what is missing is written from memory. */
async function writeToDatabase(done: number, options: SaverOptions): Promise<number> {
  const kept = options.now()
  const fresh = kept.log.slice(done)
  try {
    await appendEntries(kept.battle.id, fresh, options.epoch)
  } catch (cause) {
    const code = failureOf(cause)
    if (code !== 'stale' && code !== 'emptied') throw cause
    const found = await mend(kept, options.epoch, options.installId)
    if (code === 'emptied' || found === 'emptied') options.emptied()
  }
  await untilLogIsClosed()
  return kept.log.length
}

function createSpareLane(spare: BattleSpare, options: SaverOptions): SpareLane {
  let isOpen = options.isSpareOpen
  const write = async (done: number): Promise<number> => {
    const kept = options.now()
    try {
      if (isOpen) await spare.append(kept.log.slice(done))
      else await spare.begin(kept)
      isOpen = true
    } catch (cause) {
      // A full phone leaves the file as it was; after anything else only a new file can be trusted.
      if (failureOf(cause) !== 'quota') isOpen = false
      throw cause
    }
    return kept.log.length
  }
  const total = (): number => options.now().log.length
  const lane = createLane(isOpen ? options.saved : 0, { total, write, changed: options.changed })
  const beginAgain = (): void => {
    isOpen = false
    lane.again()
  }
  return { lane, beginAgain }
}

interface SpareLane {
  readonly lane: Lane
  /** The file is gone without a word. */
  readonly beginAgain: () => void
}

const has = (lane: Pick<Lane, 'done'> | null, seq: number): boolean =>
  lane !== null && lane.done() >= seq

/** The places an entry can be in; null for what this browser does not have. */
interface Places {
  readonly database: Lane
  readonly spare: Lane | null
  readonly mirror: MirrorLane | null
  readonly isSound: () => boolean
}

/** It is there, or it is known that it does not come there now. */
const isOver = (lane: Pick<Lane, 'done' | 'failure'> | null, seq: number): boolean =>
  lane === null || has(lane, seq) || lane.failure() !== null

const isInTwoCopies = (seq: number, { spare, mirror }: Places): boolean =>
  has(spare, seq) && has(mirror, seq)

/**
 * A slow database has not failed: it is waited for, unless two copies that fail differently have the entry already. One
 * that has failed is not waited for, but both copies are.
 */
function isSettled(seq: number, places: Places): boolean {
  const { database, spare, mirror, isSound } = places
  const failure = database.failure()
  if (has(database, seq) && isSound()) return isOver(spare, seq)
  if (failure !== null && isFinal(failure)) return isOver(spare, seq)
  if (failure === null || failure === 'slow') return isInTwoCopies(seq, places)
  return isOver(spare, seq) && (failure === 'quota' || isOver(mirror, seq))
}

function savedAt(seq: number, places: Places): Saved {
  const { database, spare } = places
  const inDatabase = has(database, seq)
  const inSpare = has(spare, seq)
  const failure = inDatabase ? (inSpare ? null : (spare?.failure() ?? null)) : database.failure()
  if (inDatabase) return { where: inSpare ? 'both' : 'database', failure }
  if (isInTwoCopies(seq, places)) return { where: 'copies', failure }
  // What the database refuses for good will not come to it from the second journal either.
  const isSpared = inSpare && failure !== null && !isFinal(failure)
  return { where: isSpared ? 'spare' : 'memory', failure }
}

interface Waiting {
  readonly seq: number
  readonly resolve: (saved: Saved) => void
}

/** While the database is slow or fails, the mirror is written for each entry; a full phone needs its room for others. */
function isMirrorWanted({ database, mirror }: Places): boolean {
  const failure = database.failure()
  return mirror !== null && failure !== null && failure !== 'quota' && !isFinal(failure)
}

/** A second journal that fails does not hold up the tick: it is told by itself. */
const tickedIn = (database: Lane, spare: Lane | null): number =>
  spare === null || spare.failure() !== null
    ? database.done()
    : Math.min(database.done(), spare.done())

/** The callers that wait for an entry, until it has settled. */
function createWaitingRoom(places: () => Places) {
  let waiting: Waiting[] = []
  const settle = (): void => {
    const all = places()
    const hasSettled = ({ seq }: Waiting): boolean => isSettled(seq, all)
    const settled = waiting.filter(hasSettled)
    waiting = waiting.filter((each) => !hasSettled(each))
    for (const { seq, resolve } of settled) resolve(savedAt(seq, all))
    if (waiting.length > 0 && isMirrorWanted(all)) all.mirror?.want()
  }
  const until = (seq: number): Promise<Saved> =>
    new Promise((resolve) => waiting.push({ seq, resolve }))
  return { settle, until }
}

export function createSaver(options: SaverOptions): Saver {
  let isSound = false
  const emptied = (): void => {
    spare?.beginAgain()
    options.emptied()
  }
  const room = createWaitingRoom(() => places)
  const settle = (): void => {
    room.settle()
    options.changed()
  }
  const database = createLane(options.saved, {
    total: () => options.now().log.length,
    write: (done) => writeToDatabase(done, { ...options, emptied }),
    changed: settle,
  })
  const spare =
    options.spare === null ? null : createSpareLane(options.spare, { ...options, changed: settle })
  const lane = spare?.lane ?? null
  const mirror = options.spare?.hasMirror
    ? createMirrorLane(options.spare, options.now, settle)
    : null
  /** Only what is on the disk line by line is worth waiting for. */
  const sure = options.spare?.isLineByLine === true ? lane : null
  const places: Places = { database, spare: sure, mirror, isSound: () => isSound }
  void options.untilSound.then(() => {
    isSound = true
    settle()
  })

  return {
    database,
    spare: lane,
    mirror,
    ticked: () => (isSound ? tickedIn(database, sure) : Math.min(options.saved, database.done())),
    durable: (seq) => {
      const settled = room.until(seq)
      for (const each of [database, lane]) each?.wake()
      mirror?.hear()
      settle()
      return settled
    },
    hasEnded: () => {
      const failure = database.failure()
      return failure !== null && isFinal(failure)
    },
    stop: (why) => {
      for (const each of [database, lane, mirror]) each?.stop(why)
      settle()
    },
  }
}
