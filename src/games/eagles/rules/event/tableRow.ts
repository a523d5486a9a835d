// One list of a table.
import type { Sender } from './mail/playerName.ts'

/** Who, when, and the text of the list. */
export interface TableRow {
  readonly from: Sender
  readonly sentAt: number | null
  readonly text: string
}
