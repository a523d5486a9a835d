// Options as commands of this app take them: a name, and as many words as it wants.
import { own } from '@/core/own.ts'
import { ok, refused, type Result } from '@/core/result.ts'

/** How many words follow an option: 0 for a switch, `many` for all up to the next option. */
export type OptionTable = Readonly<Record<string, number | 'many'>>

export interface CommandLine {
  /** The words of each option that was given. */
  readonly options: ReadonlyMap<string, readonly string[]>
  /** What belongs to no option: the files. */
  readonly others: readonly string[]
}

export type WrongOption =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'too-few-words'; readonly option: string; readonly wanted: number }

/** Whatever else is asked: how the command is used. No file and no value can be called so. */
export const asksForHelp = (words: readonly string[]): boolean => words.includes('--help')

const isOption = (word: string): boolean => word.startsWith('--')

export function readCommandLine(
  words: readonly string[],
  table: OptionTable,
): Result<CommandLine, WrongOption> {
  const options = new Map<string, readonly string[]>()
  const others: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const option = words[at] ?? ''
    if (!isOption(option)) {
      others.push(option)
      continue
    }
    const wanted = own(table, option)
    if (wanted === undefined) return refused({ code: 'unknown-option', option })
    const given = following(words, at + 1, wanted)
    if (wanted !== 'many' && given.length < wanted)
      return refused({ code: 'too-few-words', option, wanted })
    options.set(option, [...(options.get(option) ?? []), ...given])
    at += given.length
  }
  return ok({ options, others })
}

function following(
  words: readonly string[],
  from: number,
  wanted: number | 'many',
): readonly string[] {
  const next = words.findIndex((word, at) => at >= from && isOption(word))
  const upTo = next < 0 ? words.length : next
  return words.slice(from, wanted === 'many' ? upTo : Math.min(upTo, from + wanted))
}

export interface WrongNumber {
  readonly code: 'no-number'
  readonly option: string
  readonly least: number
  readonly most: number
}

/** A whole number from `least` to `most`; `otherwise` where the option was not given. */
export function readNumber(
  { options: given }: CommandLine,
  option: string,
  otherwise: number,
  least: number,
  most: number,
): Result<number, WrongNumber> {
  const [word = String(otherwise)] = given.get(option) ?? []
  const number = /^\d{1,10}$/u.test(word) ? Number(word) : Number.NaN
  return number >= least && number <= most
    ? ok(number)
    : refused({ code: 'no-number', option, least, most })
}
