// Actions on one list of the board and on its player. Each is one transaction, whatever another tab does.
import { ok } from '@/core/result.ts'
import { without } from '@/core/without.ts'
import {
  areRivals,
  changeNothing,
  cleanName,
  decideLine,
  isCheckInOn,
  isSeated,
  mergeEntries,
  mustChange,
  nameKey,
  placeOfVersion,
  standingAt,
  walkIn,
  withOnePlayer,
  type Battalion,
  type BoardEntry,
  type BoardVersion,
  type Nation,
  type OpenLine,
} from '@/games/eagles/rules/index.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'

/** A list of a board: of which event, and which. */
export interface Place {
  readonly event: string
  readonly entry: string
}

const change = ({ event, entry: id }: Place, next: (entry: BoardEntry) => BoardEntry) =>
  changeBoard(event, ({ entries }) => {
    const entry = entries.find((one) => one.id === id)
    return { put: entry === undefined ? [] : [next(entry)], result: undefined }
  })

/** Something said to the version that was on the screen: a newer one may have come in meanwhile. False: it is gone. */
export const changeVersion = (
  { event, entry: id }: Place,
  shown: BoardVersion,
  next: (entry: BoardEntry, version: number) => BoardEntry,
) =>
  changeBoard(event, ({ entries }) => {
    const entry = entries.find((one) => one.id === id)
    const version = entry === undefined ? null : placeOfVersion(entry, shown)
    return entry === undefined || version === null
      ? { result: false }
      : { put: [next(entry, version)], result: true }
  })

/** What was sent before is not what would be sent now. */
const answeredFor = ({ answered }: BoardEntry, version: number, isOther: boolean): number | null =>
  isOther && answered === version ? null : answered

/** As it is, legal or not; the note says why, and the player is told. */
export const acceptList = (place: Place, shown: BoardVersion, note: string) =>
  changeVersion(place, shown, (entry, version) => ({
    ...entry,
    accepted: { version, note },
    answered: answeredFor(entry, version, note !== (entry.accepted?.note ?? '')),
  }))

export const unacceptList = (place: Place) =>
  change(place, (entry) => {
    const { accepted } = entry
    if (accepted === null) return entry
    const answered = answeredFor(entry, accepted.version, accepted.note !== '')
    return { ...entry, accepted: null, answered }
  })

export const markAnswered = (place: Place, shown: BoardVersion, isAnswered: boolean) =>
  changeVersion(place, shown, (entry, version) => ({
    ...entry,
    answered: isAnswered ? version : null,
  }))

/** Another entry may have that name already: perhaps the same player, so it is asked. */
export const renamePlayer = ({ event, entry: id }: Place, player: string) =>
  changeBoard(event, ({ entries }) => {
    const key = nameKey(player)
    const put = entries.filter((one) => one.id === id)
    const isNew = put.some((entry) => key !== '' && nameKey(entry.player) !== key)
    const twin = entries.find((one) => isNew && one.id !== id && nameKey(one.player) === key)
    // Who asks already of the one that is renamed keeps asking: two that ask of each other would never be one.
    const sameNameAs = twin === undefined || twin.sameNameAs === id ? null : twin.id
    return { put: put.map((entry) => ({ ...entry, player, sameNameAs })), result: undefined }
  })

export const markDropped = (place: Place, hasDropped: boolean) =>
  change(place, (entry) => ({ ...entry, hasDropped }))

/** The list came in time, whatever its date says. */
export const countAsInTime = (place: Place, shown: BoardVersion) =>
  changeVersion(place, shown, (entry, version) => ({
    ...entry,
    versions: entry.versions.map((each, n) => (n === version ? { ...each, sentAt: null } : each)),
    answered: answeredFor(entry, version, true),
  }))

const decidedIn = (
  version: BoardVersion,
  unread: OpenLine,
  battalions: readonly Battalion[] | null,
): BoardVersion =>
  version.list.ok
    ? { ...version, list: ok(decideLine(version.list.value, unread, battalions)) }
    : version

/** What an unread line means: these battalions, none, or (null) unknown again. It is kept, and the player is told. */
export const decideUnread = (
  place: Place,
  shown: BoardVersion,
  unread: OpenLine,
  battalions: readonly Battalion[] | null,
) =>
  changeVersion(place, shown, (entry, version) => ({
    ...entry,
    versions: entry.versions.map((each, n) =>
      n === version ? decidedIn(each, unread, battalions) : each,
    ),
    answered: answeredFor(entry, version, true),
  }))

