// Counts the taps of a battle: those of each activation, and those from a roll to the next decision.
import type { Look } from './look.ts'

export class Counter {
  /** Taps of each activation, from the choice of the battalion until the next one may be chosen. */
  readonly activations: number[] = []
  /** Taps of each roll until the next question stands there, the roll itself included; dice typed by hand left out. */
  readonly rolls: number[] = []
  questions = 0
  taps = 0
  appThrows = 0
  handThrows = 0
  private sinceChoice: number | null = null
  private sinceRoll: number | null = null

  see(look: Look): void {
    if (look.asks === 'result') return
    this.questions += 1
    if (this.sinceRoll !== null) this.rolls.push(this.sinceRoll)
    this.sinceRoll = null
    const isOver = look.asks === 'activation.battalion' || look.phase !== 'Activations'
    if (isOver && this.sinceChoice !== null) this.activations.push(this.sinceChoice)
    if (isOver) this.sinceChoice = null
  }

  tapped(look: Look, taps: number): void {
    this.taps += taps
    if (look.asks === 'activation.battalion') this.sinceChoice = 0
    if (this.sinceChoice !== null) this.sinceChoice += taps
    if (this.sinceRoll !== null) this.sinceRoll += taps
  }

  rolled(): void {
    this.appThrows += 1
    this.sinceRoll = 1
  }

  typed(): void {
    this.handThrows += 1
    this.sinceRoll = null
  }
}

/** Choosing a battalion and passing takes two; whoever passes does nothing. */
export const active = (activations: readonly number[]): readonly number[] =>
  activations.filter((taps) => taps > 2)

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)
