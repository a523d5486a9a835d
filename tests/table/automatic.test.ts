// A seat that no person plays, in one game after another.
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { valueOf } from '@tests/support/results.ts'
import { freshModules } from '../storage/support/page.ts'
import { answer, bareHost, choice, now, ownPage } from './support.ts'

const conducting = ownPage()

test('a seat that has not answered in one game answers in the next', async () => {
  await freshModules()
  const { conductorOf } = await import('@/table/conductor.ts')
  const { beginGame } = await import('@/table/beginGame.ts')
  const { penniesTable } = await import('@tests/support/games/pennies/table.ts')
  let asked = 0
  const plan: typeof penniesTable = {
    ...penniesTable,
    automatic: () => ['b'],
    policy: () => {
      asked += 1
      return asked === 1 ? new Promise(() => undefined) : Promise.resolve(choice('tails'))
    },
  }
  const [first, second] = [
    valueOf(await beginGame(plan, { rounds: 2 })),
    valueOf(await beginGame(plan, { rounds: 2 })),
  ]
  const conductor = conducting(() => conductorOf(plan, bareHost))
  await conductor.open(first)
  await expect.poll(() => asked).toBe(1)
  await conductor.open(second)
  await answer(conductor, choice('heads'))
  await expect.poll(() => now(conductor).scene.question?.kind).toBe('show')
})
