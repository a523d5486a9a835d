// What a trial can ask of the page. Everything that crosses over is plain JSON.
import type { JournalStatus, Where } from '@/storage/battleDoor.ts'

/** An entry whose writing has settled: what a player would have seen as safe. */
export interface Ack {
  readonly battle: string
  readonly seq: number
  readonly hash: string
  readonly where: Where
  readonly failure: string | null
  /** Milliseconds from the answer to the end of its writing. */
  readonly took: number
}

/** Under this name the page acknowledges plain puts, which are no battle's. */
export const plainBattle = 'plain'

export interface Standing {
  readonly entries: number
  /** The hash of each entry, the first one first. */
  readonly hashes: readonly string[]
  readonly isBroken: boolean
  /** What the rules say of the whole record when it is played again; null if nothing. */
  readonly problem: string | null
  /** The kind of the open question. */
  readonly asked: string | null
}

export interface PlayOptions {
  /** How many entries to add; without it until the page is gone. */
  readonly entries?: number
  /** Milliseconds between two answers. */
  readonly pause?: number
  /** Keep the end of every so many entries as a turn. */
  readonly turn?: number
}

export interface Opened {
  readonly role: 'writer' | 'reader'
  readonly entries: number
  readonly reconciled: string
}

export interface Lab {
  readonly boot: () => Promise<{ kind: string; why: string; armies: number; entries: number }>
  /** Resolves when the start has compared everything. */
  readonly compared: () => Promise<void>
  /** Kinds that were told as gone, wholly or in part. */
  readonly gone: () => number
  /** Every row that people have, as the database has it. */
  readonly everything: () => Promise<string>
  /** Before the start: this share of the rows of these stores goes. */
  readonly takeOut: (stores: readonly string[], share: number) => Promise<void>
  /** Some of every kind that has no table of its own. */
  readonly addDocuments: () => Promise<void>
  /** Resolves when the second copies of all kinds are made. */
  readonly copyKinds: () => Promise<void>
  readonly begin: () => Promise<string>
  readonly open: (id: string, steal?: boolean) => Promise<Opened>
  readonly play: (id: string, options?: PlayOptions) => Promise<void>
  readonly close: (id: string) => Promise<void>
  readonly status: (id: string) => JournalStatus | null
  readonly lost: (id: string) => boolean
  readonly standing: (id: string) => Promise<Standing | null>
  readonly exported: (id: string) => Promise<number>
  /** `mayReplace`: an unreadable database goes. */
  readonly restore: (mayReplace?: boolean) => Promise<{ armies: number; battles: number }>
  readonly restoreElsewhere: () => Promise<void>
  readonly playInMemory: () => Promise<void>
  readonly beginAnew: () => Promise<void>
  /** Entries that are told as lost, of each loss. */
  readonly losses: () => Promise<readonly number[]>
  readonly raw: () => Promise<string>
  readonly addArmies: (count: number) => Promise<number>
  readonly countArmies: () => Promise<number>
  /** Resolves when the second copy of the armies is made. */
  readonly copyArmies: () => Promise<void>
  /** An event with so many lists; its id. */
  readonly addEvent: (lists: number) => Promise<string>
  /** Lists of the event that are there; null if the event itself is gone. */
  readonly listsOf: (event: string) => Promise<number | null>
  /** Milliseconds that adding so many armies takes. */
  readonly addArmiesTimed: (count: number) => Promise<number>
  /** Milliseconds that the rows of all armies take without the app. */
  readonly addRawArmies: () => Promise<number>
  /** Stores a thing of a kind that this page does not know, with a part. */
  readonly addStranger: () => Promise<void>
  /** Rows of things of newer versions. */
  readonly countStrangers: () => Promise<number>
  /** Opens the data as the code of an older schema would, and adds an army; whether it may. */
  readonly addAsOlder: (schema: number) => Promise<boolean>
  readonly connection: () => string
  /** Puts rows like ours in the plainest way, strictly, and acknowledges each under `plainBattle`. */
  readonly plainPuts: (rows: readonly object[]) => Promise<void>
}

declare global {
  interface Window {
    readonly lab: Lab
    /** Given by the trial: an acknowledgement that has left the page. */
    readonly ack?: (ack: Ack) => Promise<void>
  }
}
