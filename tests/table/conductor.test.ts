// A game on one phone from beginning to end: what the screen is given at each moment, for the two toy games.
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Conductor } from '@/table/conductor.ts'
import type { Scene } from '@/table/scene.ts'
import type { TableHost } from '@/table/host.ts'
import { valueOf } from '@tests/support/results.ts'
import { freshModules } from '../storage/support/page.ts'
import { answer, bareHost, choice, now, ownPage } from './support.ts'

const conducting = ownPage()
const kept: { asked: string; title: object }[] = []
const host: TableHost = {
  ...bareHost,
  keep: (game) => void kept.push(game),
}

/** A new game of this name on the screen of a page of its own. */
async function seated(name: 'pennies' | 'couriers'): Promise<Conductor> {
  await freshModules()
  const [{ conductorOf }, { beginGame }, { penniesTable }, { couriersTable }] = await Promise.all([
    import('@/table/conductor.ts'),
    import('@/table/beginGame.ts'),
    import('@tests/support/games/pennies/table.ts'),
    import('@tests/support/games/couriers/table.ts'),
  ])
  const make = () =>
    name === 'pennies' ? conductorOf(penniesTable, host) : conductorOf(couriersTable, host)
  const id = valueOf(
    await (name === 'pennies'
      ? beginGame(penniesTable, { rounds: 2 })
      : beginGame(couriersTable, { turns: 1 })),
  )
  const conductor = conducting(make)
  await conductor.open(id)
  return conductor
}

/** What drawings of the game's own may tell a story by. */
const toldOf = ({ board }: Scene): unknown =>
  board !== null && 'told' in board.props && typeof board.props.told === 'function'
    ? (board.props.told as () => unknown)()
    : null

/** All that a screen can draw. */
const drawn = (conductor: Conductor): string => {
  const { scene, handTo, seats } = now(conductor)
  const question = scene.question && {
    ...scene.question,
    options:
      scene.question.wanted.kind === 'choice'
        ? scene.question.wanted.options.map(scene.question.option)
        : [],
  }
  return JSON.stringify([
    scene,
    question,
    scene.lines(),
    scene.board?.props,
    toldOf(scene),
    handTo,
    seats,
  ])
}

beforeEach(() => {
  kept.length = 0
})

describe('pennies', () => {
  test('the phone is handed over, each chooses, the table turns the coins up', async () => {
    const table = await seated('pennies')
    expect(now(table).handTo?.name).toBe('Anna')
    expect(now(table).scene.question).toBeNull()
    table.take('a')
    expect(now(table).scene.question?.text).toBe('Heads or tails?')
    await answer(table, choice('heads'))
    expect(now(table).handTo?.name).toBe('Ben')
    table.take('b')
    await answer(table, choice('tails'))
    expect(now(table)).toMatchObject({ handTo: null, holder: null })
    expect(now(table).scene.question?.kind).toBe('show')
    await answer(table, choice('show'))
    expect(now(table).scene.line).toBe('Round 2 of 2, 0 to 1')
    expect(now(table).handTo?.name).toBe('Anna')
  })

  test.each(['heads', 'tails'])(
    'nothing of Anna’s %s is given to the screen of others',
    async (coin) => {
      const table = await seated('pennies')
      table.take('a')
      await answer(table, choice(coin))
      expect(drawn(table)).not.toMatch(/heads|tails/iu)
      table.take('b')
      const other = coin === 'heads' ? 'tails' : 'heads'
      expect(drawn(table).match(new RegExp(coin, 'giu'))?.length).toBe(
        drawn(table).match(new RegExp(other, 'giu'))?.length,
      )
    },
  )

  test('what lists and the next start are told is the same whichever coin was taken', async () => {
    const told = async (coin: string) => {
      kept.length = 0
      const table = await seated('pennies')
      table.take('a')
      await answer(table, choice(coin))
      return JSON.stringify(kept.map(({ asked, title }) => ({ asked, title })))
    }
    expect(await told('heads')).toBe(await told('tails'))
  })

  test('a seat takes back only its own last answer, and only until the coins are shown', async () => {
    const table = await seated('pennies')
    table.take('a')
    await answer(table, choice('heads'))
    expect(now(table).scene.undo).toBeNull()
    table.take('a')
    expect(now(table).scene.undo?.label).toBe('your coin')
    await valueOf(now(table).undo()).durable
    expect(now(table).scene.question?.kind).toBe('coin')
    expect(now(table).scene.redo).toBe(false)
    await answer(table, choice('tails'))
    table.take('b')
    expect(now(table).undo().ok).toBe(false)
    await answer(table, choice('tails'))
    await answer(table, choice('show'))
    for (const seat of ['a', 'b']) {
      table.take(seat)
      expect(now(table).scene.undo).toBeNull()
    }
  })

  test('an answer belongs to the moment it was given in', async () => {
    const table = await seated('pennies')
    table.take('a')
    const early = now(table)
    await answer(table, choice('heads'))
    expect(early.answer(choice('tails')).ok).toBe(false)
  })

  test('the curtain falls when the page goes out of sight', async () => {
    const table = await seated('pennies')
    table.take('a')
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(now(table)).toMatchObject({ holder: null, handTo: { name: 'Anna' } })
  })
})

