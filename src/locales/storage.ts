// The words of lost and found data: loaded when the recovery screen is entered.
import type { storage } from './en/storage.ts'
import { roomWords } from './index.ts'

const room = roomWords<typeof storage>({
  en: () => import('./en/storage.ts').then((module) => module.storage),
  de: () => import('./de/storage.ts').then((module) => module.storage),
})

export const storageWords = room.words
export const enterStorage = room.enter
