// House rules as a table of keys, values and defaults: how any campaign reads and changes its own.
import { byKeys, keysOf } from '../../../core/keys.ts'
import { ok, refused, type Result } from '../../../core/result.ts'

type HouseValue = string | number

export interface HouseRule<RuleId extends string> {
  readonly values: readonly HouseValue[]
  readonly default: HouseValue
  readonly rules: readonly RuleId[]
}

type HouseTable<Key extends PropertyKey> = { readonly [K in Key]: HouseRule<string> }

/** One value of each ruling of a table. */
export type HouseRulesIn<Table extends HouseTable<keyof Table>> = {
  readonly [Key in keyof Table]: Table[Key]['values'][number]
}

/** The whole numbers from `least` to `most`, as values. */
export const wholeNumbers = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** How the rulings of this table are read from outside, and set one by one; its keys stay in its order. */
export function houseRulesOf<const Table extends HouseTable<keyof Table>>(table: Table) {
  type Key = keyof Table & string
  type Rules = HouseRulesIn<Table>
  const isKey = (key: string): key is Key => Object.hasOwn(table, key)
  const keys = keysOf(table)
  const valueOf = (key: Key, given: unknown): HouseValue | undefined =>
    table[key].values.find((value) => value === given)
  /** The one crossing from loose values to the typed object: every key is there and checked. */
  const assemble = (values: ReadonlyMap<string, HouseValue>): Rules =>
    byKeys<Rules>(keys, (key) => values.get(key) ?? table[key].default)

  return {
    keys,
    /** The house rules that change this rule. */
    touching: (rule: string): readonly Key[] =>
      keys.filter((key) => table[key].rules.includes(rule)),
    defaults: assemble(new Map()),
    /** The rules with one of them set anew; null if it is no rule, or no value of it. */
    withRule: (house: Rules, key: string, given: unknown): Rules | null => {
      const value = isKey(key) ? valueOf(key, given) : undefined
      return value === undefined ? null : { ...house, [key]: value }
    },
    /** For data from outside: what is missing takes its default; refused with the first key that is unknown or unfit. */
    read: (given: unknown): Result<Rules, string> => {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return refused('')
      const values = new Map<string, HouseValue>()
      for (const [key, each] of Object.entries(given)) {
        const value = isKey(key) ? valueOf(key, each) : undefined
        if (value === undefined) return refused(key)
        values.set(key, value)
      }
      return ok(assemble(values))
    },
  }
}
