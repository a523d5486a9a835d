// The army that a word on the command line means: a sample army by its nation, or the first army of a file.
import { ok, refused, type Result } from '@/core/result.ts'
import {
  decodeFile,
  readArmies,
  sampleArmies,
  type Army,
  type ReadArmy,
} from '@/games/eagles/rules/index.ts'

/** The text of a file, whatever was wrong if it has none. */
export type OpenFile = (file: string) => Result<string, unknown>

export type NoArmy =
  | { readonly code: 'no-file' | 'no-army'; readonly word: string }
  | { readonly code: 'unread'; readonly word: string; readonly lines: ReadArmy['unread'] }

export function armyNamed(word: string, openFile: OpenFile): Result<Army, NoArmy> {
  const sample = sampleArmies.find(({ nation }) => nation === word.toLowerCase())
  if (sample !== undefined) return ok(sample)
  const text = openFile(word)
  if (!text.ok) return refused({ code: 'no-file', word })
  const file = decodeFile(text.value)
  const army = file.ok ? file.value[0] : undefined
  return army === undefined ? armyInText(text.value, word) : ok(army)
}

/** TEXT-01: an army is not played without the lines that no reader can make out. */
function armyInText(text: string, word: string): Result<Army, NoArmy> {
  const read = readArmies(text)
  const first = read.ok ? read.value[0] : undefined
  if (first === undefined) return refused({ code: 'no-army', word })
  const { army, unread: lines } = first
  return lines.length === 0 ? ok(army) : refused({ code: 'unread', word, lines })
}
