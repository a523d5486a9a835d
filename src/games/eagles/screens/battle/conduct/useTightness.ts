// Room for what decides: the question, its totals and its odds stay in sight, on any phone.
import { nextTick, onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useEventListener } from '@vueuse/core'

/** What the screen is for now: it decides what makes room, and when. */
export type Sight =
  /** Dice are asked for: nothing of the question has to be scrolled for. */
  | 'roll'
  /** A player decides or measures: the question is in sight, its options may be scrolled. */
  | 'ask'
  /** The same, and the counters are what is tapped. */
  | 'aim'
  /** What happened, and what to take off the table. */
  | 'result'
  | 'free'

/**
 * 1: rows and margins close up. 2: the counters make room. 3: of what adds up only the totals are left, a tap opens the
 * rest. 4: what the last answer led to makes room, the log has it, and figures without a total. last: of that two lines
 * are left. The attribute names each that holds: "1 2".
 */
const steps: Readonly<Record<Sight, readonly string[]>> = {
  roll: ['1', '1 2', '1 2 3', '1 2 3 4'],
  ask: ['1', '1 last', '1 2 last'],
  aim: ['1', '1 last'],
  result: ['1', '1 2'],
  free: [],
}

/** With large text the page scrolls as one: whatever adds up may stay. */
const tightestAsOne = 2
/** On a taller screen the counters stay above a result: they show what it changed. */
const lowScreen = 720

interface Place {
  readonly main: HTMLElement
  readonly page: HTMLElement
}

function isCut({ main }: Place): boolean {
  const tray = document.querySelector('#answer-tray')
  return (
    main.scrollHeight > main.clientHeight + 1 ||
    (tray !== null && tray.scrollHeight > tray.clientHeight + 1)
  )
}

/** The sentence, and the distance or the price that belongs to it. */
function isQuestionCut({ main }: Place): boolean {
  const asked = main.querySelector('.asks :is(.far, .price)') ?? main.querySelector('.asks h2')
  return asked !== null && asked.getBoundingClientRect().bottom > sightOf(main)
}
/** The lowest place of the page that can be seen above the tray. */
const sightOf = (main: HTMLElement): number =>
  Math.min(main.getBoundingClientRect().bottom, innerHeight)

/**
 * Closes up step by step until what decides is in sight. It only ever closes up under one question, or the screen would
 * jump while dice are typed. The attribute stands on the page and is no other code's.
 */
export function useTightness(stage: Readonly<Ref<HTMLElement | null>>, sight: () => Sight) {
  let level = 0

  function show(page: HTMLElement, step: string | undefined): void {
    if (step === undefined) delete page.dataset['tight']
    else page.dataset['tight'] = step
  }
  function isTooTall(place: Place): boolean {
    switch (sight()) {
      case 'roll':
        return (
          isCut(place) ||
          (level < tightestAsOne && document.documentElement.scrollHeight > innerHeight)
        )
      case 'ask':
      case 'aim':
        return isQuestionCut(place)
      case 'result':
        return innerHeight < lowScreen && isCut(place)
      case 'free':
        return false
    }
  }
  function fit(from: number): void {
    const main = stage.value?.closest('main')
    const page = main?.closest<HTMLElement>('.page')
    if (main === undefined || main === null || page === undefined || page === null) return
    const wanted = steps[sight()]
    level = Math.min(from, wanted.length)
    show(page, wanted[level - 1])
    while (level < wanted.length && isTooTall({ main, page })) {
      level += 1
      show(page, wanted[level - 1])
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
