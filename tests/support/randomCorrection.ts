// Any correction of a battle by chance, legal or not.
import type { BattleState, Correction } from '@/games/eagles/rules/index.ts'

export function randomCorrection(state: BattleState, roll: (sides: number) => number): Correction {
  const battalion = roll(state.battalions.length) - 1
  const other = roll(state.battalions.length) - 1
  const flag = roll(2) === 1
  const corrections: readonly Correction[] = [
    { figure: 'battalion', battalion, set: { rankers: roll(37) - 1 } },
    { figure: 'battalion', battalion, set: { broken: flag } },
    { figure: 'battalion', battalion, set: { gone: flag } },
    { figure: 'battalion', battalion, set: { activated: flag, fired: flag, disordered: flag } },
    {
      figure: 'battalion',
      battalion,
      set: { drummer: roll(3) - 1, officer: roll(2) - 1, screen: 3 },
    },
    { figure: 'battalion', battalion, set: { mustStand: 'thisTurn', formation: 'column' } },
    { figure: 'commander', side: 'a', alive: flag, with: flag ? battalion : null, moved: flag },
    { figure: 'turn', turn: roll(9) - 1 },
    { figure: 'initiative', holder: 'b' },
    { figure: 'engage', charger: battalion, charged: other },
    { figure: 'disengage', battalion },
    { figure: 'join', battalion, friend: other },
    { figure: 'activation' },
  ]
  const picked = corrections[roll(corrections.length) - 1]
  if (picked === undefined) throw new RangeError('no correction')
  return picked
}
