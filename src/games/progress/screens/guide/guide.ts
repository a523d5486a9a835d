// The first game that teaches in play: whether its hints are shown. Kept over a reload, ended by anybody at any time.
import { useKept } from '@/app/kept.ts'

export const guide = useKept('aide-de-camp.progressGuide', false)

/** The turns in which every step has a hint. */
export const guidedTurns = 2
