// A sensible power: puts its money into forces, marches them to land that scores or pays, holds or loots it, hands its loot in.
import type { Answer, FactValues } from '../../../core/conversation.ts'
import type { RollDie } from '../../../core/dice/dice.ts'
import type { Policy, Question } from '../../../core/game.ts'
import { leastHarm, randomPolicy } from '../../../core/policies.ts'
import type { DelugeKinds, DelugeOption, DelugePrompt, DelugeView } from '../rules/index.ts'
import { nextDiplomacy } from './diplomacy.ts'
import { newForce, nextStrategy, points } from './raising.ts'
import { bestEnd, nextStep, occupation, stand } from './marching.ts'

type Choose = (view: DelugeView, options: readonly DelugeOption[]) => DelugeOption | null

/** The first of these that is offered. */
const first =
  (...wishes: readonly DelugeOption[]): Choose =>
  (_, options) =>
    wishes.find((wish) => options.includes(wish)) ?? null

/** What is not named here gets the harmless answer. */
const choices: Partial<Record<DelugePrompt['kind'], Choose>> = {
  diplomacy: nextDiplomacy,
  strategy: nextStrategy,
  reinforce: first('points', 'done'),
  paths: nextStep,
  flee: stand,
  retreat: bestEnd,
  occupy: occupation,
  vassal: first('vassal'),
  result: first('quick'),
  whichResult: (_, options) => options[0] ?? null,
}

type Fill = (view: DelugeView, prompt: DelugePrompt) => FactValues | null

/** TD-INC-07: all of it is sold, or kept where kept tokens score. */
const deliver: Fill = ({ asked }) => {
  if (asked?.kind !== 'deliver') return null
  return asked.canKeep ? { sold: 0, kept: asked.loot } : { sold: asked.loot }
}

const forms: Partial<Record<DelugePrompt['kind'], Fill>> = { raise: newForce, points, deliver }

const isClosed = (options: readonly DelugeOption[]): boolean =>
  options.every((option) => option === 'reopen')

const sensibleAnswer = (view: DelugeView, prompt: Question<DelugeKinds>): Answer<never> | null => {
  const { kind, wanted } = prompt
  if (wanted.kind === 'choice') {
    const option = choices[kind]?.(view, wanted.options) ?? null
    return option === null ? null : { kind: 'choice', option }
  }
  const values = forms[kind]?.(view, prompt) ?? null
  return wanted.kind === 'facts' && values !== null ? { kind: 'facts', values } : null
}

/** By chance are his dice. A sheet that is closed stays closed. */
export const sensible = (roll: RollDie): Policy<DelugeKinds> => {
  const byChance = randomPolicy(roll)
  return (view, prompt) => {
    const { wanted } = prompt
    if (wanted.kind === 'choice' && isClosed(wanted.options)) return null
    return sensibleAnswer(view, prompt) ?? leastHarm(view, prompt) ?? byChance(view, prompt)
  }
}
