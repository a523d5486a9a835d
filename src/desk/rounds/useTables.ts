// State of an event that every screen of the rounds shows: who plays, their names and marks, the standings.
import { computed, effectScope, watch } from 'vue'
import {
  entrantsOf,
  isOfTeams,
  standings,
  teamNames,
  teamStandings,
} from '@/games/eagles/rules/index.ts'
import { useResultWrites, type EventBoard } from '@/desk/store/eventBoard.ts'
import { hideTopic, showToast } from '@/ui/toast/toasts.ts'
import { words } from '@/words/index.ts'
import { playerName } from '../board/rowWords.ts'

// The rounds with what was entered and is not stored yet; what could not be stored is told, whatever screen is shown by then.

const topic = 'results'
/** Whose failures are told already: also after the rounds have been left, and once only. */
const told = new WeakSet<object>()

function tellFailures(writes: ReturnType<typeof useResultWrites>): void {
  if (told.has(writes)) return
  told.add(writes)
  const run = (): void => void writes.retryNow()
  effectScope(true).run(() =>
    watch(
      () => writes.failed,
      ({ length }) => {
        if (length === 0) hideTopic(topic)
        else {
          const { notDone: text, retry: label } = words.value.app.saving
          showToast({ text, kind: 'problem', topic, action: { label, run } })
        }
      },
    ),
  )
}

function useRoundsShown(board: EventBoard) {
  const writes = useResultWrites()
  tellFailures(writes)
  watch(
    () => board.kept,
    () => writes.seen(board.id),
    { flush: 'sync' },
  )
  return { writes, rounds: computed(() => writes.withPending(board.id, board.rounds)) }
}

export function useTables(board: EventBoard) {
  const { writes, rounds } = useRoundsShown(board)
  const players = computed(() => entrantsOf(board.rows, board.rounds))
  return {
    board,
    writes,
    rounds,
    players,
    names: computed(() => new Map(board.rows.map((row) => [row.entry.id, playerName(row)]))),
    /** Fingerprints of the lists; null: there is none. */
    marks: computed(() => new Map(board.rows.map((row) => [row.entry.id, row.fingerprint]))),
    armies: computed(
      () => new Map(board.rows.map((row) => [row.entry.id, row.check?.army ?? null])),
    ),
    gone: computed(
      () => new Set(players.value.filter(({ hasDropped }) => hasDropped).map((one) => one.id)),
    ),
    /** By their keys. */
    teamNames: computed(() => teamNames(players.value, board.rounds)),
    /** null: an event of players. */
    teamTable: computed(() =>
      isOfTeams(board.desk) ? teamStandings(players.value, board.rounds, board.desk) : null,
    ),
    table: computed(() => standings(players.value, board.rounds, board.desk)),
  }
}

export type Tables = ReturnType<typeof useTables>
