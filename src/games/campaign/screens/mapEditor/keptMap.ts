// A map that is being drawn, and what is stored of it: every change is kept at once, and can be taken back.
import { computed, ref, shallowRef, watch } from 'vue'
import type { MapFile } from '../../rules/index.ts'
import { begun, done, redone, undone, type History } from './history.ts'
import type { Change, MapCampaign } from './mapCampaign.ts'
import { useOwnMaps } from './ownMaps.ts'

/** What this screen has made of the map; whatever else is stored came from another tab. */
const mostKnown = 100

export function useKeptMap<M extends MapFile>(campaign: MapCampaign<M>, id: string) {
  const own = useOwnMaps(campaign)
  const history = shallowRef<History<M> | null>(null)
  const hasFailed = ref(false)
  const made = new Set<string>()
  let waiting: readonly Change<M>[] = []
  let isWriting = false

  function remember(map: M): void {
    made.add(JSON.stringify(map))
    for (const oldest of made) {
      if (made.size <= mostKnown) return
      made.delete(oldest)
    }
  }
  watch(own.all, (all) => {
    const stored = all.find((each) => each.id === id)?.map
    if (stored === undefined || isWriting || waiting.length > 0) return
    if (made.has(JSON.stringify(stored))) return
    remember(stored)
    history.value = history.value === null ? begun(stored) : done(history.value, stored)
  })

  /** One after the other; what is made meanwhile goes along with the next. */
  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    try {
      while (waiting.length > 0) {
        const batch = waiting
        await own.edit(id, (map) => batch.reduce((now, change) => change(now), map))
        waiting = waiting.slice(batch.length)
      }
      hasFailed.value = false
    } catch {
      hasFailed.value = true
    } finally {
      isWriting = false
    }
  }
  function keep(next: History<M>, change: Change<M>): void {
    remember(next.now)
    history.value = next
    waiting = [...waiting, change]
    void write()
  }
  /** False: it changes nothing. */
  function change(by: Change<M>): boolean {
    if (history.value === null) return false
    const tidy: Change<M> = (map) => campaign.tidied(by(map))
    const { now } = history.value
    const next = tidy(now)
    if (JSON.stringify(next) === JSON.stringify(now)) return false
    keep(done(history.value, next), tidy)
    return true
  }
  function step(by: (history: History<M>) => History<M>): boolean {
    if (history.value === null) return false
    const next = by(history.value)
    if (next.now === history.value.now) return false
    keep(next, () => next.now)
    return true
  }
  return {
    map: computed(() => history.value?.now ?? null),
    isGone: computed(() => own.isThere.value && own.all.value.every((each) => each.id !== id)),
    canUndo: computed(() => (history.value?.before.length ?? 0) > 0),
    canRedo: computed(() => (history.value?.after.length ?? 0) > 0),
    hasFailed,
    failure: own.failure,
    change,
    undo: () => step(undone),
    redo: () => step(redone),
    retry: write,
    show: own.show,
    stop: own.stop,
  }
}
