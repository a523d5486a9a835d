// Looks that tell the two sides of a battle apart: facing, hatching, letter; numbers if both are of one nation.
import type { Side } from '@/core/conversation.ts'
import type { BattleSetup } from '@/games/eagles/rules/index.ts'
import { nationTiles } from '@/games/eagles/screens/lists/nation.ts'

type Facing = (typeof nationTiles)[keyof typeof nationTiles]['facing']

export interface SideLook {
  readonly facing: Facing
  readonly letter: string
  /** Another hatching on the same colour. */
  readonly hatch?: Facing
}

export function sideLooks({ armies }: BattleSetup): Readonly<Record<Side, SideLook>> {
  const a = nationTiles[armies.a.nation]
  const b = nationTiles[armies.b.nation]
  if (armies.a.nation !== armies.b.nation) return { a, b }
  return {
    a: { facing: a.facing, letter: '1' },
    b: { facing: b.facing, letter: '2', hatch: b.facing === 'green' ? 'red' : 'green' },
  }
}
