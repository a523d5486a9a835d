// Whether answer 2,000 of a record costs what the first did, and whether 10,000 battles leave anything behind.
import { playOut } from '@/core/playOut.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomPolicy } from '@/core/policies.ts'
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { atMost, median, type Figure } from '../figures.ts'
import { kept, spend } from './cpu.ts'
import { answersOf, setup, start } from './samples.ts'

type BattlePlay = Play<BattleKinds>

const length = 2000
const sample = 100
const rounds = 21
const repeats = 25

/** The first hundred answers of a battle, given again on top of what is there: the same work early and late. */
const answers = answersOf(1).slice(0, sample)

const giveAll = (play: BattlePlay): BattlePlay => {
  let now = play
  for (const answer of answers) {
    const next = answerIn(battle, now, answer)
    if (!next.ok) throw new Error(next.problem.code)
    now = next.value
  }
  return now
}

/** The opening again, with everything before it in the log, struck through, and nothing to be given again. */
const takeAllBack = (play: BattlePlay): BattlePlay => {
  const back = retractIn(battle, play, sample)
  if (!back.ok) throw new Error(back.problem.code)
  return { ...back.value, undone: null }
}

const empty = (): BattlePlay => {
  const begun = begin(battle, setup)
  if (!begun.ok) throw new Error(begun.problem.code)
  return begun.value
}

const benchLength = (): Figure[] => {
  const short = empty()
  let long = short
  for (let given = sample; given < length; given += sample) long = takeAllBack(giveAll(long))
  const early: number[] = []
  const late: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    early.push(spend(() => giveAll(short), repeats))
    late.push(spend(() => giveAll(long), repeats))
  }
  return [
    {
      what: 'An answer kept in a record, with its hash',
      value: median(early) / (repeats * sample),
      unit: 'µs',
    },
    {
      what: 'The last 100 of 2,000 answers / the first 100',
      value: median(late) / median(early),
      unit: '×',
      aim: atMost(1.1),
    },
  ]
}

const heapAfter = (battles: number): number => {
  for (let seed = 1; seed <= battles; seed += 1) {
    const roll = seededDice(seed)
    kept.last = playOut(battle, setup, randomPolicy(roll), { from: start })
  }
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024
}

/** Run with `--expose-gc`, or the heap still holds what is waiting to be collected. */
const benchMemory = (): Figure[] => {
  const before = heapAfter(1000)
  const grown = heapAfter(10_000) - before
  return [
    { what: 'Heap left behind by 10,000 battles', value: grown, unit: 'kB', aim: atMost(512) },
  ]
}

export const benchRecord = (): Figure[] => [...benchLength(), ...benchMemory()]
