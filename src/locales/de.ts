// The German words of the first screens.
import { app } from './de/app.ts'
import { armies } from './de/armies.ts'
import { army } from './de/army.ts'
import { problems } from './de/problems.ts'
import type { Words } from './en.ts'

export const de: Words = { app, armies, army, problems }
