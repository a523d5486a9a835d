// A player who knows nothing but the names of the buttons, and picks by chance from a seed, the bolder orders more often.
import { seededDice } from '../../../../src/core/dice/seeded.ts'
import { buttonsIn, type Look } from './look.ts'

export type Choice =
  | { readonly kind: 'press'; readonly name: string; readonly place: 'main' | 'answer' }
  | { readonly kind: 'roll'; readonly name: string; readonly dice: number }
  | { readonly kind: 'type'; readonly faces: readonly number[] }

export interface Chooser {
  readonly chance: (of: number) => number
  readonly choose: (look: Look) => Choice
  /** The measured distance in inches, where one is asked. */
  readonly measure: (look: Look) => number | null
  /** A fact of the table that is not as it usually is; null: all is as usual. */
  readonly fact: (look: Look) => { readonly role: 'radio' | 'switch'; readonly name: string } | null
}

/** One throw in so many is of dice on the table. */
const handDice = 4

const always = ['Fight on', 'Rally']
const wishes: readonly (readonly [string, number])[] = [
  ['Shoot', 5],
  ['Attack', 2],
  ['Advance', 4],
  ['Reform', 4],
  ['Change formation', 1],
  ['Step back', 1],
  ['Pass', 3],
]

/** After these turns nobody attacks any more, so that both sides last to the eighth. */
const boldTurns = 5
const cautious: typeof wishes = [
  ['Reform', 4],
  ['Pass', 3],
  ['Change formation', 1],
  ['Step back', 1],
]

/** Reminders lead to their rule, and answer nothing. */
const isAnswer = (name: string): boolean =>
  !/Rule [A-Z]+-\d+/.test(name) && !/ step (?:less|more)$| Change$|with the rules$/.test(name)

export function chooserOf(seed: number): Chooser {
  const roll = seededDice(seed)
  const chance = (of: number): number => roll(of) - 1
  const oneOf = (names: readonly string[]): string => names[chance(names.length)] ?? ''

  function order(names: readonly string[], turn: number): string {
    const must = names.find((name) => always.some((start) => name.startsWith(start)))
    const urn = (turn > boldTurns ? cautious : wishes).flatMap(([start, weight]) => {
      const name = names.find((each) => each.startsWith(start))
      return name === undefined ? [] : new Array<string>(weight).fill(name)
    })
    return must ?? oneOf(urn.length > 0 ? urn : names)
  }

  function throwOf(name: string): Choice {
    const dice = Number(/\d+/.exec(name)?.[0] ?? 1)
    return chance(handDice) === 0
      ? { kind: 'type', faces: Array.from({ length: dice }, () => roll(6)) }
      : { kind: 'roll', name, dice }
  }

  function choose(look: Look): Choice {
    const tray = buttonsIn(look, 'answer')
    const rollButton = tray.find((name) => name.startsWith('Roll ') && !name.endsWith('again'))
    if (rollButton !== undefined) return throwOf(rollButton)
    const rows = buttonsIn(look, 'main').filter(isAnswer)
    if (look.asks === 'activation.kind')
      return { kind: 'press', place: 'main', name: order(rows, look.turn) }
    const isForm = look.asks.endsWith('.facts') || look.asks === 'result'
    // All have acted: the Supreme Commanders stay where they are.
    if ((rows.length === 0 || isForm || look.asks === 'activation.end') && tray.length > 0)
      return { kind: 'press', place: 'answer', name: oneOf(tray) }
    const riders = rows.filter((name) => name.startsWith('Supreme Commander'))
    const battalions = rows.filter((name) => !riders.includes(name))
    const wanted = riders.length > 0 && chance(8) === 0 ? riders : battalions
    return { kind: 'press', place: 'main', name: oneOf(wanted.length > 0 ? wanted : rows) }
  }

  return {
    chance,
    choose,
    measure: ({ parts }) =>
      parts.some(({ role, name }) => role === 'textbox' && name.startsWith('Distance'))
        ? 4 + chance(14)
        : null,
    fact: ({ parts, asks }) => {
      if (!asks.endsWith('.facts') || chance(6) > 0) return null
      const offered = parts.flatMap(({ role, name, place, isOff }) =>
        place === 'main' && !isOff && (role === 'radio' || role === 'switch')
          ? [{ role, name } as const]
          : [],
      )
      return offered[chance(Math.max(1, offered.length))] ?? null
    },
  }
}
