// Definition of a kind of stored things: a description as data, and the code that reads it, which comes when it is needed.

/** A thing as it is kept, without the columns that are derived from it for the indexes. */
export interface Row {
  readonly id: string
  /** Milliseconds since 1970; a label for people, never an order of truth. */
  readonly updatedAt: number
}

/** What belongs to a thing and is kept in rows of its own. */
export interface Part {
  readonly id: string
}

/** A thing whole, with its parts: read, copied and restored in one transaction. */
export interface Unit<R extends Row = Row, P extends Part = Part> {
  readonly row: R
  readonly parts: readonly P[]
}

/** New names for ids: the same one for the same id. */
export type Naming = (id: string) => string

/** Reads rows strictly: every key known, every value within its bounds, or null. */
export interface Codec<R extends Row = Row, P extends Part = Part> {
  /** Derived columns may be there; they are left out. */
  decode(row: unknown): R | null
  decodePart(row: unknown): P | null
  /** The row as it is stored, its derived columns computed anew. */
  encode(row: R): object
  /** What people call it; may be empty. */
  title(row: R): string
  /** Every id of a part that the unit's rows name, but for their own and their owner's. */
  rename(unit: Unit<R, P>, idOf: Naming): Unit<R, P>
}

/** The names in it stand in files of released versions: they are data, and are never changed. */
export interface Kind {
  /** In the sentinel, in `meta` and in the names of second copies. */
  readonly name: string
  /** Of what it keeps. What has a higher one is kept as it is, and never opened. */
  readonly version: number
  /** Its place in a backup. */
  readonly order: number
  readonly table: string
  /** The table of the parts, and the column that names the thing they belong to. */
  readonly parts: { readonly table: string; readonly owner: string } | null
  /** Columns that `encode` adds. */
  readonly derived: readonly string[]
  /** All things in one file, each in a line under this name; or a file for each thing with its parts. */
  readonly copy: { readonly line: string } | 'each'
  /** Large, and in a backup only if the user wishes it; what a backup may lack never goes when one replaces everything. */
  readonly onWish?: boolean
  readonly load: () => Promise<Codec>
}

/** The rows of a kind in the database. Inside transactions of the caller. */
export interface KindRows {
  readonly ids: () => PromiseLike<string[]>
  readonly has: (id: string) => PromiseLike<boolean>
  readonly read: (id: string) => PromiseLike<Unit | null>
  readonly all: () => PromiseLike<Unit[]>
  /** Of this thing, also where the thing itself is gone. */
  readonly partsOf: (id: string) => PromiseLike<Part[]>
  /** How many rows there are, things and parts. */
  readonly count: () => PromiseLike<number>
  /** Each takes the place of what is there under its id, parts and all. */
  readonly put: (units: readonly Unit[]) => PromiseLike<void>
  readonly remove: (ids: readonly string[]) => PromiseLike<void>
}
