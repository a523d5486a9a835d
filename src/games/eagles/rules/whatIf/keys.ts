// Keys of positions, alike where they mean the same for what is asked of an order: everything that can still matter, in few words.
import type { BattalionId, BattalionState } from '../battle/battalion.ts'
import { isEngaged } from '../battle/roster.ts'
import { isHalved, rankersLost } from '../battle/strength.ts'
import type { Plan } from './plan.ts'
import type { Position } from './position.ts'

/** How a battalion stands when the order is through, its side's RESOLVE tests of the turn included. */
export type StandingAfter = 'good' | 'disordered' | 'engaged' | 'broken' | 'gone'

export const lossesOf = (battalion: BattalionState | undefined): number =>
  battalion === undefined ? 0 : rankersLost(battalion) + battalion.charactersLost

export function standingOf(battalion: BattalionState | undefined): StandingAfter {
  if (battalion === undefined || battalion.gone !== null) return 'gone'
  if (battalion.broken) return 'broken'
  if (isEngaged(battalion)) return 'engaged'
  return battalion.disordered ? 'disordered' : 'good'
}

/**
 * One number for all things that read alike. Nothing of a battle is changed in place, and most of it is shared by many
 * positions: each thing is read once.
 */
function numbering<T extends object>(read: (thing: T) => string): (thing: T) => number {
  const numbers = new Map<string, number>()
  const known = new WeakMap<T, number>()
  return (thing) => {
    const before = known.get(thing)
    if (before !== undefined) return before
    const words = read(thing)
    const number = numbers.get(words) ?? numbers.size
    numbers.set(words, number)
    known.set(thing, number)
    return number
  }
}

/** Until these are through it counts how many Rankers are lost, not only how many in all (CAS-02, CRISK-01). */
const diced: ReadonlySet<string> = new Set(['combat.risk', 'lateRisk'])

/** For the positions of one forecast; at their end they tell no more than is asked. */
export function keysOf(about: readonly BattalionId[], { rounds }: Plan): (at: Position) => string {
  const figures = numbering(figuresOf)
  const tested = numbering(testedOf)
  const ended = numbering((each: BattalionState) => `${String(lossesOf(each))} ${standingOf(each)}`)
  const things = numbering(JSON.stringify)
  return ({ state, mark, isOver }) => {
    const isTested = mark.rounds >= rounds && !state.stack.some(({ at }) => diced.has(at))
    const read = isOver ? ended : isTested ? tested : figures
    let key = `${isOver ? 'over' : state.turn} ${things(mark)}`
    for (const id of about) {
      const battalion = state.battalions[id]
      key += battalion === undefined ? ' -' : ` ${read(battalion)}`
    }
    if (isOver) return key
    key += ` ${things(state.fights)} ${things(state.commanders)}`
    for (const frame of state.stack) key += ` ${things(frame)}`
    return key
  }
}

/** Drummers and sergeants are told apart by nothing that follows. */
const figuresOf = (battalion: BattalionState): string => {
  const { rankers, screen, officer, ensign, drummer, sergeant, disordered, broken, gone } =
    battalion
  const { engaged, joined, standTurn, tested, shotAt, sawRun, commanderFell, formation } = battalion
  const { activity, fired, brokeTurn, ranTurn } = battalion
  return [
    [rankers, screen, officer, ensign, drummer + sergeant, engaged, joined, standTurn],
    [disordered, broken, gone, tested, shotAt, sawRun, commanderFell, formation],
    [activity, fired, brokeTurn, ranTurn],
  ].join()
}

/** After the last round that is looked at and its dice for characters: losses, and what a RESOLVE test asks for. */
const testedOf = (battalion: BattalionState): string =>
  [
    lossesOf(battalion),
    isHalved(battalion),
    battalion.rankers > 0,
    figuresOf({ ...battalion, rankers: 0, screen: 0, drummer: 0, sergeant: 0 }),
  ].join()
