// The counters as the control: mine that is tapped acts, theirs that is tapped is the target, or it is said why not.
import {
  computed,
  inject,
  provide,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type ShallowRef,
} from 'vue'
import type { ChoiceWanted } from '@/core/conversation.ts'
import {
  activationKinds,
  battalionMeant,
  battalionOption,
  battle as game,
  openQuestion,
  type ActivationKind,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import type { Conduct } from './conduct.ts'
import { useStep } from './useAnswer.ts'

const nothing: ChoiceWanted = { kind: 'choice', options: [], unavailable: [] }

/** What a battalion may do, and why not for the rest, asked of the rules themselves: answered for trial, never kept. */
export function ordersOf(state: BattleState, id: number): ChoiceWanted {
  const option = battalionOption(id)
  const tried = game.answer(state, { kind: 'choice', option }, state.active)
  const wanted = tried.ok ? openQuestion(tried.value.state)?.wanted : undefined
  return wanted?.kind === 'choice' ? wanted : nothing
}

export const kindsIn = ({ options }: ChoiceWanted): readonly ActivationKind[] =>
  activationKinds.filter((kind) => options.includes(kind))

/** One order is possible, and passing perhaps: both are given from the row. */
export const isSingle = (wanted: ChoiceWanted): boolean =>
  kindsIn(wanted).filter((kind) => kind !== 'pass').length <= 1

export interface Orders {
  /** The battalion whose orders stand under its counter. */
  readonly chosen: ComputedRef<number | null>
  readonly wanted: ComputedRef<ChoiceWanted>
  /** Why a tap did nothing. */
  readonly notice: Readonly<{ value: string }>
  readonly explain: (reason: string) => void
  /** Whether the counter does something now; if not, it shows its roster. */
  readonly tap: (battalion: number) => boolean
  readonly give: (battalion: number, order: ActivationKind) => Promise<void>
}

const key: InjectionKey<Orders> = Symbol('orders')

export function useOrders(): Orders {
  const orders = inject(key)
  if (orders === undefined) throw new Error('a part of the battle stands outside of a battle')
  return orders
}

interface Tapped extends Pick<Conduct, 'play' | 'state' | 'prompt'> {
  readonly picked: ShallowRef<number | null>
  readonly explain: (reason: string) => void
}

const openChoice = (prompt: Conduct['prompt']['value']): ChoiceWanted =>
  prompt?.wanted.kind === 'choice' ? prompt.wanted : nothing

/** Mine: its orders open, or close again; anybody else: why not. */
function picker({ prompt, picked, explain }: Tapped): (battalion: number) => void {
  return (battalion) => {
    const { answers, reasons } = battleWords.value
    const { options, unavailable } = openChoice(prompt.value)
    const option = battalionOption(battalion)
    const barred = unavailable.find((each) => each.option === option)
    if (options.includes(option)) {
      picked.value = picked.value === battalion ? null : battalion
      explain('')
    } else if (barred !== undefined) explain(reasons.reason(barred.reason))
    else explain(picked.value === null ? answers.orders.mineFirst : answers.orders.orderFirst)
  }
}

/** The only option that means this battalion is taken; its skirmishers and itself are two. */
function aimer({ play, prompt, explain }: Tapped): (battalion: number) => void {
  const battle = useBattle()
  const step = useStep()
  return (battalion) => {
    const { answers, reasons } = battleWords.value
    const { head } = play.value
    const { options, unavailable } = openChoice(prompt.value)
    const meant = (option: string): boolean => battalionMeant(option) === battalion
    const [option, another] = options.filter(meant)
    const barred = unavailable.find((each) => meant(each.option))
    if (another !== undefined) explain(answers.orders.whichPart)
    else if (option !== undefined) void step(() => battle.answer({ kind: 'choice', option }, head))
    else explain(barred === undefined ? answers.orders.notTarget : reasons.reason(barred.reason))
  }
}

/** Both answers in one go: no player sees half an order. */
function giver({ play }: Tapped): Orders['give'] {
  const battle = useBattle()
  const step = useStep()
  return async (battalion, order) => {
    const { head } = play.value
    const option = battalionOption(battalion)
    await step(() => {
      const named = battle.answer({ kind: 'choice', option }, head)
      const next = battle.play?.head
      return named.ok && next !== undefined
        ? battle.answer({ kind: 'choice', option: order }, next)
        : named
    })
  }
}

export function provideOrders({ play, state, prompt }: Conduct): Orders {
  const picked = shallowRef<number | null>(null)
  const notice = shallowRef('')
  const explain = (reason: string): void => {
    notice.value = reason
  }
  watch(
    () => play.value.head,
    () => {
      picked.value = null
      explain('')
    },
    { flush: 'sync' },
  )
  const tapped: Tapped = { play, state, prompt, picked, explain }
  const pick = picker(tapped)
  const aim = aimer(tapped)
  const chosen = computed(() =>
    prompt.value?.kind === 'activation.battalion' ? picked.value : null,
  )
  const orders: Orders = {
    chosen,
    wanted: computed(() => (chosen.value === null ? nothing : ordersOf(state.value, chosen.value))),
    notice,
    explain,
    tap: (battalion) => {
      const asked = prompt.value?.kind
      if (asked === 'activation.battalion') pick(battalion)
      else if (isAimed(asked)) aim(battalion)
      else return false
      return true
    },
    give: giver(tapped),
  }
  provide(key, orders)
  return orders
}

/** No player is to act where a battle is only looked at: a tap on a counter shows its roster. */
export const provideNoOrders = (): void =>
  provide(key, {
    chosen: computed(() => null),
    wanted: computed(() => nothing),
    notice: shallowRef(''),
    explain: () => undefined,
    tap: () => false,
    give: () => Promise.resolve(),
  })

const aimed: ReadonlySet<string> = new Set([
  'shoot.target',
  'charge.target',
  'commander.place',
  'deploy.battalion',
])
const isAimed = (asked: string | undefined): boolean => asked !== undefined && aimed.has(asked)
