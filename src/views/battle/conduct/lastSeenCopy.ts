// What the page itself can draw of a battle before the app is there, as text (read by shell/lastSeen.js).

/** The turn, who answers, and the question, on its card. */
const worthSeeing = '.turn, .phase, .asks, .who > span, h2:not(.big), .big > span'

// The copy is drawn without any of the app's styles but the colours and the type.
const pageLook =
  'position:fixed;inset:0;z-index:1;background:var(--ground);color:var(--ink);pointer-events:none;' +
  'font-variant-numeric:lining-nums tabular-nums;hyphens:auto;overflow-wrap:anywhere'
const cardLook =
  'background:var(--sheet);border:1px solid var(--hair);border-top:3px solid;box-shadow:var(--shadow)'
const typeLooks = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-wrap',
  'text-align',
]

function partOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const isCard = element.matches('.asks')
  const isQuiet = element.closest('.who') !== null
  const type = typeLooks.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  const look = isCard ? cardLook : `${type};color:var(${isQuiet ? '--ink-2' : '--ink'})`
  return {
    text: isCard ? '' : element.innerText,
    parts: [],
    css: `position:absolute;left:${left}px;top:${top}px;width:${width + 1}px;height:${height}px;${look}`,
  }
}

/** It fits where the window is as wide again. */
export function copyOf(screen: Element, battle: string | null): string {
  const parts = [...screen.querySelectorAll<HTMLElement>(worthSeeing)].map(partOf)
  return JSON.stringify({ battle, across: innerWidth, text: '', css: pageLook, parts })
}
