// Repairs and suggestions in words: one grammar, filled by the tables of each language.
import {
  battalionPoints,
  type Army,
  type Battalion,
  type EditOf,
  type Fix,
  type IdeaKind,
  type Problem,
  type RepairKind,
  type Suggestion,
} from '@/games/eagles/rules/index.ts'

/** What an edit is about, for its label: the army before it, and the battalion if it names one. */
export interface Before {
  readonly army: Army
  readonly battalion: Battalion | null
  /** What the battalion is called within a sentence, or will be called if it is added: "the 2nd". */
  readonly who: string
}

type Labels<Kinds extends RepairKind> = {
  readonly [K in Kinds]: (edit: EditOf<K>, before: Before) => string
}

/** What each language brings; a missing label is a type error. Places are 0-based. */
export interface RepairTables {
  /** Points as people write them: 52, 8½. */
  readonly number: (points: number) => string
  /** "the 2nd", or a name in quotation marks. */
  readonly short: (name: string, place: number) => string
  /** "Veteran", "36 Rankers" */
  readonly repairs: Labels<RepairKind>
  /** "5th to Drilled", "officer for the 1st" */
  readonly ideas: Labels<IdeaKind>
}

const plusOrMinus = (points: number, number: (points: number) => string): string =>
  points === 0 ? '' : `, ${points < 0 ? '−' : '+'}${number(Math.abs(points))}`

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The words that screens use, from the tables of one language. */
export function repairWords(tables: RepairTables) {
  function before(army: Army, edit: EditOf<RepairKind>): Before {
    const id = 'battalion' in edit ? edit.battalion : null
    const index = army.battalions.findIndex((battalion) => battalion.id === id)
    const place = index === -1 ? army.battalions.length : index
    const found = army.battalions[place] ?? null
    return { army, battalion: found, who: tables.short(found?.name ?? '', place) }
  }

  const repair = <K extends RepairKind>(edit: EditOf<K>, army: Army): string =>
    tables.repairs[edit.kind](edit, before(army, edit))

  const idea = <K extends IdeaKind>(edit: EditOf<K>, army: Army): string =>
    tables.ideas[edit.kind](edit, before(army, edit))

  /** "Veteran, +10"; with the battalion's name if the problem is the whole army's. */
  function fix({ edits, points }: Fix, problem: Problem, army: Army): string {
    const labels = edits.map((edit) =>
      problem.battalion === null && 'battalion' in edit
        ? `${before(army, edit).who}: ${repair(edit, army)}`
        : repair(edit, army),
    )
    return capital(labels.join(', ')) + plusOrMinus(points, tables.number)
  }

  /** "6th: Green 20 with a sergeant" */
  const suggestion = ({ edits }: Suggestion, army: Army): string =>
    capital(edits.map((edit) => idea(edit, army)).join(', '))

  return { fix, suggestion }
}

export type RepairWords = ReturnType<typeof repairWords>

/** The computed points of a battalion, for labels. */
export const pointsBefore = ({ battalion }: Before): number =>
  battalion === null ? 0 : battalionPoints(battalion)
