// Where the money goes: damaged forces are mended, the rest raises new ones nearest to what is wanted.
import type { FactValues } from '../../../core/conversation.ts'
import { headOf, partOf } from '../../../core/option.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import { draftSeen, type DelugeOption, type DelugePrompt, type DelugeView } from '../rules/index.ts'
import { goalsOf, pullOf } from './marching.ts'
import { boardSeen } from './worth.ts'

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

const valueOf = (view: DelugeView, option: DelugeOption): number => {
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

export const nextStrategy = (
  view: DelugeView,
  options: readonly DelugeOption[],
): DelugeOption | null => {
  let [best, most]: [DelugeOption, number] = ['done', 0]
  for (const option of options) {
    const value = valueOf(view, option)
    if (value > most) [best, most] = [option, value]
  }
  return best
}

export const newForce = (view: DelugeView): FactValues => {
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
export const points = (_: DelugeView, { wanted }: DelugePrompt): FactValues | null =>
  wanted.kind !== 'facts'
    ? null
    : Object.fromEntries(
        wanted.fields.map((field) => {
          if (field.kind === 'option' || field.kind === 'text') return [field.id, field.default]
          const isWanted = field.id === 'tokens' || field.id.startsWith('back:')
          return [field.id, isWanted ? field.max : field.min]
        }),
      )
