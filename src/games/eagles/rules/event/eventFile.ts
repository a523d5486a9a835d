// The event file: JSON with everything an event asks (docs/formats.md).
import { parseJson } from '../../../../core/parseJson.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { bounds } from '../army/bounds.ts'
import type { FileProblem } from '../army/file/armyFile.ts'
import { fieldsOf, flagOf, listOf, textOf, wholeOf, type Verdict } from '../army/file/fields.ts'
import { isWithin } from '../army/file/jsonBounds.ts'
import { nations, type Nation } from '../army/model.ts'
import { limits } from '../army/prices.ts'
import { cleanName, cleanNote } from '../army/text/clean.ts'
import {
  changedHouseRules,
  checkHouseRules,
  defaultHouseRules,
  type HouseRules,
} from '../houseRules.ts'
import { eventBounds, isPossible, type ClubEvent } from './event.ts'
import type { Invitation } from './invitation.ts'
import { isDay, isoMoment } from './moment.ts'
import { deskBounds } from './rounds/deskRules.ts'

const format = 'aide-de-camp/event'

/** Goes up with every change that an older app could not read rightly; older decoders stay. */
const fileVersion = 1

const mostCharacters = 200_000
const mostJson = { depth: 6, nodes: 2_000 } as const

export type EventFileProblem = Exclude<FileProblem, 'not-an-army'> | 'not-an-event'

/** Only what the event changes. */
const houseRulesJson = (house: HouseRules): Partial<HouseRules> =>
  Object.fromEntries(changedHouseRules(house).map((key) => [key, house[key]]))

export const encodeEventFile = (event: ClubEvent, teamSize = 1): string =>
  `${JSON.stringify(
    {
      format,
      version: fileVersion,
      ...event,
      houseRules: houseRulesJson(event.houseRules),
      ...(teamSize > 1 && { teamSize }),
    },
    null,
    2,
  )}\n`

/** A missing cap is none. */
function capOf(verdict: Verdict, value: unknown): number | null {
  if (value === undefined || value === null) return null
  return wholeOf(verdict, value, 0, eventBounds.cap)
}

/** Missing: every nation may come. */
function nationsOf(verdict: Verdict, value: unknown): readonly Nation[] {
  if (value === undefined) return nations
  const given = listOf(verdict, value, nations.length)
  const allowed = nations.filter((nation) => given.includes(nation))
  if (allowed.length === 0 || allowed.length !== given.length) verdict.wrong = true
  return allowed
}

function houseRulesOf(verdict: Verdict, value: unknown): HouseRules {
  const checked = checkHouseRules(value ?? {})
  if (checked.ok) return checked.value
  verdict.wrong = true
  return defaultHouseRules
}

/** Empty, or what the given shape takes. */
function shaped(verdict: Verdict, value: unknown, isRight: (text: string) => boolean): string {
  const text = textOf(verdict, value)
  if (text !== '' && !isRight(text)) verdict.wrong = true
  return text
}

function eventOf(verdict: Verdict, json: unknown): ClubEvent {
  const fields = fieldsOf(verdict, json)
  return {
    name: cleanName(textOf(verdict, fields.get('name'))),
    date: shaped(verdict, fields.get('date'), isDay),
    place: cleanName(textOf(verdict, fields.get('place'))),
    limit: wholeOf(verdict, fields.get('limit') ?? limits.usual, limits.least, bounds.limit),
    nations: nationsOf(verdict, fields.get('nations')),
    mostBattalions: capOf(verdict, fields.get('mostBattalions')),
    mostGuards: capOf(verdict, fields.get('mostGuards')),
    mostGreen: capOf(verdict, fields.get('mostGreen')),
    lightAllowed: flagOf(verdict, fields.get('lightAllowed') ?? true),
    deadline: shaped(verdict, fields.get('deadline'), (text) => isoMoment(text) !== null),
    note: cleanNote(textOf(verdict, fields.get('note'))),
    houseRules: houseRulesOf(verdict, fields.get('houseRules')),
  }
}

/** An event as plain JSON, read strictly; null if anything in it is not as it should be. */
export function readEvent(json: unknown): ClubEvent | null {
  const verdict: Verdict = { wrong: false }
  const event = eventOf(verdict, json)
  return verdict.wrong || !isPossible(event) ? null : event
}

/** The event of a file, and the size of its teams. Unknown keys are left out. Never throws. */
export function decodeInvitationFile(text: string): Result<Invitation, EventFileProblem> {
  if (text.length > mostCharacters || !isWithin(text, mostJson)) return refused('too-big')
  const json = parseJson(text)
  if (json === undefined) return refused('not-json')
  const verdict: Verdict = { wrong: false }
  const fields = fieldsOf(verdict, json)
  if (fields.get('format') !== format) return refused('not-an-event')
  const version = wholeOf(verdict, fields.get('version'), 1, Number.MAX_SAFE_INTEGER)
  if (version > fileVersion) return refused('unknown-version')
  const teamSize = wholeOf(verdict, fields.get('teamSize') ?? 1, 1, deskBounds.teamSize)
  const event = verdict.wrong ? null : readEvent(json)
  return event === null ? refused('not-an-event') : ok({ event, teamSize })
}

/** The event of a file alone. */
export function decodeEventFile(text: string): Result<ClubEvent, EventFileProblem> {
  const read = decodeInvitationFile(text)
  return read.ok ? ok(read.value.event) : read
}
