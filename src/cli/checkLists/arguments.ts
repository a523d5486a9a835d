// Request of the user of check-lists: options and files, or what is wrong with them.
import { ok, refused, type Result } from '@/core/result.ts'
import { bounds, budgets, canBeExact, limits, type Budget } from '@/games/eagles/rules/index.ts'
import type { commandLine } from '@/games/eagles/words/en/commandLine/lists.ts'

export interface Options {
  readonly help: boolean
  readonly json: boolean
  /** null: each list's own. */
  readonly limit: number | null
  readonly budget: Budget | null
  /** The file of the event; what it asks is asked of every list. */
  readonly event: string | null
  readonly files: readonly string[]
}

export interface WrongUsage {
  readonly code: keyof (typeof commandLine)['wrongUsage']
  readonly given: string
}

const wrong = (code: WrongUsage['code'], given = ''): Result<never, WrongUsage> =>
  refused({ code, given })

type Parsed = Result<Options, WrongUsage>

function withLimit(options: Options, given: string): Parsed {
  const limit = /^\d{1,6}$/.test(given) ? Number(given) : 0
  return limit >= limits.least && limit <= bounds.limit
    ? ok({ ...options, limit })
    : wrong('limit', given)
}

function withBudget(options: Options, given: string): Parsed {
  const budget = budgets.find((each) => each === given)
  return budget === undefined ? wrong('budget', given) : ok({ ...options, budget })
}

const withEvent = (options: Options, given: string): Parsed => ok({ ...options, event: given })

const flags: { readonly [option: string]: (options: Options) => Options } = {
  '--json': (options) => ({ ...options, json: true }),
  '--help': (options) => ({ ...options, help: true }),
}

const settings: { readonly [option: string]: (options: Options, given: string) => Parsed } = {
  '--limit': withLimit,
  '--budget': withBudget,
  '--event': withEvent,
}

const own = <T>(table: { readonly [option: string]: T }, option: string): T | null =>
  Object.hasOwn(table, option) ? (table[option] ?? null) : null

/** House rule `budget`: exact with an odd limit is refused. */
function complete(options: Options): Parsed {
  if (options.help) return ok(options)
  const { limit, budget, event, files } = options
  if (files.length === 0) return wrong('no-files')
  if (event !== null && (limit !== null || budget !== null)) return wrong('event-and-limit')
  return budget === 'exact' && limit !== null && !canBeExact(limit)
    ? wrong('odd-limit', String(limit))
    : ok(options)
}

interface Taken {
  readonly options: Options
  /** Words used up, the option itself included. */
  readonly words: number
}

/** An option; its value is joined to it or is the next word. */
function takeOption(
  options: Options,
  word: string,
  following: string | undefined,
): Result<Taken, WrongUsage> {
  const [option = '', joined] = word.split(/=(.*)/s)
  const flag = own(flags, option)
  if (flag !== null && joined === undefined) return ok({ options: flag(options), words: 1 })
  const setting = own(settings, option)
  if (setting === null) return wrong('unknown-option', word)
  const given = joined ?? following
  if (given === undefined) return wrong('no-value', option)
  const next = setting(options, given)
  return next.ok ? ok({ options: next.value, words: joined === undefined ? 2 : 1 }) : next
}

const isFile = (word: string): boolean => !word.startsWith('-') || word === '-'

const nothingAsked: Options = {
  help: false,
  json: false,
  limit: null,
  budget: null,
  event: null,
  files: [],
}

/** A loop, not a call for each word: a club's folder may be thousands of files. */
export function parseArguments(words: readonly string[]): Parsed {
  const files: string[] = []
  let options = nothingAsked
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    if (word === '--') break
    if (isFile(word)) {
      files.push(word)
      at += 1
      continue
    }
    const taken = takeOption(options, word, words[at + 1])
    if (!taken.ok) return taken
    options = taken.value.options
    at += taken.value.words
  }
  return complete({ ...options, files: [...files, ...words.slice(at + 1)] })
}
