// A note of the game under way in localStorage: a start finds it before the database has opened.
import { isCount, isObject, isText } from '@/core/record/json.ts'

/** What lists show of a game, as its row has it. */
type Title = Readonly<Record<string, string | number | null>>

export interface UnderWayNote {
  readonly id: string
  /** The game's name, as records have it. */
  readonly game: string
  readonly title: Title
  /** Whose answer is awaited: a seat, `table`, or null where no party's is. */
  readonly asked: string | null
  /** Milliseconds since 1970: a label, never an order. */
  readonly at: number
  /** The screen of the game was open when the note was written; else the players have left it. */
  readonly isOpen: boolean
}

const place = 'aide-de-camp.underWay'

/** Hours after which a game that was left no longer opens by itself. */
const longAgo = 12

const isTitle = (json: unknown): json is Title =>
  isObject(json) &&
  Object.values(json).every((value) => value === null || typeof value === 'number' || isText(value))

function parse(text: string): UnderWayNote | null {
  const json: unknown = JSON.parse(text)
  if (!isObject(json)) return null
  const { id, game, title, asked, at, isOpen } = json
  if (!isText(id) || !/^[\w-]{1,64}$/u.test(id) || !isText(game) || !isTitle(title)) return null
  if (!isCount(at)) return null
  return { id, game, title, asked: isText(asked) ? asked : null, at, isOpen: isOpen === true }
}

/** Null where there is none, or none that can be read. */
export function readNote(): UnderWayNote | null {
  try {
    return parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes it. A phone that keeps nothing here opens at the armies, which is no loss. */
export function writeNote(note: UnderWayNote | null): void {
  try {
    if (note === null) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(note))
  } catch {
    // full or forbidden
  }
}

/** Whether a start goes straight into this game: it was open when the app ended, or was left not long ago. */
export const reopens = ({ isOpen, at }: UnderWayNote, now: number): boolean =>
  isOpen || Math.abs(now - at) < longAgo * 3_600_000
