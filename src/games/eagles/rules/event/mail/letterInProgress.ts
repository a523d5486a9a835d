// A letter while its lines are being read: what is known of its sender, and which of its lines are the list's.
import type { SetAside, UnreadLine } from '../../army/text/reading.ts'
import type { Sender } from './playerName.ts'

export interface LetterInProgress {
  from: Sender
  isNamed: boolean
  signed: string
  sentAt: number | null
  team?: string
  board?: number
  /** The team that was named last: of the next player of this mail, if it stands above that name. */
  nextTeam?: string
  readonly linesBefore: number
  readonly lines: string[]
  readonly isQuoted: boolean[]
  originalAt: number
  readonly asides: SetAside[]
  readonly told: UnreadLine[]
  /** After "-- ": nothing more of this mail counts. */
  inSignature: boolean
  /** After "Cheers,": the next short line is a name. */
  afterClosing: boolean
  /** A farewell below a list: what follows is no part of it. */
  isClosed: boolean
  hasTroops: boolean
  /** The line of a chat that names a nation: it may be the first of a list. */
  nation: UnreadLine | null
  /** Behind "From:", up to the first line that is no header, blank ones included. */
  inHeaders: boolean
  /** It began with "From:" in the text itself. */
  hasHeader: boolean
  /** Who wrote the chat; empty: it is none. */
  chat: string
}

export const newLetter = (
  linesBefore: number,
  from: Sender,
  sentAt: number | null,
): LetterInProgress => ({
  from,
  isNamed: false,
  signed: '',
  sentAt,
  linesBefore,
  lines: [],
  isQuoted: [],
  originalAt: -1,
  asides: [],
  told: [],
  inSignature: false,
  afterClosing: false,
  isClosed: false,
  hasTroops: false,
  nation: null,
  inHeaders: false,
  hasHeader: false,
  chat: '',
})
