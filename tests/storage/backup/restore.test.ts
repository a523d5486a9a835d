// Restoring: all or nothing, the same twice is the same once, and nothing goes that nobody agreed to.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addArmies, binArmy, editArmy } from '@/storage/armies.ts'
import type { Backup } from '@/storage/backup/contents.ts'
import { ChangedMeanwhile } from '@/storage/backup/agreement.ts'
import { previewIn } from '@/storage/backup/bringIn.ts'
import { restoreBackup } from '@/storage/backup/code.ts'
import { backupTables, leftOut } from '@/storage/backup/tables.ts'
import { database } from '@/storage/database.ts'
import { binnedAt } from '@/storage/battles/binMark.ts'
import { loadBattle } from '@/storage/battles/load.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import {
  armiesOf,
  backupText,
  battleOf,
  keptArmyOf,
  storedOf,
  withRows,
} from './support/examples.ts'
import { backupHere, fileOf } from './support/reading.ts'
import { goingNow, replaceAll } from './support/replaceAll.ts'

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(() => Promise.all(database.tables.map((table) => table.clear())))

const backup = await fileOf(backupText(storedOf(12, [battleOf(1, 23), battleOf(2, 0)])))
const here = async (): Promise<Backup> => fileOf(await backupHere())
const contents = ({ units }: Backup): string[] => units.map(({ content }) => content).sort()

test('every table of the database is in the backup, or left out for a reason', () => {
  const known = [...backupTables().map(({ name }) => name), ...Object.keys(leftOut)]
  for (const { name } of database.tables) expect(known, name).toContain(name)
})

describe('adding what is missing', () => {
  test('fills an empty phone with the very same content', async () => {
    const report = await restoreBackup(backup, 'add', [])
    expect(report).toMatchObject({ added: 14, removed: 0, same: 0, isVerified: true })
    expect(contents(await here())).toEqual(contents(backup))
  })

  test('twice is the same as once', async () => {
    await restoreBackup(backup, 'add', [])
    const before = await database.armies.toArray()
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 0, same: 14 })
    expect(await database.armies.toArray()).toEqual(before)
  })

  test('gives copies ids of their own, so that nothing here is overwritten', async () => {
    await restoreBackup(backup, 'add', [])
    const ids = (await database.armies.toArray()).map(({ id }) => id)
    for (const { id } of armiesOf(12)) expect(ids).not.toContain(id)
  })

  test('tells the new id of every battle, so that its clock can follow it', async () => {
    const { newIds } = await restoreBackup(backup, 'add', [])
    const battles = await database.battles.toArray()
    expect([...newIds.keys()].sort()).toEqual(
      [battleOf(1, 23), battleOf(2, 0)].map(({ battle }) => battle.id).sort(),
    )
    expect([...newIds.values()].sort()).toEqual(battles.map(({ id }) => id).sort())
    expect((await restoreBackup(backup, 'add', [])).newIds.size).toBe(0)
  })

  test('brings back an army as it was beside what has become of it', async () => {
    await restoreBackup(backup, 'add', [])
    const [first, second] = await database.armies.filter((row) => row.binnedAt === null).toArray()
    await editArmy(first?.id ?? '', [{ kind: 'armyName', name: 'Changed since' }])
    await binArmy(second?.id ?? '')
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 2, same: 12 })
    expect(await database.armies.count()).toBe(14)
  })

  test('keeps two equal armies two', async () => {
    const twin = { ...keptArmyOf(1), id: keptArmyOf(2).id }
    const twins = await fileOf(backupText(withRows(storedOf(0), { armies: [keptArmyOf(1), twin] })))
    await restoreBackup(twins, 'add', [])
    await restoreBackup(twins, 'add', [])
    expect(await database.armies.count()).toBe(2)
  })
})

