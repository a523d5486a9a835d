// Undo at any moment of random campaigns in which the app plays some of the seats.
import { describe, expect, test } from 'vitest'
import { askOf, asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { umpire, type Game, type Kinds, type Party, type Policy } from '@/core/game.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { linesFrom, recordOf } from '@/core/record/log.ts'
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import {
  absentPolicy as delugeAbsent,
  deluge,
  waitsForOthers,
  type DelugeKinds,
} from '@/games/deluge/rules/index.ts'
import {
  absentPolicy as gloriaAbsent,
  gloria,
  type GloriaKinds,
} from '@/games/gloria/rules/index.ts'
import { takeBackOf } from '@/table/takeBack.ts'
import { campaignOf, smallMap } from '@tests/support/campaign.ts'
import { gloriaOf } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

interface Company<K extends Kinds> {
  readonly game: Game<K>
  readonly setup: K['setup']
  readonly unplayed: readonly Party<K>[]
  readonly policy: Policy<K>
}

const salt = '0'.repeat(32)

/** What persons have answered and still holds, newest first; null: a step that nobody takes back lies above it. */
function ofPersons<K extends Kinds>(play: Play<K>, unplayed: readonly Party<K>[]) {
  return [...linesFrom(play.log)].flatMap(({ line, isStruck }) => {
    const { entry, now } = line
    const isHeld = entry.kind === 'answer' && !isStruck && now.last !== null
    return isHeld && !unplayed.includes(now.last.by) ? [{ ...now.last, hash: line.hash }] : []
  })
}

const hashes = (answers: readonly { readonly hash: string }[]): readonly string[] =>
  answers.map(({ hash }) => hash)

/** The app says all it has to say: as often as its seats are asked. */
function afterApp<K extends Kinds>(
  { game, unplayed, policy }: Company<K>,
  start: Play<K>,
  roll: RollDie,
): Play<K> {
  let play = start
  for (let count = 0; count < 2_000; count += 1) {
    const answered = unplayed.flatMap((seat) => {
      const question = askOf(game, play.now.state, seat)
      if (question === null) return []
      const { state } = play.now
      const given =
        question.wanted.kind === 'dice'
          ? randomAnswer(question, roll)
          : policy(game.seen(state, seat), question)
      return given === null ? [] : [valueOf(answerIn(game, play, given, { by: seat, salt }))]
    })
    const [next] = answered
    if (next === undefined) return play
    play = next
  }
  throw new Error('the app answers for ever')
}

/** A person who is asked answers by chance; null: none is. */
function oneMore<K extends Kinds>(
  { game, setup, unplayed }: Company<K>,
  play: Play<K>,
  roll: RollDie,
): Play<K> | null {
  const open = asks(game, setup, play.now.state).filter(({ seat }) => !unplayed.includes(seat))
  const question = open[roll(Math.max(1, open.length)) - 1]
  if (question === undefined) return null
  const given: Answer<never> = randomAnswer(question, roll)
  return valueOf(answerIn(game, play, given, { by: question.seat, salt }))
}

/** Taken back by whoever answered last, or by the umpire; the play itself where nothing may be. */
function undone<K extends Kinds>(
  { game, unplayed }: Company<K>,
  play: Play<K>,
  roll: RollDie,
): Play<K> {
  const [last] = ofPersons(play, unplayed)
  const parties = last === undefined ? [] : [roll(2) === 1 ? last.by : umpire]
  const undo = takeBackOf(game, play, parties, unplayed)
  return (undo?.steps ?? []).reduce(
    (at, { by, count }) => valueOf(retractIn(game, at, count, { by, salt })),
    play,
  )
}

/** Answers and undoings by chance; how often something was taken back over the app's answers. */
function playOn<K extends Kinds>(company: Company<K>, seed: number, entries: number): number {
  const { game, setup, unplayed } = company
  const roll = seededDice(seed)
  let play = afterApp(company, valueOf(begin(game, setup)), roll)
  let over = 0
  for (let count = 0; count < entries; count += 1) {
    const before = ofPersons(play, unplayed)
    if (roll(4) === 1) {
      const back = undone(company, play, roll)
      if (back === play) continue
      expect(hashes(ofPersons(back, unplayed))).toEqual(hashes(before.slice(1)))
      if (play.now.answers - back.now.answers > 1) over += 1
      // Whoever answered is asked again: nothing of the app's is left in his way.
      const [last] = before
      expect(last && askOf(game, back.now.state, last.by)).toEqual(expect.anything())
      play = afterApp(company, back, roll)
      expect(hashes(ofPersons(play, unplayed))).toEqual(hashes(before.slice(1)))
    }
    const next = oneMore(company, play, roll)
    if (next === null) break
    play = afterApp(company, next, roll)
  }
  expect(resume(game, recordOf(play)).problem).toBeNull()
  return over
}

const seeds = [1, 2, 3, 4, 5, 6]

describe('The Deluge', () => {
  const setup = campaignOf({ turns: 3 }, { map: smallMap })
  const unplayed = ['plc', 'muscovy']
  const company: Company<DelugeKinds> = {
    game: deluge,
    setup: {
      ...setup,
      seats: setup.seats.map((seat) =>
        unplayed.includes(seat.id) ? { ...seat, kind: 'absent' as const } : seat,
      ),
    },
    unplayed,
    policy: (view, question) => (waitsForOthers(view) ? null : delugeAbsent({})(view, question)),
  }

  test('every undo goes back to the answer of a person, and the campaign goes on', () => {
    const over = seeds.map((seed) => playOn(company, seed, 120))
    expect(Math.min(...over)).toBeGreaterThan(0)
  })
})

describe('Gloria Mundi', () => {
  const setup = gloriaOf({ seats: 3 }, { umpire: true })
  const unplayed = setup.seats.slice(1, 3).map(({ id }) => id)
  const company: Company<GloriaKinds> = {
    game: gloria,
    setup: {
      ...setup,
      seats: setup.seats.map((seat) =>
        unplayed.includes(seat.id) ? { ...seat, kind: 'absent' as const } : seat,
      ),
    },
    unplayed,
    policy: gloriaAbsent({}),
  }

  test('every undo goes back to the answer of a person, and the campaign goes on', () => {
    const over = seeds.map((seed) => playOn(company, seed, 120))
    expect(Math.min(...over)).toBeGreaterThan(0)
  })
})
