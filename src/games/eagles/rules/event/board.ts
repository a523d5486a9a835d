// The board of an event: one entry per player, every version kept, what was decided, and how each stands.
import { lookAt, type Look } from '../army/text/decide.ts'
import { fingerprint } from '../army/code/fingerprint.ts'
import { checkAgainst, type EventCheck, type EventVerdict } from './checkAgainst.ts'
import type { ClubEvent } from './event.ts'
import { nameInFile } from './mail/playerName.ts'
import { isHereAs, isSameList, readsBetter } from './sameList.ts'
import { asTyped, teamIn, type OnTheDay, type Submission, type TypedOfList } from './submission.ts'

/** One list of a player, as it came in. */
export interface BoardVersion extends Omit<Submission, 'player' | 'address'> {
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number
  /** The file it came in; empty if it was pasted, linked or scanned. */
  readonly source: string
}

/** What the organiser has said to a version, counted from 0. */
export interface BoardDecision {
  readonly version: number
  /** Why a list is accepted that is not legal; or any note. */
  readonly note: string
}

export interface BoardEntry extends OnTheDay, TypedOfList {
  readonly id: string
  /** Empty: not known yet. */
  readonly player: string
  readonly address: string
  /** At least one, the oldest first; the last one counts. */
  readonly versions: readonly BoardVersion[]
  readonly accepted: BoardDecision | null
  /** The version last answered; null: none. */
  readonly answered: number | null
  /** Another entry of the same name or address: perhaps the same player. Asked, never merged in silence. */
  readonly sameNameAs: string | null
  /** Gone home: plays no further rounds. */
  readonly hasDropped: boolean
  /** The version that the organiser left out of the rounds, counted from 0. */
  readonly leftOut?: number
}

/** `look`: legal, if what stands beside it changes nothing. `changed`: accepted or answered before, and a newer list came since. */
export type BoardState = EventVerdict | 'look' | 'accepted' | 'changed'

/** In the order in which an organiser deals with them. */
export const boardStates = [
  'unreadable',
  'look',
  'illegal',
  'late',
  'changed',
  'accepted',
  'legal',
] as const satisfies readonly BoardState[]

export interface BoardStanding {
  readonly state: BoardState
  readonly verdict: EventVerdict
  /** null: there is no list in it. */
  readonly check: EventCheck | null
  readonly fingerprint: string | null
  /** What a person must look at, whatever the verdict is; null: nothing. */
  readonly look: Look | null
}

export const currentVersion = ({ versions }: BoardEntry) => versions.at(-1) ?? null

function stateOf(entry: BoardEntry, verdict: EventVerdict, look: Look | null): BoardState {
  const last = entry.versions.length - 1
  const { accepted, answered } = entry
  if (accepted?.version === last) return 'accepted'
  const isOlder = (version: number | undefined | null): boolean => (version ?? last) < last
  if (verdict === 'legal' && look !== null) return 'look'
  if (verdict === 'legal' && (isOlder(accepted?.version) || isOlder(answered))) return 'changed'
  return verdict
}

export function standingAt(event: ClubEvent, entry: BoardEntry): BoardStanding {
  const version = currentVersion(entry)
  if (version?.list.ok !== true) {
    const verdict = 'unreadable'
    const state = stateOf(entry, verdict, null)
    return { state, verdict, check: null, fingerprint: null, look: null }
  }
  const list = asTyped(entry, version.list.value)
  const check = checkAgainst(event, list, version.sentAt)
  const look = check.verdict === 'unreadable' ? null : lookAt(list)
  const state = stateOf(entry, check.verdict, look)
  return { state, verdict: check.verdict, check, fingerprint: fingerprint(check.army), look }
}

/** The list may be played as it is: nothing is wrong with it, or the organiser has accepted it. */
export const mayPlay = (state: BoardState): boolean => state === 'legal' || state === 'accepted'

/** The organiser must write to this player: the list cannot be played as it is, and nothing was decided. */
export const mustChange = (state: BoardState): boolean =>
  state === 'illegal' || state === 'unreadable' || state === 'late'

