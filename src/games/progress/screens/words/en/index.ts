// English words of the screens of The March of Progress.
import type { Side } from '@/core/conversation.ts'
import { guideEn } from './guide.ts'
import { houseRulesEn } from './houseRules.ts'
import { playEn } from './play.ts'
import { startEn } from './start.ts'

export const screenEn = {
  sides: { a: 'Blue', b: 'Orange' } satisfies Readonly<Record<Side, string>>,
  letters: { a: 'B', b: 'O' } satisfies Readonly<Record<Side, string>>,
  both: 'Both',
  steps: ['Move', 'Recruit', 'Fortify', 'Attack', 'Strength', 'Score'],
  ...playEn,
  ...startEn,
  ...guideEn,
  houseRules: houseRulesEn,
}

export type ScreenWords = typeof screenEn
