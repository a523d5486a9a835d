// The door of club events: what they ask, the lists that come in for them, and their rounds.
export * from './event.ts'
export { isDay, isoMoment } from './moment.ts'
export {
  isEventProblem,
  type EventProblem,
  type EventProblemCode,
  type EventProblemOf,
  type ListProblem,
} from './eventProblem.ts'
export { checkAgainst, eventProblems, type EventCheck, type EventVerdict } from './checkAgainst.ts'
export { decodeEventFile, encodeEventFile, readEvent, type EventFileProblem } from './eventFile.ts'
export { decodeEvent, encodeEvent, eventCodeIn } from './eventCode.ts'
export { compareArmies, type BattalionChange, type Comparison } from './compare.ts'
export { readSource, sourceBounds, unreadSource, type SourceBounds } from './readSource.ts'
export {
  wholeList,
  type ReadList,
  type Source,
  type Submission,
  type SubmissionTrouble,
} from './submission.ts'
export { pageText } from './mail/pageText.ts'
export type { Opened, OpenTrouble } from './opened.ts'
export { separators, writeCsv, type Separator } from './csv.ts'
export {
  isOpenTable,
  isOver,
  missingResults,
  scores,
  standings,
  type Entrant,
  type Pairing,
  type Round,
  type Standing,
  type TableResult,
} from './rounds/rounds.ts'
export { isTooMuchToPair, mostPaired, pairRound } from './rounds/swiss.ts'
export {
  boardStates,
  currentVersion,
  markOf,
  mayPlay,
  mergeEntries,
  placeOfVersion,
  mustChange,
  nameKey,
  standingAt,
  takeIn,
  type BoardDecision,
  type BoardEntry,
  type BoardStanding,
  type BoardState,
  type BoardVersion,
  type TakenIn,
} from './board.ts'
export { duplicates } from './duplicates.ts'
export { isSameBeside, namesakes, type Beside } from './namesakes.ts'
export { recordOutcome, resultSeen, type RecordOutcome } from './rounds/recordResult.ts'
export {
  hasResults,
  withNextRound,
  withResult,
  withRoundBack,
  withoutRound,
} from './rounds/changes.ts'
export {
  beforePairing,
  isLeftOut,
  withLeftOut,
  type BeforePairing,
} from './rounds/beforePairing.ts'
export {
  areRivals,
  entrantsOf,
  isAtOpenTable,
  isSeated,
  seatedOf,
  withOnePlayer,
} from './rounds/seats.ts'