const settled = (version: BoardVersion): BoardVersion =>
  version.list.ok ? { ...version, list: ok(changeNothing(version.list.value)) } : version

/** Nothing that stands beside these lists changes them; of each the version that was on the screen. */
export const settleLists = (event: string, shown: ReadonlyMap<string, BoardVersion>) =>
  changeBoard(event, ({ entries }) => ({
    put: entries.flatMap((entry) => {
      const version = shown.get(entry.id)
      const place = version === undefined ? null : placeOfVersion(entry, version)
      if (place === null) return []
      const versions = entry.versions.map((each, n) => (n === place ? settled(each) : each))
      return [{ ...entry, versions, answered: answeredFor(entry, place, true) }]
    }),
    result: undefined,
  }))

/** Typed by hand, for every version; null: as the list says. */
export const setNation = (place: Place, nation: Nation | null) =>
  change(place, (entry) => (nation === null ? without(entry, 'nation') : { ...entry, nation }))

/** Nothing typed: none is known. */
const setTyped = (place: Place, what: 'army' | 'club', typed: string) =>
  change(place, (entry) => {
    const text = cleanName(typed)
    return text === '' ? without(entry, what) : { ...entry, [what]: text }
  })

export const setArmyName = (place: Place, typed: string) => setTyped(place, 'army', typed)
export const setClub = (place: Place, typed: string) => setTyped(place, 'club', typed)

export const areTwoPlayers = (place: Place) =>
  change(place, (entry) => ({ ...entry, sameNameAs: null }))

const twinsOf = (entries: readonly BoardEntry[], id: string) => {
  const newer = entries.find((one) => one.id === id)
  const older = entries.find((one) => one.id === newer?.sameNameAs)
  return newer === undefined || older === undefined ? null : { newer, older }
}

/**
 * The newer list becomes a version of the older entry; both lists, what was said to them, and the seats in the rounds
 * are kept. False: they have been paired in one round, so they are two.
 */
export const isOnePlayer = ({ event, entry: id }: Place): Promise<boolean> =>
  changeBoard(event, ({ event: rules, entries, rounds }) => {
    const found = twinsOf(entries, id)
    if (found === null) return { result: true }
    const { older, newer } = found
    if (areRivals(rounds, id, older.id)) return { result: false }
    const asked = entries.filter((one) => one.sameNameAs === id && one.id !== older.id)
    const isHindered = mustChange(standingAt(rules, older).state)
    const one = mergeEntries(older, newer, isHindered)
    // Who came as a walk-in has not been checked in: it is not the first check-in that sends all others away.
    const isFirst = isCheckInOn([one]) && !isCheckInOn(entries)
    return {
      put: [
        isFirst ? without(one, 'isHere') : one,
        ...asked.map((one) => ({ ...one, sameNameAs: older.id })),
      ],
      remove: [id],
      rounds: withOnePlayer(rounds, id, older.id),
      result: true,
    }
  })

/** False: the player has been paired, and the rounds would be left with no player at a table. */
export const removeEntry = ({ event, entry }: Place): Promise<boolean> =>
  changeBoard(event, ({ rounds }) =>
    isSeated(rounds, entry) ? { result: false } : { remove: [entry], result: true },
  )

/** For undoing: entries as they were. */
export const putBack = (event: string, ...entries: readonly BoardEntry[]): Promise<void> =>
  changeBoard(event, () => ({ put: entries, result: undefined }))

export const checkIn = (place: Place, isHere: boolean) =>
  change(place, (entry) => (isHere ? { ...entry, isHere } : without(entry, 'isHere')))

/** Nothing typed: none. Rounds keep the team that played. */
export const setTeam = (place: Place, typed: string) =>
  change(place, (entry) => {
    const team = cleanName(typed)
    const alone = without(without(entry, 'team'), 'board')
    return team === '' ? alone : { ...alone, team }
  })

/** Adds a player who came without a list; the id. */
export const addWalkIn = (event: string, player: string, club: string): Promise<string> =>
  changeBoard(event, ({ entries }) => {
    const entry = walkIn(entries, {
      id: crypto.randomUUID(),
      player: cleanName(player),
      club: cleanName(club),
      readAt: Date.now(),
    })
    return { put: [entry], result: entry.id }
  })
