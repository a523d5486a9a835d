// Dice against the bare generator behind them.
import { seededDice, wordsOf, xoshiro128 } from '@/core/dice/seeded.ts'
import { tapeOf } from '@/core/dice/tape.ts'
import { atMost, type Figure } from '../figures.ts'
import { cpuMicroseconds } from './cpu.ts'

const throws = 10_000

const thrown = (next: () => number): number => {
  let sum = 0
  for (let nth = 0; nth < throws; nth += 1) sum += next()
  return sum
}

export const benchDice = (): Figure[] => {
  const faces = Array.from({ length: throws }, (_, nth) => (nth % 6) + 1)
  const bareGenerator = xoshiro128(wordsOf(1))
  const roll = seededDice(1)
  const [bare, seeded, scripted] = cpuMicroseconds(
    () => thrown(bareGenerator),
    () => thrown(() => roll(6)),
    () => {
      const tape = tapeOf(faces)
      return thrown(() => tape.roll(6))
    },
  )
  return [
    { what: 'A number of the bare generator', value: (1000 * bare) / throws, unit: 'ns' },
    { what: 'A seeded die / a bare number', value: seeded / bare, unit: '×', aim: atMost(3) },
    { what: 'A scripted die / a bare number', value: scripted / bare, unit: '×', aim: atMost(3) },
  ]
}
