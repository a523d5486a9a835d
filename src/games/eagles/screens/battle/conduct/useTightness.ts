// Room for a roll: while dice are asked for, the question, its totals and its odds stay in sight on any phone.
import { nextTick, onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useEventListener } from '@vueuse/core'

/**
 * 1: rows and margins close up. 2: the counters make room. 3: of what adds up only the totals are left, a tap opens the
 * rest. 4: what the last answer led to makes room, the log has it, and figures without a total. The attribute names each that holds: "1 2".
 */
const steps = ['1', '1 2', '1 2 3', '1 2 3 4'] as const

/** With large text the page scrolls as one: whatever adds up may stay. */
const tightestAsOne = 2

/**
 * Closes up step by step until nothing of the question has to be scrolled for. It only ever closes up under one
 * question, or the screen would jump while dice are typed. The attribute stands on the page and is nobody else's.
 */
export function useTightness(stage: Readonly<Ref<HTMLElement | null>>, isRolling: () => boolean) {
  let level = 0

  function show(page: HTMLElement): void {
    const step = steps[level - 1]
    if (step === undefined) delete page.dataset['tight']
    else page.dataset['tight'] = step
  }
  function fit(from: number): void {
    const main = stage.value?.closest('main')
    const page = main?.closest<HTMLElement>('.page')
    if (main === undefined || main === null || page === undefined || page === null) return
    level = isRolling() ? from : 0
    show(page)
    if (!isRolling()) return
    const isTooTall = (): boolean =>
      main.scrollHeight > main.clientHeight + 1 ||
      (level < tightestAsOne && document.documentElement.scrollHeight > innerHeight)
    while (level < steps.length && isTooTall()) {
      level += 1
      show(page)
    }
  }
  const refit = (): void => fit(0)

  useEventListener(window, 'resize', refit)
  // Typed dice need a row of their own in the tray.
  const tray = new ResizeObserver(() => fit(level))
  onMounted(async () => {
    await nextTick()
    const box = document.querySelector('#answer-tray')
    if (box !== null) tray.observe(box)
  })
  onBeforeUnmount(() => tray.disconnect())
  return { refit }
}
