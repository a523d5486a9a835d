// The computer as an opponent on the page: whatever becomes of its worker, the game gets a card.
import { describe, expect, test, vi } from 'vitest'
import { ownWorker } from '@/platform/worker/ownWorker.ts'
import { opponentIn } from '@/games/progress/opponent.ts'
import { isCard, progress } from '@/games/progress/rules/index.ts'
import { think } from '@/games/progress/computer/index.ts'
import type { ComputerAsked, thinkAsked } from '@/games/progress/thinkAsked.ts'
import {
  newestWorker,
  startedWorkers,
  useSaidWorkers,
  type SaidWorker,
} from '@tests/platform/support/saidWorker.ts'
import { opened } from '../rules/table.ts'

useSaidWorkers()

function message(): ComputerAsked {
  const view = progress.seen(opened({ piles: [['move1'], ['recruit']] }).state, 'b')
  const question = progress.ask(view, 'b')
  if (question === null) throw new Error('side b is not asked')
  return { player: 'strong', view, question, key: 'opponent', time: 800 }
}

const opponent = () => opponentIn(ownWorker<typeof thinkAsked>('/assets/computer.worker.js'))
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type Fare = (worker: SaidWorker) => unknown

const breaking: Fare = (worker) => {
  worker.say('ready')
  worker.say('failed')
}
const dawdling: Fare = (worker) => {
  worker.say('ready')
  return wait(3_000)
}

/** What it comes to when every worker fares like this. */
async function faring(fare: Fare) {
  const before = startedWorkers()
  const considered = opponent()(message())
  for (let nth = 1; nth <= 2; nth += 1) {
    await wait(0)
    expect(startedWorkers() - before).toBe(nth)
    await fare(newestWorker())
  }
  await wait(0)
  return considered
}

describe('an opponent', () => {
  test('answers from its worker, which is told nothing but the view, the question and the level', async () => {
    const considered = opponent()(message())
    newestWorker().say('ready')
    expect(newestWorker().got).toEqual([message()])
    const answer = { option: 'fortify', why: null }
    newestWorker().say({ answer })
    expect(await considered).toEqual({ thought: answer, isStandIn: false })
  })

  test('whose worker dies once is started again and plays on by itself', async () => {
    const considered = opponent()(message())
    newestWorker().say('ready')
    newestWorker().say('failed')
    await wait(0)
    newestWorker().say('ready')
    newestWorker().say({ answer: { option: 'move2', why: null } })
    expect(await considered).toMatchObject({ thought: { option: 'move2' }, isStandIn: false })
  })

  test.each([
    ['breaks at the question', breaking],
    ['does not start', (worker) => worker.onerror?.()],
    ['takes longer than three seconds', dawdling],
    ['never says a word', () => wait(10_000)],
  ] as [string, Fare][])(
    'whose worker %s, twice, is played by the page as the normal level, and this is said',
    async (_how, fare) => {
      const { thought, isStandIn } = await faring(fare)
      const { view, question, key } = message()
      expect(isStandIn).toBe(true)
      expect(thought).toEqual(think('normal', view, question, { key }))
      expect(thought?.option).toSatisfy(isCard)
    },
  )

  test('plays on where the browser starts no worker at all', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new Error('no workers here')
    })
    expect(await opponent()(message())).toMatchObject({ isStandIn: true })
  })

  test('is asked anew at the next question, in a worker of its own', async () => {
    const ask = opponent()
    const first = ask(message())
    for (let nth = 0; nth < 2; nth += 1) {
      await wait(0)
      newestWorker().onerror?.()
    }
    expect(await first).toMatchObject({ isStandIn: true })
    const next = ask(message())
    newestWorker().say('ready')
    newestWorker().say({ answer: { option: 'move1', why: null } })
    expect(await next).toMatchObject({ thought: { option: 'move1' }, isStandIn: false })
  })
})
