// Half-filled form, as a player left it: kept while the table is on the screen, for a player who looks away and comes back.
import { provide, type InjectionKey, type ShallowRef } from 'vue'
import type { FactValues } from '@/core/conversation.ts'
import type { Moment } from './conductor.ts'

export interface HalfFilled {
  said?: FactValues
  /** As it was typed. */
  typed?: Readonly<Record<string, string>>
}

/** Of the question on the screen, and of its seat alone. */
export const halfFilledKey: InjectionKey<() => HalfFilled> = Symbol('halfFilled')

export function keepForms(shown: Readonly<ShallowRef<Moment | null>>) {
  const forms = new Map<string, HalfFilled>()
  const keyNow = (): string => {
    const { kind, text, wanted } = shown.value?.scene.question ?? {}
    return JSON.stringify([shown.value?.answers, shown.value?.scene.line, kind, text, wanted])
  }
  provide(halfFilledKey, () => {
    const key = keyNow()
    const kept = forms.get(key) ?? {}
    forms.set(key, kept)
    return kept
  })
  /** What was filled in is forgotten once it is taken. */
  return <Taken extends { readonly ok: boolean }>(step: () => Taken): Taken => {
    const key = keyNow()
    const taken = step()
    if (taken.ok) forms.delete(key)
    return taken
  }
}
