// The army that a word on the command line means: a sample army by its nation, or the first army of a file.
import { ok, refused, type Result } from '@/rules/core/result.ts'
import { decodeFile, readArmies, sampleArmies, type Army } from '@/rules/eagles/index.ts'

/** The text of a file, whatever was wrong if it has none. */
export type OpenFile = (file: string) => Result<string, unknown>

export interface NoArmy {
  readonly code: 'no-file' | 'no-army'
  readonly word: string
}

export function armyNamed(word: string, openFile: OpenFile): Result<Army, NoArmy> {
  const sample = sampleArmies.find(({ nation }) => nation === word.toLowerCase())
  if (sample !== undefined) return ok(sample)
  const text = openFile(word)
  if (!text.ok) return refused({ code: 'no-file', word })
  const army = armyIn(text.value)
  return army === undefined ? refused({ code: 'no-army', word }) : ok(army)
}

function armyIn(text: string): Army | undefined {
  const file = decodeFile(text)
  if (file.ok) return file.value[0]
  const read = readArmies(text)
  return read.ok ? read.value[0]?.army : undefined
}
