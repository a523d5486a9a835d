// The words of the map editor in the language that is spoken now.
import { roomWords } from '@/words/index.ts'
import type { MapWords } from './mapsEn.ts'

export const { words: mapWords, enter: enterMaps } = roomWords<MapWords>({
  en: () => import('./mapsEn.ts').then((module) => module.mapsEn),
  de: () => import('./mapsDe.ts').then((module) => module.mapsDe),
})
