// Cost of a lost round: losses, characters at risk, the tests, the follow-up (COMBAT-03 to COMBAT-14, CRISK-01).
import { deadlyFace, lossOfLoser, lossOfWinner } from './combatCosts.ts'
import { fallBackInches } from './distance.ts'
import type { Person } from './battalion.ts'
import { explainCombatRisk } from './explainRisk.ts'
import { asked, yesOrNo, isYes } from './facts.ts'
import { endFight } from './fights.ts'
import type { QuestionFrame, Round, StepFrame } from './frames.ts'
import { disorderPassed, passedFields } from './ground.ts'
import { buryIfEnded, fell } from './losses.ts'
import { battalionOf, change, fightOf, push, setFight, tell, type Play } from './play.ts'
import { dice, facts } from './question.ts'
import { startTest } from './resolve.ts'
import { isOnTable, isUnbroken } from './roster.ts'
import type { BattleState } from './state.ts'
import { peopleOf } from './strength.ts'

/** CRISK-01: no person is diced after the sixth death, so the seventh of seven waits for the six before. */
const countRiskThrown = ({ candidates, diced }: QuestionFrame<'combat.risk'>): number =>
  Math.min(candidates.length - diced, lossOfLoser)

export const combatRisk = dice<QuestionFrame<'combat.risk'>>({
  seat: (state, { round }) => battalionOf(state, round.loser).side,
  count: (_, frame) => countRiskThrown(frame),
  explain: explainCombatRisk,
  take: (play, frame, { faces, source }) => {
    const { round, candidates } = frame
    const diced = frame.diced + faces.length
    const now = candidates.slice(frame.diced, diced)
    const dead = now.filter((_, nth) => (faces[nth] ?? 0) >= deadlyFace)
    const told = { battalion: round.loser, faces, candidates: now, fallen: dead, source }
    tell(play, { kind: 'combatRiskRolled', ...told })
    const fallen = [...frame.fallen, ...dead]
    if (diced < candidates.length && fallen.length < lossOfLoser)
      push(play, { at: 'combat.risk', round, candidates, fallen, diced })
    else if (round.riskLater) buryInstead(play, round, fallen)
    else takeRoundLosses(play, round, fallen)
  },
})

/** Everybody the loser has left is diced for. */
export const diceForPeople = (play: Play, round: Round): void =>
  push(play, {
    at: 'combat.risk',
    round,
    candidates: peopleOf(play.state, battalionOf(play.state, round.loser)),
    fallen: [],
    diced: 0,
  })

/** House rule `characterRiskBeforeResolve` as `no`: each death gives one Ranker back. */
function buryInstead(play: Play, { loser }: Round, people: readonly Person[]): void {
  if (people.length === 0) return
  fell(play, loser, 'combat', { rankers: 0, screen: 0, people })
  const battalion = change(play, loser)
  battalion.rankers += people.length
  battalion.fallenBody = Math.max(0, battalion.fallenBody - people.length)
  tell(play, { kind: 'rankersReturned', battalion: loser, rankers: people.length })
}

/** COMBAT-12: the losses of both sides together, CAS-03 for both, then the loser falls back and tests. */
export function takeRoundLosses(play: Play, round: Round, people: readonly Person[]): void {
  const { winner, loser } = round
  fell(play, loser, 'combat', { rankers: lossOfLoser - people.length, screen: 0, people })
  fell(play, winner, 'combat', { rankers: lossOfWinner, screen: 0, people: [] })
  buryIfEnded(play, loser)
  buryIfEnded(play, winner)
  push(play, { at: 'roundEnds', round })
  push(play, { at: 'runs', battalion: winner })
  push(play, { at: 'winnerTests', round })
  push(play, { at: 'runs', battalion: loser })
  if (round.riskLater) push(play, { at: 'lateRisk', round })
  if (!isOnTable(battalionOf(play.state, loser))) return
  tell(play, { kind: 'fellBack', battalion: loser, inches: fallBackInches })
  startTest(play, loser, 'combatLost')
}

export const lateRisk = (play: Play, { round }: StepFrame<'lateRisk'>): void =>
  diceForPeople(play, round)

/** House rule `winnerTests`: after the loser, whatever became of that. */
export function winnerTests(play: Play, { round }: StepFrame<'winnerTests'>): void {
  const { winner } = round
  const isWanted = play.state.setup.house.winnerTests === 'yes'
  if (isWanted && isOnTable(battalionOf(play.state, winner))) startTest(play, winner, 'combatWon')
}

/** A loser that passed fell back, through a friend perhaps; the follow-up is asked if both are left (COMBAT-12). */
export function roundEnds(play: Play, { round }: StepFrame<'roundEnds'>): void {
  const isLoserLeft = isUnbroken(battalionOf(play.state, round.loser))
  if (!isLoserLeft) return
  if (followUpFields(play.state, round).length > 0) push(play, { at: 'combat.followUp', round })
}

const followUpFields = (state: BattleState, round: Round) =>
  asked(
    fightOf(state, round.fight) !== undefined && yesOrNo('followUp'),
    ...passedFields(state, round.loser),
  )

export const combatFollowUp = facts<QuestionFrame<'combat.followUp'>>({
  seat: (state, { round }) => battalionOf(state, round.winner).side,
  fields: (state, { round }) => followUpFields(state, round),
  take: (play, { round }, said) => {
    disorderPassed(play, round.loser, said)
    const fight = fightOf(play.state, round.fight)
    if (fight === undefined) return
    if (!isYes(said, 'followUp')) {
      endFight(play, fight)
      return
    }
    // COMBAT-11, COMBAT-15: the bonus for the very next round, and cover is no longer defended.
    setFight(play, { ...fight, bonus: round.winner, coverHolds: false, cover: 'none' })
    tell(play, { kind: 'followedUp', battalion: round.winner, enemy: round.loser })
  },
})
