// Dice that roll on: each throw is stored, then shown for a moment, then the next one falls. A decision ends it.
import {
  computed,
  inject,
  onBeforeUnmount,
  provide,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref,
  type ShallowRef,
} from 'vue'
import { logOf } from '@/core/record/log.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useSettings } from '@/app/settings.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import type { Conduct } from './conduct.ts'
import { rollsOn } from './rollsOn.ts'
import { hasAppDice, useThrow } from './throwing.ts'

/** Milliseconds that the result of one throw stands before the next one falls. */
const look = 900

export interface RollThrough {
  /** The next throw falls by itself. */
  readonly isRolling: ComputedRef<boolean>
  /** The next throw at once. */
  readonly hurry: () => void
  /** The dice question that this answer leads to is thrown with it: no player presses twice for one re-roll. */
  readonly arm: () => void
}

interface Shown {
  readonly play: ShallowRef<BattlePlay>
  readonly tumbling: ShallowRef<unknown>
}

const key: InjectionKey<RollThrough> = Symbol('roll through')

export function useRollThrough(): RollThrough {
  const rolling = inject(key)
  if (rolling === undefined) throw new Error('a part of the battle stands outside of a battle')
  return rolling
}

/** The last gap of a turn, where players have said that they are asked only once a commander has ridden. */
function usePassedGap({ prompt }: Conduct, play: ShallowRef<BattlePlay>): () => boolean {
  const battle = useBattle()
  const settings = useSettings()
  return () => {
    if (prompt.value?.kind !== 'activation.end' || settings.kept.lastMove === 'always') return false
    if (!battle.answersHere(prompt.value.seat)) return false
    if (battle.role !== 'writer' || play.value.log?.entry.kind !== 'answer') return false
    return !logOf(play.value).some(
      ({ line, isStruck }) =>
        !isStruck && line.events.some(({ kind }) => kind === 'commanderMoved'),
    )
  }
}

/** Whether the open question's dice fall by themselves. */
function useDue({ prompt }: Conduct, play: ShallowRef<BattlePlay>): (isArmed: boolean) => boolean {
  const battle = useBattle()
  const settings = useSettings()
  return (isArmed) => {
    const asked = prompt.value
    if (asked === null || battle.role !== 'writer' || !hasAppDice()) return false
    if (!battle.answersHere(asked.seat)) return false
    return rollsOn(play.value, asked, settings.kept.through, isArmed)
  }
}

export function provideRollThrough(
  conduct: Conduct,
  { play, tumbling }: Shown,
  /** Gets the number of the entry before the first throw of those that roll on; null: nothing does. */
  since: Ref<number | null>,
): RollThrough {
  const battle = useBattle()
  const { prompt, state } = conduct
  const isDue = useDue(conduct, play)
  const passesGap = usePassedGap(conduct, play)
  const throwDice = useThrow()
  const armed = shallowRef(false)
  const isOn = shallowRef(false)
  /** The number of the entry before the first throw of those that roll on. */
  let from: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function next(): void {
    clearTimeout(timer)
    const asked = prompt.value
    armed.value = false
    if (asked === null || !isOn.value) return
    void throwDice(asked, play.value.head).then((isTaken) => {
      if (!isTaken) isOn.value = false
    })
  }
  watch(
    [play, tumbling],
    ([now, falling], [before]) => {
      if (falling !== null || now === before) return
      clearTimeout(timer)
      const wasRolling = isOn.value
      isOn.value = isDue(armed.value)
      armed.value = false
      if (isOn.value && !wasRolling) from = (now.log?.number ?? 1) - 1
      // It is kept with the head that is shown: until the chain ends it goes along.
      since.value = isOn.value || wasRolling ? from : null
      if (passesGap()) void battle.answer({ kind: 'choice', option: 'goOn' }, now.head)
      if (!isOn.value) return
      // What was only decided needs no look: the dice fall with the press.
      const isLookedAt = now.log?.entry.kind === 'answer' && now.log.entry.answer.kind === 'dice'
      timer = setTimeout(next, isLookedAt ? look : 0)
    },
    { flush: 'post' },
  )
  onBeforeUnmount(() => clearTimeout(timer))
  const rolling: RollThrough = {
    isRolling: computed(() => isOn.value && state.value.result === null),
    hurry: next,
    arm: () => (armed.value = true),
  }
  provide(key, rolling)
  return rolling
}
