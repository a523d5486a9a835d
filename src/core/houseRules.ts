// House rules as a table of keys, values and defaults: how any game reads and changes its own.
import { byKeys, keysOf } from './keys.ts'
import { isObject } from './record/json.ts'
import { ok, refused, type Result } from './result.ts'

export type HouseValue = string | number

export interface HouseRule<RuleId extends string = string> {
  readonly values: readonly [HouseValue, ...HouseValue[]]
  /** Left out: the first value. */
  readonly default?: HouseValue
  readonly rules: readonly RuleId[]
}

export const defaultOf = ({ values, default: own = values[0] }: HouseRule): HouseValue => own

type HouseTable<Key extends PropertyKey> = { readonly [K in Key]: HouseRule }

/** One value of each ruling of a table. */
export type HouseRulesIn<Table extends HouseTable<keyof Table>> = {
  readonly [Key in keyof Table]: Table[Key]['values'][number]
}

export type HouseRuleProblem<Key extends string = string> =
  | { readonly code: 'notAnObject' }
  | { readonly code: 'unknownHouseRule'; readonly key: string }
  | { readonly code: 'unknownValue'; readonly key: Key; readonly value: string }

/** The whole numbers from `least` to `most`, as values. */
export const wholeNumbers = (least: number, most: number): readonly [number, ...number[]] => [
  least,
  ...Array.from({ length: most - least }, (_, i) => least + 1 + i),
]

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value

/** How the rulings of this table are read from outside, and set one by one; its keys stay in its order. */
export function houseRulesOf<const Table extends HouseTable<keyof Table>>(table: Table) {
  type Key = keyof Table & string
  type Rules = HouseRulesIn<Table>
  const isKey = (key: string): key is Key => Object.hasOwn(table, key)
  const keys = keysOf(table)
  const valueOf = (key: Key, given: unknown): HouseValue | undefined =>
    table[key].values.find((value) => value === given)
  /** The one crossing from loose values to the typed object: every key is there and checked. */
  const assemble = (values: ReadonlyMap<string, HouseValue | undefined>): Rules =>
    byKeys<Rules>(keys, (key) => values.get(key) ?? defaultOf(table[key]))
  const defaults = assemble(new Map())

  const problemOf = (key: string, given: unknown): HouseRuleProblem<Key> | null => {
    if (!isKey(key)) return { code: 'unknownHouseRule', key }
    if (valueOf(key, given) !== undefined) return null
    return { code: 'unknownValue', key, value: shown(given) }
  }
  /** For data from outside: what is missing takes its default, what is unknown is named, nothing is guessed. */
  const check = (given: unknown): Result<Rules, readonly HouseRuleProblem<Key>[]> => {
    if (!isObject(given)) return refused([{ code: 'notAnObject' }])
    const problems = Object.entries(given).flatMap(([key, value]) => problemOf(key, value) ?? [])
    return problems.length > 0
      ? refused(problems)
      : ok(assemble(new Map(keys.map((key) => [key, valueOf(key, given[key])]))))
  }

  return {
    keys,
    /** The house rules that change this rule. */
    touching: (rule: string): readonly Key[] =>
      keys.filter((key) => table[key].rules.includes(rule)),
    defaults,
    /** What differs from the default, in the order of the table. */
    changed: (house: Rules): readonly Key[] => keys.filter((key) => house[key] !== defaults[key]),
    /** The rules with one of them set anew; null if it is no rule, or no value of it. */
    withRule: (house: Rules, key: string, given: unknown): Rules | null => {
      const value = isKey(key) ? valueOf(key, given) : undefined
      return value === undefined ? null : { ...house, [key]: value }
    },
    check,
    /** As `check`, refused with the first key that is unknown or unfit. */
    read: (given: unknown): Result<Rules, string> => {
      const checked = check(given)
      if (checked.ok) return checked
      const [first] = checked.problem
      return refused(first !== undefined && 'key' in first ? first.key : '')
    },
  }
}
