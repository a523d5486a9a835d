// A volley from its dice to its casualties: SHOOT-07 to SHOOT-13, RISK; defensive fire uses it as well.
import type { DiceAnswer } from '../../../../core/conversation.ts'
import type { Person } from './battalion.ts'
import { explainVolley, explainVolleyAgain, explainVolleyReroll } from './explainVolley.ts'
import { explainRisk } from './explainRisk.ts'
import type { QuestionFrame, Tally, Volley } from './frames.ts'
import { buryIfEnded, fell } from './losses.ts'
import { noteReason } from './marks.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { countPassing, isPassed } from './quality.ts'
import { choice, dice } from './question.ts'
import { startTest } from './resolve.ts'
import { countRiskDice, pickAtRisk } from './risk.ts'
import { dieOption, meaningOf } from './options.ts'
import { rulesOf, type BattleState } from './state.ts'
import { peopleOf, rerollBarOf } from './strength.ts'
import { hitBonus, hitTarget, volleyDice } from './volleyDice.ts'
import { missesOf, sergeantsLeft } from './volleyHits.ts'
import {
  facesKnown,
  facesUnknown,
  outcomeOf,
  tallyOf,
  tallyOfFaces,
  tallyWanted,
  withMore,
  type Fallen,
} from './volleyTally.ts'

/** SHOOT-12: out of range, or with no group, no die is thrown. */
export function startVolley(play: Play, volley: Volley): void {
  const { shooter, from, target, on, defensive, aim } = volley
  if (from === 'body') change(play, shooter).fired = true
  if (aim.band === 0 || aim.groups === 0) {
    const because = aim.groups === 0 ? 'noGroups' : 'outOfRange'
    tell(play, { kind: 'volleyLost', shooter, from, target, because })
    return
  }
  const figure = volleyDice(play.state, volley)
  tell(play, {
    kind: 'volleyAimed',
    shooter,
    from,
    target,
    on,
    defensive,
    distance: aim.distance,
    ...(aim.upTo === undefined ? {} : { upTo: aim.upTo }),
    cover: aim.cover,
    dice: figure,
    needed: hitTarget(play.state, volley).needed,
    bonus: hitBonus(play.state, volley).total,
  })
  push(play, { at: 'volley.dice', volley, count: figure.total })
}

const shooterSide = (state: BattleState, { volley }: { readonly volley: Volley }) =>
  battalionOf(state, volley.shooter).side

export const volleyRoll = dice<QuestionFrame<'volley.dice'>>({
  seat: shooterSide,
  count: (_, { count }) => count,
  explain: explainVolley,
  take: (play, { volley }, thrown) => {
    const indices = thrown.faces.map((_, die) => die)
    tellThrow(play, volley, thrown, indices, false)
    tellRerollBar(play, volley, facesKnown(thrown.faces))
    considerRerolls(play, volley, facesKnown(thrown.faces))
  },
  tally: (state, { volley }) => tallyWanted(state, volley),
  takeTally: (play, { volley, count }, told) => {
    const tally = tallyOf(play.state, volley, count, told)
    tellTally(play, volley, tally, false)
    tellRerollBar(play, volley, facesUnknown(tally))
    considerRerolls(play, volley, facesUnknown(tally))
  },
})

/** SHOOT-09; house rule `sergeantReroll`. */
export const volleyReroll = choice<QuestionFrame<'volley.reroll'>>({
  seat: shooterSide,
  offer: (state, { volley, faces, tally }) => {
    if (state.setup.house.sergeantReroll === 'volley')
      return { options: ['all', 'leave'], unavailable: [] }
    const options =
      tally === null ? missesOf(state, volley, faces).map(dieOption) : ['miss' as const]
    return { options: [...options, 'leave'], unavailable: [] }
  },
  explain: explainVolleyReroll,
  take: (play, { volley, faces, tally }, chosen) => {
    if (chosen === 'leave') {
      settle(play, volley, { faces, tally })
      return
    }
    change(play, volley.shooter).sergeantsSpent++
    push(play, {
      at: 'volley.again',
      volley,
      faces,
      tally,
      dice: pickedBy(play.state, chosen, { volley, faces, tally }),
    })
  },
})

/** The dice that are thrown again; where no face is known, as many of the misses. */
function pickedBy(
  state: BattleState,
  chosen: string,
  { volley, faces, tally }: Omit<QuestionFrame<'volley.reroll'>, 'at'>,
): readonly number[] {
  const meaning = meaningOf(chosen)
  if (meaning?.what === 'die') return [meaning.die]
  if (tally === null) return missesOf(state, volley, faces)
  const misses = tally.dice - tally.hits
  return Array.from({ length: chosen === 'miss' ? 1 : misses }, (_, nth) => tally.hits + nth)
}

