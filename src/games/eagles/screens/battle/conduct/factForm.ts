// The facts of the table while they are being said: defaults first, every field changed by one tap.
import { computed, shallowRef } from 'vue'
import type {
  CountField,
  FactValues,
  FactsWanted,
  MeasureField,
  OptionField,
} from '@/core/conversation.ts'
import { familyFieldOf, fieldFamilies, type FieldFamily } from '@/games/eagles/rules/index.ts'

/** Fields for one battalion each, shown as one row. */
export interface Family {
  readonly name: FieldFamily
  readonly members: readonly { readonly id: string; readonly battalion: number }[]
}

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
        field.kind === 'option' && familyFieldOf(field.id) === null && field.id !== decision(),
    ),
  )
  const switches = computed(() => plain.value.filter(({ options }) => options.includes('yes')))
  const choices = computed(() => plain.value.filter(({ options }) => !options.includes('yes')))
  const families = computed(() =>
    fieldFamilies.flatMap((name): Family[] => {
      const members = fields.value.flatMap(({ id }) => {
        const field = familyFieldOf(id)
        return field?.family === name ? [{ id, battalion: field.battalion }] : []
      })
      return members.length === 0 ? [] : [{ name, members }]
    }),
  )
  return { values, set, numberOf, wordOf, measure, counts, switches, choices, families }
}
