// Setting the marks of GEN-06 that several rules share: disorder, the order to stand, having acted, reasons to test.
import type { DisorderCause, Reason } from './events.ts'
import { battalionOf, change, tell, type Play } from './play.ts'
import { isUnbroken } from './roster.ts'
import type { BattalionId } from './battalion.ts'

/** DIS-04: one mark; a new cause only spoils a REFORM that was being stood out (MAN-10). */
export function disorder(play: Play, id: BattalionId, cause: DisorderCause): void {
  const battalion = change(play, id)
  battalion.reforming = false
  if (battalion.disordered) return
  battalion.disordered = true
  tell(play, { kind: 'disordered', battalion: id, cause })
}

/** GEN-07: binds all of the next turn. */
export function orderToStand(play: Play, id: BattalionId): void {
  const turn = play.state.turn + 1
  change(play, id).standTurn = turn
  tell(play, { kind: 'mustStand', battalion: id, turn })
}

/** ACT-05: a fight is an activation, whatever the battalion did before. */
export const markActed = (play: Play, id: BattalionId): void => {
  change(play, id).activity = 'acted'
}

/** GEN-07, MAN-10: what contact by a charge ends at once. */
export function contacted(play: Play, id: BattalionId): void {
  const battalion = change(play, id)
  battalion.standTurn = 0
  battalion.shortCharge = false
  battalion.reforming = false
}

const reasonMarks = {
  shotAt: 'shotAt',
  sawRun: 'sawRun',
  commanderFell: 'commanderFell',
} as const satisfies Record<Reason, string>

/** RES-05: only for a battalion that is unbroken on the table at that moment. */
export function noteReason(play: Play, id: BattalionId, reason: Reason): void {
  const mark = reasonMarks[reason]
  const battalion = battalionOf(play.state, id)
  if (!isUnbroken(battalion) || battalion[mark]) return
  change(play, id)[mark] = true
  tell(play, { kind: 'reasonNoted', battalion: id, reason })
}

/** SC-08. */
export function separateCommander(play: Play, id: BattalionId): void {
  const { side } = battalionOf(play.state, id)
  const commander = play.state.commanders[side]
  if (commander.with !== id) return
  play.state.commanders = {
    ...play.state.commanders,
    [side]: { ...commander, with: -1 },
  }
  tell(play, { kind: 'commanderSeparated', side, battalion: id })
}
