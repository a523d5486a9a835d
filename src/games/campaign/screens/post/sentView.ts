// A view on its way to a seat elsewhere: sealed, and the same one again as long as it tells the same.
import { canonicalJson } from '@/core/record/canonical.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { checksumOfView, type ViewFile } from '../../rules/index.ts'
import { keepSent, nameInPost, seatPost } from './keptPost.ts'
import { seal } from './seal.ts'

/** What a game says in a view. */
export type Told = Pick<
  ViewFile,
  'version' | 'game' | 'rulesVersion' | 'turn' | 'phase' | 'view' | 'events'
>

/**
 * A sheet answers the last view that was made. A player who saves a view and then shows it as codes has sent one view, or the
 * sheet that answers the first would be refused.
 */
export async function sealedView(campaign: string, seat: string, told: Told): Promise<string> {
  const { key, number, view: last, sent } = seatPost(campaign, seat)
  const tells = sha256(canonicalJson(told))
  const isAgain = sent?.tells === tells
  const place = isAgain
    ? { number, previous: sent.previous }
    : { number: number + 1, previous: last }
  const called = nameInPost(campaign, seat)
  const file: ViewFile = {
    ...told,
    ...place,
    format: 'aide-de-camp/view',
    campaign: called,
    seat,
    head: '',
    deadline: null,
  }
  const { game } = told
  const sealed = await seal(key, { game, campaign: called, seat, content: 'view' }, file)
  const view = checksumOfView(file)
  keepSent(campaign, seat, { number: place.number, view, sent: { tells, ...place } })
  return sealed
}
