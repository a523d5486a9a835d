// Reasons why something is not possible: those of section 4, each with its rule.
export const reasons = [
  'not-linked',
  'no-bridge',
  'bridges-closed',
  'closed-area',
  'enemy',
  'independents',
  'fortress',
  'army-inside',
  'army-needed',
  'no-siege-train',
  'no-room',
  'acted',
  'besieged-already',
  'nobody-inside',
  'own-fortress',
  'must-stop',
  'line-closed',
  'no-lift',
  'not-your-port',
  'not-your-city',
  'sacked',
  'not-sacked',
  'for-ever',
  'no-money',
  'ally',
  'used',
  'interdicted',
  'last-turn',
  'fort',
  'no-post',
  'locked',
  'no-brigades',
  'nobody-there',
  'occupied',
  'not-yours',
] as const
export type Reason = (typeof reasons)[number]

export interface Barred {
  readonly reason: Reason
  readonly rule: string
}

export const barred = (reason: Reason, rule: string): Barred => ({ reason, rule })

/** Why a correction is not taken. */
export type CorrectionReason =
  | 'notUmpire'
  | 'notPublic'
  | 'noSuchThing'
  | 'overdrawn'
  | 'neverChanges'
  | 'noPower'
  | 'notTaken'
  | 'notByAmana'
  | 'notYet'
  | 'noTurn'
  | 'notWaiting'
  | 'unseated'
