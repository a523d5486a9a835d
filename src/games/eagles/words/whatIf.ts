// The words of what an order would bring: they come with the sheet that tells it.
import type { WhatIfWords } from './en/whatIf.ts'
import { roomWords } from '../../../words/index.ts'

export type { WhatIfWords } from './en/whatIf.ts'

export const { words: whatIfWords, enter: enterWhatIf } = roomWords<WhatIfWords>({
  en: () => import('./en/whatIf.ts').then((module) => module.whatIfEn),
  de: () => import('./de/whatIf.ts').then((module) => module.whatIfDe),
})
