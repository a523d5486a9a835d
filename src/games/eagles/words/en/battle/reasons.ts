// English words of why not: options that are barred, what players must mind, answers that are not taken.
import type { Refusal } from '@/core/conversation.ts'
import { commonRefusal } from '@/words/en/refusals.ts'
import { isCommon } from '@/words/refusals.ts'
import type { BattleReason } from '@/games/eagles/rules/index.ts'
import { told, type Far, type Told } from '../../../telling/lengths.ts'

const reasons: Readonly<Record<BattleReason, string>> = {
  behindScreen: 'Behind its own skirmishers',
  brokeThisTurn: 'Broke this turn: may rally from the next turn on',
  broken: 'Broken: rally or pass',
  engaged: 'In a fight',
  fightBeganThisTurn: 'Its fight began this turn: nobody may join yet',
  gapTaken: 'The other commander has moved in this pause',
  hasActed: 'Has acted',
  hasFired: 'Has fired this turn',
  hasFought: 'Has fought this turn',
  hasMoved: 'Has moved this turn',
  isGone: 'Is off the table',
  joined: 'Supports a friend’s fight: only pass',
  mustStand: 'Must stand: reform or pass',
  noActivation: 'No activation is running',
  noTarget: 'No target on the table',
  noSuchTurn: 'The first turn is turn 1',
  notBroken: 'Is not broken',
  notDisordered: 'Is in good order',
  notEngaged: 'Is not in a fight',
  notFighting: 'Is not in a fight',
  notFree: 'Is not free',
  otherSide: 'Belongs to the other side',
  outOfRange: 'Measured: out of range',
  sameSide: 'Both are of one side',
}

/** A refusal names its reason as plain text. */
const byCode: Readonly<Record<string, string>> = reasons

export const reason = (code: string): string => byCode[code] ?? 'The rules do not allow it now'

const cautions: Readonly<Record<string, Told>> = {
  clearLine: 'Only with a clear line of sight, and not into a fight.',
  flankOrRearOnly: 'It is in a fight: only its flank or rear may be charged.',
  inSightAndFront: 'The target must be in sight and in front.',
  keepAway: (far) => `No move may end within ${far(4)} of the enemy.`,
  notInCentre: (far) => `Nobody deploys within ${far(12)} of the centre line.`,
  notOnDifficultGround: 'If the ground is open.',
  notThroughOwnScreen: 'Not through its own skirmishers.',
  onlyIfNotShielded: 'Only if its skirmishers do not stand in between.',
  pickTableSide: 'The winner picks a side of the table first.',
  withinReach: 'Only a battalion he can reach with this move.',
}

export const caution = (code: string, far: Far): string => told(cautions[code] ?? '', far)

const dice = (n: number): string => (n === 1 ? 'one die' : `${String(n)} dice`)

/** Says what is wrong and what to do. */
export function refusal(problem: Refusal): string {
  if (isCommon(problem)) return commonRefusal(problem)
  switch (problem.code) {
    case 'game-over':
      return 'The battle is over.'
    case 'forbidden':
      return `${reason(problem.reason)} (${problem.rule}).`
    case 'not-a-number':
      return 'Type a number, such as 6 or 6½.'
    case 'dice-count':
      return `${dice(problem.wanted)} are wanted; ${String(problem.given)} were given.`
    case 'dice-face':
      return 'A die shows 1 to 6.'
    case 'dice-source':
      return 'Say whether the app or a hand threw the dice.'
    case 'no-reason':
      return 'Give a reason: both players should know it later.'
  }
}

export const measureProblems = {
  unread: 'This is no distance. Type a number, such as 8, 6.5 or 6½.',
  tooFar: (most: string) => `Farther than the table is long. At most ${most}.`,
}