export const volleyAgain = dice<QuestionFrame<'volley.again'>>({
  seat: shooterSide,
  count: (_, { dice: picked }) => picked.length,
  explain: explainVolleyAgain,
  take: (play, { volley, faces, tally, dice: picked }, thrown) => {
    tellThrow(play, volley, thrown, picked, true)
    if (tally !== null) {
      const again = tallyOfFaces(play.state, volley, thrown.faces)
      considerRerolls(play, volley, facesUnknown(withMore(tally, again)))
      return
    }
    const now = [...faces]
    for (const [nth, die] of picked.entries()) now[die] = thrown.faces[nth] ?? 0
    considerRerolls(play, volley, facesKnown(now))
  },
  tally: (state, { volley }) => tallyWanted(state, volley),
  takeTally: (play, { volley, faces, tally, dice: picked }, told) => {
    const again = tallyOf(play.state, volley, picked.length, told)
    tellTally(play, volley, again, true)
    const before = tally ?? tallyOfFaces(play.state, volley, faces)
    considerRerolls(play, volley, facesUnknown(withMore(before, again)))
  },
})

/** Who has seen a sergeant help before wonders why none does now. */
function tellRerollBar(play: Play, volley: Volley, fallen: Fallen): void {
  if (rulesOf(play.state.setup) === 1) return // what was played by them is told as it was
  const shooter = battalionOf(play.state, volley.shooter)
  if (sergeantsLeft(shooter) > 0 || outcomeOf(play.state, volley, fallen).misses === 0) return
  const because = rerollBarOf(play.state, shooter, 'sergeant')
  if (because !== null)
    tell(play, { kind: 'rerollBarred', battalion: volley.shooter, helper: 'sergeant', because })
}

function considerRerolls(play: Play, volley: Volley, fallen: Fallen): void {
  const canReroll = sergeantsLeft(battalionOf(play.state, volley.shooter)) > 0
  if (canReroll && outcomeOf(play.state, volley, fallen).misses > 0)
    push(play, { at: 'volley.reroll', volley, ...fallen })
  else settle(play, volley, fallen)
}

/** Luck of dice that were told by what they did counts like any: nothing but their faces is unknown. */
function tellTally(play: Play, volley: Volley, tally: Tally, reroll: boolean): void {
  const { house } = play.state.setup
  const target = hitTarget(play.state, volley)
  tell(play, {
    kind: 'volleyRolled',
    shooter: volley.shooter,
    from: volley.from,
    target: volley.target,
    faces: [],
    dice: [],
    hitting: [1, 2, 3, 4, 5, 6].filter((pips) => isPassed(house, target, pips)),
    hits: tally.hits,
    expected: { n: tally.dice * countPassing(house, target), d: 6 },
    reroll,
    source: 'hand',
    tally,
  })
}

function tellThrow(
  play: Play,
  volley: Volley,
  { faces, source }: DiceAnswer,
  indices: readonly number[],
  reroll: boolean,
): void {
  const { house } = play.state.setup
  const target = hitTarget(play.state, volley)
  tell(play, {
    kind: 'volleyRolled',
    shooter: volley.shooter,
    from: volley.from,
    target: volley.target,
    faces,
    dice: indices,
    hitting: [1, 2, 3, 4, 5, 6].filter((pips) => isPassed(house, target, pips)),
    hits: faces.filter((pips) => isPassed(house, target, pips)).length,
    expected: { n: faces.length * countPassing(house, target), d: 6 },
    reroll,
    source,
  })
}

function settle(play: Play, volley: Volley, fallen: Fallen): void {
  const { shooter, from, target, on, defensive } = volley
  const { faces } = fallen
  const { hits, natural } = outcomeOf(play.state, volley, fallen)
  tell(play, { kind: 'volleySettled', shooter, from, target, on, defensive, faces, hits, natural })
  if (hits === 0) return
  const people = peopleOf(play.state, battalionOf(play.state, target))
  // RISK-03: behind its screen no person is at risk.
  const isAtRisk = natural && on === 'body' && people.length > 0
  if (isAtRisk && people.length > 1)
    push(play, { at: 'volley.risk', volley, hits, candidates: people })
  else takeHits(play, volley, hits, isAtRisk ? people.slice(0, 1) : [])
}

/** RISK-02. */
export const volleyRisk = dice<QuestionFrame<'volley.risk'>>({
  seat: shooterSide,
  count: (_, { candidates }) => countRiskDice(candidates.length),
  explain: explainRisk,
  take: (play, frame, { faces, source }) => {
    const { candidates } = frame
    const { target } = frame.volley
    const fallen = candidates[pickAtRisk(candidates.length, faces)] ?? null
    tell(play, { kind: 'riskRolled', battalion: target, faces, candidates, fallen, source })
    if (fallen === null) push(play, frame)
    else takeHits(play, frame.volley, frame.hits, [fallen])
  },
})

/** SHOOT-13, RISK-04: the character takes one of the hits, the rest fall on Rankers or on the screen. */
function takeHits(play: Play, volley: Volley, hits: number, people: readonly Person[]): void {
  const { target, on, defensive } = volley
  const figures = hits - people.length
  const cause = defensive ? 'defensiveFire' : 'volley'
  const onScreen = on === 'screen'
  fell(play, target, cause, {
    rankers: onScreen ? 0 : figures,
    screen: onScreen ? figures : 0,
    people,
  })
  buryIfEnded(play, target)
  if (battalionOf(play.state, target).gone !== null || onScreen) return
  // RES-01: a charger tests at once, everybody else in phase 3.
  if (defensive) startTest(play, target, 'defensiveFire')
  else noteReason(play, target, 'shotAt')
}
