// One list of a table.
import type { Sender } from './mail/playerName.ts'
import type { OfTeam } from './submission.ts'

/** Who, when, and the text of the list. */
export interface TableRow extends OfTeam {
  readonly from: Sender
  readonly sentAt: number | null
  readonly text: string
}
