// A view that came by post, on a phone without the record: opened with the seat's key, answered line by line, sealed again.
import type { Answer, Refusal } from '@/core/conversation.ts'
import { ok, type Result } from '@/core/result.ts'
import { checksumOfView, type SheetFile } from '@/games/campaign/rules/index.ts'
import { openedView, type ViewProblem } from '@/games/campaign/screens/post/opening.ts'
import { seal } from '@/games/campaign/screens/post/seal.ts'
import type { SeatCard } from '@/games/campaign/screens/post/seatCard.ts'
import {
  defaultMap,
  deluge,
  delugeMapFields,
  drafted,
  firstMap,
  receivedView,
  unbalancedFirstMap,
  type DelugeEvent,
  type DelugeView,
} from '../../rules/index.ts'

export interface HeldView {
  readonly view: DelugeView
  readonly events: readonly DelugeEvent[]
  readonly checksum: string
  readonly number: number
  readonly turn: number
  readonly phase: string
}

export async function openView(
  card: SeatCard,
  text: string,
): Promise<Result<HeldView, ViewProblem>> {
  const opened = await openedView(card, text, {
    game: deluge,
    fields: delugeMapFields,
    maps: [defaultMap, firstMap, unbalancedFirstMap],
    receive: receivedView,
  })
  if (!opened.ok) return opened
  const { file, received } = opened.value
  return ok({
    view: received,
    events: file.events,
    checksum: checksumOfView(file),
    number: file.number,
    turn: file.turn,
    phase: file.phase,
  })
}

/** The view with the answers given so far; those from the first that does not fit on are left out. */
export function answered(
  view: DelugeView,
  answers: readonly Answer<never>[],
): { readonly view: DelugeView; readonly taken: readonly Answer<never>[] } {
  let now = view
  const taken: Answer<never>[] = []
  for (const answer of answers) {
    const next = drafted(now, answer)
    if (!next.ok) break
    now = next.value
    taken.push(answer)
  }
  return { view: now, taken }
}

export const answerMore = (view: DelugeView, answer: Answer<never>): Result<DelugeView, Refusal> =>
  drafted(view, answer)

export function sealedSheet(
  card: SeatCard,
  { checksum, turn, phase }: HeldView,
  answers: readonly Answer<never>[],
): Promise<string> {
  const file: SheetFile = {
    format: 'aide-de-camp/sheet',
    version: 1,
    game: deluge.name,
    rulesVersion: deluge.rulesVersion,
    campaign: card.campaign,
    seat: card.seat,
    turn,
    phase,
    view: checksum,
    answers,
    note: '',
  }
  const { campaign, seat } = card
  return seal(card.key, { game: deluge.name, campaign, seat, content: 'sheet' }, file)
}
