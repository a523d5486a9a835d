// How each side last threw its dice: the tray offers that way first. Kept in localStorage.
import { useKept } from '../../../../../app/kept.ts'
import { defineStore } from 'pinia'
import { diceSources, type DiceSource, type Side } from '@/core/conversation.ts'

type Preference = Record<Side, DiceSource>

function readPreference(text: string): Preference {
  const sourceIn = (side: Side): DiceSource =>
    diceSources.find((source) => text.includes(`"${side}":"${source}"`)) ?? 'app'
  return { a: sourceIn('a'), b: sourceIn('b') }
}

export const useDicePreference = defineStore('dicePreference', () => {
  const kept = useKept<Preference>(
    'aide-de-camp.diceSource',
    { a: 'app', b: 'app' },
    { serializer: { read: readPreference, write: JSON.stringify }, writeDefaults: false },
  )

  const sidesOf = (side: Side | 'table'): readonly Side[] =>
    side === 'table' ? ['a', 'b'] : [side]

  const isHandFirst = (side: Side | 'table'): boolean =>
    sidesOf(side).every((each) => kept.value[each] === 'hand')

  function remember(side: Side | 'table', source: DiceSource): void {
    for (const each of sidesOf(side)) if (kept.value[each] !== source) kept.value[each] = source
  }

  return { isHandFirst, remember }
})
