// The opening of a table that another phone leads: read as strictly as a record without entries.
import type { Game, Kinds } from '../game.ts'
import { hashOfOpening } from '../record/chain.ts'
import type { JsonObject } from '../record/json.ts'
import type { Play } from '../record/play.ts'
import { resume } from '../record/resume.ts'
import type { NotKept } from './line.ts'

/** Why an opening is none of this game's. */
export const openingProblem = <K extends Kinds>({ name }: Game<K>, json: JsonObject): NotKept =>
  json['game'] === name ? 'other-rules' : 'other-game'

/** Null: it is none of this game, or of newer rules than these. */
export function openingFrom<K extends Kinds>(game: Game<K>, json: JsonObject): Play<K> | null {
  const { format, version, game: name, rulesVersion, setup = null } = json
  if (typeof format !== 'string' || typeof version !== 'number') return null
  if (typeof name !== 'string' || typeof rulesVersion !== 'number') return null
  const opening = { format, version, game: name, rulesVersion, setup }
  const record = { ...json, head: { entries: 0, hash: hashOfOpening(opening) }, entries: [] }
  const { play, problem } = resume(game, record)
  return problem === null ? play : null
}
