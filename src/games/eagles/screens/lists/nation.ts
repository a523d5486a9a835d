// Display of a nation: its facing, by colour and hatching, and its letter.
import type { Nation } from '@/games/eagles/rules/index.ts'

type Facing = 'red' | 'blue' | 'grey' | 'green' | 'white' | 'yellow' | 'brown' | 'plain'

export const nationTiles = {
  british: { facing: 'red', letter: 'B' },
  french: { facing: 'blue', letter: 'F' },
  prussian: { facing: 'grey', letter: 'P' },
  austrian: { facing: 'white', letter: 'A' },
  russian: { facing: 'green', letter: 'R' },
  spanish: { facing: 'yellow', letter: 'S' },
  portuguese: { facing: 'brown', letter: 'Pt' },
  other: { facing: 'plain', letter: '+' },
} as const satisfies Record<Nation, { facing: Facing; letter: string }>
