// A stored battle to be looked back at: every moment of it, and a new battle that goes on from one of them.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { resume } from '@/core/record/resume.ts'
import { battle } from '@/games/eagles/rules/index.ts'
import {
  beginBattle,
  failureOf,
  loadBattle,
  recordOf,
  type FailureCode,
  type KeptBattle,
  type StoredBattle,
} from '@/storage/battleDoor.ts'
import type { BattlePlay } from '../battle/store/battle.ts'
import { playersIn, rivalsIn, titleAt } from '../battle/store/title.ts'

/** The opening, then the battle after each entry, as far as the rules make it so. */
function momentsOf(kept: StoredBattle) {
  const seen: BattlePlay[] = []
  const { problem } = resume(battle, recordOf(kept), (play) => seen.push(play))
  return { seen, isWhole: problem === null && !kept.isBroken }
}

const beginFrom = ({ battle: row, log }: KeptBattle, play: BattlePlay, entries: number) =>
  beginBattle(
    row.opening,
    titleAt(play.now.state, false, playersIn(row.title)),
    log.slice(0, entries),
  )

export const useBattleReplay = defineStore('battleReplay', () => {
  /** The opening, then the battle after each entry. Empty until it is known. */
  const moments = shallowRef<readonly BattlePlay[]>([])
  /** Not all of it is as the rules make it; what is here is sound. */
  const isCut = ref(false)
  const failure = ref<FailureCode | null>(null)
  let kept: KeptBattle | null = null
  let turn = 0

  function close(): void {
    turn += 1
    moments.value = []
    isCut.value = false
    failure.value = null
    kept = null
  }

  async function open(id: string): Promise<void> {
    close()
    const mine = turn
    try {
      const stored = await loadBattle(id)
      if (mine !== turn) return
      if (stored === null) {
        failure.value = 'missing'
        return
      }
      kept = stored
      const { seen, isWhole } = momentsOf(stored)
      isCut.value = !isWhole
      moments.value = seen
      if (seen.length === 0) failure.value = 'unreadable'
    } catch (cause) {
      if (mine === turn) failure.value = failureOf(cause)
    }
  }

  /** Stores a new battle with everything up to this moment; returns its id. Rejects if it cannot be stored. */
  async function playOn(entries: number): Promise<string | null> {
    const play = moments.value[entries]
    return play === undefined || kept === null ? null : beginFrom(kept, play, entries)
  }

  return {
    moments,
    isCut,
    failure,
    title: computed(() => (moments.value[0] ? rivalsIn(moments.value[0].setup) : '')),
    open,
    close,
    playOn,
  }
})
