// All English words; every other language has the type of this object, so a missing one fails the type check.
import { add } from './en/add.ts'
import { app } from './en/app.ts'
import { armies } from './en/armies.ts'
import { army } from './en/army.ts'
import { problems } from './en/problems.ts'
import { settings } from './en/settings.ts'
import { print, share } from './en/share.ts'
import { storage } from './en/storage.ts'

export const en = { add, app, armies, army, print, problems, settings, share, storage }

export type Words = typeof en
