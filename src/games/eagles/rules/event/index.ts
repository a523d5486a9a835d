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
export {
  decodeEventFile,
  decodeInvitationFile,
  encodeEventFile,
  readEvent,
  type EventFileProblem,
} from './eventFile.ts'
export { decodeEvent, decodeInvitation, encodeEvent, eventCodeIn } from './eventCode.ts'
export type { Invitation } from './invitation.ts'
export { compareArmies, type BattalionChange, type Comparison } from './compare.ts'
export { readSource, sourceBounds, unreadSource, type SourceBounds } from './readSource.ts'
export {
  asTyped,
  besideOf,
  oldKinds,
  wholeList,
  type ReadList,
  type Source,
  type Submission,
  type SubmissionTrouble,
} from './submission.ts'
export type { Opened, OpenTrouble } from './opened.ts'
export { separators, type Separator } from './csv.ts'
export { writeCsv } from './writeCsv.ts'
export * from './rounds/rounds.ts'
export * from './rounds/deskRules.ts'
export { pointsOf } from './rounds/scoring.ts'
export { standings, type BoardPoints, type Standing } from './rounds/standings.ts'
export { objectionsAt } from './rounds/objections.ts'
export { isTooMuchToPair, mostPaired, pairRound } from './rounds/swiss.ts'
export * from './rounds/byHand.ts'
export { leftOn, longerClock, startedClock, stoppedClock } from './rounds/roundClock.ts'
export { ticketOf } from './rounds/tickets.ts'
export {
  decodePairing,
  encodePairing,
  pairingCodeIn,
  type RoundPairing,
} from './rounds/pairingCode.ts'
export {
  decodeSlip,
  encodeSlip,
  mostInitials,
  slipCodeIn,
  type RoundSlip,
} from './rounds/slipCode.ts'
export {
  bestSlip,
  confirmedHow,
  readConfirmation,
  type ConfirmationProblem,
  type ConfirmedHow,
} from './rounds/confirmation.ts'
export type { AtTable, SeatOfTable } from './rounds/roundCode.ts'
export { slipAtDesk, type SlipAtDesk, type SlipDoubt } from './rounds/takeSlip.ts'
export {
  isTeamRound,
  matchesOf,
  matchOf,
  matchPoints,
  missingBoards,
  pairingsOf,
  tableOf,
  type Match,
  type MatchBoard,
} from './rounds/teams/matches.ts'
export {
  teamEntrants,
  teamNames,
  teamRounds,
  teamRules,
  teamStandings,
  withTeamRenamed,
} from './rounds/teams/teamStandings.ts'
export {
  isTeamless,
  joinedTeam,
  movedMember,
  teamKey,
  teamsOf,
  type Lineup,
  type Team,
} from './rounds/teams/teams.ts'
export { teamsBefore, type TeamsBefore } from './rounds/teams/teamsBefore.ts'
export { walkIn } from './walkIn.ts'
export {
  boardStates,
  currentVersion,
  mayPlay,
  placeOfVersion,
  mustChange,
  nameKey,
  standingAt,
  takeIn,
  withoutVersion,
  withVersion,
  type BoardDecision,
  type BoardEntry,
  type BoardStanding,
  type BoardState,
  type BoardVersion,
  type TakenIn,
} from './board.ts'
export { markOf } from './sameList.ts'
export { markedText, type MarkedLine } from './markedText.ts'
export { mergeEntries } from './mergeEntries.ts'
export { duplicates, isSameNameMark, namesakes, type NameMark } from './namesakes.ts'
export { recordOutcome, resultSeen, type RecordOutcome } from './rounds/recordResult.ts'
export * from './rounds/changes.ts'
export * from './rounds/nextRound.ts'
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
  isAway,
  isCheckInOn,
  isSeated,
  seatedOf,
  withOnePlayer,
} from './rounds/seats.ts'
