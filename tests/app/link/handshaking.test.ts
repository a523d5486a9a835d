// Tries at a line, one after the other or at once: only the last one counts, and no end of a line is left open.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { useHandshake } from '@/app/link/handshaking.ts'
import { descriptionOf, handshakeFrom, type Part } from '@/core/link/handshake.ts'
import { readHandshake, writeHandshake } from '@/core/link/handshakeCode.ts'
import type { LineState, OpenLine, Peer, PeerListener } from '@/platform/link/peer.ts'
import { offer } from '@tests/core/link/chromiumOffer.ts'
import { valueOf } from '@tests/support/results.ts'

/** One end whose browser is still looking for its addresses. */
interface Try {
  readonly listener: PeerListener
  readonly made: (description?: string) => Promise<void>
  readonly sent: string[]
  isClosed: boolean
  accept: () => Promise<void>
}
const made = vi.hoisted(() => ({ tries: [] as Try[] }))

function begin(listener: PeerListener): Promise<Peer> {
  return new Promise((resolve) => {
    const one: Try = {
      listener,
      sent: [],
      isClosed: false,
      accept: () => Promise.resolve(),
      made: async (description = offer) => {
        const close = (): void => void (one.isClosed = true)
        const send = (text: string): boolean => one.sent.push(text) > 0
        resolve({ description, accept: () => one.accept(), send, close })
        for (let n = 0; n < 5; n += 1) await Promise.resolve()
      },
    }
    made.tries.push(one)
  })
}
vi.mock('@/platform/link/peer.ts', () => ({
  canLink: () => true,
  offering: (listener: PeerListener) => begin(listener),
  answering: (_: string, listener: PeerListener) => begin(listener),
}))

let scope: EffectScope
let lines: OpenLine[]
function handshaking(part: Part) {
  const one = scope.run(() => useHandshake(part, (line) => lines.push(line)))
  if (one === undefined) throw new Error('the scope is over')
  return one
}
function tryAt(n: number): Try {
  const one = made.tries[n]
  if (one === undefined) throw new Error(`there is no try ${n}`)
  return one
}

const offered = handshakeFrom('offer', offer)
if (offered === null) throw new Error('the description was not read')
const code = writeHandshake(offered, null)
const answered = { ...offered, part: 'answer', isActive: true } as const

beforeEach(() => {
  scope = effectScope()
  lines = []
  made.tries.length = 0
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

test('whoever listens late hears what was said, and that the line is closed', async () => {
  const { offer: show } = handshaking('offer')
  void show()
  const one = tryAt(0)
  await one.made()
  one.listener.changed('open')
  one.listener.heard('early')
  one.listener.changed('closed')
  const heard: string[] = []
  const told: LineState[] = []
  lines[0]?.listen(
    (text) => heard.push(text),
    (state) => told.push(state),
  )
  expect([heard, told]).toEqual([['early'], ['closed']])
})

test('an end that is ready after its panel was left is closed', async () => {
  const { offer: show, stage } = handshaking('offer')
  void show()
  scope.stop()
  const one = tryAt(0)
  await one.made()
  expect(one.isClosed).toBe(true)
  expect(stage.value).toBe('making')
})

test('of two tries at once only the later one counts, in whatever order they are ready', async () => {
  const { takeOffer, code: shown, stage } = handshaking('answer')
  void takeOffer(code)
  void takeOffer(code)
  const [first, second] = [tryAt(0), tryAt(1)]
  await second.made(descriptionOf(answered))
  const own = shown.value
  expect(valueOf(readHandshake(own, 'answer', code))).toEqual(answered)
  await first.made('no description')
  expect([first.isClosed, second.isClosed]).toEqual([true, false])
  expect([shown.value, stage.value]).toEqual([own, 'showing'])
  first.listener.changed('open')
  expect(lines).toEqual([])
  second.listener.changed('open')
  lines[0]?.send('hello')
  expect([first.sent, second.sent]).toEqual([[], ['hello']])
})

test('an end whose description is of no known kind is closed', async () => {
  const { offer: show, stage } = handshaking('offer')
  void show()
  const one = tryAt(0)
  await one.made('no description')
  expect([one.isClosed, stage.value]).toEqual([true, 'failed'])
})

test('what became of an answer says nothing of a fresh code', async () => {
  vi.useFakeTimers()
  const { offer: show, takeAnswer, code: shown, stage } = handshaking('offer')
  void show()
  const first = tryAt(0)
  await first.made()
  first.accept = () => Promise.reject(new Error('it fits nothing'))
  await takeAnswer(writeHandshake(answered, shown.value))
  expect(stage.value).toBe('no-link')
  void show()
  await tryAt(1).made()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(stage.value).toBe('showing')
})
