// Edits of an army: plain data, applied by one pure function. Fixes and suggestions are made of them too.
import { changesPrice, editedBattalion, type BattalionEdit } from './battalionEdit.ts'
import { bounds, within } from './bounds.ts'
import { limits } from './prices.ts'
import { usualPlan, type Plan } from './plan.ts'
import { cleanNote, cleanTyping } from './text/clean.ts'
import type { Army, Battalion, Budget, Nation } from './model.ts'

type ListEdit =
  /** At the end of the list; without a plan the usual battalion that fits (`usualPlan`). */
  | { readonly kind: 'add'; readonly plan?: Plan }
  /** A removed battalion comes back, with its name, to its place in the list (0-based). */
  | { readonly kind: 'putBack'; readonly removed: Battalion; readonly at: number }
  /** The whole list as it once was: takes back edits that changed many battalions at a time. */
  | { readonly kind: 'restore'; readonly battalions: readonly Battalion[] }
  /** The copy stands behind the original and has no name of its own. */
  | { readonly kind: 'duplicate'; readonly battalion: number }
  | { readonly kind: 'remove'; readonly battalion: number }
  /** To a place in the list (0-based), counted without the battalion that moves. */
  | { readonly kind: 'move'; readonly battalion: number; readonly to: number }

type HeadEdit =
  | { readonly kind: 'armyName'; readonly name: string }
  | { readonly kind: 'armyNote'; readonly note: string }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'limit'; readonly limit: number }
  | { readonly kind: 'budget'; readonly budget: Budget }
  /** Forgets the total that a text states. */
  | { readonly kind: 'correctTotal' }

/**
 * One change to an army. Battalions are named by their ids; a name that fits none changes nothing.
 * Numbers are brought within `bounds` and texts are cleaned; whether the result is legal is the check's to say.
 */
export type Edit = BattalionEdit | ListEdit | HeadEdit

type EditByKind = { readonly [E in Edit as E['kind']]: E }

/** The edits of some kinds. */
export type EditOf<K extends Edit['kind']> = {
  [P in K]: EditByKind[P] & { readonly kind: P }
}[K]

const nextId = ({ battalions }: Army): number =>
  battalions.reduce((most, { id }) => Math.max(most, id), 0) + 1

/** Another set of battalions costs another total, so the stated one is forgotten. */
const withBattalions = (army: Army, battalions: readonly Battalion[]): Army =>
  battalions.length > bounds.battalions ? army : { ...army, battalions, statedTotal: null }

const add = (army: Army, plan: Plan): Army =>
  withBattalions(army, [
    ...army.battalions,
    { ...plan, id: nextId(army), name: '', note: '', statedPoints: null },
  ])

const putBack = (army: Army, removed: Battalion, at: number): Army =>
  withBattalions(army, army.battalions.toSpliced(at, 0, { ...removed, id: nextId(army) }))

function duplicate(army: Army, id: number): Army {
  const index = army.battalions.findIndex((battalion) => battalion.id === id)
  const original = army.battalions[index]
  if (original === undefined) return army
  const copy = { ...original, id: nextId(army), name: '', statedPoints: null }
  return withBattalions(army, army.battalions.toSpliced(index + 1, 0, copy))
}

function remove(army: Army, id: number): Army {
  const rest = army.battalions.filter((battalion) => battalion.id !== id)
  return rest.length === army.battalions.length ? army : withBattalions(army, rest)
}

function move(army: Army, id: number, to: number): Army {
  const moved = army.battalions.find((battalion) => battalion.id === id)
  if (moved === undefined) return army
  const others = army.battalions.filter((battalion) => battalion !== moved)
  return { ...army, battalions: others.toSpliced(within(to, 0, others.length), 0, moved) }
}

function editBattalion(army: Army, edit: BattalionEdit): Army {
  const index = army.battalions.findIndex((battalion) => battalion.id === edit.battalion)
  const battalion = army.battalions[index]
  if (battalion === undefined) return army
  const battalions = army.battalions.with(index, editedBattalion(battalion, edit))
  return changesPrice(edit) ? withBattalions(army, battalions) : { ...army, battalions }
}

/** The army after an edit; the army itself is never changed. */
export function applyEdit(army: Army, edit: Edit): Army {
  switch (edit.kind) {
    case 'add':
      return add(army, edit.plan ?? usualPlan(army))
    case 'putBack':
      return putBack(army, edit.removed, edit.at)
    case 'restore':
      return withBattalions(army, edit.battalions)
    case 'duplicate':
      return duplicate(army, edit.battalion)
    case 'remove':
      return remove(army, edit.battalion)
    case 'move':
      return move(army, edit.battalion, edit.to)
    case 'armyName':
      return { ...army, name: cleanTyping(edit.name) }
    case 'armyNote':
      return { ...army, note: cleanNote(edit.note) }
    case 'nation':
      return { ...army, nation: edit.nation }
    case 'limit':
      return { ...army, limit: within(edit.limit, limits.least, bounds.limit) }
    case 'budget':
      return { ...army, budget: edit.budget }
    case 'correctTotal':
      return { ...army, statedTotal: null }
    case 'quality':
    case 'rankers':
    case 'characters':
    case 'troops':
    case 'battalionName':
    case 'battalionNote':
    case 'correctPoints':
      return editBattalion(army, edit)
  }
}

/** The army after several edits, in order. */
export const applyEdits = (army: Army, edits: readonly Edit[]): Army =>
  edits.reduce(applyEdit, army)
