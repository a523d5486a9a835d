// The words of storage health, backup and restore: loaded when one of its screens is entered.
import type { backup } from './en/backup.ts'
import { roomWords } from './index.ts'

const room = roomWords<typeof backup>({
  en: () => import('./en/backup.ts').then((module) => module.backup),
  de: () => import('./de/backup.ts').then((module) => module.backup),
})

export const backupWords = room.words
export const enterBackup = room.enter
