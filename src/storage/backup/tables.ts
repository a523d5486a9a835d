// The tables a backup covers, in the order they are written: how a row is named in it, and how one is read from outside.
import { documentTable } from '../documents/document.ts'
import { kindNamed } from '../documents/strangers.ts'
import type { Kind } from '../kind.ts'
import { allKinds, codecOf } from '../kindList.ts'
import { readBattleRow, readEntryRow, readHeadRow } from './battleDecoder.ts'
import { codecFor, readEnvelope } from './codecs.ts'

/** Tables of the database that no backup holds, each with its reason. */
export const leftOut: Readonly<Record<string, string>> = {
  meta: 'it says which installation this is and how its copies stand; another phone has its own',
}

export interface BackupTable {
  readonly name: string
  readonly keyOf: (row: object) => string
  /** The thing or battle that a row belongs to: one name for all of its rows, in whichever table. */
  readonly ownerOf: (row: object) => string
  /** A row is a thing whole, by itself. */
  readonly isAlone: boolean
  /** Null for what is no row of it. */
  readonly read: (json: unknown) => object | null
}

export const textAt = (row: object, column: string): string => String(Reflect.get(row, column))

const byColumn =
  (...columns: readonly string[]) =>
  (row: object): string =>
    columns.map((column) => textAt(row, column)).join('/')

/** Of what belongs to the thing of this table that the column names. */
const ownedBy =
  (table: string, column: string) =>
  (row: object): string =>
    `${table}/${textAt(row, column)}`

export const battleOrder = 2
const documentOrder = 900

const battleTables: readonly BackupTable[] = [
  {
    name: 'battles',
    keyOf: byColumn('id'),
    ownerOf: ownedBy('battles', 'id'),
    read: readBattleRow,
  },
  {
    name: 'heads',
    keyOf: byColumn('battleId'),
    ownerOf: ownedBy('battles', 'battleId'),
    read: readHeadRow,
  },
  {
    name: 'entries',
    keyOf: byColumn('battleId', 'seq'),
    ownerOf: ownedBy('battles', 'battleId'),
    read: readEntryRow,
  },
].map((table) => ({ ...table, isAlone: false }))

function readDocument(json: unknown): object | null {
  const row = readEnvelope(json)
  if (row === null) return null
  const codec = codecFor(kindNamed(row.kind))
  return row.owner === '' ? codec.decode(row) : codec.decodePart(row)
}

const documents: readonly BackupTable[] = [
  {
    name: documentTable,
    keyOf: byColumn('kind', 'id'),
    ownerOf: (row) => {
      const id = textAt(row, textAt(row, 'owner') === '' ? 'id' : 'owner')
      return [documentTable, textAt(row, 'kind'), id].join('/')
    },
    isAlone: false,
    read: readDocument,
  },
]

const tablesFor = (kind: Kind): BackupTable[] => [
  {
    name: kind.table,
    keyOf: byColumn('id'),
    ownerOf: ownedBy(kind.table, 'id'),
    isAlone: kind.parts === null,
    read: (json) => codecOf(kind).decode(json),
  },
  ...(kind.parts === null
    ? []
    : [
        {
          name: kind.parts.table,
          keyOf: byColumn('id'),
          ownerOf: ownedBy(kind.table, kind.parts.owner),
          isAlone: false,
          read: (json: unknown) => codecOf(kind).decodePart(json),
        },
      ]),
]

export const ownKinds = (): Kind[] => allKinds().filter(({ table }) => table !== documentTable)

/** Papers come behind them. */
export const backupTables = (): BackupTable[] =>
  [
    ...ownKinds().map((kind) => ({ order: kind.order, tables: tablesFor(kind) })),
    { order: battleOrder, tables: battleTables },
    { order: documentOrder, tables: documents },
  ]
    .sort((one, other) => one.order - other.order)
    .flatMap(({ tables }) => tables)
