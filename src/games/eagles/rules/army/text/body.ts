// The body of a battalion's line and its points: every way in which its words and numbers make one battalion.
import { characters as kinds, type Character, type Quality } from '../model.ts'
import { characterTable } from '../prices.ts'
import { worse, type Grade } from './candidate.ts'
import { shapeOf } from './label.ts'
import type { Range, Token } from './tokens.ts'

export interface Body {
  readonly grade: Grade
  readonly quality: Quality | null
  readonly rankers: number | null
  readonly characters: { readonly [kind in Character]: number }
  /** Those that the line names, with or without any. */
  readonly said: ReadonlySet<Character>
  readonly pairs: number
  readonly light: boolean | null
  readonly rifles: boolean | null
  readonly count: number
  readonly isCounted: boolean
  readonly isEach: boolean
  readonly stated: number | null
  readonly statedEach: number | null
  /** Its points are a number with nothing that says so: it may be another size. */
  readonly isPlainPrice: boolean
  readonly remarks: readonly Range[]
}

const nobody = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 } as const

export const emptyBody: Body = {
  grade: 0,
  quality: null,
  rankers: null,
  characters: nobody,
  said: new Set(),
  pairs: 0,
  light: null,
  rifles: null,
  count: 1,
  isCounted: false,
  isEach: false,
  stated: null,
  statedEach: null,
  isPlainPrice: false,
  remarks: [],
}

/** A line that is walked from token to token, each whole reading added to those found. */
export interface Walk {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly shape: string
  readonly found: Body[]
  /** A part of a block need not be whole. */
  readonly isPartial: boolean
  /** Steps still to be made: a line that needs more is not read. */
  steps: number
}

export const walkOf = (own: Pick<Walk, 'text' | 'tokens' | 'isPartial' | 'steps'>): Walk => ({
  ...own,
  shape: shapeOf(own.text, own.tokens),
  found: [],
})

export const sizes = { least: 10, most: 60 } as const
const mostGuessed = 3
export const mostCount = 25

/** What a pattern took at a place of the line: its tokens. */
interface Taken {
  readonly walk: Walk
  readonly at: number
  readonly end: number
  readonly tokens: readonly Token[]
}

type Take = (body: Body, taken: Taken) => Body | null

export const isComplete = ({ quality, rankers }: Body): boolean =>
  quality !== null && rankers !== null
const graded = (body: Body, grade: Grade): Body => ({ ...body, grade: worse(body.grade, grade) })

const numberOf = ({ tokens }: Taken): number =>
  tokens.find(({ kind }) => kind === 'number')?.value ?? 0
const kindOf = ({ tokens }: Taken): Character | undefined =>
  tokens.find(({ character }) => character !== undefined)?.character

/** With so many of a kind, named once. */
function having(
  body: Body,
  kind: Character | undefined,
  count: number,
  grade: Grade = 0,
): Body | null {
  if (kind === undefined || body.said.has(kind)) return null
  const characters = { ...body.characters, [kind]: count }
  return { ...graded(body, grade), characters, said: new Set([...body.said, kind]) }
}

const isPlural = ({ tokens }: Taken): boolean =>
  tokens.some(
    ({ kind, word }) =>
      kind === 'character' &&
      /^(?!ens$).{3,}s$|^(?:hornisten|sergeanten|offiziere|fahnriche)$/.test(word),
  )

/** Characters in front of everything, joined by a stroke, in brackets behind another: others may be meant. */
const ofCharacters: (take: (body: Body, taken: Taken, kind: Character) => Body | null) => Take =
  (take) => (body, taken) => {
    const { walk, at } = taken
    const kind = kindOf(taken)
    const before = walk.shape.slice(0, at)
    const isJoined = /C\/$/.test(before) || (/\|$/.test(before) && walk.tokens[at]?.glued === true)
    const isOpen =
      isJoined ||
      /C\($/.test(before) ||
      (!walk.isPartial && body.quality === null && body.rankers === null)
    return kind === undefined ? null : take(graded(body, isOpen ? 2 : 0), taken, kind)
  }

/** "drummer: 2" counts; "drummer: 42" has the battalion's points behind its one drummer. */
const mayBeCounted = ({ walk: { shape, tokens }, end }: Taken): boolean =>
  shape[end] === ':' &&
  !/^:n[*+]/.test(shape.slice(end)) &&
  !(shape[end + 1] === 'n' && (tokens[end + 1]?.value ?? 0) > mostGuessed)

const withCount: Take = ofCharacters((body, taken, kind) => {
  const { walk, at } = taken
  // "Drilled 40 drum" has 40 Rankers.
  const isFar = numberOf(taken) > 9 && !/[+,(&]$/.test(walk.shape.slice(0, at))
  return isFar ? null : having(body, kind, numberOf(taken))
})
const guessed: Take = ofCharacters((body, taken, kind) =>
  numberOf(taken) > mostGuessed ? null : having(body, kind, numberOf(taken), 2),
)
const times: Take = ofCharacters((body, taken, kind) =>
  having(body, kind, numberOf(taken), numberOf(taken) > characterTable[kind].most ? 2 : 0),
)

/** Of the words in English and in German. */
const initials = new Map<string, Character>([
  ...kinds.map((kind) => [kind.charAt(0), kind] as const),
  ['t', 'drummer'],
  ['f', 'ensign'],
])
const initial: Take = (body, taken) => {
  const kind = initials.get(taken.tokens.at(-1)?.word ?? '')
  return body.rankers === null ? null : having(body, kind, numberOf(taken) || 1, 2)
}

const sized = (body: Body, value: number): Body | null =>
  body.rankers === null ? { ...body, rankers: value } : null

const counted: Take = (body, taken) => {
  const count = numberOf(taken)
  if (body.count > 1 || isComplete(body) || count < 1 || count > mostCount) return null
  return { ...graded(body, count > 1 ? 2 : 0), count, isCounted: true }
}

/** "24-48" says two numbers; "-officer" takes one off. */
export const dash: Take = (body, { walk: { tokens, shape }, at }) => {
  const [own, next] = [tokens[at], tokens[at + 1]]
  if (next?.glued !== true) return body
  if (/[nmh]$/.test(shape.slice(0, at)) && /[nmh]/.test(shape[at + 1] ?? '')) return null
  const isBehindWord = own?.glued === true && /[a-z0-9)\]]$/i.test(shape.slice(0, at))
  return !isBehindWord && /[CnmLR]/.test(shape[at + 1] ?? '') ? null : body
}

