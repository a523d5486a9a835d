// Reason why a sheet was not taken, and what to do about it.
import type { SheetProblem } from '@/games/campaign/rules/index.ts'
import { tableWords } from '@/words/table.ts'
import type { DelugeView } from '../../rules/index.ts'
import { partyName } from '../looks.ts'
import { screenWords as words } from '../words/screenWords.ts'
import type { SheetRefusal } from './sheetPost.ts'

function anotherSheet(setup: DelugeView['setup'], { code, given, wanted }: SheetProblem): string {
  const { post, tables } = words.value
  const phase = (id: string): string =>
    Object.entries(tables.phases).find(([each]) => each === id)?.[1] ?? id
  switch (code) {
    case 'seat':
      return post.forSeat(partyName(setup, given))
    case 'turn':
      return post.forTurn(given, wanted)
    case 'phase':
      return post.forPhase(phase(given), phase(wanted))
    case 'view':
      return post.forView
    case 'game':
    case 'campaign':
      return post.seal.campaign
    case 'rulesVersion':
      return post.forRules
  }
}

export function refusalWords({ setup }: DelugeView, refusal: SheetRefusal): string {
  const { post } = words.value
  switch (refusal.why) {
    case 'seal':
      return post.seal[refusal.problem]
    case 'sheet':
      return anotherSheet(setup, refusal.problem)
    case 'line': {
      const { problem, line } = refusal
      const said = tableWords.value.refusal(problem)
      return line < 1 ? `${post.notTaken} ${said}` : post.atLine(line, said)
    }
  }
}
