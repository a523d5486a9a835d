// A view that came by post, on a phone without the record: opened with the seat's key; the plan goes back sealed.
import { ok, type Result } from '@/core/result.ts'
import { checksumOfView, type PlanFile } from '@/games/campaign/rules/index.ts'
import { openedView, type ViewProblem } from '@/games/campaign/screens/post/opening.ts'
import { seal } from '@/games/campaign/screens/post/seal.ts'
import type { SeatCard } from '@/games/campaign/screens/post/seatCard.ts'
import {
  defaultMap,
  gloria,
  gloriaMapFields,
  nextOwnRound,
  receivedView,
  type GloriaEvent,
  type GloriaView,
  type LeftOut,
  type Rehearsal,
} from '../../rules/index.ts'

export interface HeldView {
  readonly view: GloriaView
  /** What became of the plan before. */
  readonly leftOut: readonly LeftOut[]
  readonly events: readonly GloriaEvent[]
  readonly checksum: string
  readonly number: number
  /** The round a plan is for; null while that turn is under way, for what was played of it must not come twice. */
  readonly writtenFor: number | null
}

export async function openView(
  card: SeatCard,
  text: string,
): Promise<Result<HeldView, ViewProblem>> {
  const opened = await openedView(card, text, {
    game: gloria,
    fields: gloriaMapFields,
    maps: [defaultMap],
    receive: receivedView,
  })
  if (!opened.ok) return opened
  const { file, received } = opened.value
  const { world, seenBy } = received.view
  const isUnderWay = world.active === seenBy && world.step !== 'start'
  return ok({
    ...received,
    writtenFor: isUnderWay ? null : nextOwnRound(world, seenBy),
    events: file.events,
    checksum: checksumOfView(file),
    number: file.number,
  })
}

export function sealedPlan(
  card: SeatCard,
  { number: view }: HeldView,
  { round, lines }: Rehearsal,
): Promise<string> {
  const { campaign, seat } = card
  const file: PlanFile = {
    format: 'aide-de-camp/plan',
    version: 1,
    game: gloria.name,
    rulesVersion: gloria.rulesVersion,
    campaign,
    seat,
    turn: round,
    view,
    lines,
  }
  return seal(card.key, { game: gloria.name, campaign, seat, content: 'sheet' }, file)
}
