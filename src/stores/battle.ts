// The battle that is being played: its question, its answers, and the way back. Dice are stored before they are shown.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type ShallowRef } from 'vue'
import type { Answer, Refusal } from '@/rules/core/conversation.ts'
import { logOf } from '@/rules/core/record/log.ts'
import { answerIn, begin as beginPlay, retractIn, type Play } from '@/rules/core/record/play.ts'
import { resume } from '@/rules/core/record/resume.ts'
import { ok, refused, type Result } from '@/rules/core/result.ts'
import {
  battle,
  explainBattle,
  type BattleKinds,
  type BattleSetup,
  type Correction,
} from '@/rules/eagles/index.ts'
import { battleJournal, type KeptBattle } from './battleJournal.ts'

export type BattlePlay = Play<BattleKinds>
type Outcome = Promise<Result<null, Refusal>>

const stale = refused<Refusal>({ code: 'stale' })

/** What is read off a play; each is worked out only when somebody looks. */
function readings(play: ShallowRef<BattlePlay | null>) {
  const state = computed(() => play.value?.now.state ?? null)
  return {
    state,
    prompt: computed(() => (state.value === null ? null : battle.ask(state.value))),
    explanation: computed(() => (state.value === null ? null : explainBattle(state.value))),
    /** Newest first. */
    lines: computed(() => (play.value === null ? [] : logOf(play.value).toReversed())),
  }
}

/** Entries go to the journal one after the other. */
function useKeeping() {
  const unstored = ref(0)
  let stored: Promise<void> = Promise.resolve()

  async function keep(id: string, { log, head }: BattlePlay): Promise<void> {
    if (log === null) return
    unstored.value += 1
    stored = stored.then(() => battleJournal.append(id, log.entry, head))
    try {
      await stored
    } finally {
      unstored.value -= 1
    }
  }
  return { keep, pending: computed(() => unstored.value > 0) }
}

function replayed({ opening, entries, head }: KeptBattle): BattlePlay | null {
  const record = { ...opening, entries, head: { entries: entries.length, hash: head } }
  return resume(battle, record).play
}

interface Standing {
  readonly id: string
  readonly title: string
}

/** Opening, beginning and leaving. */
function doors(standing: ShallowRef<Standing | null>, play: ShallowRef<BattlePlay | null>) {
  /** False: there is no such battle, or it cannot be read. */
  async function open(id: string): Promise<boolean> {
    if (standing.value?.id === id && play.value !== null) return true
    leave()
    const kept = await battleJournal.read(id)
    play.value = kept === null ? null : replayed(kept)
    if (kept === null || play.value === null) return false
    standing.value = { id, title: kept.title }
    return true
  }
  async function begin(setup: BattleSetup, title: string): Promise<Result<string, Refusal>> {
    const begun = beginPlay(battle, setup)
    if (!begun.ok) return begun
    const { opening, head } = begun.value
    const id = await battleJournal.create(title, opening, head)
    standing.value = { id, title }
    play.value = begun.value
    return ok(id)
  }
  function leave(): void {
    standing.value = null
    play.value = null
  }
  return { open, begin, leave }
}

export const useBattle = defineStore('battle', () => {
  const standing = shallowRef<Standing | null>(null)
  const play = shallowRef<BattlePlay | null>(null)
  /** A throw that is not stored yet: until it is, nobody sees it and nothing else is answered. */
  const isThrowing = ref(false)
  const { keep, pending } = useKeeping()

  async function takeOn(next: Result<BattlePlay, Refusal>, isThrow: boolean): Outcome {
    if (!next.ok) return next
    const sitting = standing.value
    if (!isThrow) play.value = next.value
    isThrowing.value = isThrow
    try {
      await keep(sitting?.id ?? '', next.value)
    } finally {
      isThrowing.value = false
    }
    if (isThrow && standing.value === sitting) play.value = next.value
    return ok(null)
  }
  /** `head` is that of the play whose question was on the screen: of two quick taps only the first counts. */
  async function answer(given: Answer<Correction>, head?: string): Outcome {
    const now = play.value
    if (now === null || isThrowing.value) return stale
    return takeOn(answerIn(battle, now, given, head), given.kind === 'dice')
  }
  async function retract(count: number, head?: string): Outcome {
    const now = play.value
    if (now === null || isThrowing.value || (head !== undefined && head !== now.head)) return stale
    return takeOn(retractIn(now, count), false)
  }
  const overrule = (correction: Correction, reason: string): Outcome =>
    answer({ kind: 'overrule', correction, reason })

  return {
    id: computed(() => standing.value?.id ?? null),
    title: computed(() => standing.value?.title ?? ''),
    play,
    ...readings(play),
    pending,
    isThrowing,
    answer,
    retract,
    overrule,
    ...doors(standing, play),
  }
})
