// Records of version 2: several seats, each with its own answers, and what can no longer be taken back.
import { describe, expect, test } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import { asks } from '@/core/asks.ts'
import { logSeenBy, recordOf } from '@/core/record/log.ts'
import { followPlan, takenBackBy } from '@/core/record/plan.ts'
import { answerIn, begin, redoIn, retractIn, type Play } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { couriers } from '@tests/support/games/couriers/rules.ts'
import type { CouriersKinds, CourierSeat } from '@tests/support/games/couriers/state.ts'
import { pennies, type PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const salt = '0123456789abcdef0123456789abcdef'
const choose = (option: string): Answer<never> => ({ kind: 'choice', option })

type Pennies = Play<PenniesKinds>
const start = (): Pennies => valueOf(begin(pennies, { rounds: 2 }))
const by = (play: Pennies, seat: 'a' | 'b' | 'table', option: string): Pennies =>
  valueOf(answerIn(pennies, play, choose(option), { by: seat, salt }))

type Couriers = Play<CouriersKinds>
const camp = (): Couriers => valueOf(begin(couriers, { turns: 2 }))
const order = (play: Couriers, seat: CourierSeat, ...options: readonly string[]): Couriers =>
  options.reduce(
    (now, option) => valueOf(answerIn(couriers, now, choose(option), { by: seat, salt })),
    play,
  )
const run: Answer<never> = { kind: 'facts', values: { storm: 'no', washedOut: 0 } }

describe('an entry of version 2', () => {
  test('says by whom, and is salted, a retract too', () => {
    const play = by(start(), 'b', 'heads')
    const back = valueOf(retractIn(pennies, play, 1, { by: 'b', salt }))
    const [answered, retracted] = recordOf(back).entries
    expect(answered).toMatchObject({ kind: 'answer', by: 'b', salt, asked: 'coin' })
    expect(retracted).toMatchObject({ kind: 'retract', by: 'b', salt, count: 1 })
    expect(recordOf(back).version).toBe(2)
  })

  test('has another hash with another salt', () => {
    const one = valueOf(answerIn(pennies, start(), choose('heads'), { by: 'a', salt }))
    const other = valueOf(
      answerIn(pennies, start(), choose('heads'), { by: 'a', salt: salt.replace('0', '1') }),
    )
    expect(one.head).not.toBe(other.head)
  })

  test('without a salt is a fault of the program', () => {
    expect(() => answerIn(pennies, start(), choose('heads'), { by: 'a' })).toThrow('salt')
  })

  test.each([
    ['nobody', { by: undefined }, 'by'],
    ['a seat that is none', { by: 'c' }, 'by'],
    ['no salt', { salt: undefined }, 'salt'],
    ['a short salt', { salt: '00' }, 'salt'],
    ['a salt in capitals', { salt: salt.toUpperCase() }, 'salt'],
    ['something more', { extra: 1 }, 'extra'],
  ])('by %s is malformed', (_, change, path) => {
    const record = recordOf(by(start(), 'a', 'heads'))
    const entries = record.entries.map((entry) => ({ ...entry, ...change }))
    const json: unknown = JSON.parse(JSON.stringify({ ...record, entries }))
    expect(resume(pennies, json).problem).toEqual({ code: 'malformed', entry: 1, path })
  })

  test('in a record that calls itself version 1 is malformed', () => {
    const record = { ...recordOf(by(start(), 'a', 'heads')), version: 1 }
    expect(resume(pennies, record).problem).toEqual({ code: 'malformed', entry: 1, path: 'by' })
  })

  test('of a version beyond is from a newer app', () => {
    expect(resume(pennies, { ...recordOf(start()), version: 3 }).problem).toEqual({
      code: 'newer-format',
      entry: 0,
      version: 3,
      known: 2,
    })
  })
})

describe('two seats are asked at once', () => {
  test('and either may answer first', () => {
    const open = asks(pennies, start().setup, start().now.state)
    expect(open.map(({ seat }) => seat)).toEqual(['a', 'b'])
    const one = by(by(start(), 'a', 'heads'), 'b', 'tails')
    const other = by(by(start(), 'b', 'tails'), 'a', 'heads')
    expect(one.now.state).toEqual(other.now.state)
  })

  test('and an answer of the other in between is not in the way', () => {
    const onScreen = start()
    const play = by(onScreen, 'b', 'heads')
    const late = answerIn(pennies, play, choose('tails'), { by: 'a', salt, head: onScreen.head })
    expect(late.ok).toBe(true)
  })

  test('and an entry of the seat itself in between is', () => {
    const onScreen = camp()
    const play = order(onScreen, 'red', 'wait')
    const twice = answerIn(couriers, play, choose('wait'), { by: 'red', salt, head: onScreen.head })
    expect(problemOf(twice)).toEqual({ code: 'stale' })
  })

  test('and a question that is another one by now is stale', () => {
    const onScreen = camp()
    const ran = valueOf(answerIn(couriers, onScreen, run, { by: 'umpire', salt }))
    const late = answerIn(couriers, ran, choose('wait'), { by: 'red', salt, head: onScreen.head })
    expect(problemOf(late)).toEqual({ code: 'stale' })
    expect(problemOf(answerIn(couriers, ran, choose('wait'), { by: 'red', salt }))).toEqual({
      code: 'not-asked',
    })
  })

  test('and a head that nobody knows is stale', () => {
    const stray = { by: 'a', salt, head: 'f'.repeat(64) } as const
    expect(problemOf(answerIn(pennies, start(), choose('heads'), stray))).toEqual({
      code: 'stale',
    })
  })
})

describe('with secrets', () => {
  test('a seat takes back its own last answer, and no other', () => {
    const first = by(start(), 'a', 'heads')
    expect(retractIn(pennies, first, 1, { by: 'a', salt }).ok).toBe(true)
    const second = by(first, 'b', 'tails')
    const others = { code: 'retract-others', answers: 0 }
    expect(problemOf(retractIn(pennies, second, 1, { by: 'a', salt }))).toEqual(others)
    expect(problemOf(retractIn(pennies, second, 1, { by: 'table', salt }))).toEqual(others)
    expect(problemOf(retractIn(pennies, second, 2, { by: 'b', salt }))).toEqual({
      code: 'retract-others',
      answers: 1,
    })
  })

  test('nothing is given again, for that would name the coin', () => {
    const back = valueOf(retractIn(pennies, by(start(), 'a', 'heads'), 1, { by: 'a', salt }))
    expect(back.undone).toBeNull()
    expect(redoIn(pennies, back, { by: 'a', salt })).toBeNull()
  })

  test('what was turned up stays turned up', () => {
    const shown = by(by(by(start(), 'a', 'heads'), 'b', 'tails'), 'table', 'show')
    const next = by(shown, 'a', 'tails')
    expect(problemOf(retractIn(pennies, shown, 1, { by: 'table', salt }))).toEqual({
      code: 'retract-final',
      answers: 0,
    })
    expect(problemOf(retractIn(pennies, next, 2, { by: 'a', salt }))).toEqual({
      code: 'retract-final',
      answers: 1,
    })
  })

  test('the umpire takes back anything that is not final, and a replay holds others to it', () => {
    const play = order(order(camp(), 'red', 'wait', 'done'), 'blue', 'done')
    const back = valueOf(retractIn(couriers, play, 3, { by: 'umpire', salt }))
    expect(back.now.answers).toBe(0)
    expect(resume(couriers, recordOf(back)).problem).toBeNull()
    expect(problemOf(retractIn(couriers, play, 3, { by: 'blue', salt })).code).toBe(
      'retract-others',
    )
  })
})

describe('sheets', () => {
  test('that fell with a retract of the umpire are given again as plans', () => {
    const play = order(order(camp(), 'red', 'wait', 'ride:burgo', 'done'), 'blue', 'wait', 'done')
    const back = valueOf(retractIn(couriers, play, 5, { by: 'umpire', salt }))
    if (back.log === null) throw new Error('a retract is an entry')
    const fallen = takenBackBy(back.log)
    const mended = (['red', 'blue'] as const).reduce((now, seat) => {
      const lines = fallen.filter((given) => given.by === seat).map(({ answer }) => answer)
      const followed = followPlan(couriers, now, { by: seat, lines }, () => salt)
      expect(followed).toMatchObject({ refused: [], tried: lines.length })
      return followed.play
    }, back)
    expect(mended.now.state).toEqual(play.now.state)
  })

  test('with a line that is not legal are followed without it, and the line is named', () => {
    const plan = { by: 'red', lines: ['ride:castro', 'ride:burgo', 'done'].map(choose) } as const
    const { play, refused, tried } = followPlan(couriers, camp(), plan, () => salt)
    expect(refused).toEqual([
      { line: 0, refusal: { code: 'forbidden', reason: 'notNear', rule: 'COU-2' } },
    ])
    expect(tried).toBe(3)
    expect(play.now.state.sheets.red).toEqual({ lines: ['ride:burgo'], isClosed: true })
  })

  test('wait from the line at which their seat is asked no more', () => {
    const ran = valueOf(answerIn(couriers, camp(), run, { by: 'umpire', salt }))
    const plan = { by: 'red', lines: [choose('wait')] } as const
    expect(followPlan(couriers, ran, plan, () => salt)).toEqual({
      play: ran,
      refused: [],
      tried: 0,
    })
  })
})

describe('the log of a seat', () => {
  const play = order(order(camp(), 'red', 'wait', 'done'), 'blue', 'done')
  const linesOf = (seat: CourierSeat | 'table') => logSeenBy(couriers, play, seat)

  test('holds its own lines, and nothing that would count the orders of others', () => {
    expect(linesOf('red').map((line) => line.by)).toEqual(['red', 'red'])
    expect(linesOf('green')).toEqual([])
    expect(linesOf('table')).toEqual([])
  })

  test('of the umpire holds all of them', () => {
    expect(linesOf('umpire')).toHaveLength(3)
  })

  test('shows what the seat knew then', () => {
    expect(linesOf('red').map(({ view }) => view().own?.sheet.isClosed)).toEqual([false, true])
  })
})
