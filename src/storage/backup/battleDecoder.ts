// A battle as a backup keeps it: its row, its head and its entries, read strictly. The game itself looks inside later.
import * as v from 'valibot'
import { moment, ourId, whole } from './armyDecoder.ts'

/** Mirrors the rows of the battle journal; what an answer or a set-up holds is the game's own affair. */
const json = v.custom<unknown>((value) => value !== undefined)
const short = v.pipe(v.string(), v.maxLength(1_000))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Second versions of battles had ids of their own kind in the first releases. */
const battleId = v.union([ourId, v.pipe(v.string(), v.regex(/^copy-[0-9a-f]{32}$/))])

const opening = v.strictObject({
  format: short,
  version: whole(1),
  game: short,
  rulesVersion: whole(1),
  setup: json,
})

const battle = v.strictObject({
  id: battleId,
  opening,
  title: v.record(short, v.nullable(v.union([short, v.pipe(v.number(), v.finite())]))),
  state: v.picklist(['running', 'paused', 'finished']),
  createdAt: moment,
  updatedAt: moment,
  copyOf: v.nullable(battleId),
})

const answered = {
  kind: v.literal('answer'),
  asked: v.nullable(short),
  answer: json,
  told: short,
  previous: hash,
}
const retracted = { kind: v.literal('retract'), count: whole(1), previous: hash }

/** Record version 2: by whom, and 128 random bits. An entry has both or neither. */
const signature = { by: short, salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }

const anyEntry = v.union([
  v.strictObject(answered),
  v.strictObject(retracted),
  v.strictObject({ ...answered, ...signature }),
  v.strictObject({ ...retracted, ...signature }),
])

/** Far more than any battle has. */
const mostEntries = 20_000

const entry = v.strictObject({
  battleId,
  seq: whole(1, mostEntries),
  v: whole(1),
  at: moment,
  entry: anyEntry,
})

const head = v.strictObject({ battleId, seq: whole(0, mostEntries), hash, epoch: whole(0) })

export type BattleRow = v.InferOutput<typeof battle>
export type EntryRow = v.InferOutput<typeof entry>
export type HeadRow = v.InferOutput<typeof head>

const reader =
  <const S extends v.GenericSchema>(schema: S) =>
  (value: unknown): v.InferOutput<S> | null => {
    const read = v.safeParse(schema, value)
    return read.success ? read.output : null
  }

export const readBattleRow = reader(battle)
export const readEntryRow = reader(entry)
export const readHeadRow = reader(head)
