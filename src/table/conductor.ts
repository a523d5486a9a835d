// The conductor of a game on one phone: it holds the seat with its states, and gives the screen words and views only.
import { computed, onScopeDispose } from 'vue'
import { useEventListener } from '@vueuse/core'
import type { Answer, Refusal } from '@/core/conversation.ts'
import { table, umpire, type Kinds, type Party } from '@/core/game.ts'
import { refused, type Result } from '@/core/result.ts'
import type { Taken } from './taking.ts'
import { useAutomatic } from './automatic.ts'
import { frameOf, lastToAct, type Frame } from './frame.ts'
import { handsAt, unplayedIn, type Seated } from './hands.ts'
import type { TableHost } from './host.ts'
import {
  lockingAt,
  type LinkedSitting,
  type Linking,
  type Locking,
  type LockState,
} from './link/linking.ts'
import { phoneAt, type PhoneAtTable } from './link/phone.ts'
import { useLists } from './lists.ts'
import type { PartyLook, TablePlan } from './presenter.ts'
import { sceneOf, type Scene } from './scene.ts'
import { sharedText } from './sharing.ts'
import { sittingAt } from './sitting.ts'
import { takeBack } from './takeBack.ts'
import { writtenTickets, type WrittenTickets } from './tickets.ts'

type Sitting = ReturnType<typeof sittingAt<Kinds>>

/** A seat that the phone can be given to. */
export interface SeatChoice extends PartyLook {
  readonly seat: string
}

/** An umpire's two pages: their own, and that of a seat elsewhere that is asked. */
export interface Desk {
  readonly seat: PartyLook
  readonly isOwn: boolean
}

/** What is on the screen between two entries. What is answered here belongs to this moment and to no later one. */
export interface Moment {
  readonly scene: Scene
  /** The phone goes to this seat before anything more is shown. */
  readonly handTo: SeatChoice | null
  /** All to whom the phone can be given; none where nothing is secret. */
  readonly seats: readonly SeatChoice[]
  /** The seat that holds the phone; null: it lies on the table. */
  readonly holder: string | null
  /** The umpire holds the phone and may answer for a player elsewhere; null: not so. */
  readonly desk: Desk | null
  /** Whose question is on the screen, and who gave the last entry. */
  readonly answers: string
  readonly lastToAct: string
  /** Who is thinking, where no person is asked. */
  readonly waitsFor: PartyLook | null
  /** Who is asked on another phone, and no player here. */
  readonly elsewhere: PartyLook | null
  /** What was chosen here is locked outside the record. */
  readonly isLocked: boolean
  /** What is taken back is asked for: another phone leads. */
  readonly asksBack: boolean
  readonly answer: (given: Answer<never>) => Result<Taken, Refusal>
  readonly undo: () => Result<Taken, Refusal>
  readonly redo: () => Result<Taken, Refusal>
  /** The umpire's alone: an answer of another seat, to whatever it is asked now. */
  readonly answerFor: (seat: string, given: Answer<never>) => Result<Taken, Refusal>
  /** A correction by the umpire, or by the players where the game allows it; checked by the game. */
  readonly correct: (correction: unknown, reason: string) => Result<Taken, Refusal>
}

type Shown =
  | 'id'
  | 'role'
  | 'failure'
  | 'status'
  | 'unsaved'
  | 'pending'
  | 'unstored'
  | 'wasEmptied'
  | 'opened'
  | 'isStoredOnce'
  | 'open'
  | 'takeOver'
  | 'retryNow'
  | 'exportText'

export interface Conductor extends Pick<Sitting, Shown> {
  /** Null until the game is there. */
  readonly moment: Readonly<{ value: Moment | null }>
  /** The game goes on, and this tab plays it. */
  readonly isPlaying: Readonly<{ value: boolean }>
  /** This seat says that it holds the phone. */
  readonly take: (seat: string) => void
  /** The phone goes to this seat next: its curtain is drawn. */
  readonly offer: (seat: string) => void
  /** The umpire goes to their own page, or answers for a player who is elsewhere. */
  readonly turnTo: (isAtDesk: boolean) => void
  /** The phone is laid down: nothing is shown that not everybody may know. */
  readonly cover: () => void
  /** Pauses a game that is not over, and closes it. */
  readonly leave: () => Promise<void>
  /** The record as a file that may be given to others; null: there is none. */
  readonly sharedText: () => Promise<string | null>
  readonly tickets: WrittenTickets
  /** Null: this game is played on one phone. */
  readonly phone: PhoneAtTable | null
}

const notOpen = refused({ code: 'stale' } as const)
const notAsked = refused({ code: 'not-asked' } as const)

const lookOf = <K extends Kinds>(
  { game, presenter }: TablePlan<K>,
  { play }: Seated<K>,
  seat: K['seat'],
): SeatChoice => ({ seat, ...presenter().party(seat, game.seen(play.now.state, table)) })

const partyLook = <K extends Kinds>(
  { game, presenter }: TablePlan<K>,
  { play }: Seated<K>,
  party: Party<K>,
): PartyLook => presenter().party(party, game.seen(play.now.state, table))

/** While others are asked on their own phones nothing is answered here; `mayUndo`: something can be taken back, or asked for. */
const asOnlooker = <K extends Kinds>(frame: Frame<K>, mayUndo: boolean): Frame<K> => ({
  ...frame,
  question: null,
  undo: mayUndo ? frame.undo : null,
})

/** The phone goes from hand to hand: something is secret, and more than one person plays. */
const handsOut = <K extends Kinds>(plan: TablePlan<K>, { play, isApart }: Seated<K>): boolean =>
  isApart !== true &&
  plan.game.hasSecrets &&
  plan.game.seats(play.setup).length - unplayedIn(plan, play).length > 1

