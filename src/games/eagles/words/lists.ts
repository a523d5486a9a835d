// The words of the desk: adding, sharing, printing and settings.
import { roomWords } from '../../../words/index.ts'

export const { words: deskWords, enter: enterDesk } = roomWords({
  en: () => import('./en/lists/lists.ts'),
  de: () => import('./de/lists/lists.ts'),
})
