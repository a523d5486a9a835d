// The teams of an event: who plays for which, in the order of the boards, and what is missing before a round.
import { nameKey } from '../../board.ts'

/** A player who may belong to a team. */
export interface TeamMember {
  readonly id: string
  readonly team?: string
  /** From 1; missing: behind those who have one. */
  readonly board?: number
}

export interface Team<M extends TeamMember> {
  /** The same for every spelling of the name. */
  readonly key: string
  /** As its first member has it. */
  readonly name: string
  /** In the order of their boards. */
  readonly members: readonly M[]
}

/** Case and blanks make no other team. */
export const teamKey = nameKey

const byBoard = (one: TeamMember, other: TeamMember): number =>
  (one.board ?? Infinity) === (other.board ?? Infinity)
    ? 0
    : (one.board ?? Infinity) - (other.board ?? Infinity)

/** Every team that anybody plays for, in the order in which they came; members of one board as they came. */
export function teamsOf<M extends TeamMember>(all: readonly M[]): readonly Team<M>[] {
  const byKey = new Map<string, M[]>()
  for (const one of all) {
    const key = teamKey(one.team ?? '')
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), one])
  }
  return [...byKey].map(([key, members]) => ({
    key,
    name: members[0]?.team?.trim() ?? '',
    members: members.toSorted(byBoard),
  }))
}

export const isTeamless = ({ team }: TeamMember): boolean => teamKey(team ?? '') === ''

export interface Lineup<M extends TeamMember> extends Team<M> {
  /** Who sits down, the first board first. A missing player leaves no gap: the others move up. */
  readonly seated: readonly M[]
  /** More than there are boards. */
  readonly reserves: readonly M[]
  /** Boards that stay empty and are forfeited: always the last ones. */
  readonly forfeited: readonly number[]
}

/** How each team would sit down of those who are here; a team of which no member is here is none. */
export const lineupsOf = <M extends TeamMember>(
  here: readonly M[],
  size: number,
): readonly Lineup<M>[] =>
  teamsOf(here).map((team) => ({
    ...team,
    seated: team.members.slice(0, size),
    reserves: team.members.slice(size),
    forfeited: Array.from(
      { length: Math.max(0, size - team.members.length) },
      (_, n) => team.members.length + n + 1,
    ),
  }))

const numbered = <M extends TeamMember>(members: readonly M[]): readonly M[] =>
  members.map((each, n) => ({ ...each, board: n + 1 }))

/** The members of a team with one moved a place up or down, all numbered; as they are where there is no such place. */
export function movedMember<M extends TeamMember>(
  all: readonly M[],
  id: string,
  by: -1 | 1,
): readonly M[] {
  const team = teamsOf(all).find(({ members }) => members.some((each) => each.id === id))
  if (team === undefined) return []
  const members = [...team.members]
  const from = members.findIndex((each) => each.id === id)
  const [one, other] = [members[from], members[from + by]]
  if (one === undefined || other === undefined) return []
  members[from] = other
  members[from + by] = one
  return numbered(members)
}

/** Who has changed when a player joins a team, behind those who are in it: its members, all numbered. */
export function joinedTeam<M extends TeamMember>(
  all: readonly M[],
  id: string,
  name: string,
): readonly M[] {
  const key = teamKey(name)
  const one = all.find((each) => each.id === id)
  if (one === undefined || key === '' || teamKey(one.team ?? '') === key) return []
  const team = teamsOf(all).find((each) => each.key === key)
  return numbered([...(team?.members ?? []), { ...one, team: team?.name ?? name.trim() }])
}
