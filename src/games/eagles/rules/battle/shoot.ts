// SHOOT: the screen first, then the body; target, measuring, groups and cover (SHOOT-01 to SHOOT-03, SKIRM-07).
import type { Unavailable } from '../../../../core/conversation.ts'
import { startCheck } from './check.ts'
import { explainAim } from './explainVolley.ts'
import { asked, count, measure, numberOf, option, wordOf } from './facts.ts'
import type { QuestionFrame, StepFrame, TargetOption } from './frames.ts'
import { meaningOf } from './options.ts'
import { battalionOf, push, tell, type Play } from './play.ts'
import { choice, facts, type Caution } from './question.ts'
import type { BattleReason } from './reasons.ts'
import { hasShootTarget, shootOffer, shootUnavailable } from './targets.ts'
import type { BattalionId } from './battalion.ts'
import { covers } from './fight.ts'
import type { BattleState } from './state.ts'
import { mostGroups } from './shootGroups.ts'
import { startVolley } from './volley.ts'
import { bandAt } from './volleyDice.ts'

const ownSide = (state: BattleState, { battalion }: { readonly battalion: BattalionId }) =>
  battalionOf(state, battalion).side

/** SKIRM-07: after the screen's volley is resolved the parent names its target, if there still is one. */
export function bodyShoots(play: Play, { battalion, cleared }: StepFrame<'bodyShoots'>): void {
  if (hasShootTarget(play.state, battalionOf(play.state, battalion)))
    push(play, { at: 'shoot.target', battalion, from: 'body', cleared, tooFar: [] })
}

/** House rule `premeasure`: what was found out of range. */
const outOfRange = (option: TargetOption): Unavailable<TargetOption, BattleReason> => ({
  option,
  reason: 'outOfRange',
  rule: 'SHOOT-03',
})

const cautions = (state: BattleState, frame: QuestionFrame<'shoot.target'>): readonly Caution[] => {
  const shooter = battalionOf(state, frame.battalion)
  const list: Caution[] = [{ option: '', caution: 'clearLine', rule: 'SHOOT-02' }]
  if (frame.from === 'body' && shooter.screen > 0)
    list.push({ option: '', caution: 'notThroughOwnScreen', rule: 'SKIRM-03' })
  for (const { option: target } of shootOffer(state, shooter))
    if (meaningOf(target)?.what === 'past')
      list.push({ option: target, caution: 'onlyIfNotShielded', rule: 'SKIRM-04' })
  return list
}

export const shootTarget = choice<QuestionFrame<'shoot.target'>>({
  seat: ownSide,
  offer: (state, { battalion, tooFar }) => {
    const shooter = battalionOf(state, battalion)
    const options = shootOffer(state, shooter).map((target) => target.option)
    return {
      options: [...options.filter((each) => !tooFar.includes(each)), 'hold'],
      unavailable: [...shootUnavailable(state, shooter), ...tooFar.map(outOfRange)],
    }
  },
  cautions,
  take: (play, frame, chosen) => {
    const { battalion, from } = frame
    const shooter = battalionOf(play.state, battalion)
    const target = shootOffer(play.state, shooter).find((each) => each.option === chosen)
    if (target === undefined) holdFire(play, frame)
    else {
      const { battalion: enemy, on } = target
      aimAt(play, frame, {
        battalion,
        from,
        target: enemy,
        on,
        option: target.option,
        tooFar: frame.tooFar,
      })
    }
  },
})

/** SKIRM-07, SHOOT-12: the parent may still fire; otherwise the activation is spent. */
function holdFire(play: Play, { battalion, from, cleared }: QuestionFrame<'shoot.target'>): void {
  tell(play, { kind: 'fireHeld', battalion, from, defensive: false })
  // Once cleared, the body's turn is on the stack already.
  if (from === 'screen' && !cleared) push(play, { at: 'bodyShoots', battalion, cleared: false })
}

type Aiming = Omit<QuestionFrame<'shoot.facts'>, 'at'>

/** House rule `shootActivation`: one check, once a target is named, for screen and parent together. */
function aimAt(play: Play, frame: QuestionFrame<'shoot.target'>, aiming: Aiming): void {
  const isChecked = play.state.setup.house.shootActivation === 'required' && !frame.cleared
  if (!isChecked) openFire(play, { at: 'openFire', ...aiming })
  else
    startCheck(play, {
      purpose: 'shoot',
      battalion: frame.battalion,
      passed: { at: 'openFire', ...aiming },
    })
}

export function openFire(play: Play, step: StepFrame<'openFire'>): void {
  const { battalion, from, tooFar } = step
  if (from === 'screen' && tooFar.length === 0)
    push(play, { at: 'bodyShoots', battalion, cleared: true })
  push(play, { ...step, at: 'shoot.facts' })
}

const usualDistance = 12

export const shootFacts = facts<QuestionFrame<'shoot.facts'>>({
  seat: ownSide,
  fields: (state, { battalion, from }) => {
    const most = mostGroups(state, battalionOf(state, battalion), from)
    return asked(
      measure('distance', usualDistance),
      count('groups', most, most),
      option('cover', covers, 'none'),
    )
  },
  explain: explainAim,
  take: (play, frame, said) => {
    const { battalion: shooter, from, target, on } = frame
    const distance = numberOf(said, 'distance')
    const band = bandAt(battalionOf(play.state, shooter), distance)
    if (band === 0 && play.state.setup.house.premeasure === 'yes') {
      const tooFar = [...frame.tooFar, frame.option]
      push(play, { at: 'shoot.target', battalion: shooter, from, cleared: true, tooFar })
      return
    }
    const cover = wordOf(said, 'cover', covers, 'none')
    const aim = { groups: numberOf(said, 'groups'), distance, cover, band }
    startVolley(play, { shooter, from, target, on, defensive: false, aim })
  },
})
