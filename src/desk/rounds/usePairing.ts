// Pairing the next round, or taking the last one back: what has to be asked before, and what is told afterwards.
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import {
  beforePairing,
  hasResults,
  isOver,
  isTooMuchToPair,
  missingResults,
  mostPaired,
  type BeforePairing,
  type Unpaired,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { randomWhole } from '@/platform/randomWhole.ts'
import {
  pairAnew,
  pairNext,
  putRoundBack,
  takeBackRound,
  type BoardRow,
  type EventBoard,
} from '@/desk/store/eventBoard.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { attempt, attemptInTurn, showUndoable } from '@/app/page/attempt.ts'
import { onceEach } from './onceEach.ts'
import type { Tables } from './useTables.ts'

const newSeed = (): number =>
  Array.from({ length: 4 }, () => randomWhole(256)).reduce((sum, byte) => sum * 256 + byte, 0)

// Why a round was not paired, and who would have to meet against a ban.

/** Meetings that are named; of many the first will do. */
const mostNamed = 3

/** `nameOf`: of a player by the id, or of a team by its key. */
export function unpairedWords(
  { why, forbidden }: Unpaired,
  nameOf: (id: string) => string,
): string {
  const { refusals, forbiddenWith, meeting } = eventsWords.value.roundDesk
  if (forbidden.length === 0) return refusals[why]
  const named = forbidden.slice(0, mostNamed)
  const said = named.map(({ first, second, isSameClub, isSameNation }) =>
    meeting(nameOf(first), nameOf(second), { isSameClub, isSameNation }),
  )
  return forbiddenWith(said)
}

function tellUnpaired(unpaired: Unpaired, { names, teamNames }: Tables): void {
  const nameOf = (id: string): string => names.value.get(id) ?? teamNames.value.get(id) ?? ''
  showToast({ text: unpairedWords(unpaired, nameOf), kind: 'problem' })
}

/** Taking the pairing of the last round back; its results are asked about first. */
function useUnpairing(board: EventBoard) {
  const isAsked = ref(false)

  async function unpair(): Promise<void> {
    const round = board.rounds.at(-1)
    const place = board.rounds.length - 1
    const event = board.id
    isAsked.value = false
    if (round === undefined || (await attemptInTurn(() => takeBackRound(event, place))) === null)
      return
    showUndoable(eventsWords.value.rounds.unpaired(place + 1), () =>
      putRoundBack(event, place, round),
    )
  }

  function askUnpair(): void {
    const round = board.rounds.at(-1)
    if (round !== undefined && hasResults(round)) isAsked.value = true
    else void unpair()
  }

  return { isAsked, askUnpair, unpair }
}

type Before = BeforePairing<BoardRow>

/** How many are missing for a round, and why those on the board are not in. */
function tooFewWords(
  { teams, paired, away, leftOut, decided, gone }: Before,
  { rounds, teams: ofTeams } = eventsWords.value,
): string {
  const { away: ofAway, lists, gone: ofGone } = rounds.notPaired
  const teamless = teams?.teamless.length ?? 0
  const out = leftOut.length + decided.length
  return [
    (teams === null ? rounds : ofTeams).tooFew(2 - paired),
    ...(away.length > 0 ? [ofAway(away.length)] : []),
    ...(out > 0 ? [lists(out)] : []),
    ...(gone.length > 0 ? [ofGone(gone.length)] : []),
    ...(teamless > 0 ? [`${ofTeams.teamless(teamless)}.`] : []),
  ].join(' ')
}

/** Why the next round cannot be paired; empty if it can. */
function useHindrance({ board, players }: Tables, before: ComputedRef<Before>) {
  return computed(() => {
    const { missing, tooMany } = eventsWords.value.rounds
    const last = board.rounds.at(-1)
    if (last !== undefined && !isOver(last)) return missing(missingResults(last))
    if (before.value.paired < 2) return tooFewWords(before.value)
    return isTooMuchToPair(players.value) ? tooMany(mostPaired) : ''
  })
}

export function usePairing(tables: Tables, part: Ref<'pairings' | 'standings'>) {
  const { board, players } = tables
  const before = computed(() => beforePairing(board.rows, board.rounds, board.desk))
  const once = onceEach()
  const isAsking = ref(false)
  /** The round that was just asked for, from 0: it is gone to as soon as it is there. */
  const awaited = ref<number | null>(null)

  /** First what the organiser has to know; with nothing to ask it is paired at once. */
  function ask(): void {
    const { twice, leftOut, away, teams } = before.value
    const { incomplete = [], teamless = [] } = teams ?? {}
    const asked = [twice, leftOut, away, incomplete, teamless]
    if (asked.some(({ length }) => length > 0)) isAsking.value = true
    else void once('pair', pair)
  }

  async function pair(): Promise<void> {
    const leftOut = before.value.leftOut.map(({ entry }) => entry.id)
    isAsking.value = false
    awaited.value = board.rounds.length
    part.value = 'pairings'
    const done = await attemptInTurn(async () => ({
      unpaired: await pairNext(board.id, players.value, leftOut, newSeed()),
    }))
    if (done?.unpaired !== null) awaited.value = null
    if (done !== null && done.unpaired !== null) tellUnpaired(done.unpaired, tables)
  }

  async function anew(): Promise<void> {
    await attempt(async () => {
      const unpaired = await pairAnew(board.id, players.value, newSeed())
      if (unpaired === null) showToast({ text: eventsWords.value.roundDesk.table.paired })
      else tellUnpaired(unpaired, tables)
    })
  }

  return {
    last: computed(() => board.rounds.at(-1) ?? null),
    before,
    isAsking,
    awaited,
    notIn: computed(() => board.rows.length - before.value.present),
    hindrance: useHindrance(tables, before),
    ask,
    pair: () => once('pair', pair),
    anew,
    ...useUnpairing(board),
  }
}
