// The dice of an event, and which of them did what they were thrown for.
import type { DiceSource } from '../../../../../core/conversation.ts'
import type { BattleEvent } from '../events.ts'

export interface ToldDice {
  readonly faces: readonly number[]
  /** For each die whether it hit or passed; null where a die is only a number. */
  readonly did: readonly boolean[] | null
  /** What they were thrown for; of dice that are only numbers it says nothing. */
  readonly aim: 'hit' | 'pass'
  readonly source: DiceSource
}

type Thrown = Extract<BattleEvent, { readonly source: DiceSource }>

function facesIn(event: Thrown): readonly number[] {
  switch (event.kind) {
    case 'sidesRolled':
      return [event.faces.a, event.faces.b]
    case 'initiativeRolled':
      return [event.scores.a.face, event.scores.b.face]
    case 'checkRolled':
    case 'bandRolled':
      return [event.face]
    case 'combatRolled':
      return [event.charger.face, event.charged.face]
    case 'moveRolled':
    case 'obstaclesRolled':
    case 'volleyRolled':
    case 'riskRolled':
    case 'commanderRolled':
    case 'chargeRolled':
    case 'combatRiskRolled':
    case 'runRolled':
      return event.faces
  }
}

function didIn(event: Thrown): readonly boolean[] | null {
  if (event.kind === 'checkRolled') return [event.passed]
  if (event.kind !== 'volleyRolled') return null
  return event.faces.map((face) => event.hitting.includes(face))
}

/** Null for what happened without dice. */
export const diceIn = (event: BattleEvent): ToldDice | null =>
  'source' in event
    ? {
        faces: facesIn(event),
        did: didIn(event),
        aim: event.kind === 'checkRolled' ? 'pass' : 'hit',
        source: event.source,
      }
    : null
