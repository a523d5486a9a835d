// A game that is opened again, after a reload or a battle: whose curtain is drawn, and what is told since when.
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { table } from '@/core/game.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { isToldTo } from '@/core/record/log.ts'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import { gloria, secretKinds, type GloriaKinds } from '@/games/gloria/rules/index.ts'
import type { Conductor } from '@/table/conductor.ts'
import { frameOf } from '@/table/frame.ts'
import type { TablePlan } from '@/table/presenter.ts'
import type { CouriersKinds } from '@tests/support/games/couriers/state.ts'
import { gloriaOf } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'
import { freshModules } from '../storage/support/page.ts'
import { answer, bareHost, choice, now, ownPage } from './support.ts'

const conducting = ownPage()

describe('couriers with open orders', () => {
  async function opened(change: Partial<TablePlan<CouriersKinds>> = {}) {
    await freshModules()
    const [{ conductorOf }, { beginGame }, { couriersTable }] = await Promise.all([
      import('@/table/conductor.ts'),
      import('@/table/beginGame.ts'),
      import('@tests/support/games/couriers/table.ts'),
    ])
    const plan: TablePlan<CouriersKinds> = {
      ...couriersTable,
      isOpen: (kind) => kind === 'orders',
      order: (_view, asked) => asked.filter((seat) => seat !== 'umpire'),
      ...change,
    }
    const id = valueOf(await beginGame(plan, { turns: 2 }))
    const again = async (before?: Conductor): Promise<Conductor> => {
      await before?.leave()
      const conductor = conducting(() => conductorOf(plan, bareHost))
      await conductor.open(id)
      return conductor
    }
    return { first: await again(), again }
  }

  test('are asked of all at a table that has just sat down', async () => {
    const { first } = await opened()
    expect(now(first)).toMatchObject({ handTo: null, answers: 'red' })
  })

  test('draw the curtain of whoever was writing when the game was left', async () => {
    const { first, again } = await opened()
    await answer(first, choice('ride:burgo'))
    const back = await again(first)
    expect(now(back)).toMatchObject({ handTo: { seat: 'red' }, scene: { question: null } })
    back.take('red')
    expect(now(back)).toMatchObject({ handTo: null, answers: 'red' })
  })

  test('draw the curtain of the next one where he is done', async () => {
    const { first, again } = await opened()
    await answer(first, choice('done'))
    expect(now(await again(first)).handTo).toMatchObject({ seat: 'blue' })
  })

  test('also where the app has answered for somebody since', async () => {
    let asked = 0
    const { first, again } = await opened({
      automatic: () => ['green'],
      policy: () => Promise.resolve((asked += 1) === 2 ? choice('wait') : null),
    })
    await answer(first, choice('ride:burgo'))
    await expect.poll(() => now(first).lastToAct).toBe('green')
    expect(now(await again(first)).handTo).toMatchObject({ seat: 'red' })
  })

  test('stay behind the curtain of the same one when the page was out of sight', async () => {
    const { first } = await opened()
    first.take('blue')
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(now(first)).toMatchObject({ holder: null, handTo: { seat: 'blue' } })
  })

  test('wait for the umpire where whoever is asked plays elsewhere', async () => {
    const { first, again } = await opened({ away: () => ['red', 'blue', 'green'] })
    expect(now(first).handTo).toMatchObject({ seat: 'umpire' })
    first.take('umpire')
    await answer(first, choice('wait'))
    expect(now(await again(first)).handTo).toMatchObject({ seat: 'umpire' })
  })
})

describe('Gloria Mundi in its fourth round', () => {
  /** Three kings by chance, until an open question is asked in a later round. */
  function played(): Play<GloriaKinds> {
    const roll = seededDice(7)
    let play = valueOf(begin(gloria, gloriaOf({ seats: 3 })))
    for (let count = 0; count < 3_000; count += 1) {
      const [question] = asks(gloria, play.setup, play.now.state)
      if (question === undefined) break
      const isOpen = !secretKinds.includes(question.kind)
      if (isOpen && gloria.seen(play.now.state, table).world.round === 4) return play
      const given = randomAnswer(question, roll)
      const by = question.seat
      play = valueOf(answerIn(gloria, play, given, { by, salt: '0'.repeat(32) }))
    }
    throw new Error('no fourth round')
  }

  test('an open question is told with what came since its seat answered last, not since round 1', () => {
    const play = played()
    const [question] = asks(gloria, play.setup, play.now.state)
    if (question === undefined) throw new Error('nobody is asked')
    const { seat } = question
    const since: GloriaKinds['event'][] = []
    for (let line = play.log; line !== null; line = line.before) {
      since.unshift(...line.events.filter((event) => isToldTo(event, table)))
      if (line.entry.by === seat) break
    }
    const { news, told } = frameOf(gloria, play, table, seat)
    expect(news).toEqual(since)
    expect(news.length).toBeLessThan(told().length / 2)
  })
})
