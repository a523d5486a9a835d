// Edits of one battalion, which they name by its id.
import { bounds, within } from './bounds.ts'
import { cleanNote, cleanTyping } from './text/clean.ts'
import type { Battalion, Character, Quality } from './model.ts'

/** Line, Light, or Light with rifles (ARMY-09, ARMY-10). */
export const troopKinds = ['line', 'light', 'rifles'] as const
export type Troops = (typeof troopKinds)[number]

export type BattalionEdit =
  | { readonly kind: 'quality'; readonly battalion: number; readonly quality: Quality }
  | { readonly kind: 'rankers'; readonly battalion: number; readonly rankers: number }
  | {
      readonly kind: 'characters'
      readonly battalion: number
      readonly character: Character
      readonly count: number
    }
  | { readonly kind: 'troops'; readonly battalion: number; readonly troops: Troops }
  | { readonly kind: 'battalionName'; readonly battalion: number; readonly name: string }
  | { readonly kind: 'battalionNote'; readonly battalion: number; readonly note: string }
  /** Forgets the points that a text states. */
  | { readonly kind: 'correctPoints'; readonly battalion: number }

const marks = {
  line: { light: false, rifles: false },
  light: { light: true, rifles: false },
  rifles: { light: true, rifles: true },
} as const satisfies { readonly [kind in Troops]: Pick<Battalion, 'light' | 'rifles'> }

/** What a battalion is; null for an imported one that has rifles without being Light. */
export function troopsOf({ light, rifles }: Pick<Battalion, 'light' | 'rifles'>): Troops | null {
  if (!rifles) return light ? 'light' : 'line'
  return light ? 'rifles' : null
}

function changes(battalion: Battalion, edit: BattalionEdit): Partial<Battalion> {
  switch (edit.kind) {
    case 'quality':
      return { quality: edit.quality }
    case 'rankers':
      return { rankers: within(edit.rankers, 0, bounds.rankers) }
    case 'characters': {
      const count = within(edit.count, 0, bounds.characters)
      return { characters: { ...battalion.characters, [edit.character]: count } }
    }
    case 'troops':
      return marks[edit.troops]
    case 'battalionName':
      return { name: cleanTyping(edit.name) }
    case 'battalionNote':
      return { note: cleanNote(edit.note) }
    case 'correctPoints':
      return {}
  }
}

/** Names, notes and a corrected misprint leave the price, and so the stated total, as they are. */
export const changesPrice = ({ kind }: BattalionEdit): boolean =>
  kind !== 'battalionName' && kind !== 'battalionNote' && kind !== 'correctPoints'

/** What a text stated of its points is no longer said of a battalion that costs something else now. */
export const editedBattalion = (battalion: Battalion, edit: BattalionEdit): Battalion => ({
  ...battalion,
  ...changes(battalion, edit),
  statedPoints: changesPrice(edit) || edit.kind === 'correctPoints' ? null : battalion.statedPoints,
})
