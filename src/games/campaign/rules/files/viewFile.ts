// A view as a file: one frame of what a seat may know, each following from the one before; no secret of others is in it.
import type { Refusal } from '../../../../core/conversation.ts'
import type { GameEvent } from '../../../../core/game.ts'
import { canonicalJson } from '../../../../core/record/canonical.ts'
import { isObject } from '../../../../core/record/json.ts'
import { sha256 } from '../../../../core/record/sha256.ts'
import type { Result } from '../../../../core/result.ts'
import {
  exactly,
  listOf,
  matching,
  objectOf,
  orNull,
  readAs,
  text,
  whole,
  type Shape,
} from '../shape.ts'

/** The plain content; the table seals it with the seat's key. */
export interface ViewFile<View = unknown, Event extends GameEvent = GameEvent> {
  readonly format: 'aide-de-camp/view'
  /** 2: of a campaign that is over, where a game writes that in another way. */
  readonly version: 1 | 2
  /** The game's name. */
  readonly game: string
  readonly rulesVersion: number
  /** The code of the campaign. */
  readonly campaign: string
  readonly seat: string
  /** Frames of a seat are counted from 1. */
  readonly number: number
  /** The checksum of the frame before; null for the first. */
  readonly previous: string | null
  /** The record's head at that moment. */
  readonly head: string
  readonly turn: number
  readonly phase: string
  /** In the umpire's own words. */
  readonly deadline: string | null
  readonly view: View
  /** What the seat was told since the frame before. */
  readonly events: readonly Event[]
}

export const checksumShape: Shape = matching(/^[0-9a-f]{64}$/u)
const code = matching(/^[\w-]{1,80}$/u)

export const headerFields = {
  version: exactly(1),
  game: code,
  rulesVersion: whole(1, 9_999),
  campaign: code,
  seat: matching(/^[a-z0-9-]{2,24}$/u),
  turn: whole(1, 999),
  phase: matching(/^[A-Za-z]{1,24}$/u),
} as const

const anObject: Shape = (json, path) => (isObject(json) ? null : path)

const viewFileShape: Shape = objectOf({
  format: exactly('aide-de-camp/view'),
  ...headerFields,
  version: whole(1, 2),
  number: whole(1, 99_999),
  previous: orNull(checksumShape),
  head: text(120),
  deadline: orNull(text(120)),
  view: anObject,
  events: listOf(
    (json, path) => (isObject(json) && typeof json['kind'] === 'string' ? null : path),
    10_000,
  ),
})

/** The header strictly; view and events are believed: only the phone with the record has the key beside the seat's. */
export const readViewFile = <View, Event extends GameEvent>(
  json: unknown,
): Result<ViewFile<View, Event>, Refusal> => readAs(viewFileShape, json)

export const checksumOfView = (file: ViewFile): string => sha256(canonicalJson(file))

/** Whether a frame follows another of the same seat. */
export const follows = (next: ViewFile, before: ViewFile): boolean =>
  next.campaign === before.campaign &&
  next.seat === before.seat &&
  next.number === before.number + 1 &&
  next.previous === checksumOfView(before)
