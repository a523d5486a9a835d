// A table's battle as a play with a log, for whatever reads more than the state.
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import type { Table } from './battle.ts'
import { valueOf } from './results.ts'

export const playOf = ({ setup, answers }: Table): Play<BattleKinds> =>
  answers.reduce(
    (play, answer) => valueOf(answerIn(battle, play, answer)),
    valueOf(begin(battle, setup)),
  )

export const rolled = (play: Play<BattleKinds>, ...faces: readonly number[]): Play<BattleKinds> =>
  valueOf(answerIn(battle, play, { kind: 'dice', faces, source: 'hand' }))

export const chosen = (play: Play<BattleKinds>, ...options: readonly string[]): Play<BattleKinds> =>
  options.reduce((now, option) => valueOf(answerIn(battle, now, { kind: 'choice', option })), play)

export const takenBack = (play: Play<BattleKinds>, count: number): Play<BattleKinds> =>
  valueOf(retractIn(battle, play, count))
