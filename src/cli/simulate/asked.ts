// Options of a simulation as they were asked, read within their bounds or refused with a sentence.
import { seededDice } from '@/core/dice/seeded.ts'
import { commands } from '@/games/eagles/words/en/commandLine/battles.ts'
import type { OpenFile } from './armies.ts'
import { readCommandLine, readNumber, type OptionTable } from '../commandLine.ts'

/** Wrong usage, a sentence a line; caught where the command begins. */
export class WrongUsage extends Error {
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

export interface Asked {
  readonly has: (option: string) => boolean
  /** The words behind an option; none where it was not given. */
  readonly words: (option: string) => readonly string[]
  /** A whole number from `least` to `most`; `otherwise` where the option was not given. */
  readonly number: (option: string, otherwise: number, least: number, most: number) => number
  readonly seed: () => number
}

export interface Simulation {
  readonly usage: string
  /** Beside `--game`, `--players`, `--seed` and `--json`. */
  readonly options: OptionTable
  /** The public shape of `--json` (docs/formats.md), and the table for people. Wrong usage is thrown. */
  readonly play: (
    asked: Asked,
    openFile: OpenFile,
  ) => { readonly data: unknown; readonly report: () => readonly string[] }
}

const highestSeed = 2 ** 32 - 1

export function readAsked(given: readonly string[], options: OptionTable): Asked {
  const line = readCommandLine(given, options)
  if (!line.ok) {
    const { problem } = line
    throw new WrongUsage(
      problem.code === 'unknown-option'
        ? commands.wrongOption['unknown-option'](problem.option)
        : commands.wrongOption['too-few-words'](problem.option, problem.wanted),
    )
  }
  const [leftOver] = line.value.others
  if (leftOver !== undefined) throw new WrongUsage(commands.leftOver(leftOver))
  const number: Asked['number'] = (option, otherwise, least, most) => {
    const read = readNumber(line.value, option, otherwise, least, most)
    if (!read.ok) throw new WrongUsage(commands.noNumber(option, least, most))
    return read.value
  }
  return {
    has: (option) => line.value.options.has(option),
    words: (option) => line.value.options.get(option) ?? [],
    number,
    seed: () => number('--seed', 1, 0, highestSeed),
  }
}

/** The one of `known` that a word names. */
export function named<Name extends string>(
  known: readonly Name[],
  word: string,
  wrong: (word: string) => string,
): Name {
  const name = known.find((each) => each === word)
  if (name === undefined) throw new WrongUsage(wrong(word))
  return name
}

/** `key=value`; a short whole number is one. */
export function rulingIn(word: string): readonly [key: string, value: string | number] {
  const [key = '', value = ''] = word.split(/[=](.*)/su)
  return [key, /^-?\d{1,9}$/u.test(value) ? Number(value) : value]
}

const half = 2 ** 16

/** A seed for each game, so that a change in one leaves the others as they were. */
export function seedsOf(seed: number): () => number {
  const roll = seededDice(seed)
  return () => (roll(half) - 1) * half + roll(half) - 1
}
