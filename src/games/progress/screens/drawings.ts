// Engraved drawings of the eight cards, and of what else lies on this board.
import type { Card } from '../rules/index.ts'
import type { Drawing } from '@/ui/icon/drawing.ts'

export const cardDrawings: Readonly<Record<Card, Drawing>> = {
  move1: { line: 'M3 8h7.5v8H3zM13 12h8M17.8 8.8 21 12l-3.2 3.2', fine: 'M3 12h7.5' },
  move2: { line: 'M3 4h7.5v7H3zM3 13h7.5v7H3zM13 12h8M17.8 8.8 21 12l-3.2 3.2' },
  recruit: { line: 'M4 12h9v8H4zM17.5 4v8M13.5 8h8', fine: 'M4 16h9' },
  fortify: {
    line: 'M2.5 20v-8.5h3.3V14h3.3v-2.5h5.8V14h3.3v-2.5h3.3V20zM12 11.5V4l4.5 1.7L12 7.5',
    fine: 'M2.5 17h19',
  },
  attack: {
    line: 'M3 21 12.3 11.7M10.3 9.7l4 4M11.6 11 21.5 2.5 13 12.4',
    fine: 'M3.5 14.5l3.5-3.5M9.5 20.5l3.5-3.5',
  },
  attack1: {
    line: 'M2.5 21 11 12.5M9 10.5l4 4M10.5 11.8 17.5 5l-5.6 8.2M19 15v6M16 18h6',
  },
  strength: { line: 'M5.5 12.5 12 6l6.5 6.5M5.5 19 12 12.5l6.5 6.5' },
  score: {
    line: 'M8.5 20.5C3 17 3 8.5 7.5 4M15.5 20.5C21 17 21 8.5 16.5 4M12 8l1.2 2.7 2.9.3-2.2 2 .6 2.9L12 14.4l-2.5 1.5.6-2.9-2.2-2 2.9-.3z',
    fine: 'M4.6 9.5 2.5 7.5M4 13.3l-2.6-.8M5.3 17l-2.6.4M19.4 9.5l2.1-2M20 13.3l2.6-.8M18.7 17l2.6.4',
  },
}

export const castle: Drawing = {
  line: 'M4 20.5V7.5h3v2.7h3.3V7.5h3.4v2.7H17V7.5h3v13zM10 20.5v-3.7a2 2 0 0 1 4 0v3.7',
  fine: 'M4 13.2h16',
}

export const padlock: Drawing = {
  line: 'M5.5 10.8h13v9.7h-13zM8.3 10.8V7.7a3.7 3.7 0 0 1 7.4 0v3.1',
  solid: 'M10.4 15.3a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z',
}

export const machine: Drawing = {
  line: 'M6.5 6.5h11v11h-11zM9.5 6.5V3M14.5 6.5V3M9.5 21v-3.5M14.5 21v-3.5M6.5 9.5H3M6.5 14.5H3M21 9.5h-3.5M21 14.5h-3.5',
}
