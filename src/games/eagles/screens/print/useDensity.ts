// How close the lines of the printed army stand: as loose as still fits on one page of A4, measured as it is drawn.
import { computed, nextTick, onMounted, ref, watch, type Ref, type WatchSource } from 'vue'

/** `long`: more than one page can hold; it flows on, and nothing is cut off. */
const densities = ['roomy', 'snug', 'tight', 'tiny', 'long'] as const

/** CSS pixels of 296 mm, and a little for rounding; a page that is shown smaller is as long as ever. */
const page = (296 * 96) / 25.4 + 1

export function useDensity(sheet: Readonly<Ref<HTMLElement | null>>, contents: WatchSource[]) {
  const step = ref(0)
  let turn = 0
  const isTooLong = (): boolean => (sheet.value?.offsetHeight ?? 0) > page

  async function fit(): Promise<void> {
    const mine = ++turn
    step.value = 0
    await nextTick()
    while (mine === turn && step.value < densities.length - 1 && isTooLong()) {
      step.value += 1
      await nextTick()
    }
  }
  watch(contents, fit, { flush: 'post' })
  onMounted(async () => {
    await fit()
    await document.fonts.ready
    await fit()
  })
  return computed(() => densities[step.value] ?? 'long')
}
