// Every drawing by its name. Those of the first screen are here at once, the others a moment later.
import { shallowRef } from 'vue'
import type { Drawing } from './drawing.ts'
import type { moreIcons } from './moreIcons.ts'

const frameDrawings = {
  shako: {
    line: 'M6 5.5 5 15c4.5 2 9.5 2 14 0l-1-9.5c-4 1.3-8 1.3-12 0zM4 16.5c5 3 11 3 16 0l-.6-1.6M12 6.5V2M10.5 11.5l1.5-1.5 1.5 1.5-1.5 1.5z',
  },
  sabre: {
    line: 'M5 20.5C12 17 17.5 11 20.5 3c.7 8-3.5 15-12.5 18.2M3.5 17.5l5.5 5M3 21.5l2.5-1.5',
  },
  event: { line: 'M4 5h16v16H4zM4 10h16M8.5 2.5V7M15.5 2.5V7M8 15.2l2.5 2.5 5-5' },
  book: {
    line: 'M12 6.2C9.8 4.6 6.5 4 3 4.3v14.5c3.5-.3 6.8.3 9 1.9 2.2-1.6 5.5-2.2 9-1.9V4.3c-3.5-.3-6.8.3-9 1.9zM12 6.2v14.5',
    fine: 'M5.5 8c1.6 0 3 .3 4.3.9M5.5 11c1.6 0 3 .3 4.3.9M18.5 8c-1.6 0-3 .3-4.3.9M18.5 11c-1.6 0-3 .3-4.3.9',
  },
  dice: {
    line: 'M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1 -3.5 3.5h-10a3.5 3.5 0 0 1 -3.5 -3.5v-10a3.5 3.5 0 0 1 3.5 -3.5z',
    solid:
      'M6.7 8.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM14.3 15.8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z',
  },
  gear: {
    line: 'M10.4 5.6L10.5 2.9L13.5 2.9L13.6 5.6L15.4 6.4L17.4 4.5L19.5 6.6L17.6 8.6L18.4 10.4L21.1 10.5L21.1 13.5L18.4 13.6L17.6 15.4L19.5 17.4L17.4 19.5L15.4 17.6L13.6 18.4L13.5 21.1L10.5 21.1L10.4 18.4L8.6 17.6L6.6 19.5L4.5 17.4L6.4 15.4L5.6 13.6L2.9 13.5L2.9 10.5L5.6 10.4L6.4 8.6L4.5 6.6L6.6 4.5L8.6 6.4zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  },
  share: { line: 'M12 15V3M7.5 7 12 2.8 16.5 7M7.5 11H4.5v10h15V11h-3' },
  check: { line: 'M4.5 12.8l5 5L19.5 6.5' },
  warning: {
    line: 'M12 3.2 22 20.5H2zM12 9.5v5.3',
    solid: 'M10.9 17.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
  },
  plus: { line: 'M12 5v14M5 12h14' },
  right: { line: 'M9 5l7 7-7 7' },
  more: {
    solid:
      'M10.3 5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM10.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM10.3 19a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z',
  },
  overrule: {
    line: 'M4 20.5l1-4.2L16.3 5l3.2 3.2L8.2 19.5zM14.2 7.1l3.2 3.2',
    fine: 'M13 20.5h7.5',
  },
} as const satisfies Record<string, Drawing>

const firstIcons = {
  ...frameDrawings,
  pencil: frameDrawings.overrule,
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof firstIcons | keyof typeof moreIcons

const drawings = shallowRef<{ readonly [name in IconName]?: Drawing }>(firstIcons)

/** Resolves when every drawing is here; offline they come from the cache. */
export const allIcons = import('./moreIcons.ts').then(({ moreIcons }) => {
  drawings.value = { ...firstIcons, ...moreIcons }
  return drawings.value
})

/** Empty until the drawing has come: its place is kept. */
export const drawingOf = (name: IconName): Drawing => drawings.value[name] ?? {}
