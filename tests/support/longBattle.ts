// Battles for whatever looks at a whole one: taken so far, played to the end, with an overrule and an undo in them.
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { logOf } from '@/core/record/log.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { playedBattle } from './recordedBattle.ts'
import { valueOf } from './results.ts'

export type BattlePlay = Play<BattleKinds>

/** The battle as it stood after so many of its answers. */
export function battleAfter(answers: number, seed = 3): BattlePlay {
  const whole = playedBattle(seed)
  let play = valueOf(begin(battle, whole.setup))
  for (const { line } of logOf(whole).slice(0, answers))
    if (line.entry.kind === 'answer') play = valueOf(answerIn(battle, play, line.entry.answer))
  return play
}

/** An overrule, and after it an answer that was taken back. */
export function withCorrections(play: BattlePlay): BattlePlay {
  const overrule = {
    kind: 'overrule',
    correction: { figure: 'battalion', battalion: 1, set: { rankers: 7 } },
    reason: 'Miscounted',
  } as const
  const overruled = valueOf(answerIn(battle, play, overrule))
  const again = { ...overrule, reason: 'A slip' }
  return valueOf(retractIn(battle, valueOf(answerIn(battle, overruled, again)), 1))
}
