// The command check-lists from its words to its output and exit code, without touching the process.
import type { Result } from '@/rules/core/result.ts'
import { commandLine as words } from '@/locales/en/commandLine.ts'
import { parseArguments } from './arguments.ts'
import { checkFile } from './checkFile.ts'
import type { FileTrouble } from './openFile.ts'
import { harmless, tableOf } from './table.ts'

export interface Outcome {
  readonly output: string
  /** What is wrong with the usage. */
  readonly complaint: string
  /** 0: all legal, 1: not all legal, 2: wrong usage. */
  readonly exitCode: 0 | 1 | 2
}

/** One-byte controls are escaped as well: a terminal might obey them. */
const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007F-\u009F]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  )

export function checkLists(
  given: readonly string[],
  open: (file: string) => Result<string, FileTrouble>,
): Outcome {
  const parsed = parseArguments(given)
  if (!parsed.ok) {
    const complaint = words.wrongUsage[parsed.problem.code](harmless(parsed.problem.given))
    return { output: '', complaint: `${complaint}\n\n${words.usage}`, exitCode: 2 }
  }
  const options = parsed.value
  if (options.help) return { output: words.usage, complaint: '', exitCode: 0 }
  const checked = options.files.flatMap((file) => checkFile(file, open(file), options))
  const isLegal = checked.every(({ result }) => result.verdict === 'legal')
  return {
    output: options.json ? `${json(checked.map(({ result }) => result))}\n` : tableOf(checked),
    complaint: '',
    exitCode: isLegal ? 0 : 1,
  }
}
