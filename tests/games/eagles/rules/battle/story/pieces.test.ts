// The log in pieces and by battalion: which turn an entry belongs to, and whom an event is about.
import { describe, expect, test } from 'vitest'
import { logOf } from '@/core/record/log.ts'
import { answerIn, retractIn } from '@/core/record/play.ts'
import {
  openQuestion,
  battle,
  diceIn,
  isAbout,
  piecesOf,
  type BattleEvent,
} from '@/games/eagles/rules/index.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const play = playedBattle(3)

/** The turn in which an entry ends: that of its last event of a new turn, or as before. */
const turnsTold = (pieces: ReturnType<typeof piecesOf>): readonly number[] =>
  pieces.map(({ turn }) => turn)

test('entries are numbered from 1, and begin before the first turn', () => {
  const pieces = piecesOf(play)
  expect(pieces[0]).toMatchObject({ entry: 1, turn: 0, isTakenBack: false, takesBack: 0 })
  expect(new Set(pieces.map(({ entry }) => entry)).size).toBe(logOf(play).length)
  expect(turnsTold(pieces)).toEqual([...turnsTold(pieces)].sort((one, other) => one - other))
  expect(pieces.at(-1)?.turn).toBe(play.now.state.turn)
})

test('an entry in which a turn begins is two pieces; the second one begins with that', () => {
  const pieces = piecesOf(play)
  const cut = pieces.filter(({ entry }, n) => pieces[n - 1]?.entry === entry)
  expect(cut.length).toBeGreaterThanOrEqual(play.now.state.turn - 1)
  for (const piece of cut) {
    expect(piece.events[0]).toEqual({ kind: 'turnBegan', turn: piece.turn })
    expect(pieces.find(({ entry }) => entry === piece.entry)?.turn).toBe(piece.turn - 1)
  }
})

test('what is taken back beyond the beginning of a turn leads into the turn before', () => {
  const turn = play.now.state.turn
  let count = 0
  for (let { last } = play.now; last !== null; last = last.before.last) {
    count += 1
    if (last.before.state.turn < turn) break
  }
  const back = valueOf(retractIn(battle, play, count))
  const pieces = piecesOf(back)
  expect(pieces.at(-1)).toMatchObject({
    turn: turn - 1,
    takesBack: count,
    isTakenBack: false,
    events: [],
  })
  const struck = new Set(pieces.flatMap((piece) => (piece.isTakenBack ? [piece.entry] : [])))
  expect(struck.size).toBe(count)
  const { last } = play.now
  if (last === null) throw new Error('no answer')
  const prompt = openQuestion(back.now.state)
  expect(prompt).not.toBeNull()
  const line = logOf(play).at(-count)?.line.entry
  if (line?.kind !== 'answer') throw new Error('no answer')
  const again = piecesOf(valueOf(answerIn(battle, back, line.answer)))
  expect(again.slice(pieces.length)[0]?.turn).toBe(turn - 1)
})

describe('whom an event is about', () => {
  const score = (battalion: number) => ({ battalion, face: 3 }) as never
  const fight = {
    kind: 'combatRolled',
    fight: 0,
    round: 1,
    charger: score(0),
    charged: score(5),
    winner: 0,
    loser: 5,
    margin: 1,
    chances: { win: 20, tie: 4, lose: 12 },
    source: 'app',
  } as const satisfies BattleEvent

  test('a round of combat is about both who fight', () => {
    expect([0, 1, 4, 5].map((id) => isAbout(fight, id))).toEqual([true, false, false, true])
  })

  test('the first battalion of all is named like every other', () => {
    expect(isAbout({ kind: 'rallied', battalion: 0 }, 0)).toBe(true)
    expect(isAbout({ kind: 'followedUp', battalion: 2, enemy: 0 }, 0)).toBe(true)
    expect(isAbout({ kind: 'turnBegan', turn: 1 }, 1)).toBe(false)
  })
})

test('what happens without dice has none', () => {
  expect(diceIn({ kind: 'turnBegan', turn: 1 })).toBeNull()
  expect(diceIn({ kind: 'rallied', battalion: 0 })).toBeNull()
})

test('dice of a test pass or fail, those of a volley hit or miss', () => {
  const events = piecesOf(play).flatMap((piece) => piece.events)
  const thrown = events.flatMap((event) => {
    const dice = diceIn(event)
    return dice === null ? [] : [{ kind: event.kind, aim: dice.aim }]
  })
  const aimsOf = (wanted: string) =>
    new Set(thrown.filter(({ kind }) => kind === wanted).map(({ aim }) => aim))
  expect(aimsOf('checkRolled')).toEqual(new Set(['pass']))
  expect(aimsOf('volleyRolled')).toEqual(new Set(['hit']))
})
