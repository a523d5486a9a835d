// Hint of the first game that belongs to what is on the screen; none in any other campaign.
import { useKept } from '@/app/kept.ts'
import type { GloriaView } from '../../rules/index.ts'
import { screenWords as words } from '../words/screenWords.ts'

/** As the set-up of a first game is called. */
export const firstScenario = 'first'

/** Kept over a reload, ended by anybody at any time, begun again with a first game. */
export const guide = useKept('aide-de-camp.gloriaGuide', true)

/** In the first round of every step, later of what comes late: sieges, and the end. */
export function hintFor({ scenario, world }: GloriaView): string | null {
  if (scenario !== firstScenario || world.isOver) return null
  const { round, step, battles, house } = world
  const { guide: said } = words.value
  if (battles.some(({ state }) => state === 'open')) return said.battle
  if (round === 1) return said.first[step] ?? null
  if (step === 'siege') return said.siege
  if (step !== 'spend' && step !== 'move') return null
  return round < house.rounds ? said.second[step] : said.last[step]
}
