// Status of the link with a second phone, in sentences.
import { computed } from 'vue'
import { linkWords as words } from '@/words/link.ts'
import type { HeldLink } from './holding.ts'

/** What a game says of it in words of its own. */
export interface OwnWords {
  readonly follows: string
  readonly unlinked: string
  /** Both phones have the same. */
  readonly even: string
}

/** `entries`: of the record of this phone. */
export function useLinkStatus(
  session: Readonly<HeldLink>,
  entries: () => number,
  own: () => OwnWords,
) {
  const view = computed(() => session.value?.view.value ?? null)
  const who = computed(() => {
    const { status } = words.value
    const now = view.value
    if (now === null) return own().unlinked
    return now.leads ? `${status.leads(status[now.role])}.` : own().follows
  })
  const says = computed(() => {
    const { status } = words.value
    const now = view.value
    if (now === null) return ''
    if (session.value?.isSilent.value === true) return status.silent
    if (!now.leads && now.asksBack) return words.value.undo.waits
    switch (now.phase) {
      case 'greeting':
        return status.greeting
      case 'sending':
        return status.sending(Math.max(1, entries() - now.acked))
      case 'reading':
        return status.reading(Math.max(1, now.entries - entries()))
      case 'even':
        return own().even
      case 'ahead':
        return status.ahead(now.leads ? now.ahead : Math.max(1, entries() - now.entries))
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

export type LinkStatus = ReturnType<typeof useLinkStatus>
