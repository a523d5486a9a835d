// Steps that can say more than their label: whose groups they are, what the distance was.
import type { FigureStep } from '@/core/conversation.ts'
import type { BattleLabel, BattlePrompt, BattleState, Volley } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import { battalionIn } from './conduct.ts'

type Name = (step: FigureStep<BattleLabel>) => string | undefined

function volleyOf({ about }: BattlePrompt): Volley | null {
  return 'volley' in about ? about.volley : null
}

export function stepNames(
  state: BattleState,
  prompt: BattlePrompt,
  words: BattleWords,
  names: Names,
): Name {
  const { ledger } = words.figures
  const { about } = prompt
  if (about.at === 'check.die')
    return ({ label }) =>
      label === 'quality' ? ledger.qualityOf(names.quality(about.check.battalion)) : undefined
  const volley = volleyOf(prompt)
  if (volley === null) return () => undefined
  const shooter = battalionIn(state, volley.shooter)
  return ({ label }) => {
    const { distance, upTo } = volley.aim
    if (label === 'range' && distance >= 0) return ledger.rangeAt(names.far(distance))
    if (label === 'range' && upTo !== undefined)
      return ledger.rangeAt(words.answers.range.upTo(names.far(upTo)))
    if (label !== 'groups') return undefined
    return volley.from === 'screen'
      ? ledger.screenOf(shooter.screen)
      : ledger.groupsOf(shooter.rankers, words.screen.screen.formations[shooter.formation])
  }
}
