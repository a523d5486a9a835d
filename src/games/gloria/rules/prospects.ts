// Prospects of a siege before it is laid: the next roll, and the whole of it if no player helps.
import type { Fraction } from '../../../core/conversation.ts'
import { fraction } from '../../../core/odds/fraction.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import { isCitadel } from './besieging.ts'
import type { World } from './model.ts'
import { countedFace } from './siegeFaces.ts'
import { wholeSiege } from './siegeOdds.ts'
import { rowOf } from './tables.ts'
import { isArmy, unitsAt, unitsOf } from './world.ts'

interface SiegeProspect {
  /** That the next roll takes it. */
  readonly next: Fraction
  /** That it is taken or emptied in the end, by a besieger who keeps the artillery to the last. */
  readonly whole: Fraction
}

const faces = [1, 2, 3, 4, 5, 6]

/** GM-SIEGE-02; siege guns count where they are known to the player who looks (GM-SPEC-02). */
export const siegeProspect = (
  world: World,
  units: readonly string[],
  area: NodeId,
): SiegeProspect => {
  const force = unitsOf(world, units)
  const armies = force.filter(isArmy).length
  const artillery = force.filter(({ kind }) => kind === 'artillery').length
  const hasGuns = force.some(({ specials }) => specials?.includes('siege-guns') ?? false)
  const table = isCitadel(world, area) ? world.tables.cardorSiege : world.tables.siege
  const inside = unitsAt(world, area)
  const independents = inside.filter(({ owner }) => owner === null).length
  const taken = faces.filter((face) => rowOf(table, countedFace(face, hasGuns)).taken).length
  return {
    next: fraction(BigInt(taken), BigInt(faces.length)),
    whole: wholeSiege(
      table,
      { armies, artillery, others: force.length - armies - artillery, hasGuns },
      { brigades: inside.length - independents, independents },
    ),
  }
}
