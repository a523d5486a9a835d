// What is wrong with the words of the command line, as a sentence.
import { commands, simulate as words } from '@/locales/en/battleCommands.ts'
import type { WrongOrder } from './arguments.ts'
import type { NoArmy } from './armies.ts'

export type WrongSimulation =
  WrongOrder | NoArmy | { readonly code: 'not-playable'; readonly path: string }

export function complaintAbout(problem: WrongSimulation): string {
  switch (problem.code) {
    case 'unknown-option':
      return commands.wrongOption['unknown-option'](problem.option)
    case 'too-few-words':
      return commands.wrongOption['too-few-words'](problem.option, problem.wanted)
    case 'no-armies':
      return words.wrong['no-armies']
    case 'no-number':
      return words.wrong['no-number'](problem.option, problem.least, problem.most)
    case 'house-rules':
      return problem.problems.map(words.wrong.houseRule).join('\n')
    case 'not-playable':
      return words.wrong['not-playable'](problem.path)
    case 'left-over':
    case 'no-player':
    case 'no-table':
    case 'no-file':
    case 'no-army':
      return words.wrong[problem.code](problem.word)
  }
}
