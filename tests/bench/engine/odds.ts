// Exact odds against the least that could compute them at all.
import { contestsOf } from '@/core/odds/contest.ts'
import { meanOf } from '@/core/odds/distribution.ts'
import { countHits, tryOf } from '@/core/odds/tries.ts'
import { atMost, type Figure } from '../figures.ts'
import { cpuMicroseconds } from './cpu.ts'

/** Twelve dice and two re-rolls, one die after the other: the convolution without anything around it. */
const bareConvolution = (): readonly bigint[] => {
  let weights = [1n]
  for (let die = 0; die < 14; die += 1) {
    const more = new Array<bigint>(weights.length + 1).fill(0n)
    for (let hits = 0; hits < weights.length; hits += 1) {
      const weight = weights[hits] ?? 0n
      more[hits] = (more[hits] ?? 0n) + weight * 2n
      more[hits + 1] = (more[hits + 1] ?? 0n) + weight * 4n
    }
    weights = more
  }
  return weights
}

const leads = [0, 3, -2, 1, 5, -4, 2]
let turn = 0
const nextLead = (): number => leads[(turn += 1) % leads.length] ?? 0

const thirtySixThrows = (): number => {
  const lead = nextLead()
  let [wins, ties, losses] = [0, 0, 0]
  for (let mine = 1; mine <= 6; mine += 1)
    for (let theirs = 1; theirs <= 6; theirs += 1) {
      const difference = mine + lead - theirs
      if (difference > 0) wins += 1
      else if (difference === 0) ties += 1
      else losses += 1
    }
  return wins * 10_000 + ties * 100 + losses
}

export const benchOdds = (): Figure[] => {
  const volley = tryOf(4, 6)
  const contest = contestsOf(6, 3)
  const [bare, hits, mean, throws, table] = cpuMicroseconds(
    bareConvolution,
    () => countHits(12, volley, 2),
    () => meanOf(countHits(12, volley, 2)),
    thirtySixThrows,
    () => contest(nextLead()),
  )
  return [
    { what: 'A bare BigInt convolution, 12 dice and 2 re-rolls', value: bare, unit: 'µs' },
    { what: 'Hits of 12 dice with 2 re-rolls', value: hits, unit: 'µs' },
    {
      what: 'the same, as a multiple of the bare convolution',
      value: hits / bare,
      unit: '×',
      aim: atMost(1.5),
    },
    { what: 'the same with its mean', value: mean / bare, unit: '×' },
    {
      what: 'A contest of two dice / throwing all 36',
      value: table / throws,
      unit: '×',
      aim: atMost(2),
    },
  ]
}
