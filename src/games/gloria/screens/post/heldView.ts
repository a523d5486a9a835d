// A view that came by post, on a phone without the record: opened with the seat's key; the plan goes back sealed.
import { ok, refused, type Result } from '@/core/result.ts'
import { checksumOfView, readViewFile, type PlanFile } from '@/games/campaign/rules/index.ts'
import { storedMaps } from '@/games/campaign/screens/mapEditor/ownMaps.ts'
import { seal, unseal, type SealProblem } from '@/games/campaign/screens/post/seal.ts'
import type { SeatCard } from '@/games/campaign/screens/post/seatCard.ts'
import {
  defaultMap,
  gloria,
  gloriaMapFields,
  nextOwnRound,
  receivedView,
  type GloriaEvent,
  type GloriaMap,
  type GloriaView,
  type LeftOut,
  type Rehearsal,
  type SentView,
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
): Promise<Result<HeldView, SealProblem | 'badView' | 'noMap'>> {
  const opened = await unseal(card.key, text)
  if (!opened.ok) return opened
  const file = readViewFile(opened.value)
  if (!file.ok || file.value.rulesVersion !== gloria.rulesVersion) return refused('badView')
  if (file.value.game !== gloria.name) return refused('badView')
  // As far as the seal goes: only the phone with the record has the key beside this one.
  const sent = file.value.view as SentView
  const ready = receivedView(sent, [defaultMap])
  // An own map travels once, as a file, and is among the own maps of this phone.
  const received = ready.ok
    ? ready
    : receivedView(sent, await storedMaps<GloriaMap>(gloriaMapFields).catch(() => []))
  if (!received.ok) return refused('noMap')
  const { world, seenBy } = received.value.view
  const isUnderWay = world.active === seenBy && world.step !== 'start'
  return ok({
    ...received.value,
    writtenFor: isUnderWay ? null : nextOwnRound(world, seenBy),
    events: file.value.events as readonly GloriaEvent[],
    checksum: checksumOfView(file.value),
    number: file.value.number,
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
