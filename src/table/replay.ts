// Looking back at a stored game: every moment that tells something, as everybody may know it by now.
import { table, umpire, type Kinds, type Party } from '@/core/game.ts'
import { isToldTo, linesFrom, openingTold } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import {
  beginBattle,
  failureOf,
  loadBattle,
  recordOf,
  type FailureCode,
  type StoredBattle,
} from '@/storage/battleDoor.ts'
import { frameOf } from './frame.ts'
import type { TablePlan } from './presenter.ts'
import { sceneOf, type Scene } from './scene.ts'
import { writtenTickets, type WrittenTickets } from './tickets.ts'
import type { Landmarks } from './useMoments.ts'

export interface Replay {
  readonly landmarks: Landmarks
  readonly tickets: WrittenTickets
  /** What is shown at this moment; `news` is what it told. */
  readonly sceneAt: (moment: number) => Scene
  readonly isStruck: (moment: number) => boolean
  readonly takesBack: (moment: number) => boolean
  /** Not all of it is as the rules make it; what is here is sound. */
  readonly isCut: boolean
  /** Stores a new game with everything up to this moment; null while something is secret. Rejects if it finds no room. */
  readonly playOn: ((moment: number) => Promise<string>) | null
}

/** By a plan whose kinds no code outside has to name. */
export type OpenReplay = (id: string) => Promise<Replay | FailureCode>

export const replayBy =
  <K extends Kinds>(plan: TablePlan<K>): OpenReplay =>
  async (id) => {
    try {
      const kept = await loadBattle(id)
      return kept === null ? 'missing' : (laidOut(plan, kept) ?? 'unreadable')
    } catch (cause) {
      return failureOf(cause)
    }
  }

function laidOut<K extends Kinds>(plan: TablePlan<K>, kept: StoredBattle): Replay | null {
  const { game } = plan
  const plays: Play<K>[] = []
  const { problem } = resume(game, recordOf(kept), (play) => plays.push(play))
  const last = plays.at(-1)
  if (last === undefined) return null
  const isOpen = !game.hasSecrets || game.outcome(last.now.state) !== null
  const hasUmpire = game.seats(last.setup).some((seat) => seat === umpire)
  const eyes: Party<K> = isOpen && hasUmpire ? umpire : table
  const told = ({ log, setup }: Play<K>): readonly K['event'][] =>
    (log?.events ?? openingTold(game, setup)).filter((event) => isOpen || isToldTo(event, table))
  const moments = plays.filter((play) => play.log === null || isOpen || told(play).length > 0)
  const struck = new Set(
    [...linesFrom(last.log)].filter(({ isStruck }) => isStruck).map(({ line }) => line.number),
  )
  const at = (moment: number): Play<K> => moments[moment] ?? last
  const turns = moments.map(({ now }) => plan.title(game.seen(now.state, table)).turn)
  return {
    tickets: writtenTickets(plan, { value: last }),
    landmarks: {
      last: moments.length - 1,
      telling: moments.map((_, moment) => moment),
      turnStarts: turns.flatMap((turn, n) => (n === 0 || turn > (turns[n - 1] ?? 0) ? [n] : [])),
    },
    sceneAt: (moment) => {
      const play = at(moment)
      return sceneOf(plan, { ...frameOf(game, play, eyes), news: told(play) }, eyes)
    },
    isStruck: (moment) => struck.has(at(moment).log?.number ?? 0),
    takesBack: (moment) => at(moment).log?.entry.kind === 'retract',
    isCut: problem !== null || kept.isBroken,
    playOn: isOpen
      ? async (moment) => {
          const { log, now } = at(moment)
          const title = plan.title(game.seen(now.state, table))
          return beginBattle(kept.battle.opening, title, kept.log.slice(0, log?.number ?? 0))
        }
      : null,
  }
}
