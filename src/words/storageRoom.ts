// The words about what is stored: loaded by the recovery screen, and by every screen that opens a battle.
import { roomWords } from './index.ts'
import type { storage as english } from './en/storage.ts'

export const { words: storageWords, enter: enterStorage } = roomWords<typeof english>({
  en: () => import('./en/storage.ts').then((module) => module.storage),
  de: () => import('./de/storage.ts').then((module) => module.storage),
})
