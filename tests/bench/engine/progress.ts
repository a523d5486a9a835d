// Turns a second of The March of Progress by the random player, and what the computer takes for a card.
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { playOut } from '@/core/playOut.ts'
import { randomPolicy } from '@/core/policies.ts'
import { think } from '@/games/progress/computer/index.ts'
import {
  defaultHouseRules,
  progress,
  thirtyYearsWar,
  type ProgressSetup,
} from '@/games/progress/rules/index.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import { cpuMicroseconds, kept } from './cpu.ts'

const secondsIn = 1_000_000
const nobody = { name: '', player: 'person' } as const
const setup: ProgressSetup = {
  scenario: thirtyYearsWar,
  houseRules: { ...defaultHouseRules, agreement: 'off' },
  seats: { a: nobody, b: nobody },
  initiative: 'a',
}

const turnsOf = (seed: number): number => {
  const played = playOut(progress, setup, randomPolicy(seededDice(seed)))
  if (!played.ok) throw new Error(played.problem.code)
  return played.value.state.turn
}

const seeds = Array.from({ length: 20 }, (_, nth) => nth + 1)

/** What this machine does in a microsecond, whatever it is worth: the figures above are to be read beside it. */
const steps = 100_000
const bareLoop = (): number => {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum = (Math.imul(sum, 31) + step) | 0
  return sum
}

const firstCard = (): unknown => {
  const opened = progress.open(setup)
  if (!opened.ok) return null
  const [question] = asks(progress, setup, opened.value)
  if (question === undefined || question.seat === 'table') return null
  return think('strong', progress.seen(opened.value, question.seat), question, { key: 'bench' })
}

export const benchProgress = (): Figure[] => {
  const turns = seeds.reduce((sum, seed) => sum + turnsOf(seed), 0)
  const games = (): void => {
    for (const seed of seeds) kept.last = turnsOf(seed)
  }
  const [played, bare, card] = cpuMicroseconds(games, bareLoop, firstCard)
  return [
    {
      what: 'Random turns of The March of Progress',
      value: (secondsIn * turns) / played,
      unit: '/s',
      aim: atLeast(20_000),
    },
    { what: 'Steps of a bare loop beside them', value: steps / bare, unit: '/µs' },
    { what: 'First card of the strong computer', value: card / 1000, unit: 'ms', aim: atMost(250) },
  ]
}
