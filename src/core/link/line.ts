// The line between two phones as both ends see it: who was silent for how long, and how much is too much.
import { own } from '../own.ts'

/** Milliseconds. */
const linePatience = {
  /** Nothing was said for so long: a sign of life is sent. */
  ping: 4_000,
  /** Nothing was heard for so long: the players are told. */
  silent: 12_000,
  /** And now it is over. */
  over: 60_000,
} as const

/** Messages at once, and how many more a second. */
const flood = { most: 120, perSecond: 30 } as const

/** Faults of the other side until it is cut off. */
const mostStrikes = 3

/** Why the phone that follows does not keep what the one that leads gives out. */
export type NotKept =
  /** It is of another game than the one that this phone sat down at. */
  | 'other-game'
  /** The rules here do not take it: they are older, or newer. */
  | 'other-rules'
  /** Another tab of this phone plays it. */
  | 'other-tab'
  /** It could not be stored. */
  | 'not-stored'

/** Why one phone has cut the other one off: it sends too much, or what it may not, or its app is newer. */
type CutOff = 'flood' | 'faults' | 'newer'

/** Why a link is over. */
export type LinkEnd =
  | NotKept
  | CutOff
  /** The same of the other phone. */
  | `${NotKept | CutOff}-there`
  | 'lost'
  | 'left'
  | 'silent'
  | 'too-large'
  /** The other phone keeps nothing of it: so an older version says all of those. */
  | 'not-taken'
  /** What was opened is not what was locked. */
  | 'seal'
  /** Both were opened, and what the other phone had locked is nothing that the rules take. */
  | 'lock-theirs'
  /** Both were opened, and what was locked here is not taken. */
  | 'lock-ours'

/** What hurts both is told to both, each from its own side; a word that is not here is told as having left. */
const mirrored: Readonly<Record<string, LinkEnd>> = {
  'other-game': 'other-game-there',
  'other-rules': 'other-rules-there',
  'other-tab': 'other-tab-there',
  'not-stored': 'not-stored-there',
  flood: 'flood-there',
  faults: 'faults-there',
  newer: 'newer-there',
  'not-taken': 'not-taken',
  'too-large': 'too-large',
  seal: 'seal',
  'lock-theirs': 'lock-ours',
  'lock-ours': 'lock-theirs',
}

export interface LineOptions {
  readonly say: (text: string) => void
  /** Nothing more is said or heard. */
  readonly end: (why: LinkEnd) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

/** A bucket that fills again: false when it is empty. */
function floodGate(start: number) {
  let room: number = flood.most
  let filledAt = start
  return (at: number): boolean => {
    room = Math.min(flood.most, room + ((at - filledAt) / 1_000) * flood.perSecond)
    filledAt = at
    room -= 1
    return room >= 0
  }
}

export function lineOf({ say, end, now }: LineOptions) {
  let heardAt = now()
  let saidAt = now()
  const hasRoom = floodGate(now())
  let strikes = 0
  let isOver = false

  const finish = (why: LinkEnd): void => {
    if (isOver) return
    isOver = true
    end(why)
  }
  const tell = (message: object): void => {
    if (isOver) return
    saidAt = now()
    say(JSON.stringify(message))
  }
  /** Leaves in good order. */
  const leave = (why: LinkEnd): void => {
    tell({ m: 'bye', why })
    finish(why)
  }
  return {
    tell,
    isOver: () => isOver,
    isSilent: () => now() - heardAt >= linePatience.silent,
    /** False: it is not to be listened to any more. */
    hears: (): boolean => {
      if (isOver) return false
      heardAt = now()
      if (!hasRoom(heardAt)) leave('flood')
      return !isOver
    },
    /** The other side has said what it may not. */
    strike: (): void => {
      strikes += 1
      if (strikes >= mostStrikes) leave('faults')
    },
    finish,
    /** To be called every second or so. */
    tick: (): void => {
      if (now() - heardAt >= linePatience.over) finish('silent')
      else if (now() - saidAt >= linePatience.ping) tell({ m: 'ping' })
    },
    /** The other side has left. */
    left: (why: string): void => finish(own(mirrored, why) ?? 'left'),
    leave,
  }
}

/** What both ends may do with their line at any time. */
export const endsOf = ({ tick, isSilent, isOver, leave, finish }: ReturnType<typeof lineOf>) => ({
  tick,
  isSilent,
  isOver,
  leave: (why: LinkEnd = 'left'): void => leave(why),
  lost: (): void => finish('lost'),
})
