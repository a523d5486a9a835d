// The words of the screens of The Deluge in the language that is spoken now.
import { roomWords } from '@/words/index.ts'
import {
  defaultMap,
  type DelugeEvent,
  type DelugeField,
  type DelugeMap,
  type DelugeOption,
} from '../../rules/index.ts'
import { wordsFrom, type Names, type Tables } from '../../words/words.ts'
import type { ScreenWords } from './en/index.ts'

export const { words: screenWords, enter: enterDeluge } = roomWords<ScreenWords>({
  en: () => import('./en/index.ts').then((module) => module.screenEn),
  de: () => import('./de/index.ts').then((module) => module.screenDe),
})

const byTables = new WeakMap<Tables, WeakMap<DelugeMap, ReturnType<typeof wordsFrom>>>()

/** The game's own sentences over one map. */
export function wordsOn(map: DelugeMap): ReturnType<typeof wordsFrom> {
  const { tables } = screenWords.value
  const byMap = byTables.get(tables) ?? new WeakMap<DelugeMap, ReturnType<typeof wordsFrom>>()
  byTables.set(tables, byMap)
  const said = byMap.get(map) ?? wordsFrom(tables, map)
  byMap.set(map, said)
  return said
}

export const namesOn = (map: DelugeMap): Names => wordsOn(map).names

export const optionOn = (map: DelugeMap, option: DelugeOption): string =>
  wordsOn(map).option(option)

export const eventOn = (map: DelugeMap, event: DelugeEvent): string => wordsOn(map).event(event)

/** For a reader of what all were told. */
export const eventOfAllOn = (map: DelugeMap, event: DelugeEvent): string =>
  wordsOn(map).eventOfAll(event)

/** Fields name nothing of a map. */
export const fieldWords = (field: DelugeField): string => wordsOn(defaultMap).field(field)
