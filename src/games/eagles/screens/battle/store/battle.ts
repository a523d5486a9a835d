// The battle of The March of Eagles that is being played: its question, its story, and what lists show of it.
import { useEventListener, useIntervalFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, watch, type Ref } from 'vue'
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
import type { BattleTitle } from '@/storage/battleDoor.ts'
import { sittingAt } from '@/table/sitting.ts'
import { isFollowing, type LinkMarks, type TableLink } from '@/table/tableLink.ts'
import { comingAndGoing } from './comingAndGoing.ts'
import { timePlayedIn } from './timePlayed.ts'
import type { RoundSeat } from './roundSeat.ts'
import { roundOf } from './slipMark.ts'
import { tellingLists } from './tellingLists.ts'
import {
  isGuidedIn,
  noPlayers,
  playersIn,
  rivalsIn,
  titleAt,
  titleOf,
  type Players,
} from './title.ts'
import { useMayReload } from '../../../../../app/mayReload.ts'
import { oweBackup } from '../../../../../app/backup/oweBackup.ts'
import { useUnderWay } from '../../../../../app/underWay.ts'

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

/** No update comes into a battle, and no player closes the page over what is not stored without being asked. */
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

/** The hints of a guided battle: wanted until a player has had enough of them. */
function guidingBy(card: Readonly<Ref<BattleTitle | null>>) {
  /** What the card of the battle says. */
  const isGuided = computed(() => card.value !== null && isGuidedIn(card.value))
  const isEnding = ref(false)
  return {
    isGuided,
    /** They are wanted, or it is not stored yet that they are not: a reload must not bring them back. */
    hasHints: computed(() => isGuided.value || isEnding.value),
    /** Ends them for good in this battle; `store` writes that down. */
    end: async (store: () => Promise<void>): Promise<void> => {
      isEnding.value = true
      await store()
      isEnding.value = false
    },
  }
}

// Tells the fairness ledger of the dice at a seat; its code comes with the first of them, off the way to the question.

interface Seat {
  readonly id: Readonly<Ref<string | null>>
  readonly role: Readonly<Ref<string>>
  readonly play: Readonly<Ref<Play<BattleKinds> | null>>
}

/** Counts what is thrown at this seat; a tab that reads along counts nothing. */
function countDice({ id, role, play }: Seat): void {
  watch([play, role], ([now, as], [before]) => {
    const { value: battle } = id
    if (now === null || battle === null || as !== 'writer') return
    void import('./diceSeen.ts').then(
      ({ useDiceSeen }) => useDiceSeen().see(battle, now, before ?? null),
      () => undefined, // counted with the next answer: what was seen last is kept
    )
  })
}

interface Sitting {
  readonly card: Readonly<Ref<BattleTitle | null>>
  readonly role: Readonly<Ref<string>>
  readonly linked: Readonly<Ref<TableLink | null>>
}

/** Of a battle that another phone leads, that phone counts the dice. */
const countsAs = ({ card, role }: Pick<Sitting, 'card' | 'role'>) =>
  computed(() => (isFollowing(card.value) ? 'reader' : role.value))

const leadOf = (
  { linked }: Pick<Sitting, 'linked'>,
  mark: (marks: LinkMarks) => Promise<void>,
) => ({
  /** Whether what this party is asked is answered on this phone. */
  answersHere: (party: string): boolean => linked.value?.answersHere(party) ?? true,
  /** Another phone leads this battle, or is about to. */
  isLedElsewhere: computed(() => typeof linked.value?.send === 'function'),
  /** Notes for good who leads this battle. */
  mark,
})

// Keeps the note of the battle under way as it is played: a start finds it before the database has opened.

interface Played {
  readonly id: Readonly<Ref<string | null>>
  readonly state: Readonly<Ref<BattleState | null>>
  /** This tab is the one that writes. */
  readonly isWriter: Readonly<Ref<boolean>>
  readonly isGuided: Readonly<Ref<boolean>>
}

function noteUnderWay({ id, state, isWriter, isGuided }: Played): void {
  const underWay = useUnderWay()
  watch([id, state, isGuided, isWriter], ([played, now, guided, writes]) => {
    if (played === null || now === null || !writes) return
    if (now.result !== null) underWay.forget(played)
    else
      underWay.keep({
        id: played,
        game: battle.name,
        title: titleAt(now, guided),
        asked: openQuestion(now)?.seat ?? null,
      })
  })
}

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
