// The words of one battle in the list: its armies, how far it is or who won, and when.
import { computed } from 'vue'
import { battlesWords } from '@/games/eagles/words/battles.ts'
import { language, words } from '@/words/index.ts'
import type { BattleEntry } from './battleEntry.ts'

/** Dates as the phone's own region writes them, if it speaks the language of the app. */
const localesFor = (language: string): readonly string[] => [
  ...navigator.languages.filter((locale) => locale.startsWith(language)),
  language,
]

export function useEntryWords(entry: () => BattleEntry) {
  const list = computed(() => battlesWords.value.list)
  const nameOf = (side: 'a' | 'b'): string => {
    const { name, nation } = entry().armies[side]
    return name === '' ? words.value.army.unnamed[nation] : name
  }
  const names = computed(() => ({ a: nameOf('a'), b: nameOf('b') }))
  const both = computed(() => list.value.both(names.value.a, names.value.b))
  const when = computed(() => {
    const { at, isFinished } = entry()
    const shown = new Intl.DateTimeFormat(localesFor(language.value), {
      dateStyle: 'medium',
      ...(isFinished ? {} : { timeStyle: 'short' }),
    }).format(at)
    return isFinished ? list.value.playedOn(shown) : list.value.lastPlayed(shown)
  })
  const howFar = computed(() => {
    const { turn, turns, phase, winner, isFinished } = entry()
    if (isFinished && winner !== null)
      return winner === 'draw' ? list.value.draw : list.value.wins(names.value[winner])
    if (turn === 0) return list.value.notBegun
    const now = list.value.turn(turn, turns)
    return phase === null ? now : `${now}, ${list.value.phases[phase]}`
  })
  return { names, both, when, howFar }
}
