// A link at work: what comes over the line goes into the battle that is open, and what happens there goes over the line.
import { effectScope, shallowRef, watch, type ShallowRef } from 'vue'
import type { Kinds } from '@/core/game.ts'
import { following, greeting, type Following, type FollowingState } from '@/core/link/following.ts'
import { leading, type Leading, type LeadingState } from '@/core/link/leading.ts'
import type { LinkEnd, LineOptions } from '@/core/link/line.ts'
import type { LinkRole, TableMessage } from '@/core/link/message.ts'
import { refused, type Result } from '@/core/result.ts'
import type { TableLink } from '../tableLink.ts'
import {
  countHere,
  hashHere,
  leadingDeskOf,
  otherSeat,
  signingAt,
  type LinkDesk,
} from './linkDesk.ts'
import { waitingAnswers, type WaitingAnswers } from './waitingAnswers.ts'

export interface Seating {
  readonly role: LinkRole
  /** Whose questions the second phone answers; null: no seat's. */
  readonly seat: string | null
}

interface LineOut {
  readonly send: (text: string) => boolean
  readonly close: () => void
}

/** What screens show of a link. */
type LinkView =
  ({ readonly leads: true } & LeadingState & Seating) | ({ readonly leads: false } & FollowingState)

export interface Session {
  readonly view: ShallowRef<LinkView>
  /** Nothing was heard for a while. */
  readonly isSilent: ShallowRef<boolean>
  /** Null: the link is there. */
  readonly end: ShallowRef<LinkEnd | null>
  readonly hear: (text: string) => void
  readonly lost: () => void
  readonly leave: () => void
  readonly handOver: () => void
  /** Whether what the other phone asks for is taken back. */
  readonly decide: (isYes: boolean) => void
}

/** Milliseconds between two looks at the line. */
const look = 1_000

/** Ends that refuse nothing: the same two may link again. */
const mayComeBack: ReadonlySet<LinkEnd> = new Set(['lost', 'left', 'silent'])

interface Part<K extends Kinds> {
  readonly desk: LinkDesk<K>
  readonly line: LineOptions
  readonly shown: (view: LinkView) => void
}

const locking = <K extends Kinds>({ secrets }: LinkDesk<K>): Pick<TableLink, 'lock'> =>
  secrets === undefined ? {} : { lock: secrets.keep }

/** What two who play against each other have on their phones besides the game; `seat` is that of this phone. */
function besides<K extends Kinds>(
  desk: LinkDesk<K>,
  role: LinkRole,
  seat: string | null,
  text: string | null,
  sign: (text: string) => void,
): Pick<TableLink, 'theirs' | 'toSign'> {
  const theirs = otherSeat(desk, seat)
  if (role !== 'opponent' || seat === null || theirs === null) return {}
  return { theirs, ...(text !== null && { toSign: { text, seat, confirm: () => sign(text) } }) }
}

/** This phone leads; `handed` hears when the other one has taken over. */
function leadingAt<K extends Kinds>(
  { desk, line, shown }: Part<K>,
  sits: Seating,
  handed: (first: string) => void,
): Leading {
  const isTheirs = (party: string) => sits.role === 'opponent' && party === sits.seat
  const it: Leading = leading({
    ...line,
    ...sits,
    desk: leadingDeskOf(desk, sits.role === 'opponent' ? sits.seat : null),
    handed,
    changed: (state) => {
      shown({ leads: true, ...sits, ...state })
      const isHanding = state.phase === 'handing'
      desk.setLink({
        answersHere: (party) => !isHanding && !isTheirs(party),
        send: isHanding ? () => null : null,
        ...besides(desk, sits.role, otherSeat(desk, sits.seat), state.toSign, it.sign),
        // There is no opponent to lock against while the other phone only watches.
        ...(sits.role === 'opponent' ? locking(desk) : {}),
      })
    },
  })
  return it
}

/** Keeps the next entry of the phone that leads. */
function takenHere<K extends Kinds>(
  desk: LinkDesk<K>,
  answers: WaitingAnswers,
  entry: unknown,
): Result<number, string> {
  if (desk.secrets?.fits(entry) === false) return refused('seal')
  const taken = desk.follow(entry)
  if (taken.ok) {
    answers.came(taken.value)
    desk.secrets?.taken(entry)
  }
  return taken
}

/** This phone follows; `leads` hears when it was given the lead. */
function followingAt<K extends Kinds>(
  { desk, line, shown }: Part<K>,
  answers: WaitingAnswers,
  sitDown: LinkDesk<K>['sitDown'],
  leads: (table: TableMessage | null) => void,
): Following {
  const it: Following = following({
    ...line,
    desk: {
      hashAt: (number) => hashHere(desk, number),
      count: () => countHere(desk),
      sitDown: (message) => sitDown(message, false),
      setAside: (message) => sitDown(message, true),
      take: (entry) => takenHere(desk, answers, entry),
      ...(desk.secrets === undefined ? {} : { seals: desk.secrets }),
      ...signingAt(desk, () => otherSeat(desk, it.state().table?.seat ?? null)),
    },
    changed: (state) => {
      shown({ leads: false, ...state })
      const { table } = state
      desk.setLink({
        answersHere: (party) => table?.role === 'opponent' && party === table.seat,
        send: (given, head) => answers.until(it.answer(given, head)),
        isBoard: table?.role === 'board',
        ...(table?.role === 'opponent' && { askBack: it.askBack }),
        ...besides(desk, table?.role ?? 'spectator', table?.seat ?? null, state.toSign, it.sign),
        ...locking(desk),
      })
    },
    settled: (n, outcome) => {
      if (outcome.ok) {
        answers.becomes(n, outcome.value, countHere(desk))
        return
      }
      desk.notTaken(outcome.problem)
      answers.settle(n)
    },
    tookBack: (outcome) => {
      if (!outcome.ok) desk.notTakenBack(outcome.problem)
    },
    leads: () => leads(it.state().table),
  })
  return it
}

