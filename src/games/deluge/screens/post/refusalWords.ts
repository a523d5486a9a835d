// Why a sheet was not taken, and what to do about it.
import { tableWords } from '@/words/table.ts'
import type { DelugeView } from '../../rules/index.ts'
import { partyName } from '../looks.ts'
import { screenWords as words } from '../words/screenWords.ts'
import type { SheetRefusal } from './umpirePost.ts'

export function refusalWords({ setup }: DelugeView, refusal: SheetRefusal): string {
  const { post, tables } = words.value
  switch (refusal.why) {
    case 'seal':
      return post.seal[refusal.problem]
    case 'sheet': {
      const { code, given, wanted } = refusal.problem
      switch (code) {
        case 'seat':
          return post.forSeat(partyName(setup, given))
        case 'turn':
          return post.forTurn(given, wanted)
        case 'phase': {
          const name = (id: string): string =>
            Object.entries(tables.phases).find(([phase]) => phase === id)?.[1] ?? id
          return post.forPhase(name(given), name(wanted))
        }
        case 'view':
          return post.forView
        case 'game':
        case 'campaign':
        case 'rulesVersion':
          return post.forOther
      }
      return post.forOther
    }
    case 'line': {
      const { problem, line } = refusal
      const said = tableWords.value.refusal(problem)
      return line < 1 ? `${post.notTaken} ${said}` : post.atLine(line, said)
    }
  }
}
