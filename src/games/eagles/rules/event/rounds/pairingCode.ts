// The code of a pairing: everything that two players need to begin their battle of a round (docs/formats-rounds.md).
import type { Result } from '../../../../../core/result.ts'
import { byteWriter, type ByteReader } from '../../army/code/byteStream.ts'
import { readSealed, sealed, type CodeProblem } from '../../army/code/sealed.ts'
import { readArmy, writeArmy } from '../../army/code/shareCode.ts'
import type { Army } from '../../army/model.ts'
import { checkHouseRules, type HouseRules } from '../../houseRules.ts'
import { codeBehind } from '../../army/code/findCode.ts'
import { readHouseRules, writeHouseRules } from '../eventCode.ts'
import { deskBounds } from './deskRules.ts'
import { codeKinds, readTable, writeTable, type AtTable, type Seated } from './roundCode.ts'

export interface RoundPairing extends AtTable {
  /** null: came without a list. */
  readonly armies: Seated<Army | null>
  readonly house: HouseRules
  /** Minutes for each side; null: without a clock. */
  readonly clock: number | null
}

const hasArmy = { first: 1, second: 2 } as const
const knownFlags = 3

/** Names of battalions are the first to go where a code would be too long to be scanned. */
const unnamed = (army: Army): Army => ({
  ...army,
  battalions: army.battalions.map((each) => ({ ...each, name: '' })),
})

export function encodePairing(pairing: RoundPairing, withNames = true): string {
  const { armies, house, clock } = pairing
  const writer = byteWriter()
  writer.byte(codeKinds.pairing)
  writeTable(writer, pairing)
  writer.number(clock ?? 0)
  writeHouseRules(writer, { houseRules: house })
  writer.byte(
    (armies.first === null ? 0 : hasArmy.first) | (armies.second === null ? 0 : hasArmy.second),
  )
  for (const army of [armies.first, armies.second])
    if (army !== null) writeArmy(writer, withNames ? army : unnamed(army))
  return sealed(writer)
}

function readPairing(reader: ByteReader): RoundPairing | null {
  if (reader.byte() !== codeKinds.pairing) return null
  const table = readTable(reader)
  const clock = reader.number(deskBounds.clock)
  const house = checkHouseRules(readHouseRules(reader))
  const flags = reader.byte()
  if (flags > knownFlags) reader.fail()
  const armyOf = (bit: number): Army | null => ((flags & bit) === 0 ? null : readArmy(reader))
  const armies = { first: armyOf(hasArmy.first), second: armyOf(hasArmy.second) }
  if (!house.ok) return null
  return { ...table, armies, house: house.value, clock: clock === 0 ? null : clock }
}

export const decodePairing = (text: string): Result<RoundPairing, CodeProblem> =>
  readSealed(text, readPairing)

const linkMark = '#/battles/round/'

export const pairingCodeIn = (text: string): string | null => codeBehind(text, linkMark)
