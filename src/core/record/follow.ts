// A record that grows elsewhere: each entry is read, tied to the one before and given again before it counts.
import type { Game, Kinds } from '../game.ts'
import { refused, type Result } from '../result.ts'
import type { Play } from './play.ts'
import { entryReader, type RecordProblem } from './readRecord.ts'
import { replayEntry } from './resume.ts'

/** For JSON from outside. Never throws; nothing of an entry that is not taken is left behind. */
export const followIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  json: unknown,
): Result<Play<K>, RecordProblem> => {
  const entry = (play.log?.number ?? 0) + 1
  const read = entryReader(game, play.opening.version, play.setup)(json, entry)
  if (!read.ok) return read
  if (read.value.previous !== play.head) return refused({ code: 'tampered', entry })
  const next = replayEntry(game, play, read.value)
  // An entry of other bytes than ours would give another hash, and the records would part unseen.
  return next
}
