// English wording of every event of a battle.
import type { EventWords } from '../../../telling/wording.ts'
import { fights } from './fights.ts'
import { fire } from './fire.ts'
import { moves } from './moves.ts'
import { turns } from './turns.ts'

export const events: EventWords = { ...turns, ...moves, ...fire, ...fights }
