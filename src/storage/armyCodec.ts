// Reading and writing of rows of armies.
import type { Codec } from './kind.ts'
import { armyRow } from './armyRow.ts'
import { readKeptArmy } from './backup/armyDecoder.ts'
import type { KeptArmy } from './keptArmy.ts'

export const armyCodec: Codec<KeptArmy> = {
  decode: readKeptArmy,
  decodePart: () => null,
  encode: armyRow,
  title: ({ army }) => army.name,
  rename: (unit) => unit,
}
