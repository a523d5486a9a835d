// English sentences about what happened, for log, turn and replay.
import type { EndReason, IdleReason } from '../../rules/index.ts'
import { armies, idle } from './names.ts'

export const eventsEn = {
  rolled: (a: number, b: number, holder: string | null) =>
    holder === null
      ? `Blue rolls ${String(a)}, Orange ${String(b)}: equal, once more.`
      : `Blue rolls ${String(a)}, Orange ${String(b)}: ${holder} has the initiative.`,
  chosen: (side: string) => `${side} has chosen.`,
  revealed: (a: string, b: string) => `Blue plays ${a}, Orange plays ${b}.`,
  order: (first: string) => `${first} goes first.`,
  passed: (holder: string) => `The initiative passes to ${holder}.`,
  moved: (side: string, n: number, from: string, goal: string, stood: number) =>
    `${side} moves ${armies(n)} from ${from} to ${goal}${
      stood === 0 ? '' : stood === n ? ', up from its works' : ', one of them up from its works'
    }.`,
  recruited: (side: string) => `${side} recruits an army at home.`,
  fortified: (side: string, country: string, onCapital: boolean) =>
    onCapital
      ? `${side}’s army on the capital in ${country} digs in.`
      : `${side}’s army in ${country} digs in.`,
  stood: (side: string, n: number, country: string) =>
    `${side} has ${armies(n)} stand up in ${country}.`,
  dropped: (side: string, card: string) => `${side} drops ${card} for the +1.`,
  combat: (side: string, country: string, attack: number, defence: number) =>
    `${side} attacks in ${country}: ${String(attack)} against ${String(defence)}.`,
  equal: (lost: number) =>
    lost === 0
      ? 'Equal: nothing is lost.'
      : `Equal: all ${String(lost)} armies of both sides there are lost.`,
  lost: (side: string, n: number) =>
    n === 0 ? `${side} loses nothing: there was only the garrison.` : `${side} loses ${armies(n)}.`,
  occupied: (side: string, country: string) => `${side} occupies the capital of ${country}.`,
  freed: (country: string) => `The capital of ${country} is free.`,
  strengthened: (side: string, country: string, die: number, strength: number) =>
    `${side} takes a point from ${country}, now worth ${String(die)}: strength ${String(strength)}.`,
  scored: (side: string, gained: number, value: number) =>
    gained < value
      ? `${side} scores ${String(gained)}: the stock had no more of the ${String(value)}.`
      : `${side} scores ${String(gained)}.`,
  restored: (side: string) => `${side} takes all cards back.`,
  idle: (side: string, card: string, reason: IdleReason) =>
    `${side}’s ${card} does nothing: ${idle[reason]}.`,
  offered: (side: string | null) =>
    side === null
      ? 'So many turns without a score: the end is offered to both.'
      : `${side} offers to end the game.`,
  declined: (side: string) => `${side} plays on.`,
  ended: (winner: string | null, reason: EndReason) =>
    ({
      target: winner === null ? 'The game ends in a tie.' : `${winner} wins.`,
      agreement: winner === null ? 'Agreed: a tie.' : `Agreed: ${winner} wins.`,
      resigned: `${winner ?? ''} wins: the other side resigns.`,
    })[reason],
  corrected: (what: string, is: string) => `Corrected: ${what} is ${is} now.`,
  fields: {
    vp: 'victory points',
    dice: 'worth',
    strength: 'strength',
    armies: 'armies',
    piles: 'pile',
    initiative: 'initiative',
  },
  empty: 'none',
}
