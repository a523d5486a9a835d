// The camera and what it reads: looks again and again until it is told to stop.
import { useEventListener } from '@vueuse/core'
import { onScopeDispose, ref, shallowRef, watch, type ShallowRef } from 'vue'
import { closeCamera, openCamera, whenCameraGoes, type NoCamera } from '@/platform/camera.ts'
import { openQrReader } from '@/platform/qr/qrReader.ts'

/** Milliseconds until the next look; null: it is over. */
type AfterLook = (text: string | null) => number | null

/** Why nothing is read. `gone`: the camera went out meanwhile. `reader`: what reads codes cannot be had. */
export type ScanTrouble = NoCamera | 'gone' | 'reader'

/** Looks in a row that may fail: some browsers cannot read a camera that has only just begun. */
const mostFailures = 20

type Video = Readonly<ShallowRef<HTMLVideoElement | null>>

/** What is wrong in the end; null: it was told to stop. */
async function lookThrough(
  video: Video,
  isOpen: () => boolean,
  saw: AfterLook,
): Promise<ScanTrouble | null> {
  const reader = await openQrReader().catch(() => null)
  if (reader === null) return 'reader'
  let failures = 0
  const read = async (element: HTMLVideoElement): Promise<string | null> => {
    try {
      const text = await reader.read(element)
      failures = 0
      return text
    } catch {
      failures += 1
      return null
    }
  }
  try {
    while (isOpen() && failures < mostFailures) {
      const { value: element } = video
      const text = element === null || element.readyState < 2 ? null : await read(element)
      const pause = isOpen() ? saw(text) : null
      if (pause === null) return null
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return isOpen() ? 'reader' : null
  } catch {
    return 'failed' // what was seen could not be kept
  } finally {
    reader.close()
  }
}

/** `saw` hears of every look, also of one that found nothing. */
export function useScanning(video: Video, saw: AfterLook) {
  const trouble = ref<ScanTrouble | null>(null)
  const stream = shallowRef<MediaStream | null>(null)
  let isOver = false

  watch([stream, video], ([source, element]) => {
    if (element !== null && source !== null) element.srcObject = source
  })

  /** Null: it is told nowhere. A picture that no code reads would be waited at for good. */
  function putOut(why: ScanTrouble | null): void {
    if (stream.value !== null) closeCamera(stream.value)
    stream.value = null
    trouble.value = why
  }

  async function begin(): Promise<void> {
    trouble.value = null
    const camera = await openCamera()
    if (isOver) {
      if (typeof camera !== 'string') closeCamera(camera) // closed while the browser was still asking
      return
    }
    if (typeof camera === 'string') {
      trouble.value = camera
      return
    }
    const isOpen = (): boolean => stream.value === camera
    stream.value = camera
    whenCameraGoes(camera, () => {
      if (isOpen()) putOut(document.hidden ? 'hidden' : 'gone')
    })
    const why = await lookThrough(video, isOpen, saw)
    if (why !== null && isOpen()) putOut(why)
  }

  useEventListener(document, 'visibilitychange', () => {
    if (trouble.value === 'hidden' && !document.hidden) void begin()
  })
  void begin()
  onScopeDispose(() => {
    isOver = true
    putOut(null)
  })
  return { stream, trouble, again: begin }
}

/** Milliseconds between two looks: quick enough for a hand and kind to the battery; quicker where codes change. */
export const pauses = { usual: 150, transfer: 15 } as const
