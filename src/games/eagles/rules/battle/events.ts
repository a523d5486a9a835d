// Events of a battle as plain facts: the story, the animation and the statistics are made from these alone.
import type { DiceSource, Side } from '../../../../core/conversation.ts'
import type { Character, Trait } from '../army/model.ts'
import type { FireBar, RerollBar } from './bars.ts'
import type { Correction } from './correction.ts'
import type {
  ActivationKind,
  CheckPurpose,
  Met,
  MoveKind,
  ResolveCause,
  Part,
  Tally,
} from './frames.ts'
import type { BattleFigure } from './labels.ts'
import type { BattalionId, Formation, GoneWay, Person } from './battalion.ts'
import type { Cover } from './fight.ts'
import type { BattleResult } from './state.ts'

/** Exact, in whole numbers: expected hits of 7 dice that need 4 are 21/6. */
export interface Ratio {
  readonly n: number
  readonly d: number
}

/** DIS-01. */
export type DisorderCause =
  | 'difficultGround'
  | 'obstacle'
  | 'hitInFight'
  | 'hitInFlank'
  | 'passedThrough'
  | 'fightEnded'
  | 'shortCharge'
  | 'rallied'

export type Reason = 'shotAt' | 'sawRun' | 'commanderFell'

export interface InitiativeScore {
  readonly face: number
  readonly officers: number
  readonly commander: number
  readonly score: number
}

export interface CombatScore {
  readonly battalion: BattalionId
  readonly face: number
  /** Everything but the die. */
  readonly strength: BattleFigure
  readonly total: number
}

export type CasualtyCause = 'volley' | 'defensiveFire' | 'combat' | 'swept'

/** What fell on one side at one moment; `lift` is what the players take off the table now (CAS-01). */
export interface Casualties {
  readonly battalion: BattalionId
  readonly cause: CasualtyCause
  readonly rankers: number
  readonly screen: number
  readonly people: readonly Person[]
  readonly lift: { readonly rankers: number; readonly screen: number }
  readonly left: { readonly rankers: number; readonly screen: number; readonly groups: number }
}

type Told<Kind extends string, Facts = object> = { readonly kind: Kind } & Readonly<Facts>

