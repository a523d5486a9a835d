// A battle that is open: every answer shows at once and is on its way to the disk in the same breath.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answer, Game, Kinds, Refusal } from '@/rules/core/conversation.ts'
import { answerIn, begin, redoIn, retractIn, type Play } from '@/rules/core/record/play.ts'
import { resume } from '@/rules/core/record/resume.ts'
import type { RecordProblem } from '@/rules/core/record/readRecord.ts'
import { ok, refused, type Result } from '@/rules/core/result.ts'
import {
  beginBattle,
  exportBattle,
  failureOf,
  openJournal,
  recordOf as storedRecord,
  watchBattle,
  type BattleState,
  type BattleTitle,
  type FailureCode,
  type JournalStatus,
  type KeptBattle,
  type OpenJournal,
  type Saved,
} from '@/storage/index.ts'

export type { BattleTitle, Saved } from '@/storage/index.ts'

/** `reader`: another tab plays; this one shows what happens there. */
export type JournalRole = 'closed' | 'opening' | 'writer' | 'reader' | 'failed'

/** An answer that was taken. Dice are shown only after `durable`: what was seen cannot be rolled again. */
export interface Taken {
  readonly seq: number
  readonly durable: Promise<Saved>
}

const nothing: JournalStatus = {
  entries: 0,
  saved: 0,
  spare: null,
  failure: null,
  spareFailure: null,
}

/** The store of one game's open battle: `const useBattle = battleJournalOf(eagles)`. */
export const battleJournalOf = <K extends Kinds>(game: Game<K>) =>
  defineStore(`battle/${game.name}`, () => journalSetup(game))

function journalSetup<K extends Kinds>(game: Game<K>) {
  const id = ref<string | null>(null)
  const role = ref<JournalRole>('closed')
  const play = shallowRef<Play<K> | null>(null)
  /** Where the record is not what the rules make of it; what stands before it can be played on. */
  const problem = shallowRef<RecordProblem | null>(null)
  /** Why the battle could not be opened. */
  const failure = ref<FailureCode | null>(null)
  const status = shallowRef<JournalStatus>(nothing)
  /** The database was emptied underneath since the battle was opened. */
  const wasEmptied = ref(false)
  let journal: OpenJournal | null = null
  let watch: { readonly stop: () => void } | null = null

  /** Why the last entries are not in the database; for the banner. Null while all is well. */
  const unsaved = computed(() => status.value.failure)

  function show(kept: KeptBattle): void {
    const resumed = resume(game, storedRecord(kept))
    play.value = resumed.play
    problem.value = resumed.problem
  }

  function readAlong(battle: string): void {
    role.value = 'reader'
    watch?.stop()
    watch = watchBattle(
      battle,
      (stored) => (stored === null ? fail('missing') : show(stored)),
      (cause) => fail(failureOf(cause)),
    )
  }

  function fail(code: FailureCode): void {
    role.value = 'failed'
    failure.value = code
  }

  const listener = {
    changed: (next: JournalStatus) => (status.value = next),
    lost: () => {
      journal = null
      if (id.value !== null) readAlong(id.value)
    },
    emptied: () => (wasEmptied.value = true),
  }

  /** Opens a battle for playing, or for reading along while another tab plays it. */
  async function open(battle: string, takeOver = false): Promise<void> {
    await close()
    id.value = battle
    role.value = 'opening'
    try {
      journal = await openJournal(battle, listener, takeOver)
    } catch (cause) {
      const code = failureOf(cause)
      return code === 'no-locks' ? readAlong(battle) : fail(code)
    }
    if (journal === null) return readAlong(battle)
    status.value = journal.status()
    show(journal.kept())
    role.value = 'writer'
  }

  /** Stores a battle that begins now and opens it. The title is what lists show of it. */
  async function start(setup: K['setup'], title: BattleTitle): Promise<Result<string, Refusal>> {
    const begun = begin(game, setup)
    if (!begun.ok) return begun
    const battle = await beginBattle(begun.value.opening, title)
    await open(battle)
    return ok(battle)
  }

  function take(next: Result<Play<K>, Refusal>): Result<Taken, Refusal> {
    if (!next.ok) return next
    const line = next.value.log
    if (journal === null || line === null) return refused({ code: 'stale' })
    const taken = journal.append(line.entry)
    play.value = next.value
    return ok(taken)
  }

  /** `head` is that of the play whose question was on the screen; another answer before this one refuses it. */
  const answer = (given: Answer<K['correction']>, head?: string): Result<Taken, Refusal> =>
    play.value === null
      ? refused({ code: 'stale' })
      : take(answerIn(game, play.value, given, head ?? play.value.head))

  const retract = (count: number): Result<Taken, Refusal> =>
    play.value === null ? refused({ code: 'stale' }) : take(retractIn(play.value, count))

  /** Null if there is nothing to give again. */
  function redo(): Result<Taken, Refusal> | null {
    const next = play.value === null ? null : redoIn(game, play.value)
    return next === null ? null : take(next)
  }

  /** To be called at the end of each turn: the battle as it is now is kept beside the last few. */
  const keepTurn = async (): Promise<void> => journal?.keepTurn().catch(() => undefined)

  const setState = async (state: BattleState, title?: BattleTitle): Promise<void> =>
    journal?.update(title === undefined ? { state } : { state, title })

  /** The text of the battle's file; works on a full phone. */
  const exportText = (): Promise<string | null> =>
    id.value === null ? Promise.resolve(null) : exportBattle(id.value, journal?.kept() ?? null)

  async function close(): Promise<void> {
    watch?.stop()
    watch = null
    const closing = journal
    journal = null
    await closing?.close()
    role.value = 'closed'
    play.value = null
    problem.value = null
    failure.value = null
    status.value = nothing
    wasEmptied.value = false
  }

  return {
    id,
    role,
    play,
    problem,
    failure,
    status,
    unsaved,
    wasEmptied,
    /** Whether entry `seq` has its tick. */
    isSaved: (seq: number): boolean => status.value.saved >= seq,
    start,
    open,
    takeOver: async (): Promise<void> => {
      if (id.value !== null) await open(id.value, true)
    },
    answer,
    retract,
    redo,
    keepTurn,
    setState,
    retryNow: (): void => journal?.retryNow(),
    exportText,
    close,
  }
}
