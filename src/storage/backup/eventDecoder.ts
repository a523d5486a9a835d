// An event and the lists that came in for it, as a backup keeps them: every key known, every value bounded, or nothing.
import * as v from 'valibot'
import {
  besideKinds,
  bounds,
  deskBounds,
  lookReasons,
  mostSlips,
  nations,
  oldKinds,
  readEvent,
  strengths,
  tieBreaks,
  unreadReasons,
  type ClubEvent,
} from '@/games/eagles/rules/index.ts'
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import { army, battalion, moment, ourId, whole } from './armyDecoder.ts'

/** Far more than an event has, of rounds, of tables in one, and of versions of one list. */
const most = {
  rounds: 100,
  tables: 1_000,
  versions: 1_000,
  slips: mostSlips,
  slip: 2_000,
  lines: 60_000,
  text: 2_000_000,
} as const

const text = (length: number) => v.pipe(v.string(), v.maxLength(length))
const name = text(10 * bounds.nameLength)
const note = text(10 * bounds.noteLength)
const list = <S extends v.GenericSchema>(item: S, length: number) =>
  v.pipe(v.array(item), v.maxLength(length))

/** The rules' own reader says what an event may be; a key that it does not know is refused before. */
const event = v.pipe(
  v.strictObject(
    v.entriesFromList(
      [
        ...(['name', 'date', 'place', 'limit', 'nations', 'mostBattalions', 'mostGuards'] as const),
        ...(['mostGreen', 'lightAllowed', 'deadline', 'note', 'houseRules'] as const),
      ],
      v.unknown(),
    ),
  ),
  v.transform((fields): ClubEvent | null => readEvent(fields)),
  v.custom<ClubEvent>((read) => read !== null),
)

const lost = v.nullable(whole(0))
const result = v.strictObject({
  winner: v.picklist(['first', 'second', 'draw', 'neither']),
  firstLost: lost,
  secondLost: lost,
  noShow: v.exactOptional(v.literal(true)),
})
const slip = v.strictObject({ code: text(most.slip), readAt: moment })
/** What was not known to older versions may be missing everywhere. */
const pairing = v.strictObject({
  first: ourId,
  second: v.nullable(ourId),
  result: v.nullable(result),
  ticket: v.exactOptional(whole(0, 0xffff_ffff)),
  isFixed: v.exactOptional(v.literal(true)),
  slips: v.exactOptional(list(slip, most.slips)),
  teams: v.exactOptional(v.strictObject({ first: name, second: v.nullable(name) })),
})
const roundClock = v.strictObject({ endsAt: v.nullable(moment), left: whole(0) })
const round = v.strictObject({
  pairings: list(pairing, most.tables),
  clock: v.exactOptional(roundClock),
})

// How an organiser runs the rounds, as a backup keeps it: every key known, every figure bounded.

const points = whole(0, deskBounds.points)

const margin = v.strictObject({
  step: whole(1, deskBounds.step),
  most: whole(1, deskBounds.points),
  isShared: v.boolean(),
})

const resultPoints = {
  victory: points,
  draw: points,
  defeat: points,
  bye: points,
  doubleLoss: v.exactOptional(points),
}

const deskRules = v.strictObject({
  scoring: v.strictObject({ ...resultPoints, margin: v.nullable(margin) }),
  tieBreaks: v.pipe(v.array(v.picklist(tieBreaks)), v.maxLength(tieBreaks.length)),
  teamSize: v.exactOptional(whole(1, deskBounds.teamSize)),
  match: v.exactOptional(v.strictObject(resultPoints)),
  bans: v.strictObject({ club: v.picklist(strengths), nation: v.picklist(strengths) }),
  clock: v.nullable(whole(1, deskBounds.clock)),
  roundMinutes: whole(1, deskBounds.roundMinutes),
})

const row = v.strictObject({
  id: ourId,
  event,
  rounds: list(round, most.rounds),
  desk: v.exactOptional(deskRules),
  createdAt: moment,
  updatedAt: moment,
})

const unread = list(
  v.strictObject({ line: whole(1), text: text(most.text), reason: v.picklist(unreadReasons) }),
  most.lines,
)
const beside = list(
  v.strictObject({ line: whole(1), text: text(most.text), kind: v.picklist(besideKinds) }),
  most.lines,
)
/** Older versions had lines beside under two names, the oldest with a reason why they could not be read. */
const oldAside = list(
  v.strictObject({
    line: whole(1),
    text: text(most.text),
    reason: v.exactOptional(v.picklist(unreadReasons)),
    kind: v.exactOptional(v.picklist(Object.keys(oldKinds))),
  }),
  most.lines,
)
const decided = list(
  v.strictObject({
    line: whole(1),
    text: text(most.text),
    battalions: list(battalion, bounds.battalions),
  }),
  most.lines,
)
const remark = v.variant('kind', [
  v.strictObject({
    kind: v.literal('misplaced'),
    line: whole(1),
    claimed: whole(0),
    place: whole(0),
  }),
  v.strictObject({ kind: v.literal('line-cut'), line: whole(1) }),
])
const read = v.strictObject({
  army,
  unread,
  remarks: list(remark, most.lines),
  beside: v.exactOptional(beside),
  because: v.exactOptional(list(v.picklist(lookReasons), lookReasons.length)),
  nationUnsaid: v.exactOptional(v.literal(true)),
  setAside: v.exactOptional(oldAside),
  mailLines: v.exactOptional(oldAside),
  battalionLines: v.exactOptional(list(whole(1), bounds.battalions)),
  decided: v.exactOptional(decided),
})
/** Why there is no list; a word that this version does not know is shown as unreadable. */
const trouble = v.pipe(text(40), v.regex(/^[a-z-]+$/))

const version = v.strictObject({
  sentAt: v.nullable(moment),
  original: text(most.text),
  list: v.variant('ok', [
    v.strictObject({ ok: v.literal(true), value: read }),
    v.strictObject({ ok: v.literal(false), problem: trouble }),
  ]),
  readAt: moment,
  source: note,
})

const entry = v.strictObject({
  id: ourId,
  eventId: ourId,
  player: name,
  address: name,
  versions: v.pipe(list(version, most.versions), v.minLength(1)),
  accepted: v.nullable(v.strictObject({ version: whole(0), note })),
  answered: v.nullable(whole(0)),
  sameNameAs: v.nullable(ourId),
  hasDropped: v.boolean(),
  leftOut: v.exactOptional(whole(0)),
  club: v.exactOptional(name),
  team: v.exactOptional(name),
  board: v.exactOptional(whole(1)),
  isHere: v.exactOptional(v.literal(true)),
  nation: v.exactOptional(v.picklist(nations)),
  army: v.exactOptional(name),
})

export function readEventRow(json: unknown): EventRow | null {
  const parsed = v.safeParse(row, json)
  return parsed.success ? parsed.output : null
}

export function readEventEntryRow(json: unknown): EventEntryRow | null {
  const parsed = v.safeParse(entry, json)
  return parsed.success ? (parsed.output as EventEntryRow) : null // a trouble is any word here
}
