// The loop of codes on the screen: made from the file once, then one after the other at the chosen speed.
import { useIntervalFn, useMediaQuery, useWakeLock } from '@vueuse/core'
import { computed, onMounted, ref, shallowRef, watch } from 'vue'
import { writeContent } from '@/core/light/content.ts'
import { fewBlock, goesInFew } from '@/core/light/fewCodes.ts'
import { sending } from '@/core/light/sending.ts'
import * as packing from '@/platform/light/packing.ts'
import { qrModules } from '@/ui/qr/qrModules.ts'
import type { FileToSend, SendProps } from './fileToSend.ts'

/** Bytes of a block: codes of 53, 65 and 85 modules. */
const blockBytes = { coarse: 160, mid: 320, fine: 560 } as const
const usualSizes = ['coarse', 'mid', 'fine'] as const
/** `few`: as large as they must be for as few as its kind wants. */
export type CodeSize = 'few' | (typeof usualSizes)[number]

/** Codes a second. */
export const speeds = { min: 2, max: 10, usual: 8, calm: 2 } as const

const bytesOf = async ({ content }: FileToSend): Promise<Uint8Array> =>
  new Uint8Array(await new Blob([content]).arrayBuffer())

/** The file, made and packed once. */
function usePrepared(make: SendProps['make']) {
  const content = shallowRef<Uint8Array | null>(null)
  const problem = ref<'failed' | 'tooBig' | null>(null)
  async function prepare(): Promise<void> {
    const file = await make()
    if (file === null) throw new Error('there is nothing to send')
    const written = writeContent({ name: file.name, bytes: await bytesOf(file) }, packing)
    if (written.ok) content.value = written.value
    else problem.value = 'tooBig'
  }
  onMounted(() => prepare().catch(() => (problem.value = 'failed')))
  return { content, problem }
}

export function useSending({ kind, make }: SendProps) {
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const speed = ref<number>(wantsCalm.value ? speeds.calm : speeds.usual)
  const codeSizes: readonly CodeSize[] = goesInFew(kind) ? ['few', ...usualSizes] : usualSizes
  const size = ref<CodeSize>(goesInFew(kind) ? 'few' : 'mid')
  const { content, problem } = usePrepared(make)
  const nth = ref(0)
  const isHeld = ref(false)

  const loop = computed(() => {
    if (content.value === null) return null
    const { length } = content.value
    const wished =
      size.value === 'few' ? fewBlock(kind, length, blockBytes.mid) : blockBytes[size.value]
    return sending(kind, content.value, wished)
  })
  const modules = computed(() => {
    if (loop.value === null) return null
    return qrModules(loop.value.code(nth.value), { ecc: 'low', encoding: 'alphanumeric' })
  })
  const isSingle = computed(() => loop.value?.blocks === 1)
  /** Of the first round, which is enough where no code is missed; 0 from then on. */
  const secondsLeft = computed(() =>
    Math.max(0, ((loop.value?.blocks ?? 0) - nth.value) / speed.value),
  )

  watch(size, () => (nth.value = 0))

  const pause = computed(() => 1_000 / speed.value)
  useIntervalFn(() => {
    if (!isHeld.value && !isSingle.value && loop.value !== null) nth.value += 1
  }, pause)
  void useWakeLock()
    .request('screen')
    .catch(() => undefined)

  return {
    wantsCalm,
    speed,
    size,
    codeSizes,
    problem,
    isHeld,
    loop,
    modules,
    isSingle,
    nth,
    secondsLeft,
  }
}
