// Objections to two who are to meet: that they have met, that they are of one club or one nation.
import { bansBroken } from './criteria.ts'
import type { DeskRules } from './deskRules.ts'
import type { Entrant, Pairing, Round } from './rounds.ts'
import { opponentsOf, partiesOf } from './swiss.ts'

/** As far as the rounds and the bans tell. */
interface Objections {
  /** Rounds in which they have met, from 1. */
  readonly met: readonly number[]
  readonly isSameClub: boolean
  readonly isSameNation: boolean
}

const none: Objections = { met: [], isSameClub: false, isSameNation: false }

type Seats = Pick<Pairing, 'first' | 'second' | 'isFixed'>

interface Against {
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  readonly bans: DeskRules['bans']
}

const off = { club: 'off', nation: 'off' } as const

/**
 * At a table of the round of this place, from 0; earlier rounds are looked at. At one made by hand club mates are told
 * whatever the bans say: no lot has put them there.
 */
export function objectionsAt(
  place: number,
  { entrants, rounds, bans }: Against,
): (table: Seats) => Objections {
  const byId = new Map(entrants.map((each) => [each.id, each]))
  const met = rounds.slice(0, place).map((round) => opponentsOf([round]))
  return ({ first, second, isFixed }) => {
    const [one, other] = [byId.get(first), byId.get(second ?? '')]
    if (one === undefined || other === undefined) return none
    const parties = [partiesOf(one), partiesOf(other)] as const
    const isShared = (ban: Partial<DeskRules['bans']>): boolean =>
      bansBroken({ ...off, ...ban }, 'soft', ...parties) > 0
    return {
      met: met.flatMap((round, n) => (round.get(first)?.has(other.id) === true ? [n + 1] : [])),
      isSameClub: (isFixed === true || bans.club !== 'off') && isShared({ club: 'soft' }),
      isSameNation: bans.nation !== 'off' && isShared({ nation: 'soft' }),
    }
  }
}
