// Options of a player in their own turn, as long as their own view has something to offer.
import type { FactionId } from '../../campaign/rules/index.ts'
import { choice, type Desk, type DeskDone, type GloriaWanted } from './desk.ts'
import { asSeen } from './fog.ts'
import type { World } from './model.ts'
import type { GloriaOption } from './options.ts'

interface Own {
  readonly player: FactionId
}

/** Asked by the player's view alone: that they are asked, or are not, would tell of what they do not see. */
export const offering = <T extends Own>(
  options: (world: World, task: T) => readonly GloriaOption[],
  last: 'done' | 'none',
) => ({
  perform: (desk: Desk, task: T): DeskDone | null => {
    const { world, asksOfUnseen } = desk
    const seen = asksOfUnseen === true ? world : asSeen(world, task.player)
    return options(seen, task).length === 0 ? { world: desk } : null
  },
  seats: (_: Desk, { player }: T): readonly FactionId[] => [player],
  question: (world: World, task: T): GloriaWanted => choice([...options(world, task), last]),
})
