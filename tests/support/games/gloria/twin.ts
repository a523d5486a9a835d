// Another world of Gloria Mundi that a party cannot tell from this one: whatever it may not know is different.
import type { RollDie } from '@/core/dice/dice.ts'
import { seenAreas } from '@/games/gloria/rules/fog.ts'
import type { Battle, GloriaEntry, GloriaState, Unit, World } from '@/games/gloria/rules/model.ts'
import { isCity, isOwnSide, unitsAt } from '@/games/gloria/rules/world.ts'
import { brigadeTypes, specialIds, type Special } from '@/games/gloria/rules/tables.ts'

const pick = <T>(list: readonly [T, ...T[]], roll: RollDie): T =>
  list[roll(list.length) - 1] ?? list[0]

const twoSpecials = (roll: RollDie): readonly Special[] => [
  pick(specialIds, roll),
  pick(specialIds, roll),
]

/** GM-SPEC-02. */
const secretly = (units: readonly Unit[], party: string, roll: RollDie): readonly Unit[] =>
  units.map((unit) =>
    unit.owner !== party && unit.kind === 'army' && unit.specials !== null && !unit.isShown
      ? { ...unit, specials: twoSpecials(roll) }
      : unit,
  )

/** Elsewhere in the dark, and something else. */
const otherUnit = (unit: Unit, at: string, roll: RollDie): Unit => ({
  ...unit,
  at,
  kind: unit.kind === 'army' ? 'army' : pick(brigadeTypes, roll),
  came: unit.came + roll(9) / 10,
  acted: roll(2) === 1,
})

/** Whoever stands where nobody looks stands elsewhere, and half of the dark is full of brigades. */
const unitsInTheDark = (world: World, party: string, roll: RollDie): readonly Unit[] => {
  const areas = seenAreas(world, party)
  const free = world.map.nodes.flatMap(({ id, kind }) =>
    kind === 'land' && !areas.has(id) && !isCity(world, id) && unitsAt(world, id).length === 0
      ? [id]
      : [],
  )
  const owners = world.players.filter((player) => !isOwnSide(world, party, player))
  const moved = world.units.map((unit) => {
    const isHidden = unit.owner !== party && !areas.has(unit.at)
    const at = isHidden ? free.splice(roll(free.length) - 1, 1)[0] : undefined
    return at === undefined ? unit : otherUnit(unit, at, roll)
  })
  const added = free.flatMap((at, place): readonly Unit[] => {
    const model = { specials: null, isShown: false, isSortie: false, came: 900 + place }
    const id = `U${world.next.unit + 500 + place}`
    const owner = owners[roll(owners.length + 1) - 1] ?? null
    const acts = { acted: false, moved: false, fought: false }
    return roll(2) === 1
      ? []
      : [{ ...model, ...acts, id, kind: pick(brigadeTypes, roll), owner, at }]
  })
  return [...moved, ...added]
}

const inTheDark = (world: World, party: string, isFull: boolean, roll: RollDie): Partial<World> => {
  const areas = seenAreas(world, party)
  const isOwn = ({ attacker, defender }: Battle): boolean =>
    [...attacker.players, ...defender.players].includes(party)
  const { next, turn } = world
  return {
    units: isFull
      ? unitsInTheDark(world, party, roll)
      : world.units.filter(({ owner, at }) => owner === party || areas.has(at)),
    owed: ['U1'],
    battles: world.battles.filter((battle) => areas.has(battle.area) || isOwn(battle)),
    next: { unit: next.unit + roll(9), ticket: next.ticket + roll(9), came: next.came + 999 },
    turn:
      world.active === party
        ? turn
        : { ...turn, besieged: ['14'], lifts: ['20'], done: [...turn.done, 'attack:U1+U2>12'] },
  }
}

/** Section 4: what is bought is known to the buyer alone until he is done. */
const bought = (world: World, roll: RollDie): Partial<World> => {
  const entry: GloriaEntry = {
    ...{ turn: world.round, phase: 'spend', faction: world.active ?? '', amount: -roll(40) },
    ...{ reason: 'build', rule: 'GM-ECO-02', about: '14:infantry' },
  }
  return { ledger: [...world.ledger, entry], taken: {}, plates: [] }
}

const twinOf = (state: GloriaState, party: string, isFull: boolean, roll: RollDie): GloriaState => {
  const { world, shown } = state
  const inFog = (seen: World): World => {
    const secret = { ...seen, units: secretly(seen.units, party, roll) }
    return seen.house.fog === 'near'
      ? { ...secret, ...inTheDark(secret, party, isFull, roll) }
      : secret
  }
  const isSecret = shown !== null && world.active !== party
  const others = Object.keys(world.named).filter(
    (player) => player !== party && !world.revealed.includes(player),
  )
  const named = Object.fromEntries(others.map((player) => [player, twoSpecials(roll)]))
  const twin = inFog(world)
  return {
    ...state,
    world: {
      ...twin,
      ...(isSecret ? bought(twin, roll) : {}),
      named: { ...world.named, ...named },
    },
    shown: shown === null ? null : { ...inFog(shown), named: { ...shown.named, ...named } },
    naming: Object.fromEntries(
      Object.entries(state.naming).filter(([player]) => player === party || roll(2) === 1),
    ),
    entering: Object.fromEntries(Object.entries(state.entering).filter(([id]) => id === party)),
  }
}

export const gloriaTwins = (
  state: GloriaState,
  party: string,
  roll: RollDie,
): readonly GloriaState[] => [true, false].map((isFull) => twinOf(state, party, isFull, roll))
