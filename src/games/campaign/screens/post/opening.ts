// Post that came in, opened with the key of its seat: an answer on the phone with the record, a view on a player's.
import type { Game, Kinds } from '@/core/game.ts'
import { isCount, isObject } from '@/core/record/json.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { readViewFile, type MapFields, type MapFile, type ViewFile } from '../../rules/index.ts'
import { storedMaps } from '../mapEditor/ownMaps.ts'
import { nameInPost, seatPost } from './keptPost.ts'
import { readSeal, unseal, type SealProblem } from './seal.ts'
import type { SeatCard } from './seatCard.ts'

/** `campaign`: it is of another one. `view`: it is none that came back. `stranger`: no such seat plays. */
export type AnswerProblem = SealProblem | 'campaign' | 'view' | 'stranger'

/** Of sheets and of plans. */
const newest = 1

interface Opened {
  readonly seat: string
  /** As the card of the seat calls the campaign. */
  readonly called: string
  readonly content: unknown
}

export async function openAnswer(
  campaign: string,
  text: string,
  plays: (seat: string) => boolean,
): Promise<Result<Opened, AnswerProblem>> {
  const read = readSeal(text)
  if (!read.ok) return read
  const header = read.value
  if (header.content !== 'sheet') return refused('view')
  const { seat } = header
  const called = nameInPost(campaign, seat)
  if (header.campaign !== called) return refused('campaign')
  // Before a key is made: a seat is nothing that a stranger's file invents.
  if (!plays(seat)) return refused('stranger')
  const opened = await unseal(seatPost(campaign, seat).key, text)
  if (!opened.ok) return opened
  const content = opened.value
  const isNewer = isObject(content) && isCount(content['version'], newest + 1)
  return isNewer ? refused('newer') : ok({ seat, called, content })
}

/** `badView`: not of this game as it is played here. `noMap`: it names a map that is not on this phone. */
export type ViewProblem = SealProblem | 'badView' | 'noMap'

interface Received<K extends Kinds, M extends MapFile, V, Sent> {
  readonly game: Game<K>
  readonly fields: MapFields
  /** The maps of the game itself. */
  readonly maps: readonly M[]
  /** Refused where none of the maps is the one that it names. */
  readonly receive: (sent: Sent, maps: readonly M[]) => Result<V, unknown>
}

export async function openedView<K extends Kinds, M extends MapFile, V, Sent>(
  card: SeatCard,
  text: string,
  { game, fields, maps, receive }: Received<K, M, V, Sent>,
): Promise<
  Result<{ readonly file: ViewFile<Sent, K['event']>; readonly received: V }, ViewProblem>
> {
  const opened = await unseal(card.key, text)
  if (!opened.ok) return opened
  const read = readViewFile<Sent, K['event']>(opened.value)
  if (!read.ok || read.value.rulesVersion > game.rulesVersion) return refused('badView')
  const file = read.value
  if (file.game !== game.name) return refused('badView')
  const ready = receive(file.view, maps)
  // An own map travels once, as a file, and is among the own maps of this phone.
  const received = ready.ok
    ? ready
    : receive(file.view, await storedMaps<M>(fields).catch(() => []))
  return received.ok ? ok({ file, received: received.value }) : refused('noMap')
}
