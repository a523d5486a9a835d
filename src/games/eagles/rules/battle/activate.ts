// Start of what a battalion is activated for (ACT-01).
import { startCheck } from './check.ts'
import { askGround } from './combat.ts'
import type { ActivationKind, CheckPurpose, Frame, QuestionFrame } from './frames.ts'
import { kindsFor } from './kinds.ts'
import { markActed } from './marks.ts'
import { battalionOf, change, fightOf, push, tell, type Play } from './play.ts'
import { choice, type Caution } from './question.ts'
import { fightersOf } from './roster.ts'
import type { BattalionId } from './battalion.ts'

type Starter = (play: Play, battalion: BattalionId) => void

const afterCheck =
  (purpose: CheckPurpose, passed: (battalion: BattalionId) => Frame): Starter =>
  (play, battalion) =>
    startCheck(play, { purpose, battalion, passed: passed(battalion) })

const setOff = (kind: 'forward' | 'back' | 'wheel'): Starter =>
  afterCheck('manoeuvre', (battalion) => ({ at: 'setOff', battalion, kind }))

const starters: Readonly<Record<ActivationKind, Starter>> = {
  forward: setOff('forward'),
  back: setOff('back'),
  wheel: setOff('wheel'),
  formation: afterCheck('manoeuvre', (battalion) => ({ at: 'changeFormation', battalion })),
  reform: afterCheck('reform', (battalion) => ({ at: 'holdReform', battalion })),
  shoot: openShooting,
  attack: (play, battalion) => push(play, { at: 'charge.target', battalion }),
  fightOn: continueFight,
  rally: afterCheck('rally', (battalion) => ({ at: 'rallied', battalion })),
  pass: () => undefined,
}

/** SKIRM-07: the screen first; either may hold its fire. */
function openShooting(play: Play, battalion: BattalionId): void {
  const hasScreen = battalionOf(play.state, battalion).screen > 0
  push(
    play,
    hasScreen
      ? { at: 'shoot.target', battalion, from: 'screen', cleared: false, tooFar: [] }
      : { at: 'bodyShoots', battalion, cleared: false },
  )
}

/** ACT-05, COMBAT-05: a continued fight activates both. */
function continueFight(play: Play, battalion: BattalionId): void {
  const fight = fightOf(play.state, battalionOf(play.state, battalion).engaged)
  if (fight === undefined) return
  for (const id of fightersOf(fight)) markActed(play, id)
  askGround(play, fight.id)
}

/** Where the models stand only the players can see. */
const cautions: readonly Caution[] = [
  { option: 'wheel', caution: 'notOnDifficultGround', rule: 'MAN-08' },
  { option: 'formation', caution: 'notOnDifficultGround', rule: 'MAN-08' },
  { option: 'forward', caution: 'keepAway', rule: 'MAN-11' },
  { option: 'back', caution: 'keepAway', rule: 'MAN-11' },
  { option: 'wheel', caution: 'keepAway', rule: 'MAN-11' },
]

export const activationKind = choice<QuestionFrame<'activation.kind'>>({
  seat: (state, { battalion }) => battalionOf(state, battalion).side,
  offer: (state, { battalion }) => kindsFor(state, battalionOf(state, battalion)),
  cautions: () => cautions,
  take: (play, { battalion }, chosen) => {
    const kind = kindNamed(chosen)
    change(play, battalion).activity = kind === 'pass' ? 'passed' : 'acted'
    play.state.activations++
    tell(play, { kind: 'activated', battalion, as: kind })
    starters[kind](play, battalion)
  },
})

const isKind = (option: string): option is ActivationKind => Object.hasOwn(starters, option)

const kindNamed = (option: string): ActivationKind => (isKind(option) ? option : 'pass')
