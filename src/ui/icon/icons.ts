// Every drawing by its name. Those of the first screen are here at once, the others a moment later.
import { shallowRef } from 'vue'
import type { Drawing } from './drawing.ts'
import { firstIcons } from './firstIcons.ts'
import type { moreIcons } from './moreIcons.ts'

export type IconName = keyof typeof firstIcons | keyof typeof moreIcons

const drawings = shallowRef<{ readonly [name in IconName]?: Drawing }>(firstIcons)

/** Resolves when every drawing is here; offline they come from the cache. */
export const allIcons = import('./moreIcons.ts').then(({ moreIcons }) => {
  drawings.value = { ...firstIcons, ...moreIcons }
  return drawings.value
})

/** Empty until the drawing has come: its place is kept. */
export const drawingOf = (name: IconName): Drawing => drawings.value[name] ?? {}
