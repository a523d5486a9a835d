// Every legal answer to a question, and a sample of illegal ones with the refusal each deserves.
import type {
  Answer,
  DiceWanted,
  FactValues,
  Field,
  Prompt,
  RefusalCode,
  Wanted,
} from './conversation.ts'

/**
 * Lazily, in a fixed order. Complete for choices, counts, options and dice; a measure gives its ends, its
 * default and its bands, a text its default. Dice that are many have more throws than anybody can wait for.
 */
export function* legalAnswers({ wanted }: Prompt): Generator<Answer<never>> {
  switch (wanted.kind) {
    case 'choice':
      for (const option of wanted.options) yield { kind: 'choice', option }
      return
    case 'facts':
      for (const values of everyForm(wanted.fields)) yield { kind: 'facts', values }
      return
    case 'dice':
      for (const faces of everyThrow(wanted.count, wanted.sides))
        yield { kind: 'dice', faces, source: 'hand' }
      yield* everyTally(wanted)
  }
}

function* everyTally({ count, tally }: DiceWanted): Generator<Answer<never>> {
  if (tally === undefined) return
  for (let hits = 0; hits <= count; hits += 1)
    for (const six of tally.asksSix && hits > 0 ? [false, true] : [null])
      yield { kind: 'dice', faces: [], source: 'hand', tally: { hits, six } }
}

/** All throws of `count` dice in the order of counting up: 1 1, 1 2 … 6 6. */
export function* everyThrow(count: number, sides: number): Generator<readonly number[]> {
  const throws = sides ** count
  for (let nth = 0; nth < throws; nth += 1)
    yield Array.from(
      { length: count },
      (_, die) => (Math.floor(nth / sides ** (count - 1 - die)) % sides) + 1,
    )
}

function* everyForm(fields: readonly Field[]): Generator<FactValues> {
  const [first, ...others] = fields
  if (first === undefined) {
    yield {}
    return
  }
  for (const value of everyFact(first))
    for (const rest of everyForm(others)) yield { [first.id]: value, ...rest }
}

const everyFact = (field: Field): readonly (number | string)[] => {
  switch (field.kind) {
    case 'option':
      return field.options
    case 'count':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i)
    case 'text':
      return [field.default]
    case 'measure':
      return [...new Set([field.min, field.default, field.max]), ...(field.bands ?? [])]
  }
}

export interface IllegalAnswer {
  readonly answer: Answer<never>
  readonly code: RefusalCode
}

/** At least one for everything that can be wrong with an answer to this kind of question. */
export const illegalAnswers = ({ wanted }: Prompt): readonly IllegalAnswer[] => [
  ...wrongKinds(wanted),
  ...wrongOfKind(wanted),
]

const wrongKinds = (wanted: Wanted): readonly IllegalAnswer[] => {
  const answers: readonly Answer<never>[] = [
    { kind: 'choice', option: 'yes' },
    { kind: 'facts', values: {} },
    { kind: 'dice', faces: [1], source: 'hand' },
  ]
  return answers
    .filter((answer) => answer.kind !== wanted.kind)
    .map((answer) => ({ answer, code: 'wrong-kind' }))
}

const wrongOfKind = (wanted: Wanted): readonly IllegalAnswer[] => {
  switch (wanted.kind) {
    case 'choice':
      return [
        { answer: { kind: 'choice', option: '\0' }, code: 'not-offered' },
        ...wanted.unavailable.map(({ option }) => ({
          answer: { kind: 'choice' as const, option },
          code: 'forbidden' as const,
        })),
      ]
    case 'facts':
      return wrongForms(wanted.fields)
    case 'dice':
      return wrongThrows(wanted)
  }
}

const wrongForms = (fields: readonly Field[]): readonly IllegalAnswer[] => {
  const defaults = Object.fromEntries(fields.map((field) => [field.id, field.default]))
  const form = (values: FactValues, code: RefusalCode): IllegalAnswer => ({
    answer: { kind: 'facts', values },
    code,
  })
  return [
    form({ ...defaults, '\0': 1 }, 'unknown-field'),
    ...fields.flatMap((field) => [
      form(
        Object.fromEntries(Object.entries(defaults).filter(([id]) => id !== field.id)),
        'missing-field',
      ),
      ...wrongFacts(field).map(([value, code]) => form({ ...defaults, [field.id]: value }, code)),
    ]),
  ]
}

/** A hundredth of an inch: less than anybody can measure. */
const hair = 0.01

const wrongFacts = (field: Field): readonly (readonly [number | string, RefusalCode])[] => {
  if (field.kind === 'option')
    return [
      ['\0', 'not-offered'],
      [Number.NaN, 'not-offered'],
    ]
  if (field.kind === 'text')
    return [
      [0, 'malformed'],
      ['x'.repeat(field.most + 1), 'too-large'],
    ]
  const outside = [
    [field.min - hair, 'too-small'],
    [field.max + hair, 'too-large'],
    [Number.NaN, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 'not-a-number'],
    [-0, 'not-a-number'],
    ['', field.kind === 'measure' && field.bands !== undefined ? 'not-offered' : 'not-a-number'],
  ] as const
  return field.kind === 'count' && field.max > field.min
    ? [...outside, [field.min + hair, 'not-whole']]
    : outside
}

const wrongTallies = ({ count, tally }: DiceWanted): readonly IllegalAnswer[] => {
  const told = (hits: number, code: RefusalCode, six: boolean | null = null): IllegalAnswer => ({
    answer: { kind: 'dice', faces: [], source: 'hand', tally: { hits, six } },
    code,
  })
  if (tally === undefined) return []
  const six = tally.asksSix ? told(1, 'missing-field') : told(1, 'unknown-field', true)
  return [
    told(-1, 'too-small'),
    told(count + 1, 'too-large'),
    told(count - hair, 'not-whole'),
    told(Number.NaN, 'not-a-number'),
    told(-0, 'not-a-number'),
    told(0, 'unknown-field', false),
    six,
  ]
}

const wrongThrows = (wanted: DiceWanted): readonly IllegalAnswer[] => {
  const { count, sides } = wanted
  const thrown = (faces: readonly number[], code: RefusalCode): IllegalAnswer => ({
    answer: { kind: 'dice', faces, source: 'hand' },
    code,
  })
  const ones = Array.from({ length: count }, () => 1)
  const withLast = (face: number): readonly number[] => [...ones.slice(1), face]
  return [
    thrown(ones.slice(1), 'dice-count'),
    thrown([...ones, 1], 'dice-count'),
    ...[0, sides + 1, 1.5, Number.NaN, -1].map((face) => thrown(withLast(face), 'dice-face')),
    ...wrongTallies(wanted),
  ]
}
