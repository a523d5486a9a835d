// Check that an answer is one the open question takes: the one place where every game refuses nonsense.
import type {
  Answer,
  DiceTally,
  DiceWanted,
  Field,
  Prompt,
  Refusal,
  Wanted,
} from './conversation.ts'
import { diceSources } from './conversation.ts'

/**
 * Why this answer is not taken, or null if it fits the question. An overrule always fits (its correction, and who may
 * give one, are the game's to judge), as long as it gives a reason. Without a question the answer is refused as
 * `game-over`, or, where the game goes on without asking this seat, as `not-asked`.
 */
export const refusalOf = (
  question: Prompt | null,
  answer: Answer,
  isOver = true,
): Refusal | null => {
  if (answer.kind === 'overrule') return answer.reason.trim() === '' ? { code: 'no-reason' } : null
  if (question === null) return { code: isOver ? 'game-over' : 'not-asked' }
  return misfit(question.wanted, answer)
}

const misfit = (wanted: Wanted, answer: Exclude<Answer, { kind: 'overrule' }>): Refusal | null => {
  switch (answer.kind) {
    case 'choice':
      return wanted.kind === 'choice' ? refuseOption(wanted, answer.option) : wrongKind(wanted)
    case 'facts':
      return wanted.kind === 'facts' ? refuseFacts(wanted.fields, answer.values) : wrongKind(wanted)
    case 'dice':
      return wanted.kind === 'dice' ? refuseDice(wanted, answer) : wrongKind(wanted)
  }
}

const wrongKind = (wanted: Wanted): Refusal => ({ code: 'wrong-kind', wanted: wanted.kind })

const refuseOption = (
  wanted: Extract<Wanted, { kind: 'choice' }>,
  option: string,
): Refusal | null => {
  if (wanted.options.includes(option)) return null
  const barred = wanted.unavailable.find((each) => each.option === option)
  return barred === undefined
    ? { code: 'not-offered', option, field: null }
    : { code: 'forbidden', reason: barred.reason, rule: barred.rule }
}

const refuseFacts = (
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): Refusal | null => {
  for (const field of fields) {
    if (!Object.hasOwn(values, field.id)) return { code: 'missing-field', field: field.id }
    const problem = refuseFact(field, values[field.id])
    if (problem !== null) return problem
  }
  if (Object.keys(values).length === fields.length) return null
  const stranger = Object.keys(values).find((id) => fields.every((field) => field.id !== id))
  return { code: 'unknown-field', field: stranger ?? '' }
}

const refuseFact = (field: Field, value: unknown): Refusal | null => {
  if (field.kind === 'option') {
    const isOffered = typeof value === 'string' && field.options.includes(value)
    return isOffered ? null : { code: 'not-offered', option: String(value), field: field.id }
  }
  if (field.kind === 'measure' && typeof value === 'string' && field.bands !== undefined)
    return field.bands.includes(value)
      ? null
      : { code: 'not-offered', option: value, field: field.id }
  if (field.kind === 'text') {
    if (typeof value !== 'string') return { code: 'malformed', path: field.id }
    return value.length > field.most
      ? { code: 'too-large', field: field.id, bound: field.most }
      : null
  }
  // Minus zero would come back from JSON as another number, so it is none.
  if (typeof value !== 'number' || !Number.isFinite(value) || Object.is(value, -0))
    return { code: 'not-a-number', field: field.id }
  if (value < field.min) return { code: 'too-small', field: field.id, bound: field.min }
  if (value > field.max) return { code: 'too-large', field: field.id, bound: field.max }
  return field.kind === 'count' && !Number.isInteger(value)
    ? { code: 'not-whole', field: field.id }
    : null
}

const refuseTally = (
  count: number,
  { asksSix }: NonNullable<DiceWanted['tally']>,
  { hits, six }: DiceTally,
): Refusal | null => {
  if (!Number.isFinite(hits) || Object.is(hits, -0)) return { code: 'not-a-number', field: 'hits' }
  if (hits < 0) return { code: 'too-small', field: 'hits', bound: 0 }
  if (hits > count) return { code: 'too-large', field: 'hits', bound: count }
  if (!Number.isInteger(hits)) return { code: 'not-whole', field: 'hits' }
  if (asksSix && hits > 0)
    return typeof six === 'boolean' ? null : { code: 'missing-field', field: 'six' }
  return six === null ? null : { code: 'unknown-field', field: 'six' }
}

const refuseDice = (
  wanted: Extract<Wanted, { kind: 'dice' }>,
  answer: Extract<Answer, { kind: 'dice' }>,
): Refusal | null => {
  const { faces, source, tally } = answer
  const count = tally !== undefined && wanted.tally !== undefined ? 0 : wanted.count
  if (faces.length !== count) return { code: 'dice-count', wanted: count, given: faces.length }
  if (tally !== undefined) {
    if (wanted.tally === undefined) return { code: 'unknown-field', field: 'tally' }
    return source === 'hand'
      ? refuseTally(wanted.count, wanted.tally, tally)
      : { code: 'dice-source' }
  }
  for (const [die, face] of faces.entries())
    if (!Number.isInteger(face) || face < 1 || face > wanted.sides)
      return { code: 'dice-face', die, face }
  return diceSources.includes(source) ? null : { code: 'dice-source' }
}
