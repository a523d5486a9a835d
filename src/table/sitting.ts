// Sitting at a battle of any game: begin it, open it, answer, take back; every step is on its way to the disk at once.
import { computed } from 'vue'
import type { Refusal } from '@/core/conversation.ts'
import type { Game, Kinds } from '@/core/game.ts'
import { begin } from '@/core/record/play.ts'
import { ok, type Result } from '@/core/result.ts'
import {
  beginBattle,
  exportBattle,
  type BattleState,
  type BattleTitle,
} from '@/storage/battleDoor.ts'
import { answersAt } from './answers.ts'
import { takeSeat } from './seat.ts'

/** The setup of a store: `defineStore('battle', () => sittingAt(eagles))`. It shows states: a game with secrets goes through `tableAt`. */
export function sittingAt<K extends Kinds>(game: Game<K>) {
  const { journal, ...seat } = takeSeat(game)

  /** Stores a battle that begins now and opens it. The title is what lists show of it. */
  async function start(setup: K['setup'], title: BattleTitle): Promise<Result<string, Refusal>> {
    const begun = begin(game, setup)
    if (!begun.ok) return begun
    const battle = await beginBattle(begun.value.opening, title)
    await seat.open(battle)
    return ok(battle)
  }

  async function setState(state: BattleState, title?: BattleTitle): Promise<void> {
    if (title !== undefined) seat.card.value = title
    await journal.value?.update(title === undefined ? { state } : { state, title })
  }

  return {
    ...seat,
    ...answersAt(game, { journal, ...seat }),
    start,
    setState,
    /** Why the last entries are not in the database; for the banner. Null while all is well. */
    unsaved: computed(() => seat.status.value.failure),
    /** Entries that are on their way to the disk. */
    pending: computed(() => seat.status.value.ticked < seat.status.value.entries),
    /** Whether entry `seq` has its tick. */
    isSaved: (seq: number): boolean => seat.status.value.ticked >= seq,
    /** The second journal cannot be written: what is stored is stored once. */
    isStoredOnce: computed(() => seat.status.value.spareFailure !== null),
    takeOver: async (): Promise<void> => {
      if (seat.id.value !== null) await seat.open(seat.id.value, true)
    },
    /** To be called at the end of each turn: the battle as it is now is kept beside the last few. */
    keepTurn: async (): Promise<void> => {
      await journal.value?.keepTurn().catch(() => undefined)
    },
    retryNow: (): void => journal.value?.retryNow(),
    /** The text of the battle's file; works on a full phone. */
    exportText: async (): Promise<string | null> =>
      seat.id.value === null ? null : exportBattle(seat.id.value, journal.value?.kept() ?? null),
  }
}
