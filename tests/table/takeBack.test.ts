// Undo past seats that nobody plays, at the table: back to the last answer of a person, and never round in a ring.
import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import type { Kinds } from '@/core/game.ts'
import type { Conductor } from '@/table/conductor.ts'
import type { TablePlan } from '@/table/presenter.ts'
import type { DelugeKinds } from '@/games/deluge/rules/index.ts'
import type { CouriersKinds } from '@tests/support/games/couriers/state.ts'
import type { PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'
import { freshModules } from '../storage/support/page.ts'
import { answer, bareHost, choice, now, ownPage } from './support.ts'

const conducting = ownPage()

async function seated<K extends Kinds>(plan: TablePlan<K>, setup: K['setup']): Promise<Conductor> {
  const [{ conductorOf }, { beginGame }] = await Promise.all([
    import('@/table/conductor.ts'),
    import('@/table/beginGame.ts'),
  ])
  const id = valueOf(await beginGame(plan, setup))
  const conductor = conducting(() => conductorOf(plan, bareHost))
  await conductor.open(id)
  return conductor
}

const undo = async (at: Conductor): Promise<void> => {
  await valueOf(now(at).undo()).durable
}

/** Until the app has said what it has to say. */
const settled = (at: Conductor): Promise<void> =>
  vi.waitFor(async () => {
    const before = at.moment.value
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(at.moment.value).toBe(before)
  })

describe('couriers with a house that nobody plays, and an umpire', () => {
  const green = async (): Promise<Conductor> => {
    await freshModules()
    const { couriersTable } = await import('@tests/support/games/couriers/table.ts')
    let asked = 0
    const plan: TablePlan<CouriersKinds> = {
      ...couriersTable,
      automatic: () => ['green'],
      // Not before somebody else has answered.
      policy: ({ own }) => {
        asked += 1
        return Promise.resolve(asked === 1 || own?.sheet.isClosed === true ? null : choice('done'))
      },
    }
    return seated(plan, { turns: 1 })
  }

  test('the umpire takes back what a person wrote, not what the app did', async () => {
    const at = await green()
    at.take('red')
    await answer(at, choice('ride:burgo'))
    await settled(at)
    expect(now(at).lastToAct).toBe('green')
    at.take('umpire')
    expect(now(at).scene.undo?.label).toBe('your last line')
    await undo(at)
    await settled(at)
    expect(now(at).scene.undo).toBeNull()
  })

  test('whoever wrote before the app answered takes back his own line', async () => {
    const at = await green()
    at.take('red')
    await answer(at, choice('ride:burgo'))
    await settled(at)
    expect(now(at).scene.undo?.label).toBe('your last line')
    await undo(at)
    await settled(at)
    expect(now(at).scene.undo).toBeNull()
    await answer(at, choice('wait'))
    expect(now(at).scene.undo).not.toBeNull()
  })

  test('nobody takes back over the app what is not his', async () => {
    const at = await green()
    at.take('red')
    await answer(at, choice('done'))
    await settled(at)
    at.take('blue')
    expect(now(at).scene.undo).toBeNull()
  })
})

test('a coin that the computer answered at once can be taken back, and is chosen anew', async () => {
  await freshModules()
  const { penniesTable } = await import('@tests/support/games/pennies/table.ts')
  let asked = 0
  const plan: TablePlan<PenniesKinds> = {
    ...penniesTable,
    automatic: () => ['b'],
    policy: ({ locked }) => {
      asked += 1
      return Promise.resolve(locked.a === null ? null : choice('tails'))
    },
  }
  const at = await seated(plan, { rounds: 2 })
  await answer(at, choice('heads'))
  await settled(at)
  expect(now(at).scene).toMatchObject({ question: { kind: 'show' }, undo: { isDice: false } })
  await undo(at)
  await settled(at)
  expect(now(at)).toMatchObject({ answers: 'a', scene: { question: { kind: 'coin' }, undo: null } })
  await answer(at, choice('tails'))
  await settled(at)
  expect(now(at).scene.question?.kind).toBe('show')
  expect(asked).toBeLessThan(10)
})

test('an umpire takes back a run of The Deluge past seven factions that nobody plays', async () => {
  await freshModules()
  const [rules, { campaignPresenter }, { enterDeluge }] = await Promise.all([
    import('@/games/deluge/rules/index.ts'),
    import('@/games/deluge/screens/speech.ts'),
    import('@/games/deluge/screens/words/screenWords.ts'),
  ])
  await enterDeluge()
  const setup = campaignOf()
  const [first, second, third, ...others] = rules.factionsOf(setup.map, setup.houseRules)
  const played = [first, second, third]
  const plan: TablePlan<DelugeKinds> = {
    game: rules.deluge,
    presenter: () => campaignPresenter,
    title: ({ turn }) => ({ turn }),
    setups: () => [],
    isDone: rules.hasClosed,
    automatic: () => others,
    policy: (view, question) =>
      Promise.resolve(
        rules.waitsForOthers(view) || question.wanted.kind === 'dice'
          ? null
          : rules.absentPolicy({})(view, question),
      ),
  }
  const seats = setup.seats.map((seat) =>
    others.includes(seat.id) ? { ...seat, kind: 'absent' as const } : seat,
  )
  expect(played).toHaveLength(3)
  const at = await seated(plan, { ...setup, seats })
  await settled(at)
  at.take('umpire')
  await answer(at, choice('run'))
  await settled(at)
  const { line } = now(at).scene
  expect(line).toContain('Strategic actions')
  expect(others).toContain(now(at).lastToAct)
  expect(now(at).scene.undo?.label).toBe('the umpire’s choice')
  await undo(at)
  await settled(at)
  expect(now(at).scene.line).toContain('Diplomacy')
  expect(now(at).scene.undo).toBeNull()
  await answer(at, choice('run'))
  await settled(at)
  expect(now(at).scene.line).toBe(line)
})