export type BattleEvent =
  | Told<'sidesRolled', { faces: Record<Side, number>; winner: Side | null; source: DiceSource }>
  | Told<'placerChosen', { side: Side }>
  | Told<'battalionPlaced', { battalion: BattalionId; formation: Formation; screen: number }>
  | Told<'commandersPlaced'>
  | Told<'turnBegan', { turn: number }>
  | Told<
      'initiativeRolled',
      {
        scores: Record<Side, InitiativeScore>
        winner: Side | null
        /** INIT-02 with `holderKeeps`: the tie went to who held it. */
        kept: boolean
        source: DiceSource
      }
    >
  | Told<'firstChosen', { side: Side }>
  | Told<'activated', { battalion: BattalionId; as: ActivationKind }>
  | Told<
      'checkRolled',
      {
        purpose: CheckPurpose
        cause: ResolveCause | null
        battalion: BattalionId
        face: number
        score: number
        needed: number
        passed: boolean
        /** Before the die. */
        chance: Ratio
        /** 0 for the first try. */
        reroll: number
        source: DiceSource
      }
    >
  | Told<
      'checkSpared',
      { purpose: CheckPurpose; cause: ResolveCause | null; battalion: BattalionId }
    >
  | Told<
      'checkFailed',
      { purpose: CheckPurpose; cause: ResolveCause | null; battalion: BattalionId }
    >
  /** CC-TICKET-04: `fanatics` pass without a die; whom `terror` has contact with throws a test that it passed again. */
  | Told<'traitActed', { trait: Trait; purpose: CheckPurpose; battalion: BattalionId }>
  | Told<'testSkipped', { battalion: BattalionId; cause: ResolveCause }>
  | Told<
      'moveRolled',
      { battalion: BattalionId; as: MoveKind; faces: readonly number[]; source: DiceSource }
    >
  | Told<
      'obstaclesRolled',
      { battalion: BattalionId; faces: readonly number[]; source: DiceSource }
    >
  | Told<
      'moved',
      {
        battalion: BattalionId
        as: MoveKind
        limit: BattleFigure
        /** MAN-11, inches. */
        keepAway: number
      }
    >
  | Told<'formationChanged', { battalion: BattalionId; formation: Formation }>
  | Told<'reformBegan', { battalion: BattalionId }>
  | Told<'orderRegained', { battalion: BattalionId }>
  | Told<'disordered', { battalion: BattalionId; cause: DisorderCause }>
  | Told<'mustStand', { battalion: BattalionId; turn: number }>
  | Told<'fireBarred', { battalion: BattalionId; because: FireBar }>
  | Told<'rerollBarred', { battalion: BattalionId; helper: Character; because: RerollBar }>
  | Told<'fireHeld', { battalion: BattalionId; from: Part; defensive: boolean }>
  | Told<
      'volleyAimed',
      {
        shooter: BattalionId
        from: Part
        target: BattalionId
        on: Part
        defensive: boolean
        distance: number
        /** The end of the range, where only that was said. */
        upTo?: number
        cover: Cover
        dice: BattleFigure
        needed: number
        bonus: number
      }
    >
  | Told<
      'volleyLost',
      {
        shooter: BattalionId
        from: Part
        target: BattalionId
        because: 'outOfRange' | 'noGroups' | 'spent'
      }
    >
  | Told<
      'volleyRolled',
      {
        shooter: BattalionId
        from: Part
        target: BattalionId
        faces: readonly number[]
        /** Which of the volley's dice these are; all of them on the first roll. */
        dice: readonly number[]
        /** Faces that hit. */
        hitting: readonly number[]
        hits: number
        expected: Ratio
        reroll: boolean
        source: DiceSource
        /** Told by what they did: `faces` is empty then, for they are unknown. */
        tally?: Tally
      }
    >
  | Told<
      'volleySettled',
      {
        shooter: BattalionId
        from: Part
        target: BattalionId
        on: Part
        defensive: boolean
        faces: readonly number[]
        hits: number
        natural: boolean
      }
    >
  | Told<
      'riskRolled',
      {
        battalion: BattalionId
        faces: readonly number[]
        candidates: readonly Person[]
        /** Null: the dice must be thrown again. */
        fallen: Person | null
        source: DiceSource
      }
    >
  | Told<'casualties', Casualties>
  | Told<'rankersReturned', { battalion: BattalionId; rankers: number }>
  | Told<'reasonNoted', { battalion: BattalionId; reason: Reason }>
  | Told<'commanderFell', { side: Side; battalion: BattalionId }>
  | Told<'commanderSeparated', { side: Side; battalion: BattalionId }>
  | Told<
      'commanderRolled',
      { side: Side; faces: readonly number[]; inches: number; source: DiceSource }
    >
  | Told<'commanderMoved', { side: Side; inches: number; from: BattalionId; with: BattalionId }>
  | Told<'chargeDeclared', { charger: BattalionId; target: BattalionId; joins: boolean }>
  | Told<
      'chargeRolled',
      {
        charger: BattalionId
        target: BattalionId
        faces: readonly number[]
        source: DiceSource
      }
    >
  | Told<
      'chargeMeasured',
      {
        charger: BattalionId
        target: BattalionId
        distance: number
        reach: BattleFigure
        reached: boolean
      }
    >
  | Told<
      'chargeStopped',
      { charger: BattalionId; target: BattalionId; because: 'short' | 'targetGone' | 'chargerGone' }
    >
  | Told<
      'bandRolled',
      {
        battalion: BattalionId
        target: BattalionId
        face: number
        band: number
        source: DiceSource
      }
    >
  | Told<'contact', { charger: BattalionId; target: BattalionId; met: Met }>
  | Told<'fightBegan', { fight: number; charger: BattalionId; charged: BattalionId }>
  | Told<'fightJoined', { fight: number; battalion: BattalionId; from: number }>
  | Told<'fightLeft', { fight: number; battalion: BattalionId }>
  | Told<
      'combatRolled',
      {
        fight: number
        round: number
        charger: CombatScore
        charged: CombatScore
        winner: BattalionId
        loser: BattalionId
        margin: number
        /** Before the dice, of 36, for the charger. */
        chances: { readonly win: number; readonly tie: number; readonly lose: number }
        source: DiceSource
      }
    >
  | Told<
      'combatRiskRolled',
      {
        battalion: BattalionId
        faces: readonly number[]
        candidates: readonly Person[]
        fallen: readonly Person[]
        source: DiceSource
      }
    >
  | Told<'fellBack', { battalion: BattalionId; inches: number }>
  | Told<'followedUp', { battalion: BattalionId; enemy: BattalionId }>
  | Told<'fightEnded', { fight: number; charger: BattalionId; charged: BattalionId }>
  | Told<'broke', { battalion: BattalionId; cause: ResolveCause }>
  | Told<
      'runRolled',
      { battalion: BattalionId; faces: readonly number[]; inches: number; source: DiceSource }
    >
  | Told<'ran', { battalion: BattalionId; inches: number; offTable: boolean }>
  | Told<'gone', { battalion: BattalionId; how: GoneWay }>
  | Told<'rallied', { battalion: BattalionId }>
  | Told<'phaseBegan', { phase: 'resolve' | 'compulsory' }>
  | Told<'turnEnded', { turn: number }>
  | Told<'battleEnded', { result: BattleResult }>
  | Told<'overruled', { correction: Correction; reason: string }>
