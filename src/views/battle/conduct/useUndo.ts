// The way back: one answer at a time, free down to the last die; beyond a die the other player must agree.
import { computed, ref } from 'vue'
import { battle as rules } from '@/rules/eagles/index.ts'
import { battleWords } from '@/locales/battle.ts'
import { useBattle } from '@/stores/battle.ts'
import type { Conduct } from './conduct.ts'

export function useUndo({ play, names }: Conduct) {
  const battle = useBattle()
  const isAsking = ref(false)

  const last = computed(() => play.value.now.last)
  const asked = computed(() => (last.value === null ? null : rules.ask(last.value.before.state)))
  const label = computed(() => {
    const { undo } = battleWords.value
    if (last.value?.answer.kind === 'overrule') return undo.overrule
    return asked.value === null ? '' : undo[asked.value.kind]
  })
  const isPastDice = computed(() => last.value?.answer.kind === 'dice')
  /** Who must agree: the player whose dice these were not. */
  const agreeing = computed(() => {
    const { undoSheet } = battleWords.value.screen
    const side = asked.value?.side ?? 'both'
    return side === 'both'
      ? undoSheet.askBoth
      : undoSheet.ask(names.value.people(side === 'a' ? 'b' : 'a'))
  })

  async function takeBack(): Promise<void> {
    isAsking.value = false
    await battle.retract(1, play.value.head)
  }
  function undo(): void {
    if (isPastDice.value) isAsking.value = true
    else void takeBack()
  }
  return { canUndo: computed(() => last.value !== null), label, agreeing, isAsking, undo, takeBack }
}
