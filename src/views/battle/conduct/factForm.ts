// The facts of the table while they are being said: defaults first, every field changed by one tap.
import { computed, shallowRef } from 'vue'
import type {
  CountField,
  FactValues,
  FactsWanted,
  MeasureField,
  OptionField,
} from '@/rules/core/conversation.ts'

/** Fields for one battalion each, shown as one row: `passed:3`, `saw:2`, `screen:5`. */
const familyNames = ['passed', 'saw', 'screen'] as const
export type FamilyName = (typeof familyNames)[number]

export interface Family {
  readonly name: FamilyName
  readonly members: readonly { readonly id: string; readonly battalion: number }[]
}

const familyOf = (id: string): FamilyName | undefined =>
  familyNames.find((name) => id.startsWith(`${name}:`))

export function useFactForm(wanted: () => FactsWanted, decision: () => string | null) {
  const fields = computed(() => wanted().fields)
  const values = shallowRef<FactValues>(
    Object.fromEntries(fields.value.map((field) => [field.id, field.default])),
  )
  const set = (id: string, value: number | string): void => {
    values.value = { ...values.value, [id]: value }
  }
  const numberOf = (id: string): number => {
    const value = values.value[id]
    return typeof value === 'number' ? value : 0
  }
  const wordOf = (id: string): string => String(values.value[id] ?? '')

  const measure = computed(() =>
    fields.value.find((field): field is MeasureField => field.kind === 'measure'),
  )
  const counts = computed(() =>
    fields.value.filter((field): field is CountField => field.kind === 'count'),
  )
  const plain = computed(() =>
    fields.value.filter(
      (field): field is OptionField =>
        field.kind === 'option' && familyOf(field.id) === undefined && field.id !== decision(),
    ),
  )
  const switches = computed(() => plain.value.filter(({ options }) => options.includes('yes')))
  const choices = computed(() => plain.value.filter(({ options }) => !options.includes('yes')))
  const families = computed(() =>
    familyNames.flatMap((name): Family[] => {
      const members = fields.value
        .filter(({ id }) => familyOf(id) === name)
        .map(({ id }) => ({ id, battalion: Number(id.slice(name.length + 1)) }))
      return members.length === 0 ? [] : [{ name, members }]
    }),
  )
  return { values, set, numberOf, wordOf, measure, counts, switches, choices, families }
}
