// The words of The March of Progress, by language.
import { de } from './de.ts'
import { en } from './en.ts'
import type { Language, ProgressWords } from './words.ts'

export { namesIn, type Language, type Names, type ProgressWords } from './words.ts'

export const progressWords: Readonly<Record<Language, ProgressWords>> = { en, de }
