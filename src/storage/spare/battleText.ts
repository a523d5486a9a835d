// A battle as the text of a spare file: a head, then one line for each entry, and one whenever the battle's row changes.
import { isCount, isObject, isText } from '@/core/record/json.ts'
import {
  soundLog,
  type BattleRow,
  type EntryRow,
  type KeptBattle,
  type Logged,
} from '../battles/battle.ts'
import { spareFormat } from '../versions.ts'
import { printLine, printLines, readLines } from './lines.ts'

const headLine = ({ battle, log }: KeptBattle): object => ({
  format: spareFormat,
  kind: 'battle',
  battle,
  entries: log.length,
})

const entryLine = ({ seq, v, at, entry }: Logged): object => ({ seq, v, at, entry })

export const printEntries = (log: readonly Logged[]): string => printLines(log.map(entryLine))

export const printRow = (battle: BattleRow): string => printLine({ battle })

export const printBattle = (kept: KeptBattle): string =>
  printLine(headLine(kept)) + printEntries(kept.log)

// The checksums say that these lines are ours as we wrote them, so only what we decide by is looked at.

const isBattle = (json: unknown): json is BattleRow =>
  isObject(json) &&
  isText(json['id']) &&
  isText(json['state']) &&
  isObject(json['title']) &&
  isObject(json['opening'])

/** An entry wherever it was found, of the battle whose file it stands in. */
export type LooseEntry = Omit<EntryRow, 'battleId'>

export const isEntry = (json: unknown): json is LooseEntry =>
  isObject(json) && isCount(json['seq'], 1) && isCount(json['v'], 1) && isObject(json['entry'])

const battleIn = (line: unknown): BattleRow | null =>
  isObject(line) && isBattle(line['battle']) ? line['battle'] : null

export interface SpareBattle extends KeptBattle {
  /** Something behind the last whole line could not be read. */
  readonly isTorn: boolean
  /** Everything is there that was written when the file was begun: it stands for all files made before it. */
  readonly isWhole: boolean
  /** Of the writer whose file it is; 0 for a battle at rest. */
  readonly epoch: number
}

/** What can be read of a battle's spare file; null if not even its head can, or a newer app wrote it. */
export function readBattleText(text: string, epoch = 0): SpareBattle | null {
  const { values, isTorn } = readLines(text)
  const [head, ...lines] = values
  if (!isObject(head) || head['format'] !== spareFormat) return null
  const battle = [head, ...lines].map(battleIn).findLast((row) => row !== null) ?? null
  if (battle === null) return null
  const log = soundLog(battle.opening, lines.filter(isEntry))
  const { entries } = head // the first files did not say
  const isWhole = isCount(entries) ? log.length >= entries : !isTorn
  return { battle, log, isTorn, isWhole, epoch }
}
