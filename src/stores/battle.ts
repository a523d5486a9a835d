// The battle that is being played: its question, its answers, and the way back. Dice are stored before they are shown.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answer, Refusal } from '@/rules/core/conversation.ts'
import { logOf } from '@/rules/core/record/log.ts'
import { answerIn, begin as beginPlay, retractIn, type Play } from '@/rules/core/record/play.ts'
import { resume } from '@/rules/core/record/resume.ts'
import { ok, refused, type Result } from '@/rules/core/result.ts'
import {
  battle,
  type BattleKinds,
  type BattleSetup,
  type Correction,
} from '@/rules/eagles/index.ts'
import { battleJournal } from './battleJournal.ts'

export type BattlePlay = Play<BattleKinds>
type Given = Answer<Correction>
type Outcome = Promise<Result<null, Refusal>>

const stale = refused<Refusal>({ code: 'stale' })

export const useBattle = defineStore('battle', () => {
  const id = ref<string | null>(null)
  const title = ref('')
  const play = shallowRef<BattlePlay | null>(null)
  /** Entries on their way to the journal. */
  const unstored = ref(0)
  /** A throw that is not stored yet: until it is, nobody sees it and nothing else is answered. */
  const isThrowing = ref(false)
  let stored: Promise<void> = Promise.resolve()

  const state = computed(() => play.value?.now.state ?? null)
  const prompt = computed(() => (state.value === null ? null : battle.ask(state.value)))
  const explanation = computed(() => (state.value === null ? null : battle.explain(state.value)))
  /** Newest first. */
  const lines = computed(() => (play.value === null ? [] : logOf(play.value).toReversed()))
  const pending = computed(() => unstored.value > 0)

  async function keep({ log, head }: BattlePlay): Promise<void> {
    const battleId = id.value
    if (battleId === null || log === null) return
    unstored.value += 1
    stored = stored.then(() => battleJournal.append(battleId, log.entry, head))
    try {
      await stored
    } finally {
      unstored.value -= 1
    }
  }

  async function takeOn(next: Result<BattlePlay, Refusal>, isThrow: boolean): Outcome {
    if (!next.ok) return next
    if (isThrow) {
      isThrowing.value = true
      try {
        await keep(next.value)
      } finally {
        isThrowing.value = false
      }
      play.value = next.value
    } else {
      play.value = next.value
      await keep(next.value)
    }
    return ok(null)
  }

  /** `head` is that of the play whose question was on the screen: of two quick taps only the first counts. */
  async function answer(given: Given, head?: string): Outcome {
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

  /** False: there is no such battle, or it cannot be read. */
  async function open(battleId: string): Promise<boolean> {
    if (id.value === battleId && play.value !== null) return true
    leave()
    const kept = await battleJournal.read(battleId)
    if (kept === null) return false
    const { opening, entries, head } = kept
    const record = { ...opening, entries, head: { entries: entries.length, hash: head } }
    const resumed = resume(battle, record)
    if (resumed.play === null) return false
    id.value = battleId
    title.value = kept.title
    play.value = resumed.play
    return true
  }

  async function begin(setup: BattleSetup, name: string): Promise<Result<string, Refusal>> {
    const begun = beginPlay(battle, setup)
    if (!begun.ok) return begun
    leave()
    const { opening, head } = begun.value
    const battleId = await battleJournal.create(name, opening, head)
    id.value = battleId
    title.value = name
    play.value = begun.value
    return ok(battleId)
  }

  function leave(): void {
    id.value = null
    title.value = ''
    play.value = null
  }

  return {
    id,
    title,
    play,
    prompt,
    explanation,
    state,
    lines,
    pending,
    isThrowing,
    answer,
    retract,
    overrule,
    open,
    begin,
    leave,
  }
})
