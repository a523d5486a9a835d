// Armies in the database: nothing is lost between two tabs, and lists come from the indexes.
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { newArmy, sampleArmies, type Army } from '@/games/eagles/rules/index.ts'
import {
  addArmies,
  binArmy,
  deleteArmy,
  editArmy,
  emptyOldBin,
  restoreArmy,
  tagArmy,
} from '@/storage/armies.ts'
import {
  allTags,
  watchArmies,
  watchArmy,
  type ArmyPage,
  type ArmyQuery,
} from '@/storage/armyQueries.ts'
import { database } from '@/storage/database.ts'

afterEach(() => database.armies.clear())

const sampleOf = (nation: Army['nation']): Army => {
  const sample = sampleArmies.find((army) => army.nation === nation)
  if (sample === undefined) throw new Error(`no ${nation} sample`)
  return sample
}
const british = sampleOf('british')
const french = sampleOf('french')

const named = (name: string, army: Army = newArmy('british')): Army => ({ ...army, name })

async function addOne(army: Army): Promise<string> {
  const [id] = await addArmies([{ army }])
  if (id === undefined) throw new Error('nothing was added')
  return id
}

/** The first answer of a watch. */
const page = (query: Partial<ArmyQuery> = {}, count = 20): Promise<ArmyPage> =>
  new Promise((resolve, reject) => {
    const watch = watchArmies(
      { bin: false, sort: 'recent', search: '', ...query },
      count,
      (told) => {
        queueMicrotask(() => watch.stop())
        resolve(told)
      },
      reject,
    )
  })

const names = ({ armies }: ArmyPage): string[] => armies.map(({ army }) => army.name)

test('an army is stored as it is, with the text it came from', async () => {
  const [id] = await addArmies([{ army: british, original: 'British\n…', tags: ['club'] }])
  const row = await database.armies.get(id ?? '')
  expect(row).toMatchObject({ army: british, original: 'British\n…', tags: ['club'], points: 200 })
})

test('a batch is added whole or not at all', async () => {
  const broken = { ...british, name: Symbol('cannot be stored') as unknown as string }
  await expect(addArmies([{ army: french }, { army: broken }])).rejects.toThrow()
  expect(await database.armies.count()).toBe(0)
})

test('two tabs that edit the same army at once both keep their edit', async () => {
  const id = await addOne(british)
  const [first, second] = british.battalions.map((battalion) => battalion.id)
  await Promise.all([
    editArmy(id, [{ kind: 'rankers', battalion: first ?? 0, rankers: 40 }]),
    editArmy(id, [{ kind: 'rankers', battalion: second ?? 0, rankers: 48 }]),
  ])
  const row = await database.armies.get(id)
  expect(row?.army.battalions.map(({ rankers }) => rankers).slice(0, 2)).toEqual([40, 48])
  expect(row?.points).toBe(200 + 4 + 12)
})

test('an edit of an army that is gone changes nothing and says so', async () => {
  expect(await editArmy('nowhere', [{ kind: 'armyName', name: 'x' }])).toBeNull()
  expect(await database.armies.count()).toBe(0)
})

test('the newest change stands on top, names and points sort as they say', async () => {
  const old = await addOne(named('Charlie', british))
  await addOne(named('alpha', french))
  await addOne(named('Bravo'))
  expect(names(await page())).toEqual(['Bravo', 'alpha', 'Charlie'])
  await new Promise((resolve) => setTimeout(resolve, 2))
  await editArmy(old, [{ kind: 'armyNote', note: 'touched' }])
  expect(names(await page())).toEqual(['Charlie', 'Bravo', 'alpha'])
  expect(names(await page({ sort: 'name' }))).toEqual(['alpha', 'Bravo', 'Charlie'])
  expect(names(await page({ sort: 'points' })).at(-1)).toBe('Bravo')
})

test('a search finds words of the name, a battalion, the nation or a tag, in any order', async () => {
  const id = await addOne(named('Peninsula Brigade', british))
  await addOne(named('Old Guard', french))
  await tagArmy(id, ['League 2026'])
  expect(names(await page({ search: 'brig pen' }))).toEqual(['Peninsula Brigade'])
  expect(names(await page({ search: 'FRENCH' }))).toEqual(['Old Guard'])
  expect(names(await page({ search: 'league' }))).toEqual(['Peninsula Brigade'])
  expect(names(await page({ search: '#league' }))).toEqual(['Peninsula Brigade'])
  expect(names(await page({ search: 'brig guard' }))).toEqual([])
  expect(await allTags()).toEqual(['league 2026'])
})

test('a page tells how many there are in all and reads only what is shown', async () => {
  await addArmies(Array.from({ length: 30 }, (_, n) => ({ army: named(`Army ${String(n)}`) })))
  const shown = await page({}, 5)
  expect(shown.total).toBe(30)
  expect(names(shown)).toEqual(['Army 0', 'Army 1', 'Army 2', 'Army 3', 'Army 4'])
})

test('the bin takes an army off the list and gives it back', async () => {
  const id = await addOne(british)
  await binArmy(id)
  expect((await page()).total).toBe(0)
  expect((await page({ bin: true })).armies[0]?.binnedAt).not.toBeNull()
  await restoreArmy(id)
  expect((await page()).armies[0]).toMatchObject({ id, binnedAt: null })
})

test('only an army in the bin can be deleted for good', async () => {
  const id = await addOne(british)
  await deleteArmy(id)
  expect(await database.armies.count()).toBe(1)
  await binArmy(id)
  await deleteArmy(id)
  expect(await database.armies.count()).toBe(0)
})

test('after 30 days in the bin an army goes, not a day earlier', async () => {
  const id = await addOne(british)
  await addOne(french)
  await binArmy(id)
  const day = 24 * 60 * 60 * 1000
  expect(await emptyOldBin(Date.now() + 29 * day)).toBe(0)
  expect(await emptyOldBin(Date.now() + 31 * day)).toBe(1)
  expect(names(await page())).toEqual([french.name])
})

test('a watch tells every later change and falls silent when stopped', async () => {
  const id = await addOne(british)
  const told: (string | null)[] = []
  const watch = watchArmy(
    id,
    (kept) => told.push(kept?.army.name ?? null),
    () => undefined,
  )
  await expect.poll(() => told.length).toBe(1)
  await editArmy(id, [{ kind: 'armyName', name: 'Renamed' }])
  await expect.poll(() => told.at(-1)).toBe('Renamed')
  watch.stop()
  await editArmy(id, [{ kind: 'armyName', name: 'Unheard' }])
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(told.at(-1)).toBe('Renamed')
})
