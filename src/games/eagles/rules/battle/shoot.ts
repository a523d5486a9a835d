// SHOOT: the screen first, then the body; target, measuring, groups and cover (SHOOT-01 to SHOOT-03, SKIRM-07).
import type { FactValues, Unavailable } from '../../../../core/conversation.ts'
import { startCheck } from './check.ts'
import { explainAim } from './explainVolley.ts'
import { asked, count, measure, numberOf, option, wordOf } from './facts.ts'
import type { QuestionFrame, StepFrame, TargetOption } from './frames.ts'
import { meaningOf, upToOption, type BattleOption } from './options.ts'
import { battalionOf, push, tell, type Play } from './play.ts'
import { choice, facts, type Caution } from './question.ts'
import type { BattleReason } from './reasons.ts'
import { hasShootTarget, shootOffer, shootUnavailable } from './targets.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import { rulesOf, type BattleState } from './state.ts'
import { coversOn } from './terrain.ts'
import { mostGroups } from './strength.ts'
import { startVolley } from './volley.ts'
import { bandAt, rangesOf } from './volleyDice.ts'

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

/** SHOOT-04, nearest first: all that the rules need to know of a distance. */
const rangeOptions = (shooter: BattalionState): readonly BattleOption[] => [
  ...rangesOf(shooter).map(({ upTo }) => upToOption(upTo)),
  'beyond',
]

interface Measured {
  /** Inches; -1 where only the range was said. */
  readonly distance: number
  /** 0 beyond the last range. */
  readonly band: number
  readonly upTo?: number
}

function measured(shooter: BattalionState, said: FactValues): Measured {
  const value = said['distance']
  if (typeof value !== 'string') {
    const distance = numberOf(said, 'distance')
    return { distance, band: bandAt(shooter, distance) }
  }
  const range = meaningOf(value)
  return range?.what === 'upTo'
    ? { distance: -1, band: bandAt(shooter, range.inches), upTo: range.inches }
    : { distance: -1, band: 0 }
}

export const shootFacts = facts<QuestionFrame<'shoot.facts'>>({
  seat: ownSide,
  fields: (state, { battalion, from }) => {
    const shooter = battalionOf(state, battalion)
    const most = mostGroups(state, shooter, from)
    const cover = coversOn(state.setup)
    const bands = rulesOf(state.setup) > 1 ? rangeOptions(shooter) : undefined
    return asked(
      measure('distance', usualDistance, bands),
      count('groups', most, most),
      cover.length > 1 && option('cover', cover, 'none'),
    )
  },
  explain: explainAim,
  take: (play, frame, said) => {
    const { battalion: shooter, from, target, on } = frame
    const { distance, band, upTo } = measured(battalionOf(play.state, shooter), said)
    if (band === 0 && play.state.setup.house.premeasure === 'yes') {
      const tooFar = [...frame.tooFar, frame.option]
      push(play, { at: 'shoot.target', battalion: shooter, from, cleared: true, tooFar })
      return
    }
    const cover = wordOf(said, 'cover', coversOn(play.state.setup), 'none')
    const groups = numberOf(said, 'groups')
    const aim = { groups, distance, cover, band, ...(upTo === undefined ? {} : { upTo }) }
    startVolley(play, { shooter, from, target, on, defensive: false, aim })
  },
})
