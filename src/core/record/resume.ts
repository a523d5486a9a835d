// From a record back to the game: checks the chain, gives every answer again, and compares what comes of it.
import type { Refusal } from '../conversation.ts'
import type { Game, Kinds } from '../game.ts'
import type { Result } from '../result.ts'
import { refused } from '../result.ts'
import { chainProblem, checksumOf } from './chain.ts'
import type { Play } from './play.ts'
import { addressed, beginFrom, replayIn, retractIn, rulesVersionOf } from './play.ts'
import type { RecordProblem } from './readRecord.ts'
import { readRecord } from './readRecord.ts'
import type { Entry, GameRecord } from './record.ts'

export interface Resumed<K extends Kinds> {
  /** The game up to the first fault; null if not even its opening can be read. */
  readonly play: Play<K> | null
  readonly problem: RecordProblem | null
}

/**
 * For JSON from outside. Never throws; what is sound is kept, and the first fault is named. `see` is shown every play
 * on the way, the opening first: one for each entry that is sound.
 */
export const resume = <K extends Kinds>(
  game: Game<K>,
  json: unknown,
  see: (play: Play<K>) => void = () => undefined,
): Resumed<K> => {
  const { found, problem } = readRecord(game, json)
  if (found === null) return { play: null, problem }
  const { record, setup } = found
  const broken = chainProblem(record)
  // Beyond an entry that cannot be read nothing is known, so the chain may only complain of what stands before.
  const fault =
    problem !== null && (broken === null || broken.code === 'cut-off') ? problem : broken
  if (fault?.entry === 0 && fault.code !== 'cut-off') return { play: null, problem: fault }
  const { format, version, game: name, rulesVersion } = record
  const opening = { format, version, game: name, rulesVersion, setup: record.setup }
  const begun = beginFrom(game, opening, setup)
  return begun.ok
    ? replay(game, begun.value, record, fault, see)
    : { play: null, problem: refusedAt(0, begun.problem) }
}

/** The fold. Gives up at the first entry that the rules do not take, or that gives something else than it did. */
const replay = <K extends Kinds>(
  game: Game<K>,
  begun: Play<K>,
  record: GameRecord<K>,
  fault: RecordProblem | null,
  see: (play: Play<K>) => void,
): Resumed<K> => {
  let play = begun
  see(play)
  for (const entry of soundPart(record, fault)) {
    const next = replayEntry(game, play, entry)
    if (!next.ok) return { play, problem: next.problem }
    play = next.value
    see(play)
  }
  return { play, problem: fault }
}

const soundPart = <K extends Kinds>(
  { entries }: GameRecord<K>,
  fault: RecordProblem | null,
): readonly Entry<K>[] =>
  fault === null || fault.code === 'cut-off' ? entries : entries.slice(0, fault.entry - 1)

/** The play with one entry more, as it was recorded; refused where it is not what these rules make of it. */
export const replayEntry = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  entry: Entry<K>,
): Result<Play<K>, RecordProblem> => {
  const number = (play.log?.number ?? 0) + 1
  if (entry.kind === 'retract') {
    const retracted = retractIn(game, play, entry.count, entry)
    return retracted.ok ? retracted : refused(refusedAt(number, retracted.problem))
  }
  const { by, question } = addressed(game, play, entry.by)
  const asked = question?.kind ?? null
  if (asked !== entry.asked)
    return refused({ code: 'other-question', entry: number, recorded: entry.asked, asked })
  const answered = replayIn(game, play, entry, by)
  if (!answered.ok) return refused(refusedAt(number, answered.problem))
  // Older rules may have told the same in other words; what they asked and took has been compared.
  const isSameRules = play.opening.rulesVersion === rulesVersionOf(game, play.setup)
  return isSameRules && checksumOf(answered.value.log?.events ?? []) !== entry.told
    ? refused({ code: 'other-result', entry: number })
    : answered
}

const refusedAt = (entry: number, refusal: Refusal): RecordProblem => ({
  code: 'refused',
  entry,
  refusal,
})
