// What every screen of the rounds shows of an event: who plays, their names and marks, the standings.
import { computed } from 'vue'
import {
  entrantsOf,
  isOfTeams,
  standings,
  teamNames,
  teamStandings,
} from '@/games/eagles/rules/index.ts'
import type { useEventBoard } from '@/desk/store/eventBoard.ts'
import { playerName } from '../board/rowWords.ts'
import { useRoundsShown } from './useRoundsShown.ts'

export function useTables(board: ReturnType<typeof useEventBoard>) {
  const { writes, rounds } = useRoundsShown(board)
  const players = computed(() => entrantsOf(board.rows, board.rounds))
  return {
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
