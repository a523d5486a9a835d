// Corrections of every figure of a campaign for tests, sensible and not, made from how it stands.
import type { DelugeState } from '@/games/deluge/rules/model.ts'
import type { GloriaState } from '@/games/gloria/rules/model.ts'

const unit = { name: 'Reiter', points: 12, full: 20, lossTokens: 1 }

/** Some are refused: what is not there, what is so already, what would overdraw a purse. */
export const delugeCorrections = ({ world }: DelugeState): readonly unknown[] => {
  const [first = 'nobody', second = 'nobody', third = 'nobody'] = Object.keys(world.factions)
  const [node = 'nowhere', other = 'nowhere'] = Object.keys(world.nodes)
  const [force = { id: 'F999' }, another = force] = world.pieces
  return [
    { figure: 'owner', node, owner: second },
    { figure: 'owner', node: other, owner: null },
    { figure: 'claim', node, claim: { by: second, since: world.turn } },
    { figure: 'claim', node: other, claim: null },
    { figure: 'looted', node, until: world.turn + 2 },
    ...['ally', 'war', 'neutral'].flatMap((is) => [
      { figure: 'relation', one: first, other: second, is },
      { figure: 'relation', one: second, other: third, is },
    ]),
    { figure: 'overlord', faction: first, overlord: second, rebelAfter: world.turn + 1 },
    { figure: 'overlord', faction: second, overlord: null, rebelAfter: null },
    { figure: 'overlord', faction: second, overlord: null, rebelAfter: 3 },
    ...[25, -3, -99_999, 0].map((amount) => ({ figure: 'purse', faction: first, amount })),
    { figure: 'kept', faction: first, tokens: 4 },
    { figure: 'force', force: force.id, set: { units: [unit], intelligence: 2, loot: 3 } },
    { figure: 'force', force: another.id, set: { at: node, kind: 'skirmish', fledThisTurn: true } },
    { figure: 'force', force: 'F999', set: { name: 'Vanguard' } },
    { figure: 'newForce', faction: second, at: other, set: { units: [unit, unit] } },
    { figure: 'newForce', faction: 'nobody', at: other, set: { units: [unit] } },
    { figure: 'noForce', force: force.id },
    { figure: 'sheet', faction: first },
    { figure: 'seats', seats: world.seats },
    { figure: 'houseRule', key: 'turns', value: 9 },
    { figure: 'houseRule', key: 'fleeing', value: 'none' },
    { figure: 'houseRule', key: 'victory', value: 'no such thing' },
  ]
}

export const gloriaCorrections = ({ world }: GloriaState): readonly unknown[] => {
  const [first = 'nobody', second = 'nobody', third = 'nobody'] = world.players
  const areas = Object.keys(world.areas)
  const owned = areas.filter((area) => world.areas[area]?.owner !== null)
  const [city = '30', town = '30'] = owned
  const [site = '80', place = '81'] = areas.filter((area) => Number(area) >= 80)
  const [piece = { id: 'U999' }, another = piece] = world.units
  const owner = world.areas[city]?.owner ?? second
  return [
    { figure: 'owner', area: city, owner: second },
    { figure: 'owner', area: town, owner: null },
    { figure: 'owner', area: '01', owner: first },
    ...[true, false].map((sacked) => ({ figure: 'sacked', area: city, sacked })),
    { figure: 'unit', unit: piece.id, kind: 'infantry', owner: third, at: town },
    { figure: 'unit', unit: another.id, kind: 'army', owner: null, at: city },
    { figure: 'newUnit', kind: 'army', owner: first, at: '12' },
    { figure: 'newUnit', kind: 'cavalry', owner: null, at: place },
    { figure: 'noUnit', unit: piece.id },
    { figure: 'noUnit', unit: 'U999' },
    ...[25, -3, -9_999].map((amount) => ({ figure: 'money', player: first, amount })),
    { figure: 'newFleet', owner, at: city },
    { figure: 'newFleet', owner: third, at: town },
    ...world.fleets.flatMap(({ id: fleet }) => [
      { figure: 'fleet', fleet, owner, at: city },
      { figure: 'noFleet', fleet },
    ]),
    ...world.plates.map(({ id: plate }) => ({ figure: 'noPlate', plate })),
    { figure: 'newPlate', owner: first, at: site },
    { figure: 'post', area: site, owner: first, fort: true },
    { figure: 'post', area: place, owner: null, fort: false },
    ...[true, false].flatMap((allied) =>
      [first, second, third].map((player) => ({ figure: 'allied', player, allied })),
    ),
    { figure: 'houseRule', key: 'rounds', value: 9 },
    { figure: 'houseRule', key: 'scale', value: 'basic' },
    { figure: 'houseRule', key: 'plateAttempts', value: 'post' },
  ]
}
