// node --expose-gc --import tsx tests/bench/engine/run.ts: the figures of the battle engine, beside their aims.
import { printFigures } from '../figures.ts'
import { benchDice } from './dice.ts'
import { benchExplain } from './explain.ts'
import { benchMoves } from './moves.ts'
import { benchOdds } from './odds.ts'
import { benchRecord } from './record.ts'

printFigures('Answers', benchMoves())
printFigures('Records', benchRecord())
printFigures('Exact odds', [...benchOdds(), ...benchExplain()])
printFigures('Dice', benchDice())
