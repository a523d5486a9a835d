// Every game there is, the toys too. A new one is its own folder and one line here.
import { playableCouriers } from './couriers/index.ts'
import { playableDeluge } from './deluge/index.ts'
import { playableEagles } from './eagles/index.ts'
import { playableGloria } from './gloria/index.ts'
import { playablePennies } from './pennies/index.ts'
import { playableProgress } from './progress/index.ts'
import { anyPlayable, type AnyPlayable } from './playable.ts'

export const games: readonly (readonly [string, AnyPlayable])[] = [
  ['march-of-eagles', anyPlayable(playableEagles)],
  ['march-of-progress', anyPlayable(playableProgress)],
  ['the-deluge', anyPlayable(playableDeluge)],
  ['gloria-mundi', anyPlayable(playableGloria)],
  ['pennies', anyPlayable(playablePennies)],
  ['couriers', anyPlayable(playableCouriers)],
]
