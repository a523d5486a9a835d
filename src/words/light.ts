// The words of files that go from phone to phone as codes: loaded with the first part that shows one.
import { roomWords } from './index.ts'
import type { light } from './en/light.ts'

export const { words: lightWords, enter: enterLight } = roomWords<typeof light>({
  en: () => import('./en/light.ts').then((module) => module.light),
  de: () => import('./de/light.ts').then((module) => module.light),
})
