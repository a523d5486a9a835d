import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import type { Game } from '@/core/game.ts'
import { logOf, eventsOf, recordOf } from '@/core/record/log.ts'
import { answerIn, begin, redoIn, retractIn, type Play } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { deepFreeze } from '@tests/support/deepFreeze.ts'
import {
  diceRace,
  type RaceCorrection,
  type RaceKinds,
  raceQuestion,
} from '@tests/support/diceRace.ts'
import { randomPlay } from '@tests/support/randomPlay.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

type RacePlay = Play<RaceKinds>

const start = (): RacePlay => valueOf(begin(diceRace, { track: 20 }))
const answers = (play: RacePlay, ...given: Answer<RaceCorrection>[]): RacePlay =>
  given.reduce((now, answer) => valueOf(answerIn(diceRace, now, answer)), play)
const undo = (play: RacePlay, count = 1): RacePlay => valueOf(retractIn(diceRace, play, count))
const redo = (play: RacePlay): RacePlay => {
  const redone = redoIn(diceRace, play)
  if (redone === null) throw new Error('nothing to redo')
  return valueOf(redone)
}

const gait = (option: string): Answer<never> => ({ kind: 'choice', option })
const ground: Answer<never> = {
  kind: 'facts',
  values: { wind: 1.75, hurdles: 0, ground: 'mud' },
}
const dice = (...faces: number[]): Answer<never> => ({ kind: 'dice', faces, source: 'hand' })

describe('a play', () => {
  test('begins at the opening', () => {
    expect(start().now).toEqual({
      state: valueOf(diceRace.open({ track: 20 })),
      answers: 0,
      last: null,
    })
  })

  test('does not begin with a set-up the rules refuse', () => {
    expect(problemOf(begin(diceRace, { track: 0 }))).toEqual({ code: 'malformed', path: 'track' })
  })

  test('goes where its answers lead', () => {
    const play = answers(start(), gait('run'), ground, dice(6, 4))
    expect(play.now.state.places).toEqual({ a: 8, b: 0 })
    expect(eventsOf(play)).toEqual([{ kind: 'ran', side: 'a', squares: 8 }])
    expect(play.now.answers).toBe(3)
  })

  test('is left as it was by an answer that is refused', () => {
    const play = deepFreeze(answers(start(), gait('run')))
    expect(problemOf(answerIn(diceRace, play, gait('run')))).toEqual({
      code: 'wrong-kind',
      wanted: 'facts',
    })
  })

  test('refuses an answer to a question that is no longer open', () => {
    const onScreen = start()
    const play = answers(onScreen, gait('rest'))
    // The second tap of a double tap: it would be legal for side B, who was not asked.
    expect(problemOf(answerIn(diceRace, play, gait('rest'), { head: onScreen.head }))).toEqual({
      code: 'stale',
    })
    expect(answerIn(diceRace, play, gait('rest'), { head: play.head }).ok).toBe(true)
  })

  test('takes an overrule at any moment', () => {
    const overrule = { side: 'b', place: 5 } as const
    const play = answers(start(), gait('run'), {
      kind: 'overrule',
      correction: overrule,
      reason: 'slipped',
    })
    expect(play.now.state.places).toEqual({ a: 0, b: 5 })
    expect(raceQuestion(play.now.state)?.kind).toBe('ground')
  })
})

