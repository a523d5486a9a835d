// German words of why not.
import type { Refusal } from '@/core/conversation.ts'
import { commonRefusal } from '@/words/de/refusals.ts'
import { isCommon } from '@/words/refusals.ts'
import type { BattleReason } from '@/games/eagles/rules/index.ts'
import type { measureProblems as english } from '../../en/battle/reasons.ts'
import { told, type Far, type Told } from '../../../telling/lengths.ts'

const reasons: Readonly<Record<BattleReason, string>> = {
  behindScreen: 'Hinter seinen eigenen Plänklern',
  brokeThisTurn: 'In diesem Zug gebrochen: sammeln erst ab dem nächsten',
  broken: 'Gebrochen: sammeln oder passen',
  engaged: 'Im Gefecht',
  fightBeganThisTurn: 'Das Gefecht begann in diesem Zug: noch darf niemand dazu',
  gapTaken: 'Der andere Befehlshaber hat in dieser Pause gezogen',
  hasActed: 'Hat gehandelt',
  hasFired: 'Hat in diesem Zug geschossen',
  hasFought: 'Hat in diesem Zug gekämpft',
  hasMoved: 'Ist in diesem Zug geritten',
  isGone: 'Ist nicht mehr auf dem Tisch',
  joined: 'Unterstützt ein Gefecht: nur passen',
  mustStand: 'Muss stehen: ordnen oder passen',
  noActivation: 'Es läuft keine Aktivierung',
  noTarget: 'Kein Ziel auf dem Tisch',
  noSuchTurn: 'Der erste Zug ist Zug 1',
  notBroken: 'Ist nicht gebrochen',
  notDisordered: 'Ist nicht ungeordnet',
  notEngaged: 'Ist nicht im Gefecht',
  notFighting: 'Ist nicht im Gefecht',
  notFree: 'Ist nicht frei',
  otherSide: 'Gehört zur anderen Seite',
  outOfRange: 'Gemessen: zu weit',
  sameSide: 'Beide gehören zu einer Seite',
}

/** A refusal names its reason as plain text. */
const byCode: Readonly<Record<string, string>> = reasons

export const reason = (code: string): string => byCode[code] ?? 'Die Regeln erlauben es jetzt nicht'

const cautions: Readonly<Record<string, Told>> = {
  clearLine: 'Nur mit freier Sicht und nicht in ein Gefecht hinein.',
  flankOrRearOnly: 'Es kämpft schon: Nur Flanke oder Rücken dürfen getroffen werden.',
  inSightAndFront: 'Das Ziel muss in Sicht und vor der Front sein.',
  keepAway: (far) => `Kein Zug endet näher als ${far(4)} am Feind.`,
  notInCentre: (far) => `Niemand wird näher als ${far(12)} an der Mittellinie aufgestellt.`,
  notOnDifficultGround: 'Wenn das Gelände offen ist.',
  notThroughOwnScreen: 'Nicht durch die eigenen Plänkler.',
  onlyIfNotShielded: 'Nur wenn seine Plänkler nicht dazwischen stehen.',
  pickTableSide: 'Zuerst sucht sich der Sieger des Wurfs eine Tischseite aus.',
  withinReach: 'Nur ein Bataillon, das er mit diesem Ritt erreicht.',
}

export const caution = (code: string, far: Far): string => told(cautions[code] ?? '', far)

const dice = (n: number): string => (n === 1 ? 'Ein Würfel wird' : `${String(n)} Würfel werden`)

export function refusal(problem: Refusal): string {
  if (isCommon(problem)) return commonRefusal(problem)
  switch (problem.code) {
    case 'game-over':
      return 'Die Schlacht ist zu Ende.'
    case 'forbidden':
      return `${reason(problem.reason)} (${problem.rule}).`
    case 'not-a-number':
      return 'Gib eine Zahl ein, etwa 6 oder 6½.'
    case 'dice-count':
      return `${dice(problem.wanted)} gebraucht; ${String(problem.given)} kamen.`
    case 'dice-face':
      return 'Ein Würfel zeigt 1 bis 6.'
    case 'dice-source':
      return 'Sag, ob die App oder eine Hand gewürfelt hat.'
    case 'no-reason':
      return 'Gib einen Grund an: Beide sollen ihn später kennen.'
  }
}

export const measureProblems: typeof english = {
  unread: 'Das ist keine Entfernung. Gib eine Zahl ein, etwa 8, 6,5 oder 6½.',
  tooFar: (most) => `Weiter, als der Tisch lang ist. Höchstens ${most}.`,
}
