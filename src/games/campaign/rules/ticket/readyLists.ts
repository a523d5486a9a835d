// CC-LISTS: ready lists for The March of Eagles, so that no player must build one on the evening.

export interface ReadyBattalion {
  readonly quality: 'guards' | 'veteran' | 'drilled' | 'green'
  readonly rankers: number
  readonly officer: number
  readonly sergeant: number
  readonly drummer: number
  readonly ensign: number
  readonly light: boolean
  readonly rifles: boolean
}

const readyForces = ['army', 'brigade', 'insurgents'] as const
export type ReadyForce = (typeof readyForces)[number]

export type StandIn = 'guard' | 'double-regiment' | 'cadre' | 'marksmen'

const plain = (
  quality: ReadyBattalion['quality'],
  rankers: number,
  people: Partial<ReadyBattalion> = {},
): ReadyBattalion => ({
  quality,
  rankers,
  officer: 0,
  sergeant: 0,
  drummer: 0,
  ensign: 0,
  light: false,
  rifles: false,
  ...people,
})

/** Points by ARMY-03 to 08: 200, 58 and 42. */
const lists: Readonly<Record<ReadyForce, readonly ReadyBattalion[]>> = {
  army: [
    plain('veteran', 24, { officer: 1 }),
    plain('veteran', 24, { officer: 1 }),
    plain('drilled', 28, { sergeant: 1, ensign: 1 }),
    plain('drilled', 28, { sergeant: 1, ensign: 1 }),
    plain('drilled', 28, { sergeant: 1 }),
  ],
  brigade: [plain('drilled', 24, { officer: 1 }), plain('drilled', 24)],
  insurgents: [
    plain('green', 24, { sergeant: 1, drummer: 1 }),
    plain('green', 24),
    plain('green', 24),
  ],
}

/** By place in the army's list: what each stand-in needs to find there, and what it makes of it. */
type Change = (list: readonly ReadyBattalion[]) => readonly ReadyBattalion[] | null

const changeAt =
  (
    places: readonly number[],
    has: (one: ReadyBattalion) => boolean,
    change: (one: ReadyBattalion) => ReadyBattalion,
  ): Change =>
  (list) =>
    places.every((place) => list[place] !== undefined && has(list[place]))
      ? list.map((one, place) => (places.includes(place) ? change(one) : one))
      : null

const inTurn =
  (...steps: readonly Change[]): Change =>
  (list) =>
    steps.reduce<readonly ReadyBattalion[] | null>(
      (all, step) => (all === null ? null : step(all)),
      list,
    )

const withoutSergeant = (one: ReadyBattalion): ReadyBattalion => ({ ...one, sergeant: 0 })
const hasSergeant = ({ sergeant }: ReadyBattalion): boolean => sergeant > 0

const changes: Readonly<Record<StandIn, Change>> = {
  guard: changeAt(
    [0],
    ({ quality }) => quality === 'veteran',
    (one) => ({ ...one, quality: 'guards' }),
  ),
  'double-regiment': inTurn(
    changeAt([2, 3], hasSergeant, withoutSergeant),
    changeAt(
      [4],
      () => true,
      (one) => ({ ...one, rankers: 48 }),
    ),
  ),
  cadre: changeAt(
    [2, 3],
    ({ officer }) => officer === 0,
    (one) => ({ ...one, officer: 1 }),
  ),
  marksmen: inTurn(
    changeAt([2, 3, 4], hasSergeant, withoutSergeant),
    changeAt(
      [2, 3],
      ({ ensign }) => ensign > 0,
      (one) => ({ ...one, ensign: 0 }),
    ),
    changeAt(
      [1],
      () => true,
      (one) => ({ ...one, light: true, rifles: true }),
    ),
  ),
}

export interface ReadyList {
  readonly battalions: readonly ReadyBattalion[]
  /** Those that were set; one whose figures are gone already is not. */
  readonly standIns: readonly StandIn[]
}

/**
 * The list of a side: its forces, largest first, battalions in this order; tribes alone, two or three, leave out one
 * drummer. Stand-ins go into the first army's list, each kind once, in the order named.
 */
export const readyList = (
  forces: readonly ReadyForce[],
  wished: readonly StandIn[] = [],
): ReadyList => {
  const sorted = [...forces].sort((a, b) => readyForces.indexOf(a) - readyForces.indexOf(b))
  const set: StandIn[] = []
  let army = lists.army
  if (sorted[0] === 'army')
    for (const each of new Set(wished)) {
      const changed = changes[each](army)
      if (changed === null) continue
      army = changed
      set.push(each)
    }
  const battalions = sorted.flatMap((force, place) =>
    place === 0 && force === 'army' ? army : lists[force],
  )
  return {
    battalions: isTribesAlone(sorted) ? withoutLastDrummer(battalions) : battalions,
    standIns: set,
  }
}

const isTribesAlone = (forces: readonly ReadyForce[]): boolean =>
  (forces.length === 2 || forces.length === 3) && forces.every((force) => force === 'insurgents')

const withoutLastDrummer = (list: readonly ReadyBattalion[]): readonly ReadyBattalion[] => {
  const last = list.findLastIndex(({ drummer }) => drummer > 0)
  return list.map((one, place) => (place === last ? { ...one, drummer: 0 } : one))
}
