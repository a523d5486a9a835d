// The battle of The March of Eagles that is being played: its question, its story, and what lists show of it.
import { useEventListener, useIntervalFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, watch, type Ref } from 'vue'
import { canChooseFile } from '@/platform/chosenFile.ts'
import type { Refusal } from '@/core/conversation.ts'
import { logOf } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import type { Result } from '@/core/result.ts'
import {
  battle,
  explainBattle,
  openQuestion,
  type BattleKinds,
  type BattleSetup,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { sittingAt } from '@/table/sitting.ts'
import { comingAndGoing } from './comingAndGoing.ts'
import { countDice } from './countDice.ts'
import { timePlayedIn } from './timePlayed.ts'
import { guidingBy } from './guiding.ts'
import { countsAs, leadOf } from './lead.ts'
import { noteUnderWay } from './noteUnderWay.ts'
import type { RoundSeat } from './roundSeat.ts'
import { roundOf } from './slipMark.ts'
import { tellingLists } from './tellingLists.ts'
import { noPlayers, playersIn, rivalsIn, titleOf, type Players } from './title.ts'
import { useMayReload } from '../../../../../app/mayReload.ts'
import { oweBackup } from '../../../../../app/backup/oweBackup.ts'

export type BattlePlay = Play<BattleKinds>

/** Worth a copy of the battle: another turn, or the end. */
const stageOf = ({ turn, result }: BattleState): string =>
  `${turn} ${result === null ? 'running' : 'over'}`

/** Milliseconds between two looks whether the file of backups is an hour old. */
const lookAtFile = 5 * 60_000

async function writeHourly(): Promise<void> {
  const { useBackupFile } = await import('../../../../../app/backup/backupFile.ts')
  await useBackupFile().writeByItself('hourly')
}

/** No update comes into a battle, and nobody closes the page over what is not stored without being asked. */
function keepPageOpen(
  {
    pending,
    unstored,
    unsaved,
  }: Pick<ReturnType<typeof sittingAt<BattleKinds>>, 'pending' | 'unstored' | 'unsaved'>,
  isPlaying: Readonly<Ref<boolean>>,
): void {
  useMayReload().holdWhile(() => isPlaying.value || pending.value || unstored.value > 0)
  // Only what found no room is worth the browser's question: the rest is stored before the page is gone.
  useEventListener('beforeunload', (event) => {
    if (unstored.value > 0 || unsaved.value !== null) event.preventDefault()
  })
}

/** The player's own backup file is written while one plays, where the browser has such files. */
function writeFileHourly(isPlaying: Readonly<Ref<boolean>>): void {
  useIntervalFn(() => {
    if (isPlaying.value && canChooseFile()) void writeHourly().catch(() => undefined)
  }, lookAtFile)
}

/** Stores a battle that begins now and opens it; returns its id. */
const beginningWith =
  (
    start: (
      setup: BattleSetup,
      card: ReturnType<typeof titleOf>,
    ) => Promise<Result<string, Refusal>>,
  ) =>
  (setup: BattleSetup, guided = false, who: Players = noPlayers, round: RoundSeat | null = null) =>
    start(setup, titleOf(setup, guided, who, round))

export const useBattle = defineStore('battle', () => {
  const { start, ...sitting } = sittingAt(battle)
  const state = computed(() => sitting.play.value?.now.state ?? null)
  const isWriter = computed(() => sitting.role.value === 'writer')
  const isPlaying = computed(() => isWriter.value && state.value?.result === null)

  const guide = guidingBy(sitting.card)

  const tell = tellingLists(sitting, guide.isGuided)

  watch(
    () => state.value && `${stageOf(state.value)} ${state.value.phase}`,
    (stage, before) => {
      const now = state.value
      if (now !== null && stage !== before && isWriter.value) void tell(now)
    },
  )
  watch(
    () => state.value && stageOf(state.value),
    (stage, before) => {
      if (stage === null || stage === before || !isWriter.value) return
      void sitting.keepTurn()
      if (before !== null && state.value?.result !== null) void oweBackup().catch(() => undefined)
    },
  )
  writeFileHourly(isPlaying)
  countDice({ ...sitting, role: countsAs(sitting) })
  keepPageOpen(sitting, isPlaying)

  noteUnderWay({ id: sitting.id, state, isWriter, isGuided: guide.isGuided })
  return {
    ...sitting,
    ...comingAndGoing(sitting, isPlaying),
    state,
    isPlaying,
    /** The two armies. */
    title: computed(() => (sitting.play.value ? rivalsIn(sitting.play.value.setup) : '')),
    prompt: computed(() => (state.value === null ? null : openQuestion(state.value))),
    explanation: computed(() => (state.value === null ? null : explainBattle(state.value))),
    /** Newest first. */
    lines: computed(() => {
      const play = sitting.play.value
      return play === null ? [] : logOf(play).toReversed()
    }),
    timePlayed: (): Promise<number | null> => timePlayedIn(sitting.id.value),
    begin: beginningWith(start),
    ...leadOf(sitting, async (marks) =>
      state.value === null ? undefined : tell(state.value, guide.isGuided.value, marks),
    ),
    players: computed(() => playersIn(sitting.card.value ?? {})),
    ...roundOf(sitting, isWriter),
    hasHints: guide.hasHints,
    endHints: (): Promise<void> =>
      guide.end(async () => (state.value === null ? undefined : tell(state.value, false))),
  }
})
