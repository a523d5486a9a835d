// The page of Gloria Mundi a second time: who is whose enemy, what may be crossed, entered and attacked, in its own words.
import type { Unit, World } from '@/games/gloria/rules/model.ts'

type Piece = Pick<Unit, 'kind'>
type Node = World['map']['nodes'][number]

interface Board {
  readonly areas: readonly string[]
  readonly nodes: ReadonlyMap<string, Node>
  readonly tags: ReadonlyMap<string, readonly string[]>
  readonly neighbours: ReadonlyMap<string, readonly string[]>
}

const boards = new WeakMap<World['map'], Board>()

const boardOf = (map: World['map']): Board => {
  const known = boards.get(map)
  if (known !== undefined) return known
  const { nodes, links } = map
  const areas = nodes.map(({ id }) => id)
  const ends = links.flatMap(({ a, b, tags }) => [[a, b, tags] as const, [b, a, tags] as const])
  const board: Board = {
    areas,
    nodes: new Map(nodes.map((node) => [node.id, node])),
    tags: new Map(ends.map(([a, b, tags]) => [`${a} ${b}`, tags])),
    neighbours: new Map(
      areas.map((area) => [area, ends.flatMap(([a, b]) => (a === area ? [b] : []))]),
    ),
  }
  boards.set(map, board)
  return board
}

/** What one player may do on a position; nothing of it is taken from the rules that are tested. */
export class Page {
  private readonly board: Board
  readonly areas: readonly string[]

  constructor(
    readonly world: World,
    readonly player: string,
  ) {
    this.board = boardOf(world.map)
    this.areas = this.board.areas
  }

  get isAdvanced(): boolean {
    return this.world.house.scale !== 'basic'
  }

  get isWorld(): boolean {
    return this.world.house.scale === 'world'
  }

  node(area: string): Node {
    const node = this.board.nodes.get(area)
    if (node === undefined) throw new RangeError(area)
    return node
  }

  city(area: string) {
    const node = this.node(area)
    return node.kind === 'land' ? node.city : null
  }

  owner(area: string): string | null {
    return this.world.areas[area]?.owner ?? null
  }

  isSacked(area: string): boolean {
    return this.world.areas[area]?.sacked === true
  }

  /** GM-BAT-12. */
  isFortress(area: string): boolean {
    return this.city(area)?.fortress === true && !this.isSacked(area)
  }

  coast(area: string): readonly string[] {
    const node = this.node(area)
    return node.kind === 'land' || node.kind === 'outer' ? node.coast : []
  }

  units(area: string): readonly Unit[] {
    return this.world.units.filter(({ at }) => at === area)
  }

  tags(from: string, to: string): readonly string[] | null {
    return this.board.tags.get(`${from} ${to}`) ?? null
  }

  neighbours(area: string): readonly string[] {
    return this.board.neighbours.get(area) ?? []
  }

  private cityOf(power: string): string {
    return this.areas.find((area) => this.city(area)?.power === power) ?? ''
  }

  /** GM-CITY-02: whose power works: not of a sacked, an interdicted, an unowned city. */
  holder(power: string): string | null {
    const city = this.cityOf(power)
    const owner = this.owner(city)
    const isBanned = this.world.interdicts.some(
      (ban) => ban.city === city || (ban.player !== null && ban.player === owner),
    )
    if (!this.isAdvanced || this.isSacked(city) || isBanned) return null
    if (power !== 'diplomacy' || this.world.house.salhepatica === 'passive') return owner
    return this.world.taken[city]?.by === owner ? owner : null
  }

  /** GM-CITY-01: taken instead of income, and it works. */
  taker(power: string): string | null {
    const holder = this.holder(power)
    return holder !== null && this.world.taken[this.cityOf(power)]?.by === holder ? holder : null
  }

  canUse(power: string): boolean {
    return this.taker(power) === this.player && this.world.taken[this.cityOf(power)]?.used === false
  }

  /** GM-DIP-01. */
  areAllied(one: string, other: string): boolean {
    const owner = this.holder('diplomacy')
    const circle = owner === null ? [] : [owner, ...this.world.allies]
    return one !== other && circle.includes(one) && circle.includes(other)
  }

  isEnemy(owner: string | null): boolean {
    return owner !== null && owner !== this.player && !this.areAllied(this.player, owner)
  }

