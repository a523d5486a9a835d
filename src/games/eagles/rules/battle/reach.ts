// A charge that reaches: screens go, a broken target goes, defensive fire, contact (CHARGE-06, DF, RALLY-02).
import { bandOf } from './bands.ts'
import { askGround } from './combat.ts'
import { explainBand, explainFire } from './explainCharge.ts'
import { asked, count, numberOf, option } from './facts.ts'
import { beginFight, joinFight, leaveFight, removeBattalion, sendRunning } from './fights.ts'
import type { FireBar } from './bars.ts'
import type { Charge, Met, QuestionFrame, StepFrame } from './frames.ts'
import { sweepScreen } from './losses.ts'
import { contacted, disorder, markActed } from './marks.ts'
import { battalionOf, change, fightOf, push, tell, type Play } from './play.ts'
import { dice, face, facts } from './question.ts'
import { isEngaged, isJoined, isUnbroken, mustStand } from './roster.ts'
import type { BattalionState } from './battalion.ts'
import { rulesOf, type BattleState } from './state.ts'
import { countFrontGroups, countGroups } from './strength.ts'
import { startVolley } from './volley.ts'

/** CHARGE-06. */
export function reach(play: Play, charge: Charge): void {
  for (const id of charge.screens) sweepScreen(play, id)
  const target = battalionOf(play.state, charge.target)
  if (target.broken) {
    hitBroken(play, charge)
    return
  }
  push(play, { at: 'contact', charge })
  const bar = fireBarOf(play.state, target, charge.met)
  if (bar === null) push(play, { at: 'fire.facts', charge })
  else if (rulesOf(play.state.setup) > 1)
    tell(play, { kind: 'fireBarred', battalion: charge.target, because: bar })
}

/** RALLY-02; house rule `hitBroken`: it flees at once, unless it has run this turn already. */
function hitBroken(play: Play, { charger, target }: Charge): void {
  const hasRun = battalionOf(play.state, target).ranTurn === play.state.turn
  tell(play, { kind: 'chargeStopped', charger, target, because: 'targetGone' })
  if (play.state.setup.house.hitBroken === 'flees' && !hasRun) sendRunning(play, target)
  else removeBattalion(play, target, 'dispersed')
}

/** DF-01, DF-08: the gravest reason first; house rule `passAllowsDefensiveFire` for one that has passed (ACT-03). */
function fireBarOf(state: BattleState, target: BattalionState, met: Met): FireBar | null {
  if (isEngaged(target)) return 'engaged'
  if (isJoined(target)) return 'joined'
  if (met !== 'front') return met
  if (target.activity === 'acted') return 'acted'
  if (target.activity === 'passed' && state.setup.house.passAllowsDefensiveFire === 'no')
    return 'passed'
  if (target.fired) return 'fired'
  return target.shortCharge && mustStand(state, target) ? 'standing' : null
}

/** DF-01, DF-08. */
export const canDefendFrom = (state: BattleState, target: BattalionState, met: Met): boolean =>
  isUnbroken(target) && fireBarOf(state, target, met) === null

const defenderSide = (state: BattleState, { charge }: { readonly charge: Charge }) =>
  battalionOf(state, charge.target).side

/** DF-08: the defender's choice, with the groups of SHOOT-02. */
export const fireFacts = facts<QuestionFrame<'fire.facts'>>({
  seat: defenderSide,
  fields: (state, { charge }) => {
    const most = countFrontGroups(state.setup.house, battalionOf(state, charge.target))
    return asked(option('fire', ['fire', 'hold'], 'fire'), count('groups', most, most))
  },
  explain: explainFire,
  take: (play, { charge }, said) => {
    const groups = numberOf(said, 'groups')
    if (said['fire'] === 'fire' && groups > 0) push(play, { at: 'fire.band', charge, groups })
    else tell(play, { kind: 'fireHeld', battalion: charge.target, from: 'body', defensive: true })
  },
})

/** DF-02, DF-03. */
export const fireBand = dice<QuestionFrame<'fire.band'>>({
  seat: defenderSide,
  count: () => 1,
  explain: explainBand,
  take: (play, { charge, groups }, { faces, source }) => {
    const { charger, target } = charge
    const thrown = face(faces)
    const band = bandOf(play.state.setup.house, thrown)
    tell(play, {
      kind: 'bandRolled',
      battalion: target,
      target: charger,
      face: thrown,
      band,
      source,
    })
    rememberGroups(play, charge)
    if (band === 0) spendFire(play, charge)
    else
      startVolley(play, {
        shooter: target,
        from: 'body',
        target: charger,
        on: 'body',
        defensive: true,
        aim: { groups, distance: -1, cover: 'none', band },
      })
  },
})

/** House rule `defensiveFireOnTwo` as `none`. */
function spendFire(play: Play, { charger, target }: Charge): void {
  change(play, target).fired = true
  tell(play, {
    kind: 'volleyLost',
    shooter: target,
    from: 'body',
    target: charger,
    because: 'spent',
  })
}

/** DF-06; house rule `defensiveFireGroups`: what the charger brings into the first round. */
function rememberGroups(play: Play, charge: Charge): void {
  const { house } = play.state.setup
  if (house.defensiveFireGroups === 'after') return
  const charger = battalionOf(play.state, charge.charger)
  const count = house.combatGroups === 'frontRow' ? countFrontGroups : countGroups
  // The contact step lies right below: it learns what the charger had before the fire.
  const below = play.state.stack.pop()
  if (below?.at === 'contact')
    push(play, { at: 'contact', charge: { ...charge, groupsBefore: count(house, charger) } })
}

/** CHARGE-04, GEN-07, DIS-01: only if the fire has neither broken nor ended the charger (DF-05, DF-09). */
export function contact(play: Play, { charge }: StepFrame<'contact'>): void {
  const { charger, target, met } = charge
  if (!isUnbroken(battalionOf(play.state, charger))) {
    tell(play, { kind: 'chargeStopped', charger, target, because: 'chargerGone' })
    return
  }
  tell(play, { kind: 'contact', charger, target, met })
  contacted(play, target)
  const enemy = battalionOf(play.state, target)
  if (isEngaged(enemy)) joinAgainst(play, charge)
  else openFight(play, charge)
}

/** COMBAT-08: the enemy is disordered from contact. */
function joinAgainst(play: Play, { charger, target }: Charge): void {
  const fight = fightOf(play.state, battalionOf(play.state, target).engaged)
  if (fight === undefined) return
  disorder(play, target, 'hitInFight')
  joinFight(play, fight, charger)
}

/** ACT-05, COMBAT-10; house rules `chargedCountsAsActivated` and `flankUnengaged`. */
function openFight(play: Play, { charger, target, met, groupsBefore }: Charge): void {
  const { house } = play.state.setup
  if (isJoined(battalionOf(play.state, target))) leaveFight(play, target)
  if (met !== 'front' && house.flankUnengaged === 'disordered') disorder(play, target, 'hitInFlank')
  if (house.chargedCountsAsActivated === 'yes') markActed(play, target)
  const fight = beginFight(play, charger, target, groupsBefore)
  askGround(play, fight.id)
}