const skip: Take = (body) => body

const toldQuality: Take = (body, { tokens }) =>
  body.quality === null ? { ...body, quality: tokens[0]?.quality ?? null } : null

const kindOfTroops =
  (kind: 'light' | 'rifles', is: boolean): Take =>
  (body, { walk: { shape }, at, end }) => {
    // "a light drummer", "drummer (light)" say nothing of the battalion.
    const isOfCharacter = /C\(?$/.test(shape.slice(0, at)) || /^c/i.test(shape.slice(end))
    const isApart = isOfCharacter && !/[QLRb0]\(?$/.test(shape.slice(0, at))
    return body[kind] === null && !isApart ? { ...body, [kind]: is } : null
  }

const oneOfEach: Take = (body) =>
  body.said.size > 0
    ? null
    : {
        ...body,
        said: new Set(kinds),
        characters: { drummer: 1, sergeant: 1, ensign: 1, officer: 1 },
      }

const pairs: Take = (body, taken) =>
  kindOf(taken) === 'ensign' && body.pairs === 0 ? { ...body, pairs: numberOf(taken) || 1 } : null

const plainSize: Take = (body, taken) => {
  const { walk, at, end } = taken
  const isBracketed = walk.shape[at - 1] === '(' && walk.shape[end] === ')'
  const value = numberOf(taken)
  if (walk.shape[at - 1] === '[' || value < sizes.least || value > sizes.most) return null
  return sized(graded(body, isBracketed ? 2 : 0), value)
}

const namedSize: Take = (body, taken) => sized(body, numberOf(taken))

/** "36 x Drilled" is no count, nor is "Green x 48". */
const sizeTimes: Take = (body, taken) => {
  const size = numberOf(taken)
  return size < sizes.least ? null : sized(graded(body, size > mostCount ? 1 : 2), size)
}

const countBehind: Take = (body, taken) => {
  const count = numberOf(taken)
  if (body.count > 1 || count < 1 || count > mostCount) return null
  return { ...graded(body, count > 1 ? 2 : 0), count }
}

/** What each word and number may say, by the letters of the line from its place on; first those it may begin with. */
const rules: readonly (readonly [starts: string, pattern: RegExp, take: Take])[] = [
  [',;)]|&·/acb:', /./y, skip],
  ['~', /~/y, (body) => graded(body, 1)],
  ['.', /\.(?!\.)/y, skip],
  ['+', /\+(?=a?[nm]?\*?[CKAL2R0l]|,)/y, skip],
  ['-', /-/y, dash],
  ['Q', /Q/y, toldQuality],
  ['L', /L/y, kindOfTroops('light', true)],
  ['R', /R/y, kindOfTroops('rifles', true)],
  ['0', /0L/y, kindOfTroops('light', false)],
  ['0', /0R/y, kindOfTroops('rifles', false)],
  ['0', /0c/y, skip],
  // "without drummer and officer" may be without both.
  ['0', /0C(?!aC)/y, (body, taken) => having(body, kindOf(taken), 0)],
  ['B', /B/y, (body) => graded(body, body.count > 1 ? 0 : 2)],
  ['w', /w/y, (body) => (body.quality === null ? null : graded(body, 1))],
  ['A', /A/y, oneOfEach],
  ['e', /e/y, (body) => ({ ...body, isEach: true })],
  ['nm2', /[nm]?2a?C/y, pairs],
  ['C', /C2/y, pairs],
  // "2 ensigns (pair)"
  ['([', /[([]2[)\]]/y, (body) => (body.characters.ensign === 2 ? body : null)],
  ['nm', /[nm]\*?C/y, withCount],
  ['C', /C[([]np?[)\]]/y, guessed],
  ['C', /C\*n|Cn\*/y, times],
  ['C', /C:n/y, guessed],
  ['C', /C:[0-]/y, ofCharacters((body, _, kind) => having(body, kind, 0))],
  ['C', /Cn(?![C*])/y, guessed],
  [
    'C',
    /C(?!n\*)/y,
    ofCharacters((body, taken, kind) =>
      mayBeCounted(taken) ? null : having(body, kind, 1, isPlural(taken) ? 2 : 0),
    ),
  ],
  ['nml', /[nm]?l/y, initial],
  ['nm', /[nm]\*?K+\.?/y, namedSize],
  ['K', /K[:=]?n/y, namedSize],
  ['nm', /[nm](?!\*(?!n)|[2K])/y, plainSize],
  ['nm', /[nm][bB]/y, counted],
  ['n', /n\*(?![CKn])(?=.)/y, counted],
  ['n', /n\*(?=Q)/y, sizeTimes],
  ['*', /(?<=Q)\*n(?!\*)/y, sizeTimes],
  ['*', /\*n/y, countBehind],
]

const byLetter = new Map<string, typeof rules>()

/** The rules that may begin with a letter. */
export function rulesFor(letter: string): typeof rules {
  const own = byLetter.get(letter) ?? rules.filter(([starts]) => starts.includes(letter))
  byLetter.set(letter, own)
  return own
}