/** The list that counts has been answered. */
export const isAnswered = ({ answered, versions }: BoardEntry): boolean =>
  answered === versions.length - 1

/** Case, accents' writing and blanks make no other person. */
export const nameKey = (player: string): string =>
  player.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Where a version that was read earlier stands now; null: nowhere any more. What was corrected by hand is the same. */
export function placeOfVersion({ versions }: BoardEntry, shown: BoardVersion): number | null {
  const place = versions.findIndex(
    (version) =>
      version.readAt === shown.readAt &&
      version.source === shown.source &&
      isSameList(version, shown),
  )
  return place === -1 ? null : place
}

/** `isOfThisSource`: a mail may have the same list twice, in other words; only a better one is told. */
const hasList = (entry: BoardEntry, list: BoardVersion, isOfThisSource: boolean): boolean =>
  entry.versions.some(
    (version) =>
      isHereAs(version, list) ||
      (isOfThisSource && isSameList(version, list) && !readsBetter(list, version)),
  )

/** Sent again in other words, or read better. */
const hasTroops = (entry: BoardEntry, list: BoardVersion): boolean =>
  list.list.ok && entry.versions.some((version) => isSameList(version, list))

/** Before the first version that was sent later; what has no date of its own came when it was read. */
export function placeFor({ versions }: BoardEntry, sentAt: number | null): number {
  const later =
    sentAt === null
      ? -1
      : versions.findIndex((version) => version.sentAt !== null && version.sentAt > sentAt)
  return later === -1 ? versions.length : later
}

/** What was decided follows its version to where it stands now; null: it goes with the version. */
function withVersions(
  { accepted, answered, leftOut, ...others }: BoardEntry,
  versions: readonly BoardVersion[],
  placeOf: (before: number) => number | null,
): BoardEntry {
  const place = accepted && placeOf(accepted.version)
  const left = leftOut === undefined ? null : placeOf(leftOut)
  return {
    ...others,
    versions,
    accepted: accepted && place !== null ? { ...accepted, version: place } : null,
    answered: answered === null ? null : placeOf(answered),
    ...(left !== null && { leftOut: left }),
  }
}

export const withVersion = (entry: BoardEntry, version: BoardVersion, place: number): BoardEntry =>
  withVersions(entry, entry.versions.toSpliced(place, 0, version), (n) => (n < place ? n : n + 1))

export const withoutVersion = (entry: BoardEntry, place: number): BoardEntry =>
  withVersions(entry, entry.versions.toSpliced(place, 1), (n) =>
    n === place ? null : n < place ? n : n - 1,
  )

const hasSource = ({ versions }: BoardEntry, source: string): boolean =>
  source !== '' && versions.some((version) => version.source === source)

/** Both were named, and not alike: a club's address or a family's has more than one player. */
const hasOtherName = (entry: BoardEntry, { player }: Submission): boolean =>
  entry.player !== '' && player !== '' && nameKey(entry.player) !== nameKey(player)

/** The same address without another name, or the same file again, is the same player. */
const isSurelySame = (entry: BoardEntry, submission: Submission, source: string): boolean =>
  submission.address !== ''
    ? entry.address === submission.address && !hasOtherName(entry, submission)
    : nameKey(entry.player) === nameKey(submission.player) && hasSource(entry, source)

/** Whose list it may be that is here already: the address says it, else the name, else the file that gave the name. */
function likelyOwners(
  all: readonly BoardEntry[],
  submission: Submission,
  source: string,
  /** Entries that had this source before: the organiser may have renamed the player of a file. */
  ofSource: ReadonlySet<string>,
): readonly BoardEntry[] {
  const { player, address } = submission
  const ofAddress = all.filter(
    (entry) =>
      address !== '' &&
      entry.address === address &&
      (!hasOtherName(entry, submission) || ofSource.has(entry.id)),
  )
  if (ofAddress.length > 0) return ofAddress
  const key = nameKey(player)
  // A code that is scanned twice is no second player, though it names none.
  if (key === '')
    return all.filter((entry) => entry.player === '' && (source === '' || hasSource(entry, source)))
  const isNamedByFile = address === '' && player === nameInFile(source)
  return all.filter(
    (entry) => nameKey(entry.player) === key || (isNamedByFile && hasSource(entry, source)),
  )
}

