// The door to what map campaigns share: map, pulses, ledger, drafts, knowledge, seats, tickets, results, files.
export * from './agenda.ts'
export * from './draft.ts'
export * from './files/planFile.ts'
export * from './figureRules.ts'
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
export * from './files/sent.ts'
export * from './files/sheetFile.ts'
export { checksumOfView, follows, readViewFile, type ViewFile } from './files/viewFile.ts'
export * from './knowledge.ts'
export * from './ledger.ts'
export * from './map/checkMap.ts'
export * from './map/edit.ts'
export * from './map/fault.ts'
export * from './map/graph.ts'
export {
  idShape,
  nameShape,
  nodeFields,
  placeFields,
  readMap,
  seaFields,
  type MapFields,
} from './map/mapFile.ts'
export * from './map/model.ts'
export * from './map/ways.ts'
export * from './order.ts'
export * from './pulses.ts'
export * from './seats.ts'
export * from './shape.ts'
export * from './ticket/battleResult.ts'
export * from './ticket/entries.ts'
export * from './ticket/known.ts'
export * from './ticket/outcome.ts'
export * from './ticket/readyLists.ts'
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
