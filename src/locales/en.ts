// All English words; every other language has the type of this object, so a missing one fails the type check.
import { add } from './en/add.ts'
import { app } from './en/app.ts'
import { armies } from './en/armies.ts'
import { army } from './en/army.ts'
import { backup } from './en/backup.ts'
import { dice } from './en/dice.ts'
import { problems } from './en/problems.ts'
import { settings } from './en/settings.ts'
import { print, share } from './en/share.ts'

export const en = { add, app, armies, army, backup, dice, print, problems, settings, share }

export type Words = typeof en
