// A phone on its side, as in TableFrame: below the answers there is room, beside the figures there is none.
import { useMediaQuery } from '@vueuse/core'

export const useOnItsSide = () => useMediaQuery('(max-height: 479.9px) and (min-width: 34rem)')
