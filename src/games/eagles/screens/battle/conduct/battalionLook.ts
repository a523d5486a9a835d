// A battalion as its counter shows it, and the same in words.
import {
  characters,
  isActing,
  isDropped,
  isEngaged,
  isJoined,
  mustStand,
  type BattalionState,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import type { Words } from '@/words/index.ts'

export type Shape = keyof BattleWords['screen']['screen']['states']

/** What a battalion is, whatever it has done: the gravest mark first. */
export function conditionOf(state: BattleState, battalion: BattalionState): Shape {
  if (battalion.gone !== null) return 'gone'
  if (!battalion.placed) return 'waiting'
  if (battalion.broken) return 'broken'
  if (isEngaged(battalion)) return 'engaged'
  if (isJoined(battalion)) return 'joined'
  if (state.turn > 0 && mustStand(state, battalion)) return 'mustStand'
  return battalion.disordered ? 'disordered' : 'good'
}

/** Done with what it was activated for; while its die is still to be thrown it is not. */
export const hasActed = (state: BattleState, battalion: BattalionState): boolean =>
  battalion.activity !== 'none' && !isActing(state, battalion)

/** The shape of the counter: a tick stands for good order once it has acted. */
export function shapeOf(state: BattleState, battalion: BattalionState): Shape {
  const condition = conditionOf(state, battalion)
  return condition === 'good' && hasActed(state, battalion) ? 'acted' : condition
}

export const strengthOf = ({ rankers, screen }: BattalionState): number => rankers + screen

/** "Light, rifles"; nothing for a battalion of the line. */
export const troopsOf = ({ light, rifles }: BattalionState, words: Words): readonly string[] => [
  ...(light ? [words.army.light] : []),
  ...(rifles ? [words.army.riflesShort] : []),
]

/** Riflemen are always Light (ARMY-09). */
export const troopsSign = ({ light, rifles }: BattalionState): 'light' | 'rifles' | null => {
  if (rifles) return 'rifles'
  return light ? 'light' : null
}

/** Who is in it; a bugler in a battalion of skirmishers (ARMY-05). */
export function peopleIn(battalion: BattalionState, words: Words): string {
  const { bugler, characters: named } = words.army
  return characters
    .filter((kind) => battalion[kind] > 0)
    .map((kind) => {
      const { one, many } = kind === 'drummer' && battalion.light ? bugler : named[kind]
      const count = battalion[kind]
      return count === 1 ? one : `${String(count)} ${many}`
    })
    .join(', ')
}

/** Skirmishers stand in front of it. */
export const hasScreen = ({ placed, gone, screen }: BattalionState): boolean =>
  placed && gone === null && screen > 0

export function spoken(
  state: BattleState,
  battalion: BattalionState,
  names: Names,
  words: BattleWords,
  all: Words,
  isOn: boolean,
): string {
  const { screen } = words.screen
  const condition = conditionOf(state, battalion)
  const parts = [names.short(battalion.id)]
  if (condition !== 'gone') parts.push(screen.rankers(strengthOf(battalion)))
  if (condition !== 'gone' && isDropped(state, battalion)) parts.push(names.quality(battalion.id))
  parts.push(...troopsOf(battalion, all))
  parts.push(screen.states[condition])
  if (battalion.disordered && condition !== 'disordered') parts.push(screen.states.disordered)
  if (battalion.placed && battalion.gone === null)
    parts.push(screen.formations[battalion.formation])
  if (hasScreen(battalion)) parts.push(words.answers.choose.skirmishersOut(battalion.screen))
  if (hasActed(state, battalion) && battalion.gone === null) parts.push(screen.hasActed)
  if (isOn) parts.push(screen.inQuestion)
  return screen.counter(parts)
}
