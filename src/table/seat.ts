// A seat at one battle: this tab plays it, or reads along while another tab does. What was asked for last counts.
import type { Game, Kinds } from '@/core/game.ts'
import {
  failureOf,
  loadBattle,
  openJournal,
  watchBattle,
  whenFree,
  type BattleState,
  type FailureCode,
  type JournalListener,
  type JournalStatus,
  type OpenJournal,
} from '@/storage/battleDoor.ts'
import { fail, nothing, seatState, show, showIfOther, stand, type SeatState } from './seatState.ts'

/** Whether nothing else was asked for since. */
type IsWanted = () => boolean

/** A tab that only reads along has nothing to store, unless something of its own never came to the database. */
const asReader = (status: JournalStatus): JournalStatus =>
  status.saved === status.entries ? nothing : status

/** No tab plays this battle any more. */
type GoOn = (battle: string) => void

/** Follows what another tab does to a battle, and goes on with it when that tab has left it. */
function readerOf<K extends Kinds>(game: Game<K>, state: SeatState<K>, goOn: GoOn) {
  let watch: { readonly stop: () => void } | null = null
  let waiting: { readonly stop: () => void } | null = null
  const stop = (): void => {
    watch?.stop()
    waiting?.stop()
    watch = waiting = null
  }
  const start = (battle: string, why: FailureCode | null = null): void => {
    stop()
    state.role.value = 'reader'
    state.failure.value = why
    if (why === null) waiting = whenFree(battle, () => goOn(battle))
    state.journal.value = null
    state.status.value = asReader(state.status.value)
    watch = watchBattle(
      battle,
      (stored) => {
        if (stored === null) fail(state, 'missing')
        else show(game, state, stored)
      },
      (cause) => fail(state, failureOf(cause)),
    )
  }
  return { start, stop }
}

type Reader = ReturnType<typeof readerOf>

/** Sits down at a battle; a player who changes their mind meanwhile leaves it free for others. */
function sitterAt<K extends Kinds>(game: Game<K>, state: SeatState<K>, reader: Reader) {
  const listenerFor = (battle: string, isWanted: IsWanted): JournalListener => ({
    changed: (next) => {
      if (isWanted()) state.status.value = state.role.value === 'reader' ? asReader(next) : next
    },
    lost: () => {
      if (isWanted()) reader.start(battle)
    },
    emptied: () => {
      const isSeen = isWanted()
      if (isSeen) state.wasEmptied.value = true
      return isSeen
    },
  })

  /** The question is on the screen while the second copies are still being compared; nothing is answered yet. */
  async function showEarly(battle: string, isWanted: IsWanted): Promise<void> {
    const stored = await loadBattle(battle).catch(() => null)
    if (stored !== null && isWanted() && state.role.value === 'opening') show(game, state, stored)
  }

  return async (battle: string, takeOver: boolean, isWanted: IsWanted): Promise<void> => {
    void showEarly(battle, isWanted)
    const journal = await openJournal(battle, listenerFor(battle, isWanted), takeOver)
    if (isWanted() && journal === null) reader.start(battle)
    else if (isWanted() && journal !== null && showIfOther(game, state, journal.kept())) {
      state.journal.value = journal
      state.opened.value = journal.opened
      state.status.value = journal.status()
      state.role.value = 'writer'
    } else await journal?.close()
  }
}

export function takeSeat<K extends Kinds>(game: Game<K>) {
  const state = seatState<K>()
  const reader = readerOf(game, state, (battle) => void open(battle))
  const sit = sitterAt(game, state, reader)
  let turn = 0
  let leaving: Promise<void> = Promise.resolve()

  function takeTurn(): IsWanted {
    const mine = ++turn
    return () => mine === turn
  }

  async function letGo(journal: OpenJournal): Promise<void> {
    if (await journal.close()) return
    state.unstored.value += 1
    void journal.over.then(() => (state.unstored.value -= 1))
  }

  /** The screen is empty at once; the last word goes to the battle that is left, and to no other. */
  function empty(last: BattleState | null): Promise<void> {
    const journal = state.journal.value
    reader.stop()
    stand(state)
    leaving = leaving.then(async () => {
      if (last !== null) await journal?.update({ state: last }).catch(() => undefined)
      if (journal !== null) await letGo(journal)
    })
    return leaving
  }

  /** Leaves the battle; `last` is what lists say of it from now on. */
  async function close(last: BattleState | null = null): Promise<void> {
    takeTurn()
    await empty(last)
  }

  /** Opens a battle for playing, or for reading along while another tab plays it. */
  async function open(battle: string, takeOver = false): Promise<void> {
    const isWanted = takeTurn()
    const emptied = empty(null)
    state.id.value = battle
    state.role.value = 'opening'
    await emptied
    if (!isWanted()) return
    try {
      await sit(battle, takeOver, isWanted)
    } catch (cause) {
      const code = failureOf(cause)
      if (isWanted() && code === 'no-locks') reader.start(battle, code)
      else if (isWanted()) fail(state, code)
    }
  }

  return { ...state, open, close }
}

export type Seat<K extends Kinds> = ReturnType<typeof takeSeat<K>>
