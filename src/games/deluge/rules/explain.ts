// The figures and exact odds behind a question, from what its party may know.
import type { Explanation, FigureStep, Odds } from '../../../core/conversation.ts'
import { fraction } from '../../../core/odds/fraction.ts'
import { oddsOfWords } from '../../../core/odds/odds.ts'
import { edgeOf, quickSides, resultOfFace, shifted } from './battle.ts'
import { resultWords, type StrategyLine } from './model.ts'
import { scoutingOdds } from './scouting.ts'
import { applyLine } from './strategy.ts'
import { ownSeen, type DelugeView, type OwnView } from './view.ts'

export type ExplainLabel =
  | 'purse'
  | 'balance'
  | StrategyLine['kind']
  | 'quick'
  /** Successes, if the target's intelligence is so much; 3: or more. */
  | `successes:${0 | 1 | 2 | 3}`

export const explain = (view: DelugeView): Explanation<ExplainLabel> | null => {
  const { asked, own } = view
  if (asked === null) return null
  switch (asked.kind) {
    case 'sheet':
      return own !== null && view.phase === 'strategy'
        ? { figures: [balance(view, own)], odds: [] }
        : null
    case 'dice':
      return asked.purpose === 'scouting' ? { figures: [], odds: scouting(asked.count) } : null
    case 'result': {
      const odds = quickOdds(view, asked.battle)
      return odds === null ? null : { figures: [], odds: [odds] }
    }
    case 'deliver':
    case 'desk':
    case 'flee':
    case 'occupy':
    case 'retreat':
    case 'vassal':
    case 'whichResult':
      return null
  }
}

/** The price running down, line by line. */
const balance = (view: DelugeView, own: OwnView): Explanation<ExplainLabel>['figures'][number] => {
  let now = ownSeen(view, own)
  const steps: FigureStep<ExplainLabel>[] = [
    { label: 'balance', effect: 'add', value: now.purse, rule: 'TD-GEN-01' },
  ]
  for (const line of own.sheet.strategy.lines) {
    const after = applyLine(now, line)?.own ?? now
    if (after.purse !== now.purse)
      steps.push({
        label: line.kind,
        effect: 'add',
        value: after.purse - now.purse,
        rule: 'TD-GEN-01',
      })
    now = after
  }
  return { label: 'purse', steps, total: now.purse }
}

const intelligences = [0, 1, 2, 3] as const

/** For each value the unknown intelligence may have: from 3 on only a natural 6 succeeds. */
const scouting = (dice: number): readonly Odds<ExplainLabel>[] =>
  intelligences.map((intelligence) => ({
    label: `successes:${intelligence}` as const,
    chances: scoutingOdds(dice, intelligence).flatMap((chance, outcome) =>
      chance.n === 0n ? [] : [{ outcome, chance }],
    ),
    mean: fraction(BigInt(dice) * (intelligence >= 3 ? 1n : 3n - BigInt(intelligence)), 6n),
  }))

/** TD-LOSS-01 with `quickEdge`: of ten faces so many for each result. */
const quickOdds = (view: DelugeView, id: string): Odds<ExplainLabel> | null => {
  const ticket = view.battles.find((battle) => battle.id === id)?.ticket
  if (ticket === undefined || ticket === null) return null
  const [red, blue] = ticket.sides
  const rule = view.setup.houseRules.quickEdge === 'yes' ? 'yes' : 'no'
  const edge = edgeOf(red.strength, blue.strength, rule)
  const weights = Object.fromEntries(resultWords.map((word) => [word, 0n]))
  for (let face = 1; face <= quickSides; face += 1) {
    const word = resultOfFace(shifted(face, edge))
    weights[word] = (weights[word] ?? 0n) + 1n
  }
  return oddsOfWords('quick', weights)
}
