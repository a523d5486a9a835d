// English words of The March of Progress.
import type { Side } from '@/core/conversation.ts'
import { eventsEn } from './events.ts'
import { houseRulesEn } from './houseRules.ts'
import { cards } from './names.ts'
import { playEn } from './play.ts'
import { startEn } from './start.ts'

export const progressEn = {
  sides: { a: 'Blue', b: 'Orange' } satisfies Readonly<Record<Side, string>>,
  letters: { a: 'B', b: 'O' } satisfies Readonly<Record<Side, string>>,
  both: 'Both',
  cards,
  steps: ['Move', 'Recruit', 'Fortify', 'Attack', 'Strength', 'Score'],
  ...playEn,
  ...startEn,
  event: eventsEn,
  houseRules: houseRulesEn,
}

export type ProgressWords = typeof progressEn
