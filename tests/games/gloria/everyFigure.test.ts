// CC-OVR: every figure of a campaign of Gloria Mundi can be set right, or it is said why not. A new one that is not in
// the tables below does not compile.
import { describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import { gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { GloriaState, OwnTurn, Unit, World } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'
import { unit } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

/** The corrections that change a figure, one after the other; or why there is none. */
type Entry = readonly object[] | string
type Table<T> = Readonly<Record<keyof T, Entry>>

const undone = 'where the play stands: answers are taken back (CC-UNDO)'
const begun = 'agreed on before the beginning, and frozen into the set-up (CC-MAP)'
const counted = 'numbers of what is made, never used twice (CC-ID)'

const ofState: Table<GloriaState> = {
  setup: begun,
  world: [{ figure: 'sacked', area: '46', sacked: true }],
  agenda: undone,
  shown: [{ figure: 'sacked', area: '46', sacked: true }],
  naming: undone,
  entering: undone,
  asksOfUnseen: begun,
}

const guards = ['terror', 'terror']
const ofWorld: Table<World> = {
  map: begun,
  tables: begun,
  house: [{ figure: 'houseRule', key: 'rounds', value: 20 }],
  seats: [
    {
      figure: 'seats',
      seats: [
        { id: 'all', name: 'All', factions: [], kind: 'umpire', standing: {} },
        { id: 'one', name: 'One', factions: 'kings', kind: 'player', standing: {} },
      ],
    },
  ],
  round: undone,
  step: undone,
  order: undone,
  active: undone,
  players: begun,
  out: [{ figure: 'back', player: 'cardor' }],
  areas: [{ figure: 'owner', area: '34', owner: 'rio' }],
  units: [{ figure: 'noUnit', unit: 'U1' }],
  fleets: [{ figure: 'newFleet', owner: 'rio', at: '59' }],
  plates: [{ figure: 'noPlate', plate: 'U21' }],
  posts: [{ figure: 'post', area: '83', owner: 'rio', fort: false }],
  kingdoms: [{ figure: 'kingdom', people: '8k1', owner: 'rio' }],
  taken: [{ figure: 'power', city: '40', is: 'taken' }],
  interdicts: [{ figure: 'interdict', by: 'bergdorf', of: '00' }],
  bridges: [{ figure: 'bridges', closed: true }],
  sortieRound: [{ figure: 'lastSortie', player: 'rio', round: 2 }],
  silenced: [{ figure: 'silenced', continent: 'outer-bounds', by: 'rio', silenced: true }],
  beaten: [{ figure: 'beaten', people: '8k1', by: 'orlon', beaten: true }],
  allies: [{ figure: 'allied', player: 'rio', allied: true }],
  named: [{ figure: 'named', player: 'rio', specials: guards, shown: false }],
  revealed: [{ figure: 'named', player: 'rio', specials: guards, shown: true }],
  ledger: [{ figure: 'money', player: 'rio', amount: 50 }],
  credits: [{ figure: 'credit', player: 'rio', amount: 50 }],
  turn: [{ figure: 'turn', of: 'lifts', what: '59', done: true }],
  owed: [{ figure: 'owed', unit: 'U1', owed: true }],
  battles:
    'results are entered by the umpire alone if he will (CC-RESULT-03), what follows has its own figures',
  next: counted,
  isOver: undone,
  winners: undone,
}

const ofArea: Table<World['areas'][string]> = {
  owner: [{ figure: 'owner', area: '34', owner: 'rio' }],
  sacked: [{ figure: 'sacked', area: '34', sacked: true }],
}

const rebuilt = { figure: 'unit', unit: 'U1', kind: 'supply', owner: 'orlon', at: '47' }
const ofUnit: Table<Unit> = {
  id: counted,
  kind: [rebuilt],
  owner: [rebuilt],
  at: [rebuilt],
  specials: [{ figure: 'specials', unit: 'U1', specials: guards, shown: false }],
  isShown: [{ figure: 'specials', unit: 'U1', specials: guards, shown: true }],
  acted: [{ figure: 'did', unit: 'U1', did: 'acted' }],
  moved: [{ figure: 'did', unit: 'U1', did: 'moved' }],
  fought: [{ figure: 'did', unit: 'U1', did: 'fought' }],
  // Put elsewhere and back it has come last.
  came: [
    { figure: 'unit', unit: 'U1', kind: 'army', owner: 'rio', at: '47' },
    { figure: 'unit', unit: 'U1', kind: 'army', owner: 'rio', at: '46' },
  ],
  isSortie: 'militia is put out and called home as a whole (`sortie`)',
}

const fleetElsewhere = { figure: 'fleet', fleet: 'U20', owner: 'port-salut', at: '60' }
const ofFleet: Table<World['fleets'][number]> = {
  id: counted,
  owner: [fleetElsewhere],
  at: [fleetElsewhere],
  sailed: [{ figure: 'fleetDid', fleet: 'U20', sailed: true, used: false }],
  used: [{ figure: 'fleetDid', fleet: 'U20', sailed: false, used: true }],
}

const plateElsewhere = { figure: 'plate', plate: 'U21', owner: 'orlon', at: '83' }
const ofPlate: Table<World['plates'][number]> = {
  id: counted,
  owner: [plateElsewhere],
  at: [plateElsewhere],
}

const ofPost: Table<World['posts'][number]> = {
  at: [{ figure: 'post', area: '80', owner: null, fort: false }],
  owner: [{ figure: 'post', area: '80', owner: 'orlon', fort: false }],
  fort: [{ figure: 'post', area: '80', owner: 'rio', fort: true }],
}

const ofPower: Table<World['taken'][string]> = {
  by: [
    { figure: 'owner', area: '60', owner: 'rio' },
    { figure: 'power', city: '60', is: 'taken' },
  ],
  used: [{ figure: 'power', city: '60', is: 'used' }],
}

const ofBan: Table<World['interdicts'][number]> = {
  by: [
    { figure: 'interdict', by: 'orlon', of: null },
    { figure: 'interdict', by: 'rio', of: '09' },
  ],
  city: [{ figure: 'interdict', by: 'orlon', of: '00' }],
  player: 'with `pope: player` as the city is',
}

const ofTurn: Table<OwnTurn> = {
  lifts: [{ figure: 'turn', of: 'lifts', what: '59', done: true }],
  besieged: [{ figure: 'turn', of: 'besieged', what: '14', done: true }],
  done: [{ figure: 'turn', of: 'done', what: 'deal:8t1', done: true }],
  courts: [{ figure: 'turn', of: 'courts', what: '8k1', done: true }],
  war: [{ figure: 'turn', of: 'war', what: 'deal', done: true }],
}

/** Something of everything. */
const rich = (specials: HouseRules['specials']) => {
  const game = new GloriaScene(
    {
      house: { scale: 'world', start: 'empty', battleHold: 'park', specials },
      umpire: true,
      units: [{ ...unit('rio', '46'), specials: ['guard', 'cadre'] }, unit('orlon', '14')],
      areas: { '34': { owner: 'bergdorf' }, '40': { owner: 'orlon' } },
      world: {
        round: 3,
        out: ['cardor'],
        fleets: [{ id: 'U20', owner: 'rio', at: '59', sailed: false, used: false }],
        plates: [{ id: 'U21', owner: 'rio', at: '80' }],
        posts: [{ at: '80', owner: 'rio', fort: false }],
        taken: { '60': { by: 'port-salut', used: false } },
        interdicts: [{ by: 'orlon', city: '09', player: null }],
        named: { rio: ['guard', 'cadre'] },
      },
    },
    { kind: 'move', player: 'rio' },
  )
  const parked = { id: 'T1', area: '47', from: '46', state: 'parked' } as never
  game.state = { ...game.state, world: { ...game.world, battles: [parked] } }
  return { ...game.state, shown: game.world }
}

const put = (state: GloriaState, given: object): GloriaState => {
  const json = JSON.parse(
    JSON.stringify(given).replace('"kings"', JSON.stringify(state.world.players)),
  ) as unknown
  const correction = valueOf(gloria.readCorrection(json)) as never
  return valueOf(gloria.answer(state, { kind: 'overrule', correction, reason: 'so' }, umpire)).state
}

const cases = <T extends object>(
  thing: string,
  table: Table<T>,
  find: (state: GloriaState) => T | undefined,
) =>
  Object.entries<Entry>(table).map(
    ([field, entry]) =>
      [
        `${thing}.${field}`,
        entry,
        (state: GloriaState): unknown => find(state)?.[field as keyof T],
      ] as const,
  )

const all = [
  ...cases('state', ofState, (state) => state),
  ...cases('world', ofWorld, ({ world }) => world),
  ...cases('area', ofArea, ({ world }) => world.areas['34']),
  ...cases('unit', ofUnit, ({ world }) => world.units.find(({ id }) => id === 'U1')),
  ...cases('fleet', ofFleet, ({ world }) => world.fleets.find(({ id }) => id === 'U20')),
  ...cases('plate', ofPlate, ({ world }) => world.plates.find(({ id }) => id === 'U21')),
  ...cases('post', ofPost, ({ world }) => world.posts.find(({ at }) => at === '80')),
  ...cases('power', ofPower, ({ world }) => world.taken['60']),
  ...cases('interdict', ofBan, ({ world }) => world.interdicts[0]),
  ...cases('turn', ofTurn, ({ world }) => world.turn),
]

const isOfAllArmies = (what: string): boolean => /^world\.(?:named|revealed)$/u.test(what)

describe('CC-OVR: every figure', () => {
  it.each(all)('%s', (what, entry, at) => {
    if (typeof entry === 'string') {
      expect(entry.length).toBeGreaterThan(20)
      return
    }
    const before = rich(isOfAllArmies(what) ? 'perPlayer' : 'perArmy')
    const after = entry.reduce<GloriaState>(put, before)
    expect(at(after)).not.toEqual(at(before))
  })
})
