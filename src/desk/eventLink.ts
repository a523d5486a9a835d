// The link that is an event: its code behind the fragment, which no server ever sees.
import { encodeEvent, type ClubEvent } from '@/games/eagles/rules/index.ts'

/** With the size of its teams, which players are told. */
export const eventLink = (event: ClubEvent, teamSize: number): string =>
  `${location.origin}/#/events/add/${encodeEvent(event, teamSize)}`

/** `event-2026-05-16.event.json`: our own template, never foreign text. */
export const eventFileName = ({ date }: ClubEvent, what: string, ending: string): string =>
  `event${date === '' ? '' : `-${date}`}-${what}.${ending}`
