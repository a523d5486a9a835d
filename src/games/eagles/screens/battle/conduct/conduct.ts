// Common context of every part of the battle screen: the battle as it is shown now, its names and its looks.
import {
  computed,
  inject,
  provide,
  type ComputedRef,
  type InjectionKey,
  type ShallowRef,
} from 'vue'
import type { FactValues, Side } from '@/core/conversation.ts'
import {
  openQuestion,
  explainBattle,
  helperOf,
  type BattalionState,
  type BattleExplanation,
  type BattlePrompt,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { battleWords, type Names } from '@/games/eagles/words/battle.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import { useDistances } from './distances.ts'
import { sideLooks, type SideLook } from './sideLooks.ts'

export interface Conduct {
  readonly play: ShallowRef<BattlePlay>
  readonly state: ComputedRef<BattleState>
  /** null: the battle is over. */
  readonly prompt: ComputedRef<BattlePrompt | null>
  /** Why the open question is as it is, and the odds. */
  readonly explanation: ComputedRef<BattleExplanation | null>
  readonly names: ComputedRef<Names>
  readonly looks: ComputedRef<Readonly<Record<Side, SideLook>>>
  readonly openRule: (id: string) => void
}

const key: InjectionKey<Conduct> = Symbol('conduct')

export function provideConduct(
  play: ShallowRef<BattlePlay>,
  openRule: (id: string) => void,
): Conduct {
  const { say } = useDistances()
  const state = computed(() => play.value.now.state)
  const helper: Names['helper'] = (purpose) => helperOf(state.value.setup.house, purpose)
  const conduct: Conduct = {
    play,
    state,
    prompt: computed(() => openQuestion(state.value)),
    explanation: computed(() => explainBattle(state.value)),
    names: computed(() => battleWords.value.namesIn(state.value, say, helper)),
    looks: computed(() => sideLooks(state.value.setup)),
    openRule,
  }
  provide(key, conduct)
  return conduct
}

export function useConduct(): Conduct {
  const conduct = inject(key)
  if (conduct === undefined) throw new Error('a part of the battle stands outside of a battle')
  return conduct
}

/** For a form of facts: to it and to all inside it the explanation follows what is said so far. */
export function explainAsSaid(said: () => FactValues): Conduct['explanation'] {
  const conduct = useConduct()
  const explanation = computed(() => explainBattle(conduct.state.value, said()))
  provide(key, { ...conduct, explanation })
  return explanation
}

export function battalionIn(state: BattleState, id: number): BattalionState {
  const battalion = state.battalions[id]
  if (battalion === undefined) throw new RangeError(`no battalion ${String(id)}`)
  return battalion
}