/** An umpire who answers for a seat elsewhere sees with its eyes, and is the umpire all the same. */
const isUmpires = <K extends Kinds>({ eyes, standsFor }: Seated<K>): boolean =>
  eyes === umpire || standsFor !== undefined

/** See `Moment`. */
const powersOf = <K extends Kinds>(
  { game, correctedBy }: TablePlan<K>,
  at: Seated<K>,
  answer: ReturnType<typeof sittingAt<K>>['answer'],
): Pick<Moment, 'answerFor' | 'correct'> => ({
  answerFor: (named, given) => {
    const seat = game.seats(at.play.setup).find((one) => one === named)
    return isUmpires(at) && seat !== undefined ? answer(given, undefined, seat) : notAsked
  },
  correct: (given, reason) => {
    const correction = game.readCorrection(given)
    return correction.ok
      ? answer(
          { kind: 'overrule', correction: correction.value, reason },
          at.play.head,
          isUmpires(at) ? umpire : (correctedBy ?? at.answers),
        )
      : correction
  },
})

interface Apart extends LockState {
  /** The phone that leads can be asked to take back. */
  readonly mayAskBack: boolean
}

/** What is on the screen, from where things stand; `lock`: what was chosen here may wait for another phone. */
function momentOf<K extends Kinds>(
  plan: TablePlan<K>,
  at: Seated<K>,
  { answer, retract, redo }: Pick<LinkedSitting<K>, 'answer' | 'retract' | 'redo'>,
  holder: string | null,
  { isLocked, isBound, mayAskBack, release }: Apart & Pick<Locking<K>, 'release'>,
): Moment {
  const { game } = plan
  const { eyes, answers, handTo, waitsFor, elsewhere, standsFor } = at
  const { head, setup } = at.play
  const mayTakeBack = [answers, eyes, ...(isUmpires(at) ? [umpire] : [])]
  const frame = frameOf(game, at.play, eyes, answers, mayTakeBack, unplayedIn(plan, at.play))
  return {
    scene: sceneOf(
      plan,
      elsewhere === null ? frame : asOnlooker(frame, isLocked ? !isBound : mayAskBack),
      answers,
    ),
    handTo: handTo === null ? null : lookOf(plan, at, handTo),
    seats: handsOut(plan, at) ? game.seats(setup).map((seat) => lookOf(plan, at, seat)) : [],
    holder: eyes === table ? null : holder,
    desk:
      standsFor === undefined
        ? null
        : { seat: lookOf(plan, at, standsFor), isOwn: answers !== standsFor },
    answers,
    lastToAct: lastToAct(at.play),
    waitsFor: waitsFor === null ? null : lookOf(plan, at, waitsFor),
    elsewhere: elsewhere === null ? null : partyLook(plan, at, elsewhere),
    isLocked,
    asksBack: mayAskBack && !isLocked,
    answer: (given) => answer(given, head, answers),
    undo: () =>
      isLocked
        ? release()
        : takeBack(retract, frame.undo?.steps ?? [{ by: answers, count: 1 }], head),
    redo: () => redo() ?? notOpen,
    ...powersOf(plan, at, answer),
  }
}

/** `linking`: where a second phone finds the game; null: this game is played on one. */
export function conductorOf<K extends Kinds>(
  plan: TablePlan<K>,
  host: TableHost,
  linking: Linking<K> | null = null,
): Conductor {
  const { game } = plan
  const all = sittingAt(game)
  const { play, answer, retract, redo, setState, keepTurn, close, ...sitting } = all
  const { locked, state, release } = lockingAt(plan, linking, all)
  const shown = computed(() => locked.value ?? play.value)
  const isHere = (party: string): boolean => all.linked.value?.answersHere(party) ?? true
  const isLed = computed(() => typeof all.linked.value?.send === 'function')
  const { hands, seated, take, offer, turnTo, cover } = handsAt(plan, shown, isHere)
  const isWriter = computed(() => sitting.role.value === 'writer')
  const isOver = computed(() => play.value !== null && game.outcome(play.value.now.state) !== null)
  const isPlaying = computed(() => isWriter.value && play.value !== null && !isOver.value)

  const moment = computed((): Moment | null =>
    seated.value === null
      ? null
      : momentOf(plan, seated.value, { answer, retract, redo }, hands.value.holder, {
          ...state.value,
          mayAskBack: all.linked.value?.askBack !== undefined,
          release,
        }),
  )

  const isLeading = computed(() => isWriter.value && !isLed.value)
  useAutomatic(plan, { id: sitting.id, play, isWriter: isLeading, answer })
  const { id, card } = sitting
  useLists(plan, host, { id, card, seated, isWriter, isOver, setState, keepTurn })
  // Only what found no room is worth the browser's question: the rest is stored before the page is gone.
  useEventListener('beforeunload', (event) => {
    if (sitting.unstored.value > 0 || sitting.unsaved.value !== null) event.preventDefault()
  })
  onScopeDispose(host.holdWhile(() => isPlaying.value || sitting.pending.value))
  return {
    ...sitting,
    moment,
    isPlaying,
    tickets: writtenTickets(plan, play),
    phone: linking === null ? null : phoneAt(plan, linking, all, locked),
    sharedText: async () => sharedText(plan, play.value, await sitting.exportText()),
    take,
    offer,
    turnTo,
    cover,
    leave: () => {
      if (sitting.id.value !== null) host.leave(sitting.id.value)
      return close(isPlaying.value ? 'paused' : null)
    },
  }
}
