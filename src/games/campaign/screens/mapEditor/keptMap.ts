// A map that is being drawn, and what is stored of it: every change is kept at once, and can be taken back.
import { computed, readonly, ref, shallowRef, watch } from 'vue'
import type { MapFile } from '../../rules/index.ts'
import type { Change, MapCampaign } from './mapCampaign.ts'
import { useOwnMaps, type OwnMap } from './ownMaps.ts'

/** What this screen has made of the map; whatever else is stored came from another tab. */
const mostKnown = 100

function rememberedMaps() {
  const made = new Set<string>()
  return {
    has: (map: MapFile): boolean => made.has(JSON.stringify(map)),
    add: (map: MapFile): void => {
      made.add(JSON.stringify(map))
      const [oldest] = made
      if (made.size > mostKnown && oldest !== undefined) made.delete(oldest)
    },
  }
}

/** Changes go to what is stored one after the other; what is made meanwhile goes along with the next. */
function useWriting<M extends MapFile>(edit: (by: Change<M>) => Promise<void>) {
  const hasFailed = ref(false)
  const isDone = ref(true)
  let waiting: readonly Change<M>[] = []
  let isWriting = false
  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    try {
      while (waiting.length > 0) {
        const batch = waiting
        await edit((map) => batch.reduce((now, change) => change(now), map))
        waiting = waiting.slice(batch.length)
      }
      hasFailed.value = false
      isDone.value = true
    } catch {
      hasFailed.value = true
    } finally {
      isWriting = false
    }
  }
  function add(change: Change<M>): void {
    waiting = [...waiting, change]
    isDone.value = false
    void write()
  }
  return { hasFailed, isDone: readonly(isDone), add, write }
}

const isSame = (one: MapFile, other: MapFile): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

interface History<T> {
  readonly now: T
  readonly before: readonly T[]
  readonly after: readonly T[]
}

/** Enough for an evening of drawing; older steps go. */
const mostSteps = 200

export const begun = <T>(now: T): History<T> => ({ now, before: [], after: [] })

/** What does not change is no step. */
export const done = <T>({ now, before, after }: History<T>, next: T): History<T> =>
  next === now
    ? { now, before, after }
    : { now: next, before: [...before, now].slice(-mostSteps), after: [] }

export function undone<T>({ now, before, after }: History<T>): History<T> {
  const last = before.at(-1)
  return last === undefined
    ? { now, before, after }
    : { now: last, before: before.slice(0, -1), after: [now, ...after] }
}

export function redone<T>({ now, before, after }: History<T>): History<T> {
  const [next, ...rest] = after
  return next === undefined
    ? { now, before, after }
    : { now: next, before: [...before, now], after: rest }
}

export function useKeptMap<M extends MapFile>(campaign: MapCampaign<M>, id: string) {
  const own = useOwnMaps(campaign)
  const history = shallowRef<History<M> | null>(null)
  const made = rememberedMaps()
  const writing = useWriting<M>((by) => own.edit(id, by))
  const isThis = (each: OwnMap<M>): boolean => each.id === id

  watch(own.all, (all) => {
    const stored = all.find(isThis)?.map
    if (stored === undefined || !writing.isDone.value || made.has(stored)) return
    made.add(stored)
    history.value = history.value === null ? begun(stored) : done(history.value, stored)
  })
  function keep(next: History<M>, change: Change<M>): true {
    made.add(next.now)
    history.value = next
    writing.add(change)
    return true
  }
  /** False: it changes nothing. */
  function change(by: Change<M>): boolean {
    if (history.value === null) return false
    const tidy: Change<M> = (map) => campaign.tidied(by(map))
    const next = tidy(history.value.now)
    return !isSame(next, history.value.now) && keep(done(history.value, next), tidy)
  }
  function step(by: (history: History<M>) => History<M>): boolean {
    if (history.value === null) return false
    const next = by(history.value)
    return next.now !== history.value.now && keep(next, () => next.now)
  }
  return {
    map: computed(() => history.value?.now ?? null),
    isGone: computed(() => own.isThere.value && !own.all.value.some(isThis)),
    canUndo: computed(() => (history.value?.before.length ?? 0) > 0),
    canRedo: computed(() => (history.value?.after.length ?? 0) > 0),
    hasFailed: writing.hasFailed,
    /** Everything that was changed here is stored. */
    isStored: writing.isDone,
    change,
    undo: () => step(undone),
    redo: () => step(redone),
    retry: writing.write,
    show: own.show,
    stop: own.stop,
  }
}
