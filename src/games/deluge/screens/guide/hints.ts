// Hint of the first campaign that belongs to what is on the screen; none in any other campaign.
import { useKept } from '@/app/kept.ts'
import { firstMap, type DelugeView } from '../../rules/index.ts'
import { screenWords as words } from '../words/screenWords.ts'

/** Kept over a reload, ended by anybody at any time, begun again with a first campaign. */
export const guide = useKept('aide-de-camp.delugeGuide', true)

export const isFirst = ({ scenario }: DelugeView['setup']): boolean => scenario === firstMap.id

/** In both turns, of every phase in which something is asked; in combat of flight and of results, then of land. */
export function hintFor({ setup, turn, phase, asked, isOver }: DelugeView): string | null {
  if (!isFirst(setup)) return null
  const { guide: said } = words.value
  if (isOver) return said.over
  if (asked?.kind === 'flee') return said.flee
  if (asked?.kind === 'result' || asked?.kind === 'whichResult') return said.result
  return (turn === 1 ? said.first : said.second)[phase] ?? null
}
