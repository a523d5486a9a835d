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
export * from './checkAgainst.ts'
export * from './eventFile.ts'
export { decodeEvent, decodeInvitation, encodeEvent, eventCodeIn } from './eventCode.ts'
export * from './invitation.ts'
export * from './compare.ts'
export * from './readSource.ts'
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
export * from './writeCsv.ts'
export * from './rounds/rounds.ts'
export * from './rounds/deskRules.ts'
export { pointsOf } from './rounds/scoring.ts'
export * from './rounds/standings.ts'
export * from './rounds/objections.ts'
export { isTooMuchToPair, mostPaired, pairRound } from './rounds/swiss.ts'
export * from './rounds/byHand.ts'
export * from './rounds/roundClock.ts'
export { ticketOf } from './rounds/tickets.ts'
export * from './rounds/pairingCode.ts'
export * from './rounds/slipCode.ts'
export {
  bestSlip,
  confirmedHow,
  readConfirmation,
  type ConfirmationProblem,
  type ConfirmedHow,
} from './rounds/confirmation.ts'
export type { AtTable, SeatOfTable } from './rounds/roundCode.ts'
export * from './rounds/takeSlip.ts'
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
export * from './rounds/teams/teamStandings.ts'
export {
  isTeamless,
  joinedTeam,
  movedMember,
  teamKey,
  teamsOf,
  type Lineup,
  type Team,
} from './rounds/teams/teams.ts'
export { walkIn } from './walkIn.ts'
export {
  boardStates,
  currentVersion,
  isAnswered,
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
export * from './markedText.ts'
export * from './mergeEntries.ts'
export * from './namesakes.ts'
export * from './rounds/recordResult.ts'
export * from './rounds/changes.ts'
export * from './rounds/nextRound.ts'
export * from './rounds/beforePairing.ts'
export * from './rounds/seats.ts'
