// Two phones on their way to a link: codes made, read and taken, each for two minutes, until the line is open.
import { computed, onScopeDispose, ref } from 'vue'
import { useIntervalFn } from '@vueuse/core'
import { descriptionOf, handshakeFrom, midIn, type Part } from '@/core/link/handshake.ts'
import { readHandshake, writeHandshake, type CodeProblem } from '@/core/link/handshakeCode.ts'
import {
  answering,
  canLink,
  offering,
  type LineState,
  type OpenLine,
  type Peer,
  type PeerListener,
} from '@/platform/link/peer.ts'

/** Seconds that a code is shown before a fresh one is made. */
const codeSeconds = 120
/** Milliseconds after which a line that is not open is not coming. */
const patience = 12_000

/** Until a caller listens, nothing that comes is lost. */
function ears() {
  let early: string[] = []
  let heard: ((text: string) => void) | null = null
  let last: LineState | null = null
  let changed: (state: LineState) => void = (state) => (last = state)
  return {
    hear: (text: string): void => {
      if (heard === null) early.push(text)
      else heard(text)
    },
    change: (state: LineState): void => changed(state),
    listen: (to: (text: string) => void, told: (state: LineState) => void): void => {
      heard = to
      changed = told
      for (const text of early) to(text)
      early = []
      if (last !== null) told(last)
    },
  }
}

export type HandshakeStage = 'making' | 'showing' | 'linking' | 'no-link' | 'failed'

/** Each code is shown for so long, and then it is over. */
function countdown(isShown: () => boolean, over: () => void) {
  const secondsLeft = ref(codeSeconds)
  useIntervalFn(() => {
    if (!isShown()) return
    secondsLeft.value -= 1
    if (secondsLeft.value <= 0) over()
  }, 1_000)
  return { secondsLeft, begin: (): void => void (secondsLeft.value = codeSeconds) }
}

/** One end of a line after the other, until one of them opens. */
function triesAt(part: Part, opened: (line: OpenLine) => void) {
  const stage = ref<HandshakeStage>('making')
  /** The text of the code to show; empty: there is none yet. */
  const code = ref('')
  let peer: Peer | null = null
  let isOpen = false
  /** Counts the tries: an older one may still be under way. */
  let latest = 0
  const dropPeer = (): void => {
    latest += 1
    if (!isOpen) peer?.close()
    peer = null
  }

  /** What an older try still says is not heard. `answers`: the text of the code that is answered. */
  async function make(begin: (listener: PeerListener) => Promise<Peer>, answers: string | null) {
    dropPeer()
    const nth = latest
    stage.value = 'making'
    code.value = ''
    const { hear, change, listen } = ears()
    const changed = (state: LineState): void => {
      if (state === 'open' && !isOpen && peer !== null && nth === latest) {
        isOpen = true
        opened({ send: peer.send, close: peer.close, listen })
      }
      change(state)
    }
    const made = await begin({ heard: hear, changed }).catch(() => null)
    const handshake = made && handshakeFrom(part, made.description)
    if (nth !== latest || handshake === null) made?.close()
    if (nth !== latest) return
    if (handshake !== null) {
      peer = made
      code.value = writeHandshake(handshake, answers)
    }
    stage.value = handshake === null ? 'failed' : 'showing'
  }
  onScopeDispose(dropPeer)
  return { stage, code, make, peer: () => peer, isOpen: () => isOpen }
}

/** `part`: an offer is made by itself, an answer when an offer was read. `opened` gets the line. */
export function useHandshake(part: Part, opened: (line: OpenLine) => void) {
  const { stage, code, make, peer, isOpen } = triesAt(part, opened)
  const problem = ref<CodeProblem | null>(null)
  const isShown = computed(() => code.value !== '' && stage.value === 'showing')
  let late: ReturnType<typeof setTimeout> | undefined
  const noLink = (): void => {
    clearTimeout(late)
    if (!isOpen()) stage.value = 'no-link'
  }

  async function offer(): Promise<void> {
    clearTimeout(late)
    begin()
    if (canLink()) await make(offering, null)
    else stage.value = 'failed'
  }
  /** The code of the phone that answers. */
  async function takeAnswer(text: string): Promise<void> {
    const line = peer()
    const read = readHandshake(text, 'answer', code.value)
    problem.value = read.ok ? null : read.problem
    if (!read.ok || line === null) return
    stage.value = 'linking'
    clearTimeout(late)
    late = setTimeout(noLink, patience)
    await line.accept(descriptionOf(read.value, midIn(line.description))).catch(() => {
      if (peer() === line) noLink()
    })
  }
  /** The code of the phone that leads. */
  async function takeOffer(text: string): Promise<void> {
    const read = readHandshake(text, 'offer')
    problem.value = read.ok ? null : read.problem
    if (!read.ok) return
    begin()
    const description = descriptionOf(read.value)
    await make((listener) => answering(description, listener), text)
  }
  // A fresh code: addresses may have changed meanwhile, and the old one may have been photographed.
  const { secondsLeft, begin } = countdown(
    () => isShown.value,
    () => {
      if (part === 'offer') void offer()
      else noLink()
    },
  )
  onScopeDispose(() => clearTimeout(late))
  return { stage, code, problem, secondsLeft, isShown, offer, takeAnswer, takeOffer }
}
