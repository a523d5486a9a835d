// The photographs of the battle on the screen: which there are, and one more from a file.
import { computed, onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import { hashOfEntry } from '@/core/record/chain.ts'
import { logOf } from '@/core/record/log.ts'
import { smallPicture } from '@/platform/photograph.ts'
import { addPhoto, photoLimits, watchPhotos, type KeptPhoto } from '@/storage/photosDoor.ts'
import { attemptInTurn } from '@/app/page/attempt.ts'
import type { Conduct } from '../battle/conduct/conduct.ts'

export type PhotoTrouble = 'no-picture' | 'battle-full' | 'phone-full'

/** Those of the battle that begins with this entry, as they are now. */
function photosOf(battle: Readonly<Ref<string | null>>) {
  const photos = shallowRef<readonly KeptPhoto[]>([])
  let running: { readonly stop: () => void } | null = null
  const stop = (): void => running?.stop()
  watch(
    battle,
    (mark) => {
      stop()
      photos.value = []
      const tell = (kept: readonly KeptPhoto[]): void => {
        photos.value = kept
      }
      running = mark === null ? null : watchPhotos(mark, tell, () => undefined)
    },
    { immediate: true },
  )
  onScopeDispose(stop)
  return photos
}

/** Null: it is stored, or what is wrong was said. */
async function addOne(
  file: File,
  taken: { readonly battle: string; readonly entry: number; readonly turn: number },
): Promise<PhotoTrouble | null> {
  const picture = await smallPicture(file, photoLimits)
  if (picture === null) return 'no-picture'
  const { jpeg, width, height } = picture
  const added = await attemptInTurn(() => addPhoto({ ...taken, note: '', width, height }, { jpeg }))
  return added === null || added === 'added' ? null : added
}

export function usePhotos({ play, state }: Conduct) {
  /** Null before the first answer: then there is no battle to remember yet. */
  const battle = computed(() => {
    const [first] = logOf(play.value)
    return first === undefined ? null : hashOfEntry(first.line.entry)
  })
  const photos = photosOf(battle)
  const isBusy = ref(false)
  const trouble = ref<PhotoTrouble | null>(null)

  /** One after the other, until one finds no room. */
  async function add(files: readonly File[]): Promise<void> {
    const mark = battle.value
    if (isBusy.value || mark === null) return
    const taken = { battle: mark, entry: play.value.log?.number ?? 1, turn: state.value.turn }
    isBusy.value = true
    trouble.value = null
    try {
      for (const file of files) {
        trouble.value = await addOne(file, taken)
        if (trouble.value !== null) return
      }
    } finally {
      isBusy.value = false
    }
  }

  const canAdd = computed(() => battle.value !== null && photos.value.length < photoLimits.ofBattle)
  return { photos, canAdd, isBusy, trouble, add }
}
