// The camera and what it reads: looks again and again until it is told to stop.
import { useUserMedia } from '@vueuse/core'
import { onScopeDispose, ref, watch, type ShallowRef } from 'vue'
import { openQrReader } from '@/platform/qr/qrReader.ts'

/** Milliseconds until the next look; null: it is over. */
type AfterLook = (text: string | null) => number | null

const wishes: MediaStreamConstraints = {
  // Enough for a fine code at a hand's breadth; a camera that has less gives what it has.
  video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 960 } },
  audio: false,
}

/** `saw` hears of every look, also of one that found nothing. */
export function useScanning(video: Readonly<ShallowRef<HTMLVideoElement | null>>, saw: AfterLook) {
  const trouble = ref<'refused' | 'none' | null>(null)
  const { stream, start, stop } = useUserMedia({ constraints: wishes })
  let isLooking = true

  watch([stream, video], ([source, element]) => {
    if (element !== null && source !== undefined) element.srcObject = source
  })

  async function look(): Promise<void> {
    const reader = await openQrReader()
    const see = async (element: HTMLVideoElement | null): Promise<string | null> =>
      element === null || element.readyState < 2 ? null : reader.read(element).catch(() => null)
    const isOpen = (): boolean => isLooking
    try {
      while (isOpen()) {
        const text = await see(video.value)
        const pause = isOpen() ? saw(text) : null
        if (pause === null) break
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    } finally {
      reader.close()
    }
  }

  /** A picture that nobody reads would be waited at for good. */
  function goBlind(): void {
    trouble.value = 'none'
    stop()
  }

  async function begin(): Promise<void> {
    try {
      await start()
    } catch (cause) {
      const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError'
      trouble.value = isRefused ? 'refused' : 'none'
      return
    }
    if (!isLooking)
      stop() // closed while the browser was still asking
    else if (stream.value === undefined) trouble.value = 'none'
    else await look().catch(goBlind)
  }

  void begin()
  onScopeDispose(() => {
    isLooking = false
    stop()
  })
  return { stream, trouble }
}

/** Milliseconds between two looks: quick enough for a hand and kind to the battery; quicker where codes change. */
export const pauses = { usual: 150, transfer: 15 } as const