describe('a battle', () => {
  const played = battleOf(1, 23)
  const early = battleOf(1, 9)

  const takenFrom = async (battles: readonly ReturnType<typeof battleOf>[]): Promise<Backup> =>
    fileOf(backupText(storedOf(0, battles)))

  test('comes back with every entry, under an id of its own, at the same end of its chain', async () => {
    await restoreBackup(await takenFrom([played]), 'add', [])
    const [battle] = await database.battles.toArray()
    expect(battle?.id).not.toBe(played.battle.id)
    const kept = await loadBattle(battle?.id ?? '')
    expect(kept?.log).toHaveLength(23)
    expect(kept?.log.at(-1)?.hash).toBe(played.head.hash)
    expect(kept?.battle.opening).toEqual(played.battle.opening)
  })

  test('that has gone on since the backup is not added once more as it was', async () => {
    await restoreBackup(await takenFrom([played]), 'add', [])
    expect(await restoreBackup(await takenFrom([early]), 'add', [])).toMatchObject({
      added: 0,
      same: 1,
    })
    expect(await database.battles.count()).toBe(1)
  })

  test('that is further in the backup comes beside the one that is here', async () => {
    await restoreBackup(await takenFrom([early]), 'add', [])
    await restoreBackup(await takenFrom([played]), 'add', [])
    expect((await database.heads.toArray()).map(({ seq }) => seq).sort()).toEqual([23, 9].sort())
  })

  /** As `binBattle` leaves it. */
  const binned = (battle: ReturnType<typeof battleOf>): ReturnType<typeof battleOf> => ({
    ...battle,
    battle: { ...battle.battle, title: { ...battle.battle.title, binnedAt: 1_700_000_000_000 } },
  })
  const inBin = async (): Promise<boolean[]> =>
    (await database.battles.toArray()).map((battle) => binnedAt(battle) !== null).sort()

  test('that was in the bin is in the bin again', async () => {
    await restoreBackup(await takenFrom([binned(played)]), 'add', [])
    expect(await inBin()).toEqual([true])
    expect(await restoreBackup(await takenFrom([binned(played)]), 'add', [])).toMatchObject({
      added: 0,
      same: 1,
    })
  })

  test('that lies in the bin here comes beside it as it was: the one in the bin will go', async () => {
    await restoreBackup(await takenFrom([binned(played)]), 'add', [])
    for (const battle of [played, early]) {
      expect(await restoreBackup(await takenFrom([battle]), 'add', [])).toMatchObject({
        added: battle === played ? 1 : 0,
      })
    }
    expect(await inBin()).toEqual([false, true])
  })

  test('of which only the bin has more than the backup comes as it was in the backup', async () => {
    await restoreBackup(await takenFrom([binned(played)]), 'add', [])
    expect(await restoreBackup(await takenFrom([early]), 'add', [])).toMatchObject({ added: 1 })
    expect(await restoreBackup(await takenFrom([binned(early)]), 'add', [])).toMatchObject({
      added: 0,
      same: 1,
    })
  })

  /** Locks that are all free, or all held by another tab. */
  const stubLocks = (isFree: boolean) =>
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, _options: unknown, hold: (lock: object | null) => unknown) =>
          Promise.resolve(hold(isFree ? {} : null)),
      },
    })
  afterEach(() => vi.unstubAllGlobals())

  test('that another tab is playing is not taken away, and nothing else changes', async () => {
    await restoreBackup(await takenFrom([played]), 'add', [])
    stubLocks(false)
    await expect(replaceAll(await fileOf(backupText(storedOf(3))))).rejects.toThrow('not-writer')
    expect(await database.battles.count()).toBe(1)
    expect(await database.armies.count()).toBe(0)
  })

  test('goes with all its entries when everything is replaced', async () => {
    await restoreBackup(await takenFrom([played]), 'add', [])
    stubLocks(true)
    const report = await replaceAll(await fileOf(backupText(storedOf(3))))
    expect(report).toMatchObject({ added: 3, removed: 1, isVerified: true })
    expect(
      await Promise.all(
        [database.battles, database.heads, database.entries].map((table) => table.count()),
      ),
    ).toEqual([0, 0, 0])
  })
})

test('nothing is written into a database that a newer app has closed to this one', async () => {
  await database.meta.put({ ...newGuard(ownInstallId()), minWriter: 999 })
  await expect(restoreBackup(backup, 'add', [])).rejects.toThrow('newer-app')
  expect(await database.armies.count()).toBe(0)
})

describe('replacing everything', () => {
  test('leaves exactly what is in the backup, and what was the same stays untouched', async () => {
    await addArmies([{ army: keptArmyOf(50).army }, { army: keptArmyOf(51).army }])
    await restoreBackup(backup, 'add', [])
    const preview = await previewIn(backup.units, () => undefined)
    expect(preview.here).toBe(16)
    expect(preview.plans.replace.going).toHaveLength(2)
    const before = await database.armies.toArray()
    expect(await replaceAll(backup)).toMatchObject({
      added: 0,
      removed: 2,
      same: 14,
      isVerified: true,
    })
    expect(contents(await here())).toEqual(contents(backup))
    const ids = new Set(before.map(({ id }) => id))
    for (const { id } of await database.armies.toArray()) expect(ids.has(id)).toBe(true)
  })

  test('is given up when more would go than was agreed', async () => {
    await addArmies([{ army: keptArmyOf(50).army }, { army: keptArmyOf(51).army }])
    const told = (await goingNow(backup)).slice(0, 1)
    await expect(restoreBackup(backup, 'replace', told)).rejects.toThrow(ChangedMeanwhile)
    expect(await database.armies.count()).toBe(2)
  })

  test('is given up when as many would go, but others than was agreed', async () => {
    const [id = ''] = await addArmies([{ army: keptArmyOf(50).army }])
    const told = await goingNow(backup)
    await editArmy(id, [{ kind: 'armyName', name: 'Changed since' }])
    await expect(restoreBackup(backup, 'replace', told)).rejects.toThrow(ChangedMeanwhile)
    expect(await database.armies.count()).toBe(1)
  })

  test('changes nothing when the last row cannot be written', async () => {
    await addArmies([{ army: keptArmyOf(50).army }])
    const before = await database.armies.toArray()
    let left = backup.units.length
    const failing = (): void => {
      left -= 1
      if (left === 0) throw new Error('no room')
    }
    database.armies.hook('creating', failing)
    database.battles.hook('creating', failing)
    await expect(replaceAll(backup)).rejects.toThrow('no room')
    database.armies.hook('creating').unsubscribe(failing)
    database.battles.hook('creating').unsubscribe(failing)
    expect(left).toBe(0)
    expect(await database.armies.toArray()).toEqual(before)
  })

  test('changes nothing when the file is not what it was when it was read', async () => {
    await addArmies([{ army: keptArmyOf(50).army }])
    const before = await database.armies.toArray()
    const shorter = await fileOf(backupText(storedOf(11, [battleOf(1, 23), battleOf(2, 0)])))
    await expect(replaceAll({ ...backup, source: shorter.source })).rejects.toThrow('unreadable')
    expect(await database.armies.toArray()).toEqual(before)
  })
})

test('what is restored is written with strict durability', async () => {
  const durabilities = new Set<unknown>()
  const look = (_key: string, _row: unknown, { idbtrans }: { idbtrans?: IDBTransaction }) =>
    void durabilities.add(idbtrans?.durability)
  database.armies.hook('creating', look as never)
  await restoreBackup(backup, 'add', [])
  database.armies.hook('creating').unsubscribe(look as never)
  expect([...durabilities]).toEqual(['strict'])
})
