// A way a force may go in step 5: its path, whether it attacks at the end, where it stays.
import type { NodeId } from '../../campaign/rules/index.ts'

export interface Way {
  readonly kind: 'step' | 'cavalry' | 'road' | 'river' | 'sea'
  /** Where it begins is not of it, the goal is its last area. */
  readonly path: readonly NodeId[]
  readonly isAttack: boolean
  /** Where the force stays if it does not win. */
  readonly stay: NodeId
  /** The port whose lift is used. */
  readonly lift: NodeId | null
}

export const goalOf = ({ path }: Way): NodeId => path.at(-1) ?? ''
