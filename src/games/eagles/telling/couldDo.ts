// Activations that each battalion could have, asked of the rules themselves: answered for trial, never kept.
import {
  battle,
  openQuestion,
  type ActivationKind,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import type { BattleWords } from '@/games/eagles/words/battle.ts'

const manoeuvres: readonly string[] = [
  'forward',
  'back',
  'wheel',
  'formation',
] satisfies ActivationKind[]

export function couldDo(state: BattleState, option: string, words: BattleWords): string {
  const tried = battle.answer(state, { kind: 'choice', option }, state.active)
  const wanted = tried.ok ? openQuestion(tried.value.state)?.wanted : undefined
  if (wanted?.kind !== 'choice') return ''
  const { could } = words.answers
  const has = (kind: ActivationKind): boolean => wanted.options.includes(kind)
  const things = [
    ...(wanted.options.some((kind) => manoeuvres.includes(kind)) ? [could.manoeuvre] : []),
    ...(has('reform') ? [could.reform] : []),
    ...(has('shoot') ? [could.shoot] : []),
    ...(has('attack') ? [could.attack] : []),
    ...(has('fightOn') ? [could.fightOn] : []),
    ...(has('rally') ? [could.rally] : []),
  ]
  return could.list(things.length < 3 && has('pass') ? [...things, could.pass] : things)
}
