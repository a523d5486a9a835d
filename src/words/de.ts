// The German words of the first screens.
import { app } from './de/app.ts'
import { armies } from '../games/eagles/words/de/armies/armies.ts'
import { army } from '../games/eagles/words/de/armies/army.ts'
import { problems } from '../games/eagles/words/de/armies/problems.ts'
import type { Words } from './en.ts'

export const de: Words = { app, armies, army, problems }
