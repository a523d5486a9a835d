// The engraved sign of each character.
import type { Character } from '@/games/eagles/rules/index.ts'

export const characterIcons = {
  drummer: 'drum',
  sergeant: 'sergeant',
  ensign: 'ensign',
  officer: 'officer',
} as const satisfies Record<Character, string>
