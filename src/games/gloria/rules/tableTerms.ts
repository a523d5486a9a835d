// CC-LISTS: how a ticket of Gloria Mundi stands on the table: ready lists of its forces, with the stand-ins of its special units.
import { own } from '../../../core/own.ts'
import {
  allowances,
  commonTerms,
  halfUp,
  readyList,
  traits,
  type ReadyForce,
  type StandIn,
  type TableTerms,
  type Ticket,
  type TicketSide,
} from '../../campaign/rules/index.ts'
import { defaultTables } from './data/defaults.ts'

/** The last word of its label is its unit. */
const unitIn = ({ label }: TicketSide['pieces'][number]): string => label.split(':').at(-1) ?? ''

/** By the unit of a piece. */
const forces: Readonly<Record<string, ReadyForce>> = {
  army: 'army',
  insurgent: 'insurgents',
  infantry: 'brigade',
  'light-cavalry': 'brigade',
  'heavy-cavalry': 'brigade',
  artillery: 'brigade',
  supply: 'brigade',
}

/** Null where a piece is none that there is a list for. */
const forcesOf = ({ pieces }: TicketSide): readonly ReadyForce[] | null => {
  const found = pieces.flatMap((piece) => own(forces, unitIn(piece)) ?? [])
  return found.length === pieces.length && found.length > 0 ? found : null
}

const usualPoints = 200
const tableUnits = new Map<string, number>(
  defaultTables.units.map(({ id, tableUnits: count }) => [id, count]),
)

/** `pointsPerArmy`: ready lists are offered at 200 only; each side's points tell. */
const isUsual = ({ sides }: Ticket): boolean =>
  sides.every((side) => {
    if (forcesOf(side) === null) return true
    const units = side.pieces.reduce((sum, piece) => sum + (tableUnits.get(unitIn(piece)) ?? 0), 0)
    return side.tablePoints === halfUp(usualPoints * units, tableUnits.get('army') ?? 1)
  })

const standIns: readonly StandIn[] = ['guard', 'double-regiment', 'cadre', 'marksmen']

const standInsOf = ({ extras }: TicketSide): readonly StandIn[] =>
  extras.flatMap((extra) => standIns.find((each) => each === extra) ?? [])

const isAllowance = (each: StandIn) => allowances.find((one) => one === each) ?? []

export const gloriaTerms = (ticket: Ticket): TableTerms =>
  commonTerms(ticket, (side) => {
    const own = ticket.sides[side]
    const found = isUsual(ticket) ? forcesOf(own) : null
    const lent = { traits: traits.filter((trait) => own.extras.includes(trait)) }
    if (found === null) return { ...lent, allowances: standInsOf(own).flatMap(isAllowance) }
    const { battalions, standIns: set } = readyList(found, standInsOf(own))
    return { ...lent, ready: battalions, allowances: set.flatMap(isAllowance) }
  })
