// The words of the desk: adding, sharing, printing and settings.
import { roomWords } from './index.ts'

export const { words: deskWords, enter: enterDesk } = roomWords({
  en: () => import('./en/desk.ts'),
  de: () => import('./de/desk.ts'),
})