type Machine =
  { readonly leads: true; readonly it: Leading } | { readonly leads: false; readonly it: Following }

/** `isMoving`: another battle is being opened, and for a moment none is. */
function movingAt<K extends Kinds>(desk: LinkDesk<K>) {
  let isMoving = false
  const sitDown: LinkDesk<K>['sitDown'] = async (message, anew) => {
    isMoving = true
    try {
      return await desk.sitDown(message, anew)
    } finally {
      isMoving = false
    }
  }
  return { sitDown, isMoving: () => isMoving }
}

/** Notes that this phone leads. False: the line has ended meanwhile, and the other phone goes on leading. */
async function notedLead<K extends Kinds>(
  desk: LinkDesk<K>,
  { isOver }: Pick<Following, 'isOver'>,
  table: TableMessage | null,
): Promise<boolean> {
  await desk.nowLeads()
  if (!isOver()) return true
  // It follows as before; but nothing is opened that was put away meanwhile.
  if (table !== null && desk.play() !== null) await desk.sitDown(table, false)
  return false
}

/** Who leads and who follows at the moment, over one line. */
function machineAt<K extends Kinds>(
  part: Part<K>,
  answers: WaitingAnswers,
  seating: Seating | null,
) {
  const { desk } = part
  const { sitDown, isMoving } = movingAt(desk)
  const takeLead = async (given: Machine, table: TableMessage | null): Promise<void> => {
    const isNoted = await notedLead(desk, given.it, table)
    // It may have been said twice.
    if (!isNoted || machine !== given) return
    // What was sent on and not taken is answered here.
    answers.settleAll()
    desk.setLink(null)
    const next = lead({
      role: table?.role ?? 'spectator',
      seat: otherSeat(desk, table?.seat ?? null),
    })
    machine = next
    next.it.open()
  }
  const hear = (text: string): void => void machine.it.hear(text)
  const lead = (sits: Seating): Machine & { readonly leads: true } => ({
    leads: true,
    it: leadingAt(part, sits, (first) => {
      machine = follow()
      hear(first)
    }),
  })
  const follow = (): Machine => {
    const given: Machine = {
      leads: false,
      it: followingAt(part, answers, sitDown, (table) => {
        takeLead(given, table).catch(() => given.it.leave('not-stored'))
      }),
    }
    return given
  }
  let machine: Machine = seating === null ? follow() : lead(seating)
  return {
    hear,
    now: () => machine,
    /** Something has happened on this phone. */
    lookUp: (): void => {
      const { it, leads } = machine
      // The battle is not on this phone's screen any more.
      const isGone = desk.play() === null && !isMoving() && (leads || it.state().table !== null)
      if (isGone) it.leave()
      else if (leads) it.grown()
      else it.locked()
    },
  }
}

/** `seating`: this phone leads, and so sits the other. Null: it follows. */
export function sessionOf<K extends Kinds>(
  desk: LinkDesk<K>,
  { send, close }: LineOut,
  seating: Seating | null,
): Session {
  const view = shallowRef<LinkView>({ leads: false, ...greeting })
  const isSilent = shallowRef(false)
  const end = shallowRef<LinkEnd | null>(null)
  const answers = waitingAnswers()
  const scope = effectScope(true)
  const line: LineOptions = {
    say: (text) => void send(text),
    now: () => performance.now(),
    end: (why) => {
      const isBare = !mayComeBack.has(why) && countHere(desk) === 0
      end.value = why
      clearInterval(timer)
      scope.stop()
      answers.settleAll()
      desk.setLink(null)
      close()
      if (isBare) void desk.takeAway().catch(() => undefined)
    },
  }
  const part: Part<K> = { desk, line, shown: (next) => (view.value = next) }
  const { hear, now, lookUp } = machineAt(part, answers, seating)
  const timer = setInterval(() => {
    now().it.tick()
    isSilent.value = now().it.isSilent()
  }, look)
  const watched = [desk.play, desk.status, () => desk.secrets?.lock(), () => desk.signing?.now()]
  scope.run(() => watch(watched, lookUp))
  const first = now()
  if (first.leads) first.it.open()

  const asLeader = (act: (it: Leading) => void): void => {
    const machine = now()
    if (machine.leads) act(machine.it)
  }
  return {
    view,
    isSilent,
    end,
    hear,
    lost: () => now().it.lost(),
    leave: () => now().it.leave(),
    handOver: () => asLeader((it) => it.handOver()),
    decide: (isYes) => asLeader((it) => it.decide(isYes)),
  }
}
