// What is wrong with a file of a battle, in words; null where nothing is.
import type { RecordProblem } from '@/core/record/readRecord.ts'
import { linkWords } from '@/words/link.ts'
import type { Arrived } from './readArrived.ts'

function inWords(problem: RecordProblem): string {
  const { problems } = linkWords.value.arrived
  if (problem.code === 'newer-format' || problem.code === 'newer-rules') return problems.newer
  if (problem.code === 'other-game') return problems.otherGame
  if (problem.code === 'too-long') return problems.tooBig
  if (problem.code === 'cut-off') return problems.cutOff(problem.entry, problem.wanted)
  return problem.entry === 0 ? problems.notBattle : problems.changed(problem.entry)
}

export function troubleOf(arrived: Arrived): string | null {
  const { gap, part, problems } = linkWords.value.arrived
  switch (arrived.is) {
    case 'gap':
      return gap(arrived.missing)
    case 'part':
      return part
    case 'unreadable':
      return problems.unreadable
    case 'battle':
      return arrived.problem && inWords(arrived.problem)
    case 'refused':
      if (arrived.problem === 'too-big') return problems.tooBig
      return arrived.problem === 'not-json' ? problems.notBattle : inWords(arrived.problem)
  }
}
