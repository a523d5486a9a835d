// What the screen shows is noted after every step: the next start shows it before the app is there (shell/lastSeen.js).
import { useDebounceFn } from '@vueuse/core'
import { onScopeDispose, watch, type Ref } from 'vue'
import { useBattle } from '@/stores/battle.ts'
import { useSettings } from '@/stores/settings.ts'

const key = 'aide-de-camp.lastSeen'
/** Milliseconds; nobody who taps waits for this. */
const rest = 400

/** Without a note the next start looks plainer; that is all. */
function keep(storage: 'localStorage' | 'sessionStorage', seen: string | null): void {
  try {
    if (seen === null) window[storage].removeItem(key)
    else window[storage].setItem(key, seen)
  } catch {
    return
  }
}

/** A wrong question is worse than none. */
function forget(): void {
  keep('sessionStorage', null)
  keep('localStorage', null)
}

interface Sight {
  readonly scene: string
  /** The newest entry that is drawn; the battle may be a step ahead. */
  readonly head: string
  /** It faces the other side of the table: no copy is turned. */
  readonly turned: boolean
  /** A result was read before it; a new start, unlike a reload, shows that result again (useStage). */
  readonly isPastResult: boolean
}

export function useLastSeen(stage: Readonly<Ref<HTMLElement | null>>, at: () => Sight): void {
  const battle = useBattle()
  const settings = useSettings()

  async function note(): Promise<void> {
    const code = await import('./lastSeenCopy.ts').catch(() => null)
    const screen = stage.value?.closest('.battle')
    const { head, turned, isPastResult } = at()
    if (code === null || !screen || turned || head !== battle.play?.head) return
    const seen = code.copyOf(screen, battle.id)
    keep('sessionStorage', seen)
    if (!isPastResult) keep('localStorage', seen)
  }
  const look = (): string => JSON.stringify([at().turned, settings.kept])
  watch([() => battle.play?.head, look], forget, { flush: 'sync' })
  watch([() => at().scene, look], useDebounceFn(note, rest), { immediate: true })
  onScopeDispose(forget)
}
