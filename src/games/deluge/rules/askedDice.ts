// Dice that the head task wants: of whom, how many, and what for.
import { umpire } from '../../../core/game.ts'
import { hasUmpire, throwsNext } from '../../campaign/rules/index.ts'
import { quickSides } from './battle.ts'
import { battleLootDice, nodeLootDice } from './loot.ts'
import type { World } from './model.ts'
import { isThrown, type Task } from './tasks.ts'
import { battleIn, forceOf } from './world.ts'

type DicePurpose =
  | 'order'
  | 'forage'
  | 'scouting'
  | 'quick'
  | 'battleLoot'
  | 'extraLoot'
  | 'lootTurns'
  | 'lootTokens'
  | 'clock'

export interface AskedDice {
  readonly kind: 'dice'
  readonly purpose: DicePurpose
  readonly count: number
  readonly sides: number
  /** The force, node or battle they are thrown for. */
  readonly about: string | null
}

const dice = (purpose: DicePurpose, sides: number, about: string | null, count = 1): AskedDice => ({
  kind: 'dice',
  purpose,
  count,
  sides,
  about,
})

/** "A die is asked of the faction whose force, order or clock it is." */
export const thrower = (world: World, task: Task): string | null => {
  if (!isThrown(task)) return null
  switch (task.kind) {
    case 'rollOrder':
      return throwsNext(task.groups)?.[task.sums.length] ?? null
    case 'forage':
      return forceOf(world, task.force)?.faction ?? null
    case 'scouting':
      return task.attempt.faction
    case 'quick':
      return hasUmpire(world.seats) ? umpire : (battleIn(world, task.battle)?.red[0] ?? null)
    case 'loot':
      return forceOf(world, task.receiver)?.faction ?? null
    case 'lootNode':
    case 'clock':
      return task.faction
  }
}

const orderDice = 2

export const diceOf = (world: World, task: Task): AskedDice | null => {
  if (!isThrown(task)) return null
  switch (task.kind) {
    case 'rollOrder':
      return dice('order', 6, null, orderDice)
    case 'forage':
      return dice('forage', 3, task.force)
    case 'scouting':
      return dice('scouting', 6, task.attempt.force, task.attempt.dice)
    case 'quick':
      return dice('quick', quickSides, task.battle)
    case 'loot': {
      const faction = forceOf(world, task.receiver)?.faction ?? ''
      const isFirst = task.thrown.length === 0 && world.house.battleLoot !== 'none'
      const sides = battleLootDice(world, faction)[task.thrown.length] ?? 3
      return dice(isFirst ? 'battleLoot' : 'extraLoot', sides, task.receiver)
    }
    case 'lootNode': {
      const purpose = (['lootTurns', 'lootTokens'] as const)[task.thrown.length] ?? 'extraLoot'
      const sides = nodeLootDice(world, task.faction)[task.thrown.length] ?? 3
      return dice(purpose, sides, task.node)
    }
    case 'clock':
      return dice('clock', 6, null)
  }
}
