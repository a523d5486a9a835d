// An army at the table.
import type { Army } from '@/games/eagles/rules/index.ts'

/** `id` if it stands on the shelf of this phone. */
export interface Seated {
  readonly army: Army
  readonly id: string | null
}
