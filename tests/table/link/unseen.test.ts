// What goes over a link to a seat, or to whoever watches: the same to the byte whatever they may not know.
import { shallowRef } from 'vue'
import { expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { legalAnswers } from '@/core/enumerate.ts'
import { hashOfOpening } from '@/core/record/chain.ts'
import { answerIn, type Play } from '@/core/record/play.ts'
import type { ProgressKinds, ProgressView } from '@/games/progress/rules/index.ts'
import type { Linking } from '@/table/link/linking.ts'
import { secretsOf } from '@/table/link/secrets.ts'
import { sessionOf, type Seating } from '@/table/link/session.ts'
import type { LinkDesk } from '@/table/link/linkDesk.ts'
import { playableProgress } from '@tests/support/games/progress/index.ts'
import { randomGame, saltOf, type RandomStep } from '@tests/support/games/plays.ts'
import { valueOf } from '@tests/support/results.ts'
import { lineToNowhere } from './support.ts'

const { game, secretOf, setups } = playableProgress
const watching: Seating = { role: 'spectator', seat: null }
const plan = {
  game,
  hides: ({ resolving, chosen }: ProgressView) =>
    resolving === null && (chosen.a !== null || chosen.b !== null),
  sealed: (asked: string) => asked === 'card',
}
type Progress = Play<ProgressKinds>
type Step = RandomStep<ProgressKinds>
type Locked = Linking<ProgressKinds>['kept']['value']

const numberOf = ({ log }: Progress): number => log?.number ?? 0

/** A phone that leads this game; all of it is on its disk. */
function deskOf(play: Progress, kept: Locked): LinkDesk<ProgressKinds> {
  const sitting = { play: { value: play } } as unknown as Linking<ProgressKinds>['sitting']['value']
  const linking = {
    sitting: shallowRef(sitting),
    session: shallowRef(null),
    kept: shallowRef(kept),
  }
  const entries = numberOf(play)
  return {
    game,
    play: () => play,
    status: () => ({
      ...{ entries, saved: entries, ticked: entries },
      ...{ failure: null, spareFailure: null },
    }),
    table: () => 't',
    title: () => ({}),
    answer: () => ({ ok: false, problem: { code: 'stale' } }),
    retract: () => ({ ok: false, problem: { code: 'stale' } }),
    follow: () => ({ ok: false, problem: 'missing' }),
    setLink: () => undefined,
    sitDown: () => Promise.resolve(null),
    nowLeads: () => Promise.resolve(),
    notTaken: () => undefined,
    takeAway: () => Promise.resolve(),
    notTakenBack: () => undefined,
    secrets: secretsOf(plan, linking),
  }
}

/** All that is said to a phone that sits down, has nothing yet, and asks for what it never was given. */
function said(play: Progress, seating: Seating, kept: Locked = null): string {
  const line = lineToNowhere()
  const session = sessionOf(deskOf(play, kept), line, seating)
  const head = hashOfOpening(play.opening)
  session.hear(JSON.stringify({ m: 'have', entries: 0, head }))
  if (seating.role === 'opponent') session.hear(JSON.stringify({ m: 'undo', n: 1, head }))
  session.hear(JSON.stringify({ m: 'have', entries: 9_999, head }))
  session.leave()
  return line.said.join('\n').replace(/"seal":"[\da-f]{64}"/u, '"seal":"sum"')
}

const other = { a: 'b', b: 'a' } as const

/** Everything that is said of a card that may be any of these, to who watches and to who plays against it. */
function saidOf({ prompt, answer, before }: Step): ReadonlySet<string> | null {
  const { seat } = prompt
  const group = secretOf(prompt, answer, before.now.state)
  if (group === null || seat === 'table') return null
  const salt = saltOf(seededDice(1))
  const all = new Set<string>()
  for (const given of legalAnswers(prompt)) {
    if (given.kind !== 'choice' || secretOf(prompt, given, before.now.state) !== group) continue
    // Where one phone is passed round the card lies in its record; on two it is locked beside it.
    const after = valueOf(answerIn(game, before, given, { by: seat, salt }))
    const isTurnedUp = game.ask(game.seen(after.now.state, 'table'), 'table') !== null
    const against = { role: 'opponent', seat: other[seat] } as const
    const lock = { lock: { head: before.head, seat, answer: given, salt }, bond: null }
    all.add(
      [
        said(after, watching),
        isTurnedUp ? '' : said(after, against),
        said(before, watching, lock),
        said(before, against, lock),
      ].join('\n'),
    )
  }
  return all
}

test.each([1, 2, 3])('random games of The March of Progress, seed %i', (seed) => {
  const sets = setups.flatMap((setup) =>
    [...randomGame(game, setup, seed)].flatMap((step) => saidOf(step) ?? []),
  )
  expect(sets.length).toBeGreaterThan(20)
  for (const all of sets) expect(all.size).toBe(1)
})
