// The look of each die of a volley: a hit, a miss, or a hit that puts a character at risk by the rules of this battle.
import { riskyFaces, type BattleState } from '@/games/eagles/rules/index.ts'
import type { Aftermath } from './aftermath.ts'

/** In the order of the dice; empty where no volley was settled. */
export function volleyLooks(
  { volley }: Aftermath,
  { setup }: BattleState,
): readonly ('hit' | 'miss' | 'deadly')[] {
  if (volley === null) return []
  const { aimed, hitting, faces } = volley
  const risky = riskyFaces(setup.house, { ...aimed, hitting })
  return faces.map((face) => {
    if (risky.includes(face)) return 'deadly'
    return hitting.includes(face) ? 'hit' : 'miss'
  })
}
