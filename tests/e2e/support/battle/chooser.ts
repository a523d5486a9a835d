// A player who knows nothing but the names of the buttons, and picks by chance from a seed, the bolder orders more often.
import { seededDice } from '../../../../src/core/dice/seeded.ts'
import { buttonsIn, countersIn, type Look } from './look.ts'

export type Choice =
  | { readonly kind: 'press'; readonly name: string; readonly place: 'main' | 'answer' }
  | { readonly kind: 'roll'; readonly name: string; readonly dice: number }
  | { readonly kind: 'type'; readonly faces: readonly number[] }
  /** A counter is tapped, and then an order among those that stand under it. */
  | { readonly kind: 'act'; readonly counter: string }

export interface Chooser {
  readonly chance: (of: number) => number
  readonly choose: (look: Look) => Choice
  /** One of the orders under the counter that was tapped; the forms stand behind one of them. */
  readonly order: (look: Look) => string
  /** The measured distance in inches, where one is asked. */
  readonly measure: (look: Look) => number | null
  /** A fact of the table that is not as it usually is; null: all is as usual. */
  readonly fact: (look: Look) => Offered | null
}

interface Offered {
  readonly role: 'radio' | 'switch' | 'button'
  readonly name: string
}

/** One throw in so many is of dice on the table. */
const handDice = 3

const always = ['Fight on', 'Rally']
const wishes: readonly (readonly [string, number])[] = [
  ['Shoot', 5],
  ['Charge', 1],
  ['Advance', 4],
  ['Reform', 4],
  ['Form', 2],
  ['Into', 1],
  ['Step back', 1],
  ['Pass', 3],
]

/** After these turns nobody attacks any more, so that both sides last to the eighth. */
const boldTurns = 4
const cautious: typeof wishes = [
  ['Reform', 4],
  ['Pass', 3],
  ['Form', 2],
  ['Into', 1],
  ['Step back', 1],
]

/** Reminders lead to their rule, the ruler to a finer question, and what an order would bring is only looked at. */
const isAnswer = (name: string): boolean =>
  !/Rule [A-Z]+-\d+/.test(name) &&
  !/^(?:Lay the ruler|What if …\?)$/.test(name) &&
  !/ step (?:less|more)$| Change$|with the rules$/.test(name)

/** "Roll all 3 runs" begins with the three dice of the first. */
const diceOf = (name: string): number => {
  if (name.includes('resolve test')) return 1
  return / runs?$/.test(name) ? 3 : Number(/\d+/.exec(name)?.[0] ?? 1)
}

const formed = /: In (?:line|column)$/

/** A form of facts, that one button of the tray confirms; the sheet of both armies is one, too. */
export const asksFacts = ({ asks }: Pick<Look, 'asks'>): boolean =>
  asks.endsWith('.facts') || asks === 'deploy.sheet'

/** Whose turn it is stands in the question; who has acted, or is gone, has nothing to do. */
const canAct = (counter: string, question: string): boolean =>
  question.includes(` ${counter.split(' ')[0] ?? ''} `) && !/has acted|gone/.test(counter)

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
    const dice = diceOf(name)
    return chance(handDice) === 0
      ? { kind: 'type', faces: Array.from({ length: dice }, () => roll(6)) }
      : { kind: 'roll', name, dice }
  }

  function choose(look: Look): Choice {
    const tray = buttonsIn(look, 'answer')
    const riding = buttonsIn(look, 'main').filter((name) => name.startsWith('Supreme Commander'))
    if (look.asks === 'activation.battalion')
      return riding.length > 0 && chance(8) === 0
        ? { kind: 'press', place: 'main', name: oneOf(riding) }
        : {
            kind: 'act',
            counter: oneOf(countersIn(look).filter((each) => canAct(each, look.question))),
          }
    const rollButton = tray.find((name) => name.startsWith('Roll ') && !name.endsWith('again'))
    if (rollButton !== undefined) return throwOf(rollButton)
    const rows = buttonsIn(look, 'main').filter(isAnswer)
    // At a table most charges begin out of reach; evenly by chance, four turns would end the battle.
    const short = rows.find((name) => name.startsWith('Falls short'))
    if (look.asks === 'charge.reach' && short !== undefined && chance(4) > 0)
      return { kind: 'press', place: 'main', name: short }
    if (look.asks === 'activation.kind')
      return { kind: 'press', place: 'main', name: order(rows, look.turn) }
    const isForm = asksFacts(look) || look.asks === 'result'
    // All have acted: the Supreme Commanders stay where they are.
    if ((rows.length === 0 || isForm || look.asks === 'activation.end') && tray.length > 0)
      return { kind: 'press', place: 'answer', name: oneOf(tray) }
    return { kind: 'press', place: 'main', name: oneOf(rows) }
  }

  return {
    chance,
    choose,
    order: (look) => order(buttonsIn(look, 'orders'), look.turn),
    measure: ({ parts }) =>
      parts.some(({ role, name }) => role === 'textbox' && name.startsWith('Distance'))
        ? 4 + chance(14)
        : null,
    fact: ({ parts, asks }) => {
      if (!asksFacts({ asks }) || chance(6) > 0) return null
      const offered = parts.flatMap(({ role, name, place, isOff }): Offered[] => {
        if (place !== 'main' || isOff) return []
        if (role === 'radio' || role === 'switch') return [{ role, name }]
        // On the sheet of deployment each battalion is a button that turns it into column.
        return role === 'button' && formed.test(name) ? [{ role, name }] : []
      })
      return offered[chance(Math.max(1, offered.length))] ?? null
    },
  }
}
