// The explanation of every question of whole battles: which kind takes longest.
import { openQuestion, explainBattle, battle } from '@/games/eagles/rules/index.ts'
import { atMost, percentile, type Figure } from '../figures.ts'
import { kept, spend } from './cpu.ts'
import { answersOf, start } from './samples.ts'

const battles = 40
const repeats = 20

/** Microseconds that explaining each question took, by its kind. */
const timesByKind = (): ReadonlyMap<string, readonly number[]> => {
  const times = new Map<string, number[]>()
  for (let seed = 1; seed <= battles; seed += 1) {
    let state = start
    for (const answer of answersOf(seed)) {
      const now = state
      const kind = openQuestion(now)?.kind ?? ''
      const list = times.get(kind) ?? []
      list.push(spend(() => explainBattle(now), repeats) / repeats)
      times.set(kind, list)
      const step = battle.answer(now, answer, openQuestion(now)?.seat ?? 'table')
      if (!step.ok) throw new Error(step.problem.code)
      state = step.value.state
    }
  }
  return times
}

export const benchExplain = (): Figure[] => {
  kept.last = timesByKind()
  const byKind = [...timesByKind()].map(([kind, times]) => ({
    kind,
    slow: percentile(times, 0.98),
  }))
  const slowest = byKind.reduce((worst, each) => (each.slow > worst.slow ? each : worst))
  return [
    {
      what: `The slowest question to explain: ${slowest.kind}`,
      value: slowest.slow,
      unit: 'µs',
      aim: atMost(1000),
    },
  ]
}
