// An umpire who holds the phone, with a player elsewhere, one at this phone, and a seat that nobody plays.
import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import { refused } from '@/core/result.ts'
import { answerAll } from '@/table/answers.ts'
import type { Conductor } from '@/table/conductor.ts'
import type { TablePlan } from '@/table/presenter.ts'
import type { CouriersKinds, House } from '@tests/support/games/couriers/state.ts'
import { valueOf } from '@tests/support/results.ts'
import { freshModules } from '../storage/support/page.ts'
import { answer, bareHost, choice, now, ownPage } from './support.ts'

type Policy = NonNullable<TablePlan<CouriersKinds>['policy']>

const conducting = ownPage()

/** The umpire is asked when every sheet is closed, and whoever is here before anybody elsewhere. */
async function seated(
  away: readonly House[],
  absent: readonly House[] = [],
  policy: Policy = () => Promise.resolve(null),
): Promise<Conductor> {
  await freshModules()
  const [{ conductorOf }, { beginGame }, { couriersTable }] = await Promise.all([
    import('@/table/conductor.ts'),
    import('@/table/beginGame.ts'),
    import('@tests/support/games/couriers/table.ts'),
  ])
  const plan: TablePlan<CouriersKinds> = {
    ...couriersTable,
    away: () => away,
    automatic: () => absent,
    policy,
    order: (_view, asked) => {
      const seats = asked.filter((seat) => seat !== 'umpire')
      const here = seats.filter((seat) => !away.some((one) => one === seat))
      if (here.length > 0) return here
      return seats.length > 0 ? seats : asked
    },
  }
  const id = valueOf(await beginGame(plan, { turns: 1 }))
  const conductor = conducting(() => conductorOf(plan, bareHost))
  await conductor.open(id)
  return conductor
}

describe('an umpire at his own page while somebody at this phone is asked', () => {
  test('keeps it when a seat that nobody plays answers meanwhile', async () => {
    const waiting: (() => void)[] = []
    const table = await seated(
      ['red'],
      ['green'],
      () => new Promise((done) => waiting.push(() => done(choice('wait')))),
    )
    table.take('umpire')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting[0]?.()
    await vi.waitFor(() => expect(now(table).lastToAct).toBe('green'))
    expect(now(table)).toMatchObject({ holder: 'umpire', handTo: null })
  })

  test('lays it down when he has answered for somebody elsewhere', async () => {
    const table = await seated(['red'])
    table.take('umpire')
    await valueOf(now(table).answerFor('red', choice('done'))).durable
    expect(now(table)).toMatchObject({ holder: null, handTo: { seat: 'blue' } })
  })
})

describe('a sheet that comes in', () => {
  test('stands whole before anything else can be tapped', async () => {
    const table = await seated(['red'])
    table.take('umpire')
    const sheet = [choice('ride:burgo'), choice('done')]
    const taken = valueOf(answerAll(now(table), 'red', sheet) ?? refused('nothing'))
    expect(now(table).handTo).toMatchObject({ seat: 'blue' })
    await taken.durable
    expect(now(table).lastToAct).toBe('red')
  })

  test('is refused with its first line that is, and what stands behind that is not given', async () => {
    const table = await seated(['red'])
    table.take('umpire')
    const wrong = [choice('ride:nowhere'), choice('done')]
    expect(answerAll(now(table), 'red', wrong)).toMatchObject({ ok: false })
    expect(now(table).lastToAct).toBe('table')
    expect(answerAll(null, 'red', wrong)).toBeUndefined()
  })
})

describe('an umpire who answers for whoever is elsewhere', () => {
  /** Two players elsewhere and nobody else; red has closed a sheet, and blue is asked. */
  async function answering(): Promise<Conductor> {
    const table = await seated(['red', 'blue', 'green'])
    table.take('umpire')
    await answer(table, choice('done'))
    expect(now(table)).toMatchObject({ holder: 'umpire', answers: 'blue' })
    return table
  }

  test('takes back what he has answered for another seat, and is asked it again', async () => {
    const table = await answering()
    expect(now(table).scene.undo).not.toBeNull()
    await valueOf(now(table).undo()).durable
    expect(now(table)).toMatchObject({ holder: 'umpire', answers: 'red', lastToAct: 'umpire' })
  })

  test('keeps his powers', async () => {
    const table = await answering()
    const correction = { house: 'green', town: 'duero' }
    await valueOf(now(table).correct(correction, 'The figure was moved by mistake')).durable
    expect(now(table)).toMatchObject({ holder: 'umpire', answers: 'blue', lastToAct: 'umpire' })
    await valueOf(now(table).answerFor('green', choice('done'))).durable
    expect(now(table)).toMatchObject({ holder: 'umpire', answers: 'blue' })
  })

  test('goes to his own page and back, and what is asked waits for him', async () => {
    const table = await answering()
    expect(now(table).desk).toMatchObject({ seat: { name: 'Blue' }, isOwn: false })
    table.turnTo(true)
    expect(now(table)).toMatchObject({
      holder: 'umpire',
      answers: 'umpire',
      handTo: null,
      desk: { seat: { name: 'Blue' }, isOwn: true },
    })
    const correction = { house: 'green', town: 'duero' }
    await valueOf(now(table).correct(correction, 'The figure was moved by mistake')).durable
    expect(now(table)).toMatchObject({ answers: 'umpire', desk: { isOwn: true } })
    table.turnTo(false)
    expect(now(table)).toMatchObject({ holder: 'umpire', answers: 'blue', handTo: null })
    expect(now(table).scene.question?.kind).toBe('orders')
  })

  test('nobody else has his powers in his place', async () => {
    const table = await seated(['red', 'blue', 'green'])
    table.take('red')
    await answer(table, choice('done'))
    table.take('blue')
    expect(now(table)).toMatchObject({ answers: 'blue', desk: null })
    expect(now(table).scene.undo).toBeNull()
    expect(now(table).answerFor('green', choice('done'))).toMatchObject({
      problem: { code: 'not-asked' },
    })
  })
})
