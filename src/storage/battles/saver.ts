// Brings the entries of one battle to the disk: to the database and, beside it, to the second journal.
import type { FailureCode } from '../failure.ts'
import { failureOf } from '../failure.ts'
import type { BattleSpare } from '../spare/battleSpare.ts'
import { mend } from './append.ts'
import { appendEntries } from './appendEntries.ts'
import type { KeptBattle } from './battle.ts'
import { createLane, isFinal, type Lane } from './lane.ts'

/** Where an entry is when its writing has settled. */
export type Where = 'both' | 'database' | 'spare' | 'memory'

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
  readonly changed: () => void
  /** The database had been emptied underneath; this battle is whole again. */
  readonly emptied: () => void
}

export interface Saver {
  readonly database: Lane
  /** Null where the browser has no place for it. */
  readonly spare: Lane | null
  /** Entries that have their tick: they are in the database and, where it is kept line by line, in the second journal. */
  readonly ticked: () => number
  /** Resolves when entry `seq` is on the disk, or when it has been found out that it is not. */
  readonly durable: (seq: number) => Promise<Saved>
  /** The database will take nothing more from here, whatever happens. */
  readonly hasEnded: () => boolean
  /** Nothing more is written; whoever still waits hears why. */
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
  /** The file is gone, although nobody said so. */
  readonly beginAgain: () => void
}

const has = (lane: Lane, seq: number): boolean => lane.done() >= seq

/** A slow database has not failed: it is waited for, unless the second journal has the entry already. */
function isSettled(seq: number, database: Lane, spare: Lane | null): boolean {
  const failure = database.failure()
  const isSpared = spare !== null && has(spare, seq)
  if (has(database, seq) || (failure !== null && failure !== 'slow'))
    return spare === null || isSpared || spare.failure() !== null
  return failure === 'slow' && isSpared
}

function savedAt(seq: number, database: Lane, spare: Lane | null): Saved {
  const inDatabase = has(database, seq)
  const inSpare = spare !== null && has(spare, seq)
  const failure = inDatabase ? (inSpare ? null : (spare?.failure() ?? null)) : database.failure()
  if (inDatabase) return { where: inSpare ? 'both' : 'database', failure }
  // What the database refuses for good will not come to it from the second journal either.
  const isSpared = inSpare && failure !== null && !isFinal(failure)
  return { where: isSpared ? 'spare' : 'memory', failure }
}

interface Waiting {
  readonly seq: number
  readonly resolve: (saved: Saved) => void
}

export function createSaver(options: SaverOptions): Saver {
  let waiting: Waiting[] = []
  const emptied = (): void => {
    spare?.beginAgain()
    options.emptied()
  }
  const settle = (): void => {
    const isOver = ({ seq }: Waiting): boolean => isSettled(seq, database, sure)
    const over = waiting.filter(isOver)
    waiting = waiting.filter((each) => !isOver(each))
    for (const { seq, resolve } of over) resolve(savedAt(seq, database, sure))
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
  /** Only what is on the disk line by line is worth waiting for. */
  const sure = options.spare?.isLineByLine === true ? lane : null

  return {
    database,
    spare: lane,
    // A second journal that fails does not hold up the tick: it is told by itself.
    ticked: () =>
      sure === null || sure.failure() !== null
        ? database.done()
        : Math.min(database.done(), sure.done()),
    durable: (seq) =>
      new Promise((resolve) => {
        waiting.push({ seq, resolve })
        database.wake()
        lane?.wake()
        settle()
      }),
    hasEnded: () => {
      const failure = database.failure()
      return failure !== null && isFinal(failure)
    },
    stop: (why) => {
      database.stop(why)
      lane?.stop(why)
      settle()
    },
  }
}
