// How the link stands, as a sentence.
import { computed } from 'vue'
import { codeOf } from '@/core/record/chain.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { linkWords as words } from '@/words/link.ts'
import { secondPhone } from './secondPhone.ts'

export function useLinkStatus() {
  const battle = useBattle()
  const view = computed(() => secondPhone.value?.view.value ?? null)
  const here = computed(() => battle.play?.log?.number ?? 0)
  const code = computed(() => (battle.play === null ? '' : codeOf(battle.play.head)))

  const says = computed(() => {
    const { status } = words.value
    const now = view.value
    if (now === null) return status.unlinked
    if (secondPhone.value?.isSilent.value === true) return status.silent
    switch (now.phase) {
      case 'greeting':
        return status.greeting
      case 'sending':
        return status.sending(Math.max(1, here.value - now.acked))
      case 'reading':
        return status.reading(Math.max(1, now.entries - here.value))
      case 'even':
        return status.even(code.value)
      case 'ahead':
        return status.ahead(now.leads ? now.ahead : Math.max(1, here.value - now.entries))
      case 'parted':
        return status.parted
      case 'handing':
        return status.handing
      case 'setting-aside':
        return status.aside
    }
  })
  return { view, says }
}
