// Results of battles as words: what is offered, entered, and comes back from a table.
import type { BattleResult } from '../../campaign/rules/index.ts'
import type { EnteredResult, World } from './model.ts'
import type { GloriaOption } from './options.ts'

export const resultOptions = ({ house }: World): readonly GloriaOption[] => [
  'attackerWins',
  ...(house.carry === 'rout' ? (['attackerRouts'] as const) : []),
  'defenderWins',
  ...(house.carry === 'rout' ? (['defenderRouts'] as const) : []),
  'drawn',
  ...(house.quick === 'on' ? (['quick'] as const) : []),
]

/** `attackerRouts`: the attacker wins, and the defender broke. */
export const enteredBy = (option: string): EnteredResult => {
  switch (option) {
    case 'attackerWins':
    case 'attackerRouts':
      return { how: 'attackerWins', isRout: option === 'attackerRouts' }
    case 'defenderWins':
    case 'defenderRouts':
      return { how: 'defenderWins', isRout: option === 'defenderRouts' }
    case 'quick':
      return { how: 'quick', isRout: false }
    default:
      return { how: 'drawn', isRout: false }
  }
}

/** As the question offers it; null while the house rules have no word for it. */
export const optionOfResult = ({ how, isRout }: EnteredResult): GloriaOption => {
  if (!isRout || how === 'quick' || how === 'drawn') return how
  return how === 'attackerWins' ? 'attackerRouts' : 'defenderRouts'
}

/** CC-RESULT-02: the winner, with `carry: rout` also how; side A attacks. */
export const enteredFrom = (world: World, { winner, how }: BattleResult): EnteredResult => ({
  how: winner === 'draw' ? 'drawn' : winner === 0 ? 'attackerWins' : 'defenderWins',
  isRout: world.house.carry === 'rout' && how === 'broke' && winner !== 'draw',
})
