// Meaning of a file of a battle to this phone: new, further on, known already, played another way, or nothing it can use.
import {
  courseOf,
  readArrival,
  standingOf,
  takenIn,
  type Arrival,
  type Course,
} from '@/core/link/arrival.ts'
import { countOf, shared } from '@/core/link/ledger.ts'
import type { Play } from '@/core/record/play.ts'
import type { RecordProblem } from '@/core/record/readRecord.ts'
import { resume } from '@/core/record/resume.ts'
import { mostRecordText, parseRecordText } from '@/core/record/text.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { loadBattle, recordOf, type BattleTitle } from '@/storage/battleDoor.ts'
import { battlesOf } from '@/table/link/knownBattle.ts'
import { isFollowing, linkMarksIn } from '@/table/tableLink.ts'

type BattlePlay = Play<BattleKinds>

/** The same battle on this phone, and what the one that came is to it. */
export interface Known {
  readonly id: string
  readonly title: BattleTitle
  readonly mine: BattlePlay
  readonly course: Course
}

export type Arrived =
  | {
      readonly is: 'battle'
      /** As far as it is sound. */
      readonly theirs: BattlePlay
      readonly problem: RecordProblem | null
      /** Null: it is not on this phone. */
      readonly known: Known | null
    }
  /** A part of a battle of which this phone has too little, by so many entries. */
  | { readonly is: 'gap'; readonly missing: number }
  /** A part that stands on nothing this phone has. */
  | { readonly is: 'part' }
  /** The file, or what is stored here, could not be read. */
  | { readonly is: 'unreadable' }
  | { readonly is: 'refused'; readonly problem: RecordProblem | 'too-big' | 'not-json' }

/** Entries between two pauses in which the screen can move. */
const stride = 100

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function takeIn(start: BattlePlay, arrival: Arrival<BattleKinds>) {
  const steps = takenIn(battle, start, arrival)
  for (let n = 1; ; n += 1) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (n % stride === 0) await breath()
  }
}

interface Candidate extends Omit<Known, 'course'> {
  /** It came from another phone, or was linked with one: it may have been played on in two ways. */
  readonly isTheirs: boolean
}

async function candidatesFor(opening: string): Promise<readonly Candidate[]> {
  const found: Candidate[] = []
  for (const { id, title } of await battlesOf(opening)) {
    const stored = await loadBattle(id)
    const mine = stored === null ? null : resume(battle, recordOf(stored)).play
    const isTheirs = isFollowing(title) || linkMarksIn(title).table !== undefined
    if (mine !== null) found.push({ id, title, mine, isTheirs })
  }
  return found
}

/** Two battles of the same armies have the same opening, and may even begin alike: then they are not one that parted. */
function isSame({ mine, isTheirs }: Candidate, theirs: BattlePlay, course: Course): boolean {
  if (course === 'parted') return isTheirs && shared(mine, theirs) > 0
  return isTheirs || countOf(mine) > 0
}

const order: readonly Course[] = ['even', 'ahead', 'behind', 'parted']

/** The nearest first, and of these the one that follows another phone. */
const weight = ({ each, course }: { readonly each: Candidate; readonly course: Course }): number =>
  2 * order.indexOf(course) + (isFollowing(each.title) ? 0 : 1)

function knownAmong(candidates: readonly Candidate[], theirs: BattlePlay): Known | null {
  const known = candidates
    .map((each) => ({ each, course: courseOf(each.mine, theirs) }))
    .filter(({ each, course }) => isSame(each, theirs, course))
    .sort((one, other) => weight(one) - weight(other))[0]
  return known === undefined ? null : { ...known.each, course: known.course }
}

async function lookUp(arrival: Arrival<BattleKinds>): Promise<Arrived> {
  const candidates = await candidatesFor(arrival.opening)
  const start = [null, ...candidates.map(({ mine }) => mine)]
    .map((mine) => standingOf(battle, arrival, mine))
    .find((standing) => standing !== null)
  if (start === undefined) {
    const theirs = candidates.filter(({ isTheirs }) => isTheirs)
    const longest = Math.max(-1, ...theirs.map(({ mine }) => countOf(mine)))
    const missing = arrival.from - 1 - longest
    return longest >= 0 && missing > 0 ? { is: 'gap', missing } : { is: 'part' }
  }
  const { play: theirs, problem } = await takeIn(start, arrival)
  return { is: 'battle', theirs, problem, known: knownAmong(candidates, theirs) }
}

/** Nothing is kept yet. A file that broke off is read as far as it goes. */
export async function readArrived(file: Blob): Promise<Arrived> {
  if (file.size > mostRecordText) return { is: 'refused', problem: 'too-big' }
  const parsed = parseRecordText(await file.text())
  if (!parsed.ok) return { is: 'refused', problem: 'not-json' }
  const arrival = readArrival(battle, parsed.value.json)
  return arrival.ok ? lookUp(arrival.value) : { is: 'refused', problem: arrival.problem }
}
