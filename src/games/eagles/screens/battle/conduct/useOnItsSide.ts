// A phone on its side, as in TableFrame: below the answers there is room, beside the figures there is none.
import { useMediaQuery } from '@vueuse/core'
import { useSettings } from '@/app/settings.ts'

/** A media query knows the browser's text size only, a container query the app's too. */
export function useOnItsSide() {
  const { kept } = useSettings()
  const narrowest = (): number => (34 * Number(kept.textSize)) / 100
  return useMediaQuery(() => `(max-height: 479.9px) and (min-width: ${narrowest()}rem)`)
}
