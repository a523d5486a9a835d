// Steps that can say more than their label: whose groups they are, what the distance was.
import type { FigureStep } from '@/core/conversation.ts'
import type { BattleLabel, BattlePrompt, BattleState, Volley } from '@/games/eagles/rules/index.ts'
import type { BattleWords } from '@/games/eagles/words/battle.ts'
import { battalionIn } from './conduct.ts'

type Name = (step: FigureStep<BattleLabel>) => string | undefined

function volleyOf({ about }: BattlePrompt): Volley | null {
  return 'volley' in about ? about.volley : null
}

export function stepNames(
  state: BattleState,
  prompt: BattlePrompt,
  words: BattleWords,
  say: (inches: number) => string,
): Name {
  const volley = volleyOf(prompt)
  if (volley === null) return () => undefined
  const { ledger } = words.figures
  const shooter = battalionIn(state, volley.shooter)
  return ({ label }) => {
    const { distance, upTo } = volley.aim
    if (label === 'range' && distance >= 0) return ledger.rangeAt(say(distance))
    if (label === 'range' && upTo !== undefined)
      return ledger.rangeAt(words.answers.range.upTo(say(upTo)))
    if (label !== 'groups') return undefined
    return volley.from === 'screen'
      ? ledger.screenOf(shooter.screen)
      : ledger.groupsOf(shooter.rankers, words.screen.screen.formations[shooter.formation])
  }
}
