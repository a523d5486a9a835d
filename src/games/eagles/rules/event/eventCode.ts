// The event code: an event as a short text for links and QR codes, documented byte by byte in docs/formats.md.
import { ok, refused, type Result } from '../../../../core/result.ts'
import { bounds } from '../army/bounds.ts'
import { byteWriter, type ByteReader, type ByteWriter } from '../army/code/byteStream.ts'
import { codeBehind } from '../army/code/findCode.ts'
import { readSealed, sealed, type CodeProblem } from '../army/code/sealed.ts'
import { nationCodes } from '../army/code/nationCodes.ts'
import { changedHouseRules } from '../houseRules.ts'
import { eventBounds, type ClubEvent } from './event.ts'
import { readEvent } from './eventFile.ts'
import type { Invitation } from './invitation.ts'
import { deskBounds } from './rounds/deskRules.ts'

const lightBit = 1
/** Frozen: bits 1 to 3 of the flags. */
const caps = ['mostBattalions', 'mostGuards', 'mostGreen'] as const
const knownFlags = 15

/** More house rules than there are would be no code of ours. */
const mostRules = 200

export function writeHouseRules(
  writer: ByteWriter,
  { houseRules }: Pick<ClubEvent, 'houseRules'>,
): void {
  const keys = changedHouseRules(houseRules)
  writer.number(keys.length)
  // By their names, which are public for ever: a new rule moves no other one.
  for (const key of keys) writer.text(`${key}=${houseRules[key]}`)
}

/** Of events of teams: what version 1 knows, then the size of a team. */
const teamVersion = '2'

/** The event as a code of about 100 characters, everything but the note. */
export function encodeEvent(event: ClubEvent, teamSize = 1): string {
  const writer = byteWriter()
  writer.byte(
    nationCodes.reduce(
      (bits, nation, n) => bits | (event.nations.includes(nation) ? 1 << n : 0),
      0,
    ),
  )
  writer.byte(
    caps.reduce(
      (bits, cap, n) => bits | (event[cap] === null ? 0 : 2 << n),
      event.lightAllowed ? lightBit : 0,
    ),
  )
  writer.number(event.limit)
  for (const cap of caps) if (event[cap] !== null) writer.number(event[cap])
  for (const text of [event.name, event.date, event.place, event.deadline]) writer.text(text)
  writeHouseRules(writer, event)
  if (teamSize === 1) return sealed(writer)
  writer.number(teamSize)
  return sealed(writer, teamVersion)
}

/** A word that is a number is one: `turns=6`. */
const valueOf = (word: string): string | number => (/^-?\d{1,3}$/.test(word) ? Number(word) : word)

export function readHouseRules(reader: ByteReader): Record<string, string | number> {
  const rules = Array.from({ length: reader.number(mostRules) }, () => reader.text())
  return Object.fromEntries(
    rules.map((rule) => {
      const at = rule.indexOf('=')
      return [rule.slice(0, Math.max(0, at)), valueOf(rule.slice(at + 1))]
    }),
  )
}

function readFields(reader: ByteReader): Record<string, unknown> {
  const allowed = reader.byte()
  const flags = reader.byte()
  if (flags > knownFlags) reader.fail()
  const limit = reader.number(bounds.limit)
  const given = caps.map((cap, n) => [
    cap,
    (flags & (2 << n)) === 0 ? null : reader.number(eventBounds.cap),
  ])
  return {
    ...Object.fromEntries(given),
    nations: nationCodes.filter((_, n) => (allowed & (1 << n)) !== 0),
    lightAllowed: (flags & lightBit) !== 0,
    limit,
    name: reader.text(),
    date: reader.text(),
    place: reader.text(),
    deadline: reader.text(),
    houseRules: readHouseRules(reader),
  }
}

function readInvitation(reader: ByteReader): Invitation | null {
  const event = readEvent(readFields(reader))
  const teamSize = reader.isAtEnd() ? 1 : reader.number(deskBounds.teamSize)
  return event === null || teamSize === 0 ? null : { event, teamSize }
}

/** Reads a code of an event, with the size of its teams; its note is empty. */
export function decodeInvitation(text: string): Result<Invitation, CodeProblem> {
  const read = readSealed(text, readInvitation, `1${teamVersion}`)
  if (!read.ok) return read
  // Each content has one code.
  const isOfTeams = read.value.teamSize > 1
  return isOfTeams === text.trimStart().startsWith(teamVersion) ? read : refused('damaged')
}

/** The event alone. */
export function decodeEvent(text: string): Result<ClubEvent, CodeProblem> {
  const read = decodeInvitation(text)
  return read.ok ? ok(read.value.event) : read
}

const linkMark = '#/events/add/'

/** The code in a text that holds a link to an event; null if there is none. */
export const eventCodeIn = (text: string): string | null => codeBehind(text, linkMark)
