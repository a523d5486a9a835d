// The English words of the first screens. Other languages have the type of this object: a missing word is a type error.
import { app } from './en/app.ts'
import { armies } from '../games/eagles/words/en/armies/armies.ts'
import { army } from '../games/eagles/words/en/armies/army.ts'
import { problems } from '../games/eagles/words/en/armies/problems.ts'

export const en = { app, armies, army, problems }

export type Words = typeof en
