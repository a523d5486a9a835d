// What the screen shows is noted after every step: the next start shows it before the app is there (shell/lastSeen.js).
import { useDebounceFn } from '@vueuse/core'
import { watch, type Ref } from 'vue'

const key = 'aide-de-camp.lastSeen'
/** Milliseconds; nobody who taps waits for this. */
const rest = 400

/** The turn, who answers, and the question, on its card. */
const worthSeeing = '.turn, .phase, .asks, .who > span, h2:not(.big), .big > span'

// The copy is drawn without any of the app's styles but the colours and the type.
const pageLook =
  'position:fixed;inset:0;z-index:1;background:var(--ground);color:var(--ink);pointer-events:none'
const cardLook =
  'background:var(--sheet);border:1px solid var(--hair);border-top:3px solid;box-shadow:var(--shadow)'
const typeLooks = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-wrap',
]

function partOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const isCard = element.matches('.asks')
  const look = isCard
    ? cardLook
    : typeLooks.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  return {
    text: isCard ? '' : element.innerText,
    css: `position:absolute;left:${left}px;top:${top}px;width:${width + 1}px;height:${height}px;${look}`,
  }
}

/** A question that faces the other side of the table is not worth it. */
export function useLastSeen(
  stage: Readonly<Ref<HTMLElement | null>>,
  scene: () => string,
  battle: string | null,
  turned: Readonly<Ref<boolean>>,
): void {
  function note(): void {
    const screen = stage.value?.closest('.battle')
    if (!screen) return
    const parts = [...screen.querySelectorAll<HTMLElement>(worthSeeing)].map(partOf)
    try {
      localStorage.setItem(
        key,
        JSON.stringify({
          battle: turned.value ? null : battle,
          across: outerWidth,
          css: pageLook,
          parts,
        }),
      )
    } catch {
      // The next start looks plainer; that is all.
    }
  }
  watch(scene, useDebounceFn(note, rest), { immediate: true })
}
