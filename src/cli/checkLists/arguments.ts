// What the user of check-lists asks for: options and files, or what is wrong with them.
import { ok, refused, type Result } from '@/rules/core/result.ts'
import { bounds, budgets, canBeExact, limits, type Budget } from '@/rules/eagles/index.ts'
import type { commandLine } from '@/locales/en/commandLine.ts'

export interface Options {
  readonly help: boolean
  readonly json: boolean
  /** null: each list's own. */
  readonly limit: number | null
  readonly budget: Budget | null
  readonly files: readonly string[]
}

interface WrongUsage {
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

const flags: { readonly [option: string]: (options: Options) => Options } = {
  '--json': (options) => ({ ...options, json: true }),
  '--help': (options) => ({ ...options, help: true }),
}

const settings: { readonly [option: string]: (options: Options, given: string) => Parsed } = {
  '--limit': withLimit,
  '--budget': withBudget,
}

const own = <T>(table: { readonly [option: string]: T }, option: string): T | null =>
  Object.hasOwn(table, option) ? (table[option] ?? null) : null

const withFiles = (options: Options, files: readonly string[]): Options => ({
  ...options,
  files: [...options.files, ...files],
})

/** House rule `budget`: exact with an odd limit is refused. */
function complete(options: Options): Parsed {
  if (options.help) return ok(options)
  const { limit, budget, files } = options
  if (files.length === 0) return wrong('no-files')
  return budget === 'exact' && limit !== null && !canBeExact(limit)
    ? wrong('odd-limit', String(limit))
    : ok(options)
}

function take(options: Options, words: readonly string[]): Parsed {
  const [word, ...rest] = words
  if (word === undefined) return complete(options)
  if (word === '--') return complete(withFiles(options, rest))
  if (!word.startsWith('-') || word === '-') return take(withFiles(options, [word]), rest)
  const [option = '', joined] = word.split(/=(.*)/s)
  const flag = own(flags, option)
  if (flag !== null && joined === undefined) return take(flag(options), rest)
  const setting = own(settings, option)
  if (setting === null) return wrong('unknown-option', word)
  const given = joined ?? rest[0]
  if (given === undefined) return wrong('no-value', option)
  const next = setting(options, given)
  return next.ok ? take(next.value, joined === undefined ? rest.slice(1) : rest) : next
}

export const parseArguments = (words: readonly string[]): Parsed =>
  take({ help: false, json: false, limit: null, budget: null, files: [] }, words)
