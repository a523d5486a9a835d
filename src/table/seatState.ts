// State of the battle that is open, as screens see it, and the few ways in which it changes.
import { ref, shallowRef } from 'vue'
import type { Game, Kinds } from '@/core/game.ts'
import type { Play } from '@/core/record/play.ts'
import type { RecordProblem } from '@/core/record/readRecord.ts'
import { resume } from '@/core/record/resume.ts'
import {
  headHash,
  recordOf,
  type BattleTitle,
  type FailureCode,
  type JournalStatus,
  type KeptBattle,
  type OpenJournal,
} from '@/storage/battleDoor.ts'

/** `reader`: another tab plays; this one shows what happens there. */
type JournalRole = 'closed' | 'opening' | 'writer' | 'reader' | 'failed'

export const nothing: JournalStatus = {
  entries: 0,
  saved: 0,
  ticked: 0,
  failure: null,
  spareFailure: null,
}

export function seatState<K extends Kinds>() {
  return {
    id: ref<string | null>(null),
    role: ref<JournalRole>('closed'),
    play: shallowRef<Play<K> | null>(null),
    /** What lists show of the battle, as it was stored last. */
    card: shallowRef<BattleTitle | null>(null),
    /** Where the record is not what the rules make of it: it can be looked back at, not played on. */
    problem: shallowRef<RecordProblem | null>(null),
    /** Why the battle could not be opened, or only for reading although no other tab plays it. */
    failure: ref<FailureCode | null>(null),
    status: shallowRef<JournalStatus>(nothing),
    /** The database was emptied underneath since the battle was opened. */
    wasEmptied: ref(false),
    journal: shallowRef<OpenJournal | null>(null),
    /** Battles that were left although not all of them found room on the disk; it is still tried. */
    unstored: ref(0),
    /** What the comparison with the second copy made of the battle when this tab began to play it. */
    opened: shallowRef<OpenJournal['opened'] | null>(null),
  }
}

export type SeatState<K extends Kinds> = ReturnType<typeof seatState<K>>

export function stand<K extends Kinds>(state: SeatState<K>): void {
  state.id.value = null
  state.role.value = 'closed'
  state.play.value = null
  state.card.value = null
  state.problem.value = null
  state.failure.value = null
  state.status.value = nothing
  state.wasEmptied.value = false
  state.journal.value = null
  state.opened.value = null
}

export function fail<K extends Kinds>(state: SeatState<K>, code: FailureCode): void {
  state.role.value = 'failed'
  state.failure.value = code
  state.play.value = null
}

/** False: it is not what the rules make of it, and nothing of it is shown here. */
export function show<K extends Kinds>(
  game: Game<K>,
  state: SeatState<K>,
  kept: KeptBattle,
): boolean {
  const { play, problem } = resume(game, recordOf(kept))
  state.play.value = play
  state.card.value = kept.battle.title
  state.problem.value = problem
  if (problem !== null) fail(state, 'unreadable')
  return problem === null
}

/** What is on the screen already is not resumed again. */
export const showIfOther = <K extends Kinds>(
  game: Game<K>,
  state: SeatState<K>,
  kept: KeptBattle,
): boolean => state.play.value?.head === headHash(kept) || show(game, state, kept)