/** Sent after the list that counts: a player may well go back to an earlier list. */
function isLastWord(entry: BoardEntry | undefined, list: BoardVersion, sentAt: number | null) {
  const current = entry === undefined ? null : currentVersion(entry)
  if (current === null || current.sentAt === null || sentAt === null) return false
  return sentAt > current.sentAt && !isSameList(current, list)
}

export interface TakenIn {
  readonly entries: readonly BoardEntry[]
  /** Ids of those that are new or have a new version. */
  readonly changed: readonly string[]
  /** How many lists were here already, just as they are. */
  readonly known: number
}

interface Arrival {
  readonly source: string
  readonly readAt: number
  /** When a list was sent that has no date of its own; null: unknown. */
  readonly undatedAt: number | null
  /** An id that no entry has yet. */
  readonly newId: () => string
  /** Entries that another file of the same name has changed just now: it is another file, and no version of it. */
  readonly ofThisSource?: ReadonlySet<string>
}

/** A new player on the board; each entry that may be the same player is asked about. */
export function newEntry(
  all: readonly BoardEntry[],
  arrived: Pick<Submission, 'player' | 'address' | 'team' | 'board'>,
  version: BoardVersion,
  id: string,
): BoardEntry {
  const { player, address } = arrived
  const key = nameKey(player)
  // Of the same name, else of the same address.
  const twin =
    all.find((entry) => key !== '' && nameKey(entry.player) === key) ??
    all.find((entry) => address !== '' && entry.address === address)
  return {
    id,
    player,
    address,
    versions: [version],
    accepted: null,
    answered: null,
    sameNameAs: twin?.id ?? null,
    hasDropped: false,
    ...teamIn(arrived),
  }
}

/**
 * Takes lists in. A player whose address or file is known gets a new version, in the order in which they were sent as
 * far as both have a date; one of the same name, or of another name at the same address, is kept apart and asked
 * about, unless its troops are the same; a list that is here already, of the same player, word for word and read no
 * better, changes nothing.
 */
export function takeIn(
  entries: readonly BoardEntry[],
  submissions: readonly Submission[],
  { source, readAt, undatedAt, newId, ofThisSource: before }: Arrival,
): TakenIn {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const changed = new Set<string>()
  /** Two lists in one source are two questions, never two versions. */
  const ofThisSource = new Set(before)
  const ofSource = new Set(entries.filter((entry) => hasSource(entry, source)).map(({ id }) => id))
  let known = 0
  for (const submission of submissions) {
    const { sentAt, original, list } = submission
    const version = { sentAt: sentAt ?? undatedAt, original, list, readAt, source }
    const all = [...byId.values()]
    const owners = likelyOwners(all, submission, source, ofSource)
    const surely = all.find(
      (entry) => !ofThisSource.has(entry.id) && isSurelySame(entry, submission, source),
    )
    const isHere = owners.some((entry) => hasList(entry, version, ofThisSource.has(entry.id)))
    if (isHere && !isLastWord(surely, version, sentAt)) {
      known += 1
      continue
    }
    const same = surely ?? owners.find((entry) => hasTroops(entry, version))
    const entry =
      same === undefined
        ? newEntry(all, submission, version, newId())
        : {
            ...withVersion(same, version, placeFor(same, sentAt)),
            // What stands at the desk was perhaps put right by hand.
            ...(same.team === undefined && teamIn(submission)),
          }
    byId.set(entry.id, entry)
    for (const ids of [changed, ofThisSource]) ids.add(entry.id)
  }
  return { entries: [...byId.values()], changed: [...changed], known }
}