  /** GM-DIP-02: his own, or an ally's like his own. */
  isOurs(owner: string | null): boolean {
    return owner !== null && !this.isEnemy(owner)
  }

  enemies(area: string): readonly Unit[] {
    return this.units(area).filter(({ owner }) => this.isEnemy(owner))
  }

  /** GM-MIL-02: an enemy army at home. */
  hasMilitia(area: string): boolean {
    return area === this.cityOf('militia') && this.isEnemy(this.holder('militia'))
  }

  hasEnemy(area: string): boolean {
    return this.enemies(area).length > 0 || this.hasMilitia(area)
  }

  isLocked(area: string): boolean {
    return this.world.battles.some(
      ({ state, area: place, from }) => state === 'parked' && (place === area || from === area),
    )
  }

  /** GM-MAP-04, GM-RIV-01. */
  isPassable(force: readonly Piece[], from: string, to: string): boolean {
    const tags = this.tags(from, to)
    if (tags === null || tags.includes('near')) return false
    const hasBridge = tags.includes('road')
    if (tags.includes('gallowine') && !hasBridge) return false
    if (!tags.includes('mealy')) return true
    const ruler = this.taker('river')
    if (ruler === this.player) return true
    const isClosed = ruler !== null && this.world.bridges === ruler
    const isHeavy = force.some(({ kind }) => kind === 'army' || kind === 'artillery')
    return hasBridge && (!isClosed || isHeavy)
  }

  /** GM-MAP-03, GM-WW-02, GM-TURN-05. */
  isClosed(area: string): boolean {
    const node = this.node(area)
    if (node.kind === 'amana' || node.kind === 'wastes') return true
    if (node.kind === 'outer' && (!this.isWorld || node.kingdomCity)) return true
    return this.isLocked(area)
  }

  /** GM-MOV-02, GM-FORT-04; whether there is room is another question. */
  isOpen(area: string): boolean {
    const units = this.units(area)
    const isHeld = this.isFortress(area) && units.length > 0
    const areIndependent = units.every(({ owner }) => owner === null)
    return !this.isClosed(area) && !this.hasEnemy(area) && !(isHeld && areIndependent)
  }

  /** GM-UNIT-03: two land units at most, one army at most; independents do not count. */
  hasRoom(area: string, newcomers: readonly Piece[], leaving: readonly Unit[] = []): boolean {
    const there = this.units(area).filter(
      (unit) => this.isOurs(unit.owner) && !leaving.includes(unit),
    )
    const all = [...there, ...newcomers]
    return all.length <= 2 && all.filter(({ kind }) => kind === 'army').length <= 1
  }

  mayEnter(force: readonly Unit[], area: string): boolean {
    return this.isOpen(area) && this.hasRoom(area, force, force)
  }

  /** GM-BAT-01 to 03, GM-MIL-02. */
  mayAttack(force: readonly Piece[], area: string): boolean {
    if (this.isClosed(area) || !this.hasEnemy(area) || this.isFortress(area)) return false
    const isArmyThere =
      this.hasMilitia(area) || this.enemies(area).some(({ kind }) => kind === 'army')
    return !isArmyThere || force.some(({ kind }) => kind === 'army')
  }

  /** Own unsacked ports of a sea. */
  ports(sea: string): readonly string[] {
    return this.areas.filter(
      (area) =>
        this.isAdvanced &&
        this.owner(area) === this.player &&
        this.city(area)?.port === sea &&
        !this.isSacked(area),
    )
  }

  /** GM-SEA-01: those whose lift has not been used. */
  lifts(sea: string): readonly string[] {
    const { lifts } = this.world.turn
    return this.ports(sea).filter((port) => !lifts.includes(port) && !this.isLocked(port))
  }

  /** Of one area, that may act: one by one and together (GM-MOV-01, GM-TURN-03). */
  forces(mayAct: (unit: Unit) => boolean): readonly (readonly Unit[])[] {
    const free = this.world.units.filter(
      (unit) =>
        unit.owner === this.player && !unit.isSortie && mayAct(unit) && !this.isLocked(unit.at),
    )
    const pairs = free.flatMap((one) =>
      free.flatMap((other) => (one.at === other.at && one.came < other.came ? [[one, other]] : [])),
    )
    return [...free.map((unit) => [unit]), ...pairs]
  }
}
