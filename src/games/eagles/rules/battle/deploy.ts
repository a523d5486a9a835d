// Setting up: the roll for sides, who places first, one battalion after the other (SET-03 to SET-06).
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { asked, count, numberOf, option, wordOf, type BattleFormField } from './facts.ts'
import { explainSides } from './explainDice.ts'
import type { QuestionFrame, StepFrame } from './frames.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { choice, dice, face, facts } from './question.ts'
import {
  battalionMeant,
  battalionOption,
  formedField,
  skirmishersField,
  type BattleOption,
} from './options.ts'
import { battalionsOf } from './roster.ts'
import { largestScreen } from './strength.ts'
import {
  formations,
  nobody,
  type BattalionId,
  type BattalionState,
  type Formation,
} from './battalion.ts'
import { rulesOf, type BattleState } from './state.ts'

/** SET-03: side A's die, then side B's. */
export const sidesDice = dice<QuestionFrame<'sides.dice'>>({
  seat: () => 'table',
  count: () => 2,
  explain: explainSides,
  take: (play, frame, { faces, source }) => {
    const rolled = { a: face(faces, 0), b: face(faces, 1) }
    const winner = higher(rolled.a, rolled.b)
    tell(play, { kind: 'sidesRolled', faces: rolled, winner, source })
    push(play, winner === null ? frame : { at: 'sides.first', winner })
  },
})

export const higher = (a: number, b: number): Side | null => {
  if (a === b) return null
  return a > b ? 'a' : 'b'
}

const bothSides = { options: ['a', 'b'], unavailable: [] } as const

export const offerSides = () => bothSides

export const sideNamed = (option: BattleOption): Side => (option === 'b' ? 'b' : 'a')

/** SET-05. */
export const sidesFirst = choice<QuestionFrame<'sides.first'>>({
  seat: (_, { winner }) => winner,
  offer: offerSides,
  cautions: () => [{ option: '', caution: 'pickTableSide', rule: 'SET-03' }],
  take: (play, _, named) => {
    const side = sideNamed(named)
    play.state.placesFirst = side
    tell(play, { kind: 'placerChosen', side })
    push(
      play,
      rulesOf(play.state.setup) > 1 ? { at: 'deploy.sheet' } : { at: 'deployment', next: side },
    )
  },
})

const waiting = (state: BattleState, side: Side): readonly BattalionState[] =>
  battalionsOf(state, side).filter((each) => !each.placed && each.gone === null)

/** SET-05: in turn; a side with more places the rest. SET-06: then the SCs, who start separate. */
export function continueDeployment(play: Play, { next }: StepFrame<'deployment'>): void {
  const side = waiting(play.state, next).length > 0 ? next : opponentOf(next)
  const left = waiting(play.state, side)
  const [only] = left
  if (only === undefined) {
    tell(play, { kind: 'commandersPlaced' })
    push(play, { at: 'turn' })
    return
  }
  push(play, { at: 'deployment', next: opponentOf(side) })
  push(
    play,
    left.length === 1
      ? { at: 'deploy.formation', battalion: only.id }
      : { at: 'deploy.battalion', side },
  )
}

const notInCentre = { option: '', caution: 'notInCentre', rule: 'SET-04' } as const

export const deployBattalion = choice<QuestionFrame<'deploy.battalion'>>({
  seat: (_, { side }) => side,
  offer: (state, { side }) => ({
    options: waiting(state, side).map((each) => battalionOption(each.id)),
    unavailable: [],
  }),
  cautions: () => [notInCentre],
  take: (play, _, chosen) =>
    push(play, { at: 'deploy.formation', battalion: battalionMeant(chosen) ?? nobody }),
})

/** SKIRM-01, LIGHT-01: settled when the battalion is placed. A Light battalion is there to send out all that may go. */
export const deployFormation = facts<QuestionFrame<'deploy.formation'>>({
  seat: (state, { battalion }) => battalionOf(state, battalion).side,
  fields: (state, { battalion: id }) => {
    const battalion = battalionOf(state, id)
    const most = largestScreen(battalion)
    const usual = battalion.light ? most : 0
    return asked(option('formation', formations, 'line'), most > 0 && count('screen', most, usual))
  },
  cautions: () => [notInCentre],
  take: (play, { battalion }, said) =>
    place(play, battalion, wordOf(said, 'formation', formations, 'line'), numberOf(said, 'screen')),
})

function place(play: Play, id: BattalionId, formation: Formation, screen: number): void {
  const battalion = change(play, id)
  battalion.formation = formation
  battalion.screen = screen
  battalion.rankers -= screen
  battalion.atDeployment = battalion.rankers
  battalion.placed = true
  tell(play, { kind: 'battalionPlaced', battalion: id, formation, screen })
}

const toPlace = (state: BattleState): readonly BattalionState[] =>
  state.battalions.filter((each) => !each.placed && each.gone === null)

function sheetFields(battalion: BattalionState): readonly BattleFormField[] {
  const most = largestScreen(battalion)
  // LIGHT-01: who has Lights has them to send them out.
  const usual = battalion.light ? most : 0
  return asked(
    option(formedField(battalion.id), formations, 'line'),
    most > 0 && count(skirmishersField(battalion.id), most, usual),
  )
}

/** SET-05: who stands where, and who was placed when, only the table shows; here is how all of them stand. */
export const deploySheet = facts<QuestionFrame<'deploy.sheet'>>({
  seat: () => 'table',
  fields: (state) => toPlace(state).flatMap(sheetFields),
  cautions: () => [notInCentre],
  take: (play, _, said) => {
    for (const { id } of toPlace(play.state))
      place(
        play,
        id,
        wordOf(said, formedField(id), formations, 'line'),
        numberOf(said, skirmishersField(id)),
      )
    push(play, { at: 'deployment', next: play.state.placesFirst })
  },
})
