// The words of storage health, backup and restore: loaded when one of its screens is entered.
import type { backup } from './en/backup.ts'
import { roomWords } from './index.ts'

export const { words: backupWords, enter: enterBackup } = roomWords<typeof backup>({
  en: () => import('./en/backup.ts').then((module) => module.backup),
  de: () => import('./de/backup.ts').then((module) => module.backup),
})
