// How the link of a game stands, as a sentence. It never names the code of the record: that changes with what is hidden.
import { computed } from 'vue'
import { linkWords as words } from '@/words/link.ts'
import type { PhoneAtTable } from './phone.ts'

export function usePhoneStatus({ session, isWaiting, entries }: PhoneAtTable) {
  const view = computed(() => session.value?.view.value ?? null)
  const who = computed(() => {
    const { status, game } = words.value
    const now = view.value
    if (now === null) return isWaiting.value ? game.waiting : game.unlinked
    return now.leads ? `${status.leads(status[now.role])}.` : game.follows
  })
  const says = computed(() => {
    const { status, game } = words.value
    const now = view.value
    if (now === null) return ''
    if (session.value?.isSilent.value === true) return status.silent
    switch (now.phase) {
      case 'greeting':
        return status.greeting
      case 'sending':
        return status.sending(Math.max(1, entries.value - now.acked))
      case 'reading':
        return status.reading(Math.max(1, now.entries - entries.value))
      case 'even':
        return now.isLocked ? game.theirs : game.even
      case 'ahead':
        return status.ahead(now.leads ? now.ahead : Math.max(1, entries.value - now.entries))
      case 'parted':
        return status.parted
      case 'handing':
        return status.handing
      case 'setting-aside':
        return status.aside
    }
  })
  return { view, who, says }
}