describe('taking back', () => {
  test('strikes answers through and deletes nothing', () => {
    const play = undo(answers(start(), gait('run'), ground, dice(6, 4)), 2)
    expect(raceQuestion(play.now.state)?.kind).toBe('ground')
    expect(
      logOf(play).map(({ line, isStruck }) => [line.number, line.entry.kind, isStruck]),
    ).toEqual([
      [1, 'answer', false],
      [2, 'answer', true],
      [3, 'answer', true],
      [4, 'retract', false],
    ])
    expect(eventsOf(play)).toEqual([])
  })

  test('reaches through what was taken back before', () => {
    const once = undo(answers(start(), gait('rest'), gait('walk'), ground))
    const twice = undo(answers(once, { ...ground, values: { ...ground.values, hurdles: 2 } }), 2)
    expect(twice.now.answers).toBe(1)
    expect(logOf(twice).map(({ isStruck }) => isStruck)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ])
  })

  test.each([1, 3])('cannot take back %i answers when there are none', (count) => {
    expect(problemOf(retractIn(diceRace, start(), count))).toEqual({
      code: 'retract-count',
      answers: 0,
    })
  })

  test('cannot take back more answers than hold', () => {
    const play = undo(answers(start(), gait('run'), ground))
    expect(problemOf(retractIn(diceRace, play, 2))).toEqual({ code: 'retract-count', answers: 1 })
  })

  test.each([0, -1, 1.5, Number.NaN])('cannot take back %d answers', (count) => {
    const play = answers(start(), gait('run'), ground)
    expect(problemOf(retractIn(diceRace, play, count))).toEqual({
      code: 'retract-count',
      answers: 2,
    })
  })

  test('leaves the way forward open, one answer after the other', () => {
    const play = answers(start(), gait('run'), ground, dice(6, 4))
    const back = undo(undo(undo(play)))
    const forward = redo(redo(redo(back)))
    expect(forward.now.state).toEqual(play.now.state)
    expect(redoIn(diceRace, forward)).toBeNull()
  })

  test('forgets the way forward once another answer is given', () => {
    const back = undo(answers(start(), gait('run'), ground), 2)
    expect(redoIn(diceRace, answers(back, gait('walk')))).toBeNull()
  })

  test('keeps the way forward when the same answer is given by hand', () => {
    const back = undo(answers(start(), gait('run'), ground, dice(6, 4)), 3)
    const byHand = answers(back, gait('run'), ground)
    expect(redo(byHand).now.state.places.a).toBe(8)
  })
})

describe('in any play', () => {
  const anyPlay = fc
    .record({ seed: fc.integer(), entries: fc.nat(60), track: fc.integer({ min: 1, max: 80 }) })
    .map(({ seed, entries, track }) => randomPlay(frozenRace, { track }, seed, entries))

  /** The race with every state frozen: a rule that writes into one throws. */
  const frozenRace: Game<RaceKinds> = {
    ...diceRace,
    answer: (state, answer, by) => diceRace.answer(deepFreeze(state), deepFreeze(answer), by),
  }

  test('undo, then redo, is as if nothing had happened', () => {
    fc.assert(
      fc.property(anyPlay, fc.integer({ min: 1, max: 10 }), (play, wanted) => {
        const count = Math.min(wanted, play.now.answers)
        if (count === 0) return
        let again = undo(play, count)
        for (let redone = 0; redone < count; redone += 1) again = redo(again)
        expect(again.now).toEqual(play.now)
        expect(again.undone).toEqual(play.undone)
        expect(eventsOf(again)).toEqual(eventsOf(play))
      }),
    )
  })

  test('the record, through JSON and back, is the same play to the last hash', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const { play: again, problem } = resume(
          diceRace,
          JSON.parse(JSON.stringify(recordOf(play))),
        )
        expect(problem).toBeNull()
        expect(again).toEqual(play)
      }),
    )
  })

  test('the game goes on after a JSON round trip of its state as if there had been none', () => {
    fc.assert(
      fc.property(anyPlay, fc.integer(), (play, seed) => {
        const copied: RacePlay = {
          ...play,
          now: {
            ...play.now,
            state: JSON.parse(JSON.stringify(play.now.state)) as RaceKinds['state'],
          },
        }
        const prompt = raceQuestion(play.now.state)
        expect(raceQuestion(copied.now.state)).toEqual(prompt)
        if (prompt === null) return
        const answer = randomAnswer(prompt, seededDice(seed))
        expect(answers(copied, answer).head).toBe(answers(play, answer).head)
      }),
    )
  })

  test('the answers that hold, given alone, lead to the same state', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const held = logOf(play).flatMap(({ line, isStruck }) =>
          line.entry.kind === 'answer' && !isStruck ? [line.entry.answer] : [],
        )
        expect(held).toHaveLength(play.now.answers)
        const fresh = valueOf(begin(diceRace, play.setup))
        expect(answers(fresh, ...held).now.state).toEqual(play.now.state)
      }),
    )
  })
})
