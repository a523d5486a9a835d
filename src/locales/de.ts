// All German words; loaded only when German is spoken.
import { add } from './de/add.ts'
import { app } from './de/app.ts'
import { armies } from './de/armies.ts'
import { army } from './de/army.ts'
import { backup } from './de/backup.ts'
import { dice } from './de/dice.ts'
import { problems } from './de/problems.ts'
import { settings } from './de/settings.ts'
import { print, share } from './de/share.ts'
import type { Words } from './en.ts'

export const de: Words = { add, app, armies, army, backup, dice, print, problems, settings, share }
