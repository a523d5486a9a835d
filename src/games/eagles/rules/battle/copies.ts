// The two copies that nearly every answer makes. Field by field, because a spread of so many fields takes three times
// as long; a field that is forgotten here does not pass the type check.
import type { BattalionState } from './battalion.ts'
import type { Frame } from './frames.ts'
import type { BattleState } from './state.ts'

export type Changing<T> = { -readonly [K in keyof T]: T[K] }

export interface ChangingState extends Changing<BattleState> {
  stack: Frame[]
}

/** With a stack of its own; everything else is shared until it changes. */
export const copyState = (state: BattleState): ChangingState => ({
  setup: state.setup,
  phase: state.phase,
  turn: state.turn,
  battalions: state.battalions,
  commanders: state.commanders,
  fights: state.fights,
  nextFight: state.nextFight,
  placesFirst: state.placesFirst,
  holder: state.holder,
  active: state.active,
  activations: state.activations,
  gapTaken: state.gapTaken,
  stack: [...state.stack],
  result: state.result,
})

export const copyBattalion = (battalion: BattalionState): Changing<BattalionState> => ({
  id: battalion.id,
  side: battalion.side,
  place: battalion.place,
  quality: battalion.quality,
  british: battalion.british,
  light: battalion.light,
  rifles: battalion.rifles,
  original: battalion.original,
  atDeployment: battalion.atDeployment,
  placed: battalion.placed,
  formation: battalion.formation,
  rankers: battalion.rankers,
  screen: battalion.screen,
  drummer: battalion.drummer,
  sergeant: battalion.sergeant,
  ensign: battalion.ensign,
  officer: battalion.officer,
  charactersLost: battalion.charactersLost,
  fallenBody: battalion.fallenBody,
  fallenScreen: battalion.fallenScreen,
  sergeantsSpent: battalion.sergeantsSpent,
  activity: battalion.activity,
  fired: battalion.fired,
  disordered: battalion.disordered,
  reforming: battalion.reforming,
  standTurn: battalion.standTurn,
  shortCharge: battalion.shortCharge,
  engaged: battalion.engaged,
  joined: battalion.joined,
  broken: battalion.broken,
  brokeTurn: battalion.brokeTurn,
  hasRun: battalion.hasRun,
  ranTurn: battalion.ranTurn,
  gone: battalion.gone,
  tested: battalion.tested,
  shotAt: battalion.shotAt,
  sawRun: battalion.sawRun,
  commanderFell: battalion.commanderFell,
})
