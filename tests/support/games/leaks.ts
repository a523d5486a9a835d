// The leak test: each secret answer gets every other value it could have had, and nobody else may notice.
import { partiesOf } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import { legalAnswers } from '@/core/enumerate.ts'
import { umpire, type Kinds, type Party } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { isToldTo } from '@/core/record/log.ts'
import type { Playable } from './playable.ts'
import { randomGame, type RandomStep } from './plays.ts'

export interface Leak {
  readonly where: 'view' | 'question' | 'explanation' | 'event'
  /** The seat, or the table, that could tell two answers apart. */
  readonly to: string
  /** The step whose answer it is, and how many answers later it shows. */
  readonly step: number
  readonly later: number
}

/** What one party has to go by after a step. */
interface Seen {
  readonly view: string
  readonly question: string
  readonly explanation: string
  readonly event: string
}

/** Explanations hold fractions of big numbers, which JSON does not know. */
export const textOf = (value: unknown): string =>
  canonicalJson(
    JSON.parse(
      JSON.stringify(value ?? null, (_, part: unknown) =>
        typeof part === 'bigint' ? String(part) : part,
      ),
    ),
  )

function seenAfter<K extends Kinds>(
  { game }: Playable<K>,
  state: K['state'],
  events: readonly K['event'][],
  party: Party<K>,
): Seen {
  const view = game.seen(state, party)
  return {
    view: textOf(view),
    question: textOf(game.ask(view, party)),
    explanation: textOf(game.explain(view, party)),
    event: textOf(events.filter((event) => isToldTo(event, party))),
  }
}

/** So many other values of one answer are tried. */
const mostValues = 12
/** So many answers after it are given again, as long as they are secret themselves. */
const mostLater = 8

interface Run<K extends Kinds> {
  readonly state: K['state']
  readonly events: readonly K['event'][]
}

/** What follows an answer while the others give theirs: the states and events after each of them. */
function runFrom<K extends Kinds>(
  { game }: Playable<K>,
  start: K['state'],
  given: readonly { readonly answer: Answer<K['correction']>; readonly by: Party<K> }[],
): readonly Run<K>[] | null {
  const runs: Run<K>[] = []
  let state = start
  for (const { answer, by } of given) {
    const step = game.answer(state, answer, by)
    if (!step.ok) return null
    runs.push(step.value)
    state = step.value.state
  }
  return runs
}

const places = ['view', 'question', 'explanation', 'event'] as const

/** The first difference that anybody could see between what was played and what might have been. */
function difference<K extends Kinds>(
  playable: Playable<K>,
  steps: readonly RandomStep<K>[],
  step: number,
  other: Answer<K['correction']>,
): Leak | null {
  const [first, ...next] = steps
  if (first === undefined) return null
  const { seat } = first.prompt
  const given = (answer: Answer<K['correction']>) => [
    { answer, by: seat },
    ...next.map((each) => ({ answer: each.answer, by: each.prompt.seat })),
  ]
  const { state } = first.before.now
  const played = runFrom(playable, state, given(first.answer)) ?? []
  const imagined = runFrom(playable, state, given(other)) ?? []
  const onlookers = partiesOf(playable.game, first.before.setup).filter(
    (party) => party !== seat && party !== umpire,
  )
  for (const [later, one] of played.entries()) {
    const two = imagined[later]
    if (two === undefined) continue
    for (const to of onlookers) {
      const [here, there] = [one, two].map(({ state: now, events }) =>
        seenAfter(playable, now, events, to),
      )
      const where = places.find((place) => here?.[place] !== there?.[place])
      if (where !== undefined) return { where, to, step, later }
    }
  }
  return null
}

/** The secret answers that follow a step; those of the same seat would be bound to what it answered. */
function secretsAfter<K extends Kinds>(
  { secretOf }: Playable<K>,
  steps: readonly RandomStep<K>[],
  from: number,
): readonly RandomStep<K>[] {
  const [first, ...others] = steps.slice(from, from + 1 + mostLater)
  if (first === undefined) return []
  const end = others.findIndex(
    ({ prompt, answer, before }) =>
      prompt.seat === first.prompt.seat || secretOf(prompt, answer, before.now.state) === null,
  )
  return [first, ...(end < 0 ? others : others.slice(0, end))]
}

/** Plays one random game and tries every secret of it; empty for a game that keeps them all. */
export function leaksIn<K extends Kinds>(
  playable: Playable<K>,
  setup: K['setup'],
  seed: number,
): readonly Leak[] {
  const { game, secretOf } = playable
  const steps = [...randomGame(game, setup, seed)]
  return steps.flatMap(({ prompt, answer, before }, step) => {
    const { state } = before.now
    const group = secretOf(prompt, answer, state)
    if (group === null) return []
    const window = secretsAfter(playable, steps, step)
    const found: Leak[] = []
    for (const other of firstOf(legalAnswers(prompt), mostValues)) {
      if (secretOf(prompt, other, state) !== group) continue
      const leak = difference(playable, window, step, other)
      if (leak !== null) found.push(leak)
    }
    return found
  })
}

export function* firstOf<T>(list: Iterable<T>, count: number): Generator<T> {
  let left = count
  for (const each of list) {
    if (left === 0) return
    left -= 1
    yield each
  }
}
