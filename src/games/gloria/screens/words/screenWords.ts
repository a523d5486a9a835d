// The words of the screens of Gloria Mundi in the language that is spoken now.
import { roomWords } from '@/words/index.ts'
import { defaultMap, type GloriaField, type GloriaMap } from '../../rules/index.ts'
import { wordsFrom, type Names, type Tables } from '../../words/words.ts'
import type { ScreenWords } from './en/index.ts'

export const { words: screenWords, enter: enterGloria } = roomWords<ScreenWords>({
  en: () => import('./en/index.ts').then((module) => module.screenEn),
  de: () => import('./de/index.ts').then((module) => module.screenDe),
})

const byTables = new WeakMap<Tables, WeakMap<GloriaMap, ReturnType<typeof wordsFrom>>>()

/** The game's own sentences over one map. */
export function wordsOn(map: GloriaMap): ReturnType<typeof wordsFrom> {
  const { tables } = screenWords.value
  const byMap = byTables.get(tables) ?? new WeakMap<GloriaMap, ReturnType<typeof wordsFrom>>()
  byTables.set(tables, byMap)
  const said = byMap.get(map) ?? wordsFrom(tables, map)
  byMap.set(map, said)
  return said
}

export const namesOn = (map: GloriaMap): Names => wordsOn(map).names

/** Fields name nothing of a map. */
export const fieldWords = (field: GloriaField): string => wordsOn(defaultMap).field(field)
