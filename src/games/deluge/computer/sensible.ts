// A sensible power: puts its money into forces, marches them to land that scores or pays, holds or loots it, hands its loot in.
import type { Answer, FactValues } from '../../../core/conversation.ts'
import type { RollDie } from '../../../core/dice/dice.ts'
import type { Policy, Question } from '../../../core/game.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { leastHarm, randomPolicy } from '../../../core/policies.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import {
  draftSeen,
  type DelugeKinds,
  type DelugeOption,
  type DelugePrompt,
  type DelugeView,
} from '../rules/index.ts'
import { bestEnd, goalsOf, nextStep, occupation, pullOf, stand } from './marching.ts'
import { boardSeen, relationTo, worthTo } from './worth.ts'

type Choose = (view: DelugeView, options: readonly DelugeOption[]) => DelugeOption | null

/** The first of these that is offered. */
const first =
  (...wishes: readonly DelugeOption[]): Choose =>
  (_, options) =>
    wishes.find((wish) => options.includes(wish)) ?? null

// Whom to make war on, whom to leave in peace, whom to stand by: one order after the other, then done.

const mostWars = 2
/** Less is not worth a war, or an ally. */
const worthAWar = 3

/** What an owner has that this faction wants. */
const wantedFrom = (view: DelugeView, faction: FactionId, owner: FactionId): number =>
  Object.entries(view.nodes).reduce(
    (sum, [node, land]) => sum + (land.owner === owner ? worthTo(view, faction, node) : 0),
    0,
  )

const warsOf = (view: DelugeView, faction: FactionId): readonly FactionId[] =>
  boardSeen(view).factions.filter(
    (other) => other !== faction && relationTo(view, faction, other) === 'war',
  )

const diplomacyValue = (view: DelugeView, faction: FactionId, option: DelugeOption): number => {
  const other = partOf(option)
  const wanted = wantedFrom(view, faction, other)
  const enemies = warsOf(view, faction)
  const ordered = view.own?.sheet.diplomacy.lines.filter((line) => line.startsWith('war:')) ?? []
  switch (headOf(option)) {
    case 'rebel':
      return 9
    case 'war': {
      const hasTime = view.turn + view.setup.houseRules.turnsPerYear < view.setup.houseRules.turns
      const isTooMuch = enemies.length + ordered.length >= mostWars
      return hasTime && !isTooMuch && wanted >= worthAWar ? wanted : 0
    }
    case 'peace':
      return wanted < worthAWar ? 1 : 0
    case 'ally': {
      const hasCommonEnemy = enemies.some((enemy) => relationTo(view, other, enemy) === 'war')
      return hasCommonEnemy && wanted < worthAWar ? 1 : 0
    }
    default:
      return 0
  }
}

const nextDiplomacy = (view: DelugeView, options: readonly DelugeOption[]): DelugeOption | null => {
  const { own } = view
  if (own === null) return null
  let [best, most]: [DelugeOption, number] = ['done', 0]
  for (const option of options) {
    const value = diplomacyValue(view, own.faction, option)
    if (value > most) [best, most] = [option, value]
  }
  return best
}

// Where the money goes: damaged forces are mended, the rest raises new ones nearest to what is wanted.

/** So much is one force; what is left would be too little for another. */
const usual = 33
const least = 22
const pointsOfUnit = 8
const scouts = 3

/** Points that are missing and could be paid for. */
const damageOf = (view: DelugeView, id: string): number => {
  const draft = draftSeen(view)
  const force = draft?.forces.find((each) => each.id === id)
  if (draft === null || force === undefined || draft.purse + force.loot === 0) return 0
  return force.units.reduce((sum, { full, points }) => sum + full - points, 0)
}

/** Mending less than this is not worth the order. */
const worthMending = 4

const raisingValue = (view: DelugeView, option: DelugeOption): number => {
  switch (headOf(option)) {
    case 'reinforce': {
      const damage = damageOf(view, partOf(option))
      return damage >= worthMending ? 10 + damage : 0
    }
    case 'raise': {
      const node: NodeId = partOf(option)
      return 1 + pullOf(view, goalsOf(view, 'task'), node)
    }
    default:
      return 0
  }
}

const nextStrategy = (view: DelugeView, options: readonly DelugeOption[]): DelugeOption | null => {
  let [best, most]: [DelugeOption, number] = ['done', 0]
  for (const option of options) {
    const value = raisingValue(view, option)
    if (value > most) [best, most] = [option, value]
  }
  return best
}

const newForce = (view: DelugeView): FactValues => {
  const purse = draftSeen(view)?.purse ?? least
  const points = purse - usual < least ? purse : usual
  // Only a task force captures; a skirmish force is faster.
  const isTaker = view.own !== null && boardSeen(view).faction(view.own.faction).canCapture
  return {
    force: isTaker ? 'task' : 'skirmish',
    intelligence: scouts,
    points,
    units: Math.max(1, Math.round(points / pointsOfUnit)),
    name: '',
    list: '',
  }
}

/** Everything back, paid by the tokens it carries first. */
const points = (_: DelugeView, { wanted }: DelugePrompt): FactValues | null =>
  wanted.kind !== 'facts'
    ? null
    : Object.fromEntries(
        wanted.fields.map((field) => {
          if (field.kind === 'option' || field.kind === 'text') return [field.id, field.default]
          const isWanted = field.id === 'tokens' || field.id.startsWith('back:')
          return [field.id, isWanted ? field.max : field.min]
        }),
      )

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