describe('pennies against a seat that no person plays', () => {
  /** What the policy of Ben's seat was given, as JSON. */
  const asked: string[] = []

  async function against(choose: () => Promise<string | null>): Promise<Conductor> {
    asked.length = 0
    await freshModules()
    const { conductorOf } = await import('@/table/conductor.ts')
    const { beginGame } = await import('@/table/beginGame.ts')
    const { penniesTable } = await import('@tests/support/games/pennies/table.ts')
    const plan: typeof penniesTable = {
      ...penniesTable,
      automatic: () => ['b'],
      policy: async (view, question) => {
        asked.push(JSON.stringify({ view, question }))
        const option = await choose()
        return option === null ? null : choice(option)
      },
    }
    const id = valueOf(await beginGame(plan, { rounds: 2 }))
    const conductor = conducting(() => conductorOf(plan, host))
    await conductor.open(id)
    return conductor
  }

  test('there is no curtain, and nobody to hand the phone to', async () => {
    const table = await against(() => Promise.resolve('tails'))
    expect(now(table)).toMatchObject({ handTo: null, seats: [], waitsFor: null })
    expect(now(table).scene.question?.kind).toBe('coin')
    await answer(table, choice('heads'))
    await expect.poll(() => now(table).scene.question?.kind).toBe('show')
    await answer(table, choice('show'))
    expect(now(table).scene.line).toBe('Round 2 of 2, 0 to 1')
    expect(now(table).scene.question?.kind).toBe('coin')
  })

  test('it is given the same whichever coin the person has taken, and taken back', async () => {
    const given = async (coin: string) => {
      let choose: (option: string | null) => void = () => undefined
      const table = await against(() => new Promise((resolve) => (choose = resolve)))
      await answer(table, choice(coin))
      choose(null) // it is asked again, now that something has happened
      await expect.poll(() => asked.length).toBe(2)
      await valueOf(now(table).undo()).durable
      choose(null)
      await expect.poll(() => asked.length).toBe(3)
      return [...asked]
    }
    const heads = await given('heads')
    expect(await given('tails')).toEqual(heads)
  })

  test('while it thinks it is said who is waited for, and its answer comes by itself', async () => {
    let choose: (option: string | null) => void = () => undefined
    const table = await against(() => new Promise((resolve) => (choose = resolve)))
    await answer(table, choice('heads'))
    expect(now(table).waitsFor?.name).toBe('Ben')
    expect(now(table).scene.undo?.label).toBe('your coin')
    choose('heads')
    await expect.poll(() => now(table).scene.question?.kind).toBe('show')
    expect(drawn(table)).not.toContain('"b":"heads"')
  })
})

describe('couriers', () => {
  test('a sheet may be changed until the phone is handed on, then comes the umpire', async () => {
    const table = await seated('couriers')
    table.take('red')
    await answer(table, choice('ride:burgo'))
    expect(now(table).holder).toBe('red')
    await answer(table, choice('done'))
    for (const [seat, name] of [
      ['blue', 'Blue'],
      ['green', 'Green'],
    ] as const) {
      expect(now(table).handTo?.name).toBe(name)
      expect(drawn(table)).not.toContain('sheet has')
      table.take(seat)
      await answer(table, choice('done'))
    }
    expect(now(table).handTo?.name).toBe('the umpire')
    table.take('umpire')
    await answer(table, { kind: 'facts', values: { storm: 'no', washedOut: 1 } })
    expect(now(table).scene.question?.kind).toBe('roads')
    await answer(table, { kind: 'dice', faces: [4], source: 'app' })
    expect(now(table).scene.over).toMatch(/^Won by Red/u)
  })

  test('what happened since his last line is told to whoever takes the phone', async () => {
    const table = await seated('couriers')
    for (const [seat, rides] of [
      ['red', ['ride:burgo', 'done']],
      ['blue', ['done']],
      ['green', ['done']],
    ] as const) {
      table.take(seat)
      for (const line of rides) await answer(table, choice(line))
    }
    table.take('umpire')
    await answer(table, { kind: 'facts', values: { storm: 'no', washedOut: 0 } })
    table.take('blue')
    expect(now(table).scene.news).toContain('The red courier is in Burgo too.')
    table.take('green')
    expect(now(table).scene.news.join()).not.toContain('red')
  })
})
