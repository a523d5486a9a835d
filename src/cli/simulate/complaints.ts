// What is wrong with the words of the command line, a sentence a line.
import { newArmy, unreadProblems, type ReadArmy } from '@/games/eagles/rules/index.ts'
import { commandLine } from '@/games/eagles/words/en/commandLine/lists.ts'
import { problemOf } from '../checkLists/checkFile.ts'
import { commands, simulate as words } from '@/games/eagles/words/en/commandLine/battles.ts'
import type { WrongOrder } from './arguments.ts'
import type { NoArmy } from './armies.ts'

export type WrongSimulation =
  WrongOrder | NoArmy | { readonly code: 'not-playable'; readonly path: string }

/** Of an army that cannot be read so many lines are shown. */
const shownLines = 20

function linesOf(lines: ReadArmy['unread']): readonly string[] {
  const shown = lines.slice(0, shownLines)
  const more = lines.length - shown.length
  return [
    ...unreadProblems(shown).map((problem) => problemOf(problem, newArmy('other')).message),
    ...(more === 0 ? [] : [commandLine.moreLines(more)]),
  ].map((line) => `- ${line}`)
}

export function complaintAbout(problem: WrongSimulation): readonly string[] {
  switch (problem.code) {
    case 'unknown-option':
      return [commands.wrongOption['unknown-option'](problem.option)]
    case 'too-few-words':
      return [commands.wrongOption['too-few-words'](problem.option, problem.wanted)]
    case 'no-armies':
      return [words.wrong['no-armies']]
    case 'no-number':
      return [words.wrong['no-number'](problem.option, problem.least, problem.most)]
    case 'house-rules':
      return problem.problems.map(words.wrong.houseRule)
    case 'not-playable':
      return [words.wrong['not-playable'](problem.path)]
    case 'unread':
      return [words.wrong.unread(problem.word), ...linesOf(problem.lines)]
    case 'left-over':
    case 'no-player':
    case 'no-table':
    case 'no-file':
    case 'no-army':
      return [words.wrong[problem.code](problem.word)]
  }
}
