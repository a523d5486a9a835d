// Dice of the table that are half typed: a reload must not lose them. Kept for the very question they were typed at.
import { defineStore } from 'pinia'
import { keptByBattle } from './keptByBattle.ts'
import { entriesOf } from '../../../../../app/keptEntries.ts'

interface Typed {
  /** That of the play whose question was on the screen. */
  readonly head: string
  readonly faces: readonly number[]
}

const isFace = (value: unknown): value is number =>
  typeof value === 'number' && [1, 2, 3, 4, 5, 6].includes(value)

function typedFrom(json: unknown): Typed | null {
  const entries = entriesOf(json)
  const head = entries.get('head')
  const faces: unknown = entries.get('faces')
  if (typeof head !== 'string' || !Array.isArray(faces)) return null
  return faces.every(isFace) ? { head, faces } : null
}

export const useDiceTyped = defineStore('diceTyped', () => {
  const kept = keptByBattle('aide-de-camp.diceTyped', typedFrom)
  return {
    /** None, if they were typed at another question. */
    at: (battle: string, head: string): readonly number[] => {
      const typed = kept.of(battle)
      return typed?.head === head ? typed.faces : []
    },
    /** No faces: there is nothing left to keep. */
    keep: (battle: string, head: string, faces: readonly number[]): void =>
      kept.set(battle, faces.length === 0 ? null : { head, faces }),
  }
})
