// The keys of a page turner, and arrows: they step from one thing to press to the next; Enter and Space press it.
import { useEventListener } from '@vueuse/core'

const forward = new Set(['PageDown', 'ArrowDown', 'ArrowRight'])
const back = new Set(['PageUp', 'ArrowUp', 'ArrowLeft'])

const pressable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [role="slider"]'

/** A sheet that is open comes before the page below it. */
const scope = (): ParentNode => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document

const inSight = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && element.closest('[inert], [aria-hidden="true"]') === null

/** These have a use for arrows themselves. */
const usesArrows = (element: Element | null): boolean =>
  element?.matches('input, select, textarea, [role="slider"], [role="radio"], [role="tab"]') ===
  true

/** The question is where a round begins, so the first step leads to its first answer. */
function listed(): readonly HTMLElement[] {
  const all = [...scope().querySelectorAll<HTMLElement>(pressable)].filter(inSight)
  const first = all.findIndex((each) => each.closest('[data-scene], #answer-tray') !== null)
  return first <= 0 ? all : [...all.slice(first), ...all.slice(0, first)]
}

function step(by: 1 | -1): void {
  const all = listed()
  const at = all.findIndex((each) => each === document.activeElement)
  const next = at === -1 && by === -1 ? all.at(-1) : all[(at + by + all.length) % all.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

export function useTurnerKeys(): void {
  useEventListener('keydown', (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event
    if (event.defaultPrevented || ctrlKey || altKey || metaKey) return
    const isArrow = key.startsWith('Arrow')
    if (isArrow && usesArrows(document.activeElement)) return
    if (!forward.has(key) && !back.has(key)) return
    event.preventDefault()
    step(forward.has(key) ? 1 : -1)
  })
}
