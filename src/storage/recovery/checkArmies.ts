// All armies against their second copy: what the database has lost or cannot read comes from the copy, else the copy is written anew.
import { canonicalJson } from '@/rules/core/record/canonical.ts'
import { armyRow } from '../armyRow.ts'
import { readKeptArmy } from '../backup/armyDecoder.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { keptArmy, type KeptArmy } from '../keptArmy.ts'
import { mayWrite, stampOf } from '../meta.ts'
import {
  copyArmies,
  readAllArmies,
  readArmyCopy,
  readLastArmyCopy,
  untilCopied,
} from '../spare/armyCopy.ts'
import type { SpareArmies } from '../spare/armyText.ts'
import { keepAside } from '../battleDamage/damagedFiles.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { printLine } from '../spare/lines.ts'

export interface CheckedArmies {
  readonly agree: number
  readonly fromCopy: number
  readonly fromDatabase: number
  readonly failed: number
}

const isSound = (army: KeptArmy): boolean => readKeptArmy(army) !== null

const byId = ({ armies }: SpareArmies): ReadonlyMap<string, KeptArmy> =>
  new Map(armies.map((army) => [army.id, army]))

const inCopy = (copy: SpareArmies | null): ReadonlyMap<string, KeptArmy> =>
  copy === null ? new Map() : byId(copy)

const isSame = (one: KeptArmy | undefined, other: KeptArmy | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other)

/** What of the copy is better: it can be read and the database's cannot, or it is not older and has more or newer ones. */
function betterIn(copy: SpareArmies, stored: SpareArmies): readonly KeptArmy[] {
  const here = byId(stored)
  return copy.armies.filter((army) => {
    const own = here.get(army.id)
    if (!isSound(army)) return false
    if (own === undefined) return copy.stamp >= stored.stamp
    return !isSound(own) || (copy.stamp > stored.stamp && own.updatedAt < army.updatedAt)
  })
}

/** Only in the place of what was looked at: whoever changes an army meanwhile is right. */
const putBetter = (better: readonly KeptArmy[], stored: SpareArmies): Promise<number> =>
  connected(() =>
    database.transaction('rw', database.armies, database.meta, async () => {
      mayWrite(await database.meta.get('guard'))
      const before = byId(stored)
      const now = await database.armies.bulkGet(better.map(({ id }) => id))
      const unchanged = better.filter((army, place) => {
        const row = now[place]
        const seen = before.get(army.id)
        return row === undefined ? seen === undefined : isSame(keptArmy(row), seen)
      })
      await database.armies.bulkPut(unchanged.map(armyRow))
      const row = await database.meta.get('armies')
      await database.meta.put({ key: 'armies', stamp: Math.max(stored.stamp, stampOf(row)) + 1 })
      return unchanged.length
    }),
  )

/** What cannot be read is kept beside it, as it is. */
async function replaceUnsound(
  drive: SpareDrive,
  better: readonly KeptArmy[],
  stored: SpareArmies,
): Promise<number> {
  if (better.length === 0) return 0
  const here = byId(stored)
  const unsound = better.flatMap(({ id }) => here.get(id) ?? [])
  if (unsound.length > 0) {
    const text = unsound.map((army) => printLine({ army })).join('')
    await keepAside(drive, '', [{ name: '', text, entries: [], lastRead: 0, lastCounted: 0 }])
  }
  return putBetter(better, stored)
}

/** What the mirror or an older file has still comes back; the file written last is the one that must agree. */
export async function checkArmies(drive: SpareDrive): Promise<CheckedArmies> {
  await untilCopied()
  const [stored, copy, last] = await Promise.all([
    readAllArmies(),
    readArmyCopy(drive),
    readLastArmyCopy(drive),
  ])
  const there = inCopy(last)
  const better = copy === null ? [] : betterIn(copy, stored)
  const fromCopy = await replaceUnsound(drive, better, stored)
  const taken = new Set(better.map(({ id }) => id))
  const worse = stored.armies.filter(
    (army) => !taken.has(army.id) && !isSame(army, there.get(army.id)),
  )
  const mustCopy =
    worse.length + fromCopy > 0 || there.size !== stored.armies.length || last?.isTorn
  if (mustCopy === true) await copyArmies()
  const [after, lastAfter] = await Promise.all([readAllArmies(), readLastArmyCopy(drive)])
  const copied = inCopy(lastAfter)
  const agree = after.armies.filter((army) => isSound(army) && isSame(army, copied.get(army.id)))
  return {
    agree: agree.length,
    fromCopy,
    fromDatabase: worse.length,
    failed: after.armies.length - agree.length,
  }
}
