// A seat at one battle: the state that screens see, and whether this tab plays or reads along.
import { ref, shallowRef } from 'vue'
import type { Game, Kinds } from '@/rules/core/conversation.ts'
import type { Play } from '@/rules/core/record/play.ts'
import type { RecordProblem } from '@/rules/core/record/readRecord.ts'
import { resume } from '@/rules/core/record/resume.ts'
import {
  failureOf,
  openJournal,
  recordOf,
  watchBattle,
  type FailureCode,
  type JournalStatus,
  type KeptBattle,
  type OpenJournal,
} from '@/storage/index.ts'

/** `reader`: another tab plays; this one shows what happens there. */
export type JournalRole = 'closed' | 'opening' | 'writer' | 'reader' | 'failed'

const nothing: JournalStatus = {
  entries: 0,
  saved: 0,
  spare: null,
  failure: null,
  spareFailure: null,
}

function seatState<K extends Kinds>() {
  return {
    id: ref<string | null>(null),
    role: ref<JournalRole>('closed'),
    play: shallowRef<Play<K> | null>(null),
    /** Where the record is not what the rules make of it; what stands before it can be played on. */
    problem: shallowRef<RecordProblem | null>(null),
    /** Why the battle could not be opened. */
    failure: ref<FailureCode | null>(null),
    status: shallowRef<JournalStatus>(nothing),
    /** The database was emptied underneath since the battle was opened. */
    wasEmptied: ref(false),
    journal: shallowRef<OpenJournal | null>(null),
  }
}

type SeatState<K extends Kinds> = ReturnType<typeof seatState<K>>

function stand<K extends Kinds>(state: SeatState<K>): void {
  state.role.value = 'closed'
  state.play.value = null
  state.problem.value = null
  state.failure.value = null
  state.status.value = nothing
  state.wasEmptied.value = false
}

function show<K extends Kinds>(game: Game<K>, state: SeatState<K>, kept: KeptBattle): void {
  const resumed = resume(game, recordOf(kept))
  state.play.value = resumed.play
  state.problem.value = resumed.problem
}

function fail<K extends Kinds>(state: SeatState<K>, code: FailureCode): void {
  state.role.value = 'failed'
  state.failure.value = code
}

/** Follows what another tab does to a battle. */
function readerOf<K extends Kinds>(game: Game<K>, state: SeatState<K>) {
  let watch: { readonly stop: () => void } | null = null
  const stop = (): void => {
    watch?.stop()
    watch = null
  }
  const start = (battle: string): void => {
    stop()
    state.role.value = 'reader'
    state.journal.value = null
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

export function takeSeat<K extends Kinds>(game: Game<K>) {
  const state = seatState<K>()
  const reader = readerOf(game, state)
  const listener = {
    changed: (next: JournalStatus) => (state.status.value = next),
    lost: () => {
      if (state.id.value !== null) reader.start(state.id.value)
    },
    emptied: () => (state.wasEmptied.value = true),
  }

  async function sit(battle: string, takeOver: boolean): Promise<void> {
    const journal = await openJournal(battle, listener, takeOver)
    if (journal === null) {
      reader.start(battle)
      return
    }
    state.journal.value = journal
    state.status.value = journal.status()
    show(game, state, journal.kept())
    state.role.value = 'writer'
  }

  async function close(): Promise<void> {
    reader.stop()
    const closing = state.journal.value
    state.journal.value = null
    await closing?.close()
    stand(state)
  }

  /** Opens a battle for playing, or for reading along while another tab plays it. */
  async function open(battle: string, takeOver = false): Promise<void> {
    await close()
    state.id.value = battle
    state.role.value = 'opening'
    try {
      await sit(battle, takeOver)
    } catch (cause) {
      const code = failureOf(cause)
      if (code === 'no-locks') reader.start(battle)
      else fail(state, code)
    }
  }

  return { ...state, open, close }
}

export type Seat<K extends Kinds> = ReturnType<typeof takeSeat<K>>
