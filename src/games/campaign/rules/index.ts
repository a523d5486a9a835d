// The door to what map campaigns share: map, pulses, ledger, drafts, knowledge, seats, tickets, results, files.
export { workOn, type Done, type Work } from './agenda.ts'
export {
  afterSheetOption,
  emptyDraft,
  sheetOptions,
  withLine,
  type Draft,
  type SheetOption,
} from './draft.ts'
export { planLineShape, readPlanFile, type PlanFile, type PlanLine } from './files/planFile.ts'
export { figuresBy } from './figureRules.ts'
export {
  chooser,
  correctionsOf,
  free,
  implied,
  noneText,
  partly,
  picked,
  pickedOrNone,
  recordFrom,
  ruleValue,
  shaped,
  signed,
  typedNumber,
  typedOrNone,
  typedText,
  valuesOf,
  word,
  yesOrNo,
  type Choices,
  type CorrectionOf,
  type Figure,
  type FigureField,
  type FigureInput,
  type Figures,
  type Given,
  type InputAt,
  type NowOf,
} from './figures.ts'
export { mapNamed, nameOfMap, toldSince, type NamedMap } from './files/sent.ts'
export {
  checkSheet,
  readSheetFile,
  type OpenSheet,
  type SheetFile,
  type SheetProblem,
} from './files/sheetFile.ts'
export { checksumOfView, follows, readViewFile, type ViewFile } from './files/viewFile.ts'
export { learn, type Dated, type Knowledge } from './knowledge.ts'
export {
  book,
  ceilOf,
  floorOf,
  halfUp,
  purseOf,
  transfer,
  type Ledger,
  type LedgerEntry,
} from './ledger.ts'
export { checkMap, type CommonMapProblem, type MapProblem } from './map/checkMap.ts'
export {
  freshId,
  isBetween,
  linkBetween,
  onMap,
  withFaction,
  withFactionAt,
  withLink,
  withLinkTag,
  withNode,
  withNodeAt,
  withNodeId,
  withNodePart,
  withoutFaction,
  withoutLink,
  withoutNode,
} from './map/edit.ts'
export { readMapFile, type MapFault } from './map/fault.ts'
export { graphOf, type Graph } from './map/graph.ts'
export {
  idShape,
  nameShape,
  nodeFields,
  placeFields,
  readMap,
  seaFields,
  type MapFields,
} from './map/mapFile.ts'
export type {
  FactionId,
  MapFaction,
  MapFile,
  MapLink,
  MapNode,
  MapSea,
  NodeId,
} from './map/model.ts'
export { cheapest, connected, simpleWays, type StepPrice } from './map/ways.ts'
export {
  regroup,
  rotated,
  throwsNext,
  turnOrders,
  type OrderGroups,
  type TurnOrder,
} from './order.ts'
export { stepInPulses, type Moved, type Mover, type Pulses } from './pulses.ts'
export {
  absentAnswer,
  hasUmpire,
  publicSeat,
  seatOf,
  seatProblem,
  seatsShape,
  type PublicSeat,
  type Seat,
  type SeatKind,
} from './seats.ts'
export {
  exactly,
  flag,
  idOf,
  listOf,
  malformed,
  matching,
  objectOf,
  orNull,
  readAs,
  recordOf,
  text,
  whole,
  type Fields,
  type Shape,
} from './shape.ts'
export {
  readBattleResult,
  resultOfBattle,
  shareOf,
  type BattleResult,
  type NoResult,
  type PlayedBattle,
} from './ticket/battleResult.ts'
export {
  counted,
  differ,
  enter,
  isOpenTo,
  noEntries,
  type CountedResult,
  type ResultEntries,
} from './ticket/entries.ts'
export { knownOnce } from './ticket/known.ts'
export {
  battalionText,
  doubtsOf,
  isRefusing,
  outcomeFormat,
  readOutcome,
  type BattleOutcome,
  type Doubt,
} from './ticket/outcome.ts'
export {
  readyList,
  type ReadyBattalion,
  type ReadyForce,
  type ReadyList,
  type StandIn,
} from './ticket/readyLists.ts'
export {
  allowances,
  commonTerms,
  traits,
  type TableTerms,
  type TicketAddress,
} from './ticket/terms.ts'
export {
  readTicket,
  ticketFormat,
  type Ticket,
  type TicketPiece,
  type TicketSide,
} from './ticket/ticket.ts'
