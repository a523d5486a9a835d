// Another world of The Deluge that a party cannot tell from this one: whatever it may not know is different.
import type { RollDie } from '@/core/dice/dice.ts'
import { emptyDraft } from '@/games/campaign/rules/index.ts'
import { deluge } from '@/games/deluge/rules/index.ts'
import { areAllies, pairKey } from '@/games/deluge/rules/land.ts'
import type {
  Battle,
  DelugeEntry,
  DelugeState,
  FactionState,
  Force,
  OrderSheet,
  World,
} from '@/games/deluge/rules/model.ts'
import { byNumber, freshUnit } from '@/games/deluge/rules/units.ts'
import { groundOf, knowing } from '@/games/deluge/rules/world.ts'
import { nodesInSight } from '@/games/deluge/rules/sight.ts'

const pick = <T>(list: readonly T[], roll: RollDie): T | undefined =>
  list[roll(Math.max(1, list.length)) - 1]

/** Of a force in sight only that it is there is known; the others may be anywhere that nobody looks. */
const otherForce = (force: Force, places: readonly string[] | null, roll: RollDie): Force => ({
  ...force,
  at: places === null ? force.at : (pick(places, roll) ?? force.at),
  kind: roll(2) === 1 ? 'task' : 'skirmish',
  intelligence: roll(4) - 1,
  loot: roll(5) - 1,
  name: `Twin ${roll(9)}`,
  units: Array.from({ length: roll(4) }, () => freshUnit('', roll(30))),
  from: null,
  fledThisTurn: roll(2) === 1,
  wonHere: null,
})

const unknown: Omit<Force, 'id' | 'faction' | 'at'> = {
  ...{ name: '', kind: 'task', intelligence: 0, units: [], loot: 0 },
  ...{ from: null, fledThisTurn: false, wonHere: null },
}

const otherPieces = (
  { world }: DelugeState,
  party: string,
  hidden: readonly string[],
  seen: ReadonlySet<string>,
  isFull: boolean,
  roll: RollDie,
): readonly Force[] => {
  const pieces = world.pieces.flatMap((force): readonly Force[] => {
    if (force.faction === party) return [force]
    if (seen.has(force.id)) return [otherForce(force, null, roll)]
    return isFull ? [otherForce(force, hidden, roll)] : []
  })
  // And in half of the dark there is one more; those of allies would be seen.
  const raisers = Object.keys(world.factions).filter((id) => !areAllies(groundOf(world), party, id))
  const raised = hidden.flatMap((at, place): readonly Force[] => {
    const faction = pick(raisers, roll)
    const sketch = { ...unknown, id: `F${9_000 + place}`, faction: faction ?? '', at }
    return faction === undefined || !isFull || roll(2) === 1 ? [] : [otherForce(sketch, null, roll)]
  })
  return [...pieces, ...raised].sort(byNumber)
}

const otherFaction = (
  faction: FactionState,
  { house, turn }: World,
  roll: RollDie,
): FactionState => ({
  ...faction,
  rebelAfter: faction.overlord === null ? null : turn + roll(6),
  tokensKept: house.openScore === 'yes' ? faction.tokensKept : roll(9),
  raised: faction.raised + roll(5),
  sight: [],
  knowledge: roll(2) === 1 ? {} : { F1: { units: { value: roll(9), turn: 1 } } },
})

const otherSheet = (sheet: OrderSheet | undefined, roll: RollDie): OrderSheet => ({
  diplomacy: { ...(sheet?.diplomacy ?? emptyDraft), isClosed: roll(2) === 1 },
  strategy: { ...emptyDraft, isClosed: roll(2) === 1 },
  paths: { ...(sheet?.paths ?? emptyDraft), isClosed: roll(2) === 1 },
  replies: [],
})

/** What the camps have entered is theirs until the two differ; the ticket is the camps' own. */
const otherBattle = (battle: Battle, party: string, roll: RollDie): Battle => {
  if ([...battle.red, ...battle.blue].includes(party)) return battle
  const { ticket } = battle
  const entry = { by: battle.red[0] ?? '', result: { how: 'draw', shares: null } } as const
  return {
    ...battle,
    ticket: { ...ticket, sides: [ticket.sides[1], ticket.sides[0]], limits: [] },
    redForces: [],
    entries: { camps: [roll(2) === 1 ? entry : null, null], umpire: null },
  }
}

/** `diplomacy: secret`: two who are at peace may be allies, if neither they nor their vassals look. */
const otherRelations = (world: World, party: string, roll: RollDie): World['relations'] => {
  if (world.house.diplomacy !== 'secret') return world.relations
  const ids = Object.keys(world.factions)
  const pairs = ids.flatMap((one, place) =>
    ids.slice(place + 1).flatMap((other) => {
      const isBond =
        world.factions[one]?.overlord === other || world.factions[other]?.overlord === one
      const isSecret = world.relations[pairKey(one, other)] !== 'war' && !isBond
      return isSecret && !knowing(world, one, other).includes(party) ? [[one, other] as const] : []
    }),
  )
  const changed = pairs.flatMap(([one, other]): [string, 'ally' | 'neutral'][] =>
    roll(2) === 1
      ? []
      : [[pairKey(one, other), areAllies(groundOf(world), one, other) ? 'neutral' : 'ally']],
  )
  return { ...world.relations, ...Object.fromEntries(changed) }
}

const booked = ({ turn, phase }: World, faction: string, roll: RollDie): DelugeEntry => ({
  ...{ turn, phase, faction, amount: roll(80), reason: 'correction', rule: 'CC-OVR' },
  about: null,
})

const twinOf = (state: DelugeState, party: string, isFull: boolean, roll: RollDie): DelugeState => {
  const { world } = state
  const view = deluge.seen(state, party)
  const sight = nodesInSight(view)
  const isBlind = view.own === null && world.house.presence !== 'all'
  const hidden = isBlind
    ? Object.keys(world.nodes)
    : sight === null
      ? []
      : Object.keys(world.nodes).filter((node) => !sight.has(node))
  const seen = new Set([...(view.own?.others ?? []), ...view.shown].map(({ id }) => id))
  const others = Object.keys(world.factions).filter((id) => id !== party)
  const gift = { from: others[0] ?? '', to: others[0] ?? '', amount: roll(9) }
  return {
    ...state,
    setup: { ...state.setup, seats: [] },
    world: {
      ...world,
      seats: world.seats.map((seat) =>
        seat.factions.includes(party) ? seat : { ...seat, standing: { flee: ['fight'] } },
      ),
      pieces: otherPieces(state, party, hidden, seen, isFull, roll),
      factions: Object.fromEntries(
        Object.entries(world.factions).map(([id, faction]) => [
          id,
          id === party ? faction : otherFaction(faction, world, roll),
        ]),
      ),
      relations: otherRelations(world, party, roll),
      ledger: [...world.ledger, ...others.map((id) => booked(world, id, roll))],
      battles: world.battles.map((battle) => otherBattle(battle, party, roll)),
      gifts: [gift],
      untold: [],
      next: { ticket: world.next.ticket + roll(9), change: world.next.change + roll(9) },
    },
    sheets: Object.fromEntries(
      Object.entries(state.sheets).map(([id, sheet]) => [
        id,
        id === party ? sheet : otherSheet(sheet, roll),
      ]),
    ),
    entering: Object.fromEntries(Object.entries(state.entering).filter(([id]) => id === party)),
  }
}

export const delugeTwins = (
  state: DelugeState,
  party: string,
  roll: RollDie,
): readonly DelugeState[] => [true, false].map((isFull) => twinOf(state, party, isFull, roll))
