// What fits in the points that are left.
import type { EditOf } from './edit.ts'

/** The edits that suggestions are made of; an added battalion comes with its plan. */
export type IdeaKind = 'quality' | 'rankers' | 'characters' | 'troops' | 'add'

/** A use of points that are left: edits to be applied together, and what they cost. */
export interface Suggestion {
  readonly edits: readonly EditOf<IdeaKind>[]
  readonly points: number
}
