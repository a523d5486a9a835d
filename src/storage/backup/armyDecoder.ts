// An army as a backup keeps it, read strictly: every key known, every value within its bounds, or nothing.
import * as v from 'valibot'
import {
  bounds,
  budgets,
  characters,
  cleanNote,
  cleanTyping,
  nations,
  qualities,
} from '@/games/eagles/rules/index.ts'
import type { KeptArmy } from '../keptArmy.ts'

export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** Names and notes are cleaned and cut when they are typed; what was not is cleaned and cut here, never refused. */
const name = v.pipe(text(10 * bounds.nameLength), v.transform(cleanTyping))
const note = v.pipe(text(10 * bounds.noteLength), v.transform(cleanNote))
const stated = v.nullable(whole(0, bounds.statedPoints))

const characterCounts = v.strictObject(v.entriesFromList(characters, whole(0, bounds.characters)))

export const battalion = v.strictObject({
  id: whole(1),
  name,
  note,
  quality: v.nullable(v.picklist(qualities)),
  rankers: whole(0, bounds.rankers),
  characters: characterCounts,
  light: v.boolean(),
  rifles: v.boolean(),
  statedPoints: stated,
})

const hasOwnIds = (battalions: v.InferOutput<typeof battalion>[]): boolean =>
  new Set(battalions.map((one) => one.id)).size === battalions.length

export const army = v.strictObject({
  name,
  note,
  nation: v.picklist(nations),
  limit: whole(0, bounds.limit),
  budget: v.picklist(budgets),
  battalions: v.pipe(v.array(battalion), v.maxLength(bounds.battalions), v.check(hasOwnIds)),
  statedTotal: stated,
})

/** Ours are made by crypto.randomUUID. */
export const ourId = v.pipe(v.string(), v.uuid())

/** Milliseconds since 1970, as far as a date goes. */
export const moment = whole(0, 8_640_000_000_000_000)

/** Characters of the text an army came from; whole files may be kept. */
const mostOriginal = 2_000_000
const mostTags = 1_000

const kept = v.strictObject({
  id: ourId,
  army,
  original: v.nullable(text(mostOriginal)),
  tags: v.pipe(v.array(text(bounds.noteLength)), v.maxLength(mostTags)),
  createdAt: moment,
  updatedAt: moment,
  binnedAt: v.nullable(moment),
})

/** Columns a raw copy of the table has beside what is kept; they are computed anew. */
const derived = {
  bin: v.optional(v.unknown()),
  sortName: v.optional(v.unknown()),
  points: v.optional(v.unknown()),
  words: v.optional(v.unknown()),
}

const row = v.strictObject({ ...kept.entries, ...derived })

export function readKeptArmy(json: unknown): KeptArmy | null {
  const read = v.safeParse(row, json)
  if (!read.success) return null
  const { id, army, original, tags, createdAt, updatedAt, binnedAt } = read.output
  return { id, army, original, tags, createdAt, updatedAt, binnedAt }
}
