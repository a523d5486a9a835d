// The rules of the desk that come with an invitation: the size of a team; without teams nothing is written.
import { usualDesk, type DeskRules } from '@/games/eagles/rules/index.ts'

export const deskOf = (teamSize: number): DeskRules | undefined =>
  teamSize > 1 ? { ...usualDesk, teamSize } : undefined
