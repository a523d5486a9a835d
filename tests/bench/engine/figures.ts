// Every figure of the engines, as JSON for built.ts, which runs this as the app's build makes it.
import { benchDice } from './dice.ts'
import { benchExplain } from './explain.ts'
import { benchMoves } from './moves.ts'
import { benchOdds } from './odds.ts'
import { benchProgress } from './progress.ts'
import { benchRecord } from './record.ts'

const figures = [
  ...benchMoves(),
  ...benchProgress(),
  ...benchRecord(),
  ...benchOdds(),
  ...benchExplain(),
  ...benchDice(),
]
console.log(JSON.stringify(figures))
