// A sensible king: keeps his cities held, buys what the money of the step can do, walks to cities that can be had.
import type { Answer } from '../../../core/conversation.ts'
import type { RollDie } from '../../../core/dice/dice.ts'
import type { Policy, Question } from '../../../core/game.ts'
import { leastHarm, randomPolicy } from '../../../core/policies.ts'
import type { GloriaKinds, GloriaOption, GloriaPrompt, GloriaView } from '../rules/index.ts'
import { bestPurchase, bestRecruits, wantsPower } from './buying.ts'
import { bestMove, bestSiege } from './marching.ts'
import { bestAgent, bestEscape, leastLoss, refuge } from './wearing.ts'

type Choose = (view: GloriaView, options: readonly GloriaOption[]) => GloriaOption | null

/** The first of these that is offered. */
const first =
  (...wishes: readonly GloriaOption[]): Choose =>
  (_, options) =>
    wishes.find((wish) => options.includes(wish)) ?? null

/** What is not named here gets the harmless answer. */
const choices: Partial<Record<GloriaPrompt['kind'], Choose>> = {
  incomeOrPower: (view) => (wantsPower(view) ? 'power' : 'income'),
  bridges: first('open'),
  spend: bestPurchase,
  hire: bestRecruits,
  agents: bestAgent,
  move: bestMove,
  battle: first('quick'),
  escape: bestEscape,
  retreat: refuge,
  goAway: refuge,
  surplus: leastLoss,
  siegeWear: leastLoss,
  siege: bestSiege,
  siegeSack: first('no'),
}

/** Brigades that can besiege, an army that besieges better. */
const forms: Partial<Record<GloriaPrompt['kind'], readonly [GloriaOption, GloriaOption]>> = {
  naming: ['siege-guns', 'guard'],
  specials: ['siege-guns', 'guard'],
  degrade: ['artillery', 'artillery'],
  types: ['artillery', 'artillery'],
}

const sensibleAnswer = (view: GloriaView, prompt: Question<GloriaKinds>): Answer<never> | null => {
  const { kind, wanted } = prompt
  if (wanted.kind === 'choice') {
    const option = choices[kind]?.(view, wanted.options) ?? null
    return option === null ? null : { kind: 'choice', option }
  }
  const types = forms[kind]
  return wanted.kind === 'facts' && types !== undefined
    ? { kind: 'facts', values: { first: types[0], second: types[1] } }
    : null
}

/** By chance are his dice, and a result that nobody throws for. */
export const sensible = (roll: RollDie): Policy<GloriaKinds> => {
  const byChance = randomPolicy(roll)
  return (view, prompt) =>
    sensibleAnswer(view, prompt) ??
    (prompt.kind === 'battle' ? null : leastHarm(view, prompt)) ??
    byChance(view, prompt)
}
