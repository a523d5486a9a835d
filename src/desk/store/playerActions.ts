// What an organiser says of players on the day: here, without a list, of which club. Each is one transaction.
import { without } from '@/core/without.ts'
import { cleanName, walkIn, type BoardEntry } from '@/games/eagles/rules/index.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'
import type { Place } from './entryActions.ts'

const change = ({ event, entry: id }: Place, next: (entry: BoardEntry) => BoardEntry) =>
  changeBoard(event, ({ entries }) => ({
    put: entries.filter((one) => one.id === id).map(next),
    result: undefined,
  }))

export const checkIn = (place: Place, isHere: boolean) =>
  change(place, (entry) => (isHere ? { ...entry, isHere } : without(entry, 'isHere')))

export const setClub = (place: Place, typed: string) =>
  change(place, (entry) => {
    const club = cleanName(typed)
    return club === '' ? without(entry, 'club') : { ...entry, club }
  })

/** Of whom no round has been paired yet: rounds keep the team that played. */
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
