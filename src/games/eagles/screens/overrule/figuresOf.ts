// A battalion's figures as they can be corrected, and what a form has changed of them.
import {
  bounds,
  characterTable,
  characters,
  type BattalionCorrection,
  type BattalionState,
} from '@/games/eagles/rules/index.ts'

export type Figures = Required<BattalionCorrection>
export type Figure = keyof Figures

export const figuresOf = (battalion: BattalionState, turn: number): Figures => ({
  rankers: battalion.rankers,
  screen: battalion.screen,
  drummer: battalion.drummer,
  sergeant: battalion.sergeant,
  ensign: battalion.ensign,
  officer: battalion.officer,
  quality: battalion.quality,
  formation: battalion.formation,
  disordered: battalion.disordered,
  mustStand: standing(battalion.standTurn, turn),
  broken: battalion.broken,
  gone: battalion.gone !== null,
  activated: battalion.activity !== 'none',
  fired: battalion.fired,
  tested: battalion.tested,
})

const standing = (standTurn: number, turn: number): Figures['mustStand'] => {
  if (standTurn === 0 || standTurn < turn) return 'no'
  return standTurn === turn ? 'thisTurn' : 'nextTurn'
}

export const counted = ['rankers', 'screen', ...characters] as const
export type Counted = (typeof counted)[number]

/** The most that may be set; what is there already is never out of bounds. */
export const mostOf = (figure: Counted, now: number): number =>
  Math.max(
    now,
    figure === 'rankers' || figure === 'screen' ? bounds.rankers : characterTable[figure].most,
  )

export const flags = {
  state: ['disordered', 'broken', 'gone'],
  turn: ['activated', 'fired', 'tested'],
} as const satisfies Record<string, readonly Figure[]>

/** Only what was changed; null if nothing was. */
export function changed(before: Figures, after: Figures): BattalionCorrection | null {
  const was = new Map<string, unknown>(Object.entries(before))
  const set = Object.entries(after).filter(([figure, value]) => was.get(figure) !== value)
  return set.length === 0 ? null : Object.fromEntries(set)
}
