// Problems that a list can have: data with a stable code, the rule, the place and the figures. Words are elsewhere.
import type { EditOf } from './edit.ts'
import type { Nation, Quality } from './model.ts'

/** The edits that repairs and suggestions are made of; each language has a label for every one. */
export type RepairKind =
  | 'quality'
  | 'rankers'
  | 'characters'
  | 'troops'
  | 'add'
  | 'limit'
  | 'budget'
  | 'correctPoints'
  | 'correctTotal'

/** A repair that can be applied as it is, and the points it adds to (or takes from) the list. */
export interface Fix {
  readonly edits: readonly EditOf<RepairKind>[]
  readonly points: number
}

/** Per code: the rule it breaks. The codes are public (docs/formats.md) and never change their meaning. */
export const problemRules = {
  'no-battalions': 'ARMY-15',
  'over-limit': 'ARMY-01',
  'under-limit': 'ARMY-01',
  size: 'ARMY-02',
  quality: 'ARMY-03',
  'too-many-drummers': 'ARMY-05',
  'too-many-sergeants': 'ARMY-06',
  'too-many-ensigns': 'ARMY-07',
  'too-many-officers': 'ARMY-08',
  rifles: 'ARMY-09',
  'too-many-light': 'ARMY-10',
  'light-quality': 'ARMY-10',
  'light-size': 'ARMY-10',
  'stated-points': 'ARMY-13',
  'stated-total': 'ARMY-13',
  'unreadable-line': 'TEXT-01',
  'nation-unsaid': 'TEXT-01',
} as const

export type ProblemCode = keyof typeof problemRules

/** Why a line of a text is in no list: it makes no sense, or it is more than the app keeps (`bounds`). */
export const unreadReasons = [
  'not-understood',
  'too-many-battalions',
  'too-many-figures',
  /** One battalion or several, a count or a price: both can be meant. */
  'several',
  'two-qualities',
  /** Something is said not to be there, and it is not clear what. */
  'negation',
  /** A word is nearly a word of lists. */
  'typo',
  /** "perhaps", "or", "?": the line itself leaves it open. */
  'doubt',
  /** "all have …": about battalions elsewhere. */
  'about-several',
  /** Marked as deleted, in words. */
  'struck',
  /** Troops behind a comment mark. */
  'comment',
  /** Troops in a quoted line between lines of the list. */
  'quoted',
  /** Troops in what looks like a remark. */
  'remark',
  /** A nation that may be the army's, or is another one. */
  'nation',
  /** The list says how many battalions it has, and that is not how many were read. */
  'count',
  /** Of two faces of a mail, its text and its page, one says it. */
  'face',
] as const
export type UnreadReason = (typeof unreadReasons)[number]

interface TooMany {
  readonly count: number
  readonly most: number
}

interface Misprint {
  readonly stated: number
  readonly points: number
}

/** Per code: the figures that a sentence about it needs. Points are exact and may end in ½. */
interface ProblemFigures {
  'no-battalions': object
  'over-limit': { readonly points: number; readonly limit: number }
  /** Only under `budget: exact`; `oddLimit`: no list can cost this limit, for every price is even (ARMY-13). */
  'under-limit': { readonly points: number; readonly limit: number; readonly oddLimit: boolean }
  size: { readonly rankers: number }
  quality: object
  'too-many-drummers': TooMany
  'too-many-sergeants': TooMany
  'too-many-ensigns': TooMany
  'too-many-officers': TooMany
  rifles: { readonly nation: Nation; readonly light: boolean }
  /** `battalions`: the places of all Light battalions in the list, 0-based. */
  'too-many-light': { readonly battalions: readonly number[] }
  'light-quality': { readonly quality: Quality }
  'light-size': { readonly rankers: number; readonly most: number }
  'stated-points': Misprint
  'stated-total': Misprint
  /** `line`: its number in the text, 1-based. */
  'unreadable-line': {
    readonly line: number
    readonly text: string
    readonly reason: UnreadReason
  }
  /** It is not said whose list it is. */
  'nation-unsaid': object
}

/** A problem of one code: with `battalion`, its place in the list (0-based), or null if it is the army's. */
export type ProblemOf<C extends ProblemCode> = {
  [K in C]: {
    readonly code: K
    readonly rule: (typeof problemRules)[ProblemCode]
    readonly battalion: number | null
  } & Readonly<ProblemFigures[K]>
}[C]

export type Problem = ProblemOf<ProblemCode>

/** With what a player may do about it. */
export type CheckedProblem = Problem & { readonly fixes: readonly Fix[] }

/** A price or a total that is not what the table says: a remark, for it breaks no rule. */
export const isMisprint = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'stated-points' || code === 'stated-total'

export type Verdict = 'legal' | 'illegal' | 'unreadable'

/**
 * A misprint alone breaks no rule. A list with a line that is told, or without a nation, is not called legal, and it is
 * called illegal only for what neither could change.
 */
export function verdictOn(problems: readonly Problem[]): Verdict {
  const isUnsaid = problems.some(({ code }) => code === 'nation-unsaid')
  const isUnread = isUnsaid || problems.some(({ code }) => code === 'unreadable-line')
  const openCodes: readonly ProblemCode[] = [
    'no-battalions',
    'under-limit',
    'unreadable-line',
    'nation-unsaid',
    // ARMY-09: whether a battalion may have them is the nation's.
    ...(isUnsaid ? (['rifles'] as const) : []),
  ]
  const broken = problems.filter((problem) => !isMisprint(problem))
  if (!isUnread) return broken.length === 0 ? 'legal' : 'illegal'
  return broken.every(({ code }) => openCodes.includes(code)) ? 'unreadable' : 'illegal'
}

export const isLegal = (problems: readonly Problem[]): boolean => verdictOn(problems) === 'legal'
