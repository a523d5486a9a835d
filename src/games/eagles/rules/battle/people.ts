// The people who may fall: a character of the battalion, or the SC who is with it.
import type { Character } from '../army/model.ts'

export type Person = Character | 'commander'
