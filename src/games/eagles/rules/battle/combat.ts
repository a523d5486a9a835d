// A round of combat up to the losses of both sides (COMBAT-01 to COMBAT-04, COMBAT-12, CRISK-01).
import type { DiceAnswer, FactValues } from '../../../../core/conversation.ts'
import { oddsOfWords } from '../../../../core/odds/odds.ts'
import { bigMargin, combatStrength, contestOf, type CombatGround } from './combatStrength.ts'
import { lossOfLoser } from './combatCosts.ts'
import { diceForPeople, takeRoundLosses } from './combatLosses.ts'
import { asked, option, wordOf, type BattleFormField } from './facts.ts'
import type { QuestionFrame } from './frames.ts'
import { battalionOf, push, setFight, tell, theFight, type Play } from './play.ts'
import { dice, face, facts } from './question.ts'
import { battalionMeant, battalionOption } from './options.ts'
import { nobody, type BattalionId } from './battalion.ts'
import { explanation } from './explaining.ts'
import { covers, type Fight } from './fight.ts'
import type { BattleExplanation } from './labels.ts'
import { coversOn, hasSlopes } from './terrain.ts'
import { rulesOf, type BattleState } from './state.ts'
import { peopleOf } from './strength.ts'

const nobodyUphill = 'nobody' as const

/** COMBAT-15: asked each round, with what was said last time as the default. */
function groundFields(
  state: BattleState,
  frame: QuestionFrame<'combat.facts'>,
): readonly BattleFormField[] {
  const fight = theFight(state, frame.fight)
  const { charger, charged, uphill, coverHolds, cover } = fight
  const sides = [nobodyUphill, battalionOption(charger), battalionOption(charged)]
  const kinds = coversOn(state.setup)
  return asked(
    hasSlopes(state.setup) &&
      option('uphill', sides, uphill === nobody ? nobodyUphill : battalionOption(uphill)),
    coverHolds && kinds.length > 1 && option('cover', kinds, cover),
  )
}

// Both sides' strengths, and the exact odds of the round, for the charger (COMBAT-02, CRISK-01).

function explainRound(state: BattleState, id: number, ground: CombatGround): BattleExplanation {
  const fight = theFight(state, id)
  const charger = combatStrength(state, fight, fight.charger, ground)
  const charged = combatStrength(state, fight, fight.charged, ground)
  const { win, winBig, tie, lose, loseBig } = contestOf(charger.total - charged.total)
  return explanation(
    [charger, charged],
    [
      oddsOfWords('combat', {
        win: BigInt(win + winBig),
        tie: BigInt(tie),
        lose: BigInt(lose + loseBig),
      }),
      oddsOfWords('combatMargin', {
        winBig: BigInt(winBig),
        loseBig: BigInt(loseBig),
        closer: BigInt(win + tie + lose),
      }),
    ],
  )
}

const explainCombat = (
  state: BattleState,
  frame: QuestionFrame<'combat.dice'>,
): BattleExplanation => explainRound(state, frame.fight, frame)

/** With the ground as it was said last time. */
const explainCombatFacts = (
  state: BattleState,
  frame: QuestionFrame<'combat.facts'>,
): BattleExplanation => explainRound(state, frame.fight, theFight(state, frame.fight))

export const combatFacts = facts<QuestionFrame<'combat.facts'>>({
  seat: (state) => state.active,
  fields: groundFields,
  explain: explainCombatFacts,
  take: (play, frame, said) => takeGround(play, frame, said),
})

function takeGround(play: Play, frame: QuestionFrame<'combat.facts'>, said: FactValues): void {
  const fight = theFight(play.state, frame.fight)
  const named = said['uphill']
  const uphill = typeof named === 'string' ? (battalionMeant(named) ?? nobody) : nobody
  const cover = wordOf(said, 'cover', covers, 'none')
  setFight(play, { ...fight, uphill, cover })
  push(play, { at: 'combat.dice', fight: frame.fight, uphill, cover })
}

/** Version 2 asks no empty form: on a table without hills and cover there is only the fight. */
export function askGround(play: Play, fight: number): void {
  const frame = { at: 'combat.facts', fight } as const
  const isEmpty = rulesOf(play.state.setup) > 1 && groundFields(play.state, frame).length === 0
  if (isEmpty) takeGround(play, frame, {})
  else push(play, frame)
}

/** Section 4: the active side's die, then the other's. */
export const diceOrder = (
  state: BattleState,
  { charger, charged }: Fight,
): readonly BattalionId[] =>
  battalionOf(state, charger).side === state.active ? [charger, charged] : [charged, charger]

export const combatDice = dice<QuestionFrame<'combat.dice'>>({
  seat: () => 'table',
  count: () => 2,
  explain: explainCombat,
  take: (play, frame, thrown) => {
    const before = theFight(play.state, frame.fight)
    const lead = tellRound(play, before, frame, thrown)
    // COMBAT-11: the bonus is spent, and comes back only with a follow-up.
    const fought = {
      ...before,
      rounds: before.rounds + 1,
      lastRound: play.state.turn,
      bonus: nobody,
      lastLoser: loserOf(before, lead),
    }
    setFight(play, fought)
    if (lead !== 0) decide(play, fought, lead)
  },
})

const loserOf = ({ charger, charged }: Fight, lead: number): BattalionId => {
  if (lead === 0) return nobody
  return lead > 0 ? charged : charger
}

/** Returns the charger's lead. */
function tellRound(
  play: Play,
  fight: Fight,
  ground: QuestionFrame<'combat.dice'>,
  { faces, source }: DiceAnswer,
): number {
  const order = diceOrder(play.state, fight)
  const scoreOf = (battalion: BattalionId) => {
    const strength = combatStrength(play.state, fight, battalion, ground)
    const thrown = face(faces, order.indexOf(battalion))
    return { battalion, face: thrown, strength, total: thrown + strength.total }
  }
  const charger = scoreOf(fight.charger)
  const charged = scoreOf(fight.charged)
  const lead = charger.total - charged.total
  const odds = contestOf(charger.strength.total - charged.strength.total)
  tell(play, {
    kind: 'combatRolled',
    fight: fight.id,
    round: fight.rounds + 1,
    charger,
    charged,
    winner: loserOf(fight, -lead),
    loser: loserOf(fight, lead),
    margin: Math.abs(lead),
    chances: {
      win: odds.win + odds.winBig,
      tie: odds.tie,
      lose: odds.lose + odds.loseBig,
    },
    source,
  })
  return lead
}

/** CRISK-01: before the losses and the test, unless the house rule `characterRiskBeforeResolve` says later. */
function decide(play: Play, fight: Fight, lead: number): void {
  const loser = loserOf(fight, lead)
  const battalion = battalionOf(play.state, loser)
  const isAtRisk = Math.abs(lead) >= bigMargin && peopleOf(play.state, battalion).length > 0
  const isLater =
    play.state.setup.house.characterRiskBeforeResolve === 'no' && battalion.rankers > lossOfLoser
  const round = {
    fight: fight.id,
    winner: loserOf(fight, -lead),
    loser,
    margin: Math.abs(lead),
    riskLater: isAtRisk && isLater,
  }
  if (isAtRisk && !isLater) diceForPeople(play, round)
  else takeRoundLosses(play, round, [])
}
