// The battle card: what two armies need at the table under their house rules, and nothing that cannot occur.
import type { Side } from '../../../core/conversation.ts'
import { countFiringGroups, countSkirmishers } from './army/figures.ts'
import type { Battalion } from './army/model.ts'
import { bandOf } from './battle/bands.ts'
import { bigMargin } from './battle/combatStrength.ts'
import { lossOfLoser, lossOfWinner } from './battle/combatCosts.ts'
import { add, times, type BattleStep } from './battle/labels.ts'
import { activationNumber } from './battle/quality.ts'
import { halfOf } from './battle/strength.ts'
import type { BattalionId, BattalionState } from './battle/battalion.ts'
import type { BattleState } from './battle/state.ts'
import { weaponRanges } from './battle/volleyDice.ts'
import type { HouseRules } from './houseRules.ts'

export interface CardBattalion {
  /** Its number in the battle. */
  readonly id: BattalionId
  /** Place in the list, from 0. */
  readonly place: number
  readonly name: string
  /** The lowest score that passes and hits now (GEN-01, ACT-07). */
  readonly needed: number
  readonly rankers: number
  /** In line; in column its front row (GEN-05). */
  readonly groups: number
  readonly frontRow: number
  /** As soon as so many Rankers are lost, half are gone (CAS-02). */
  readonly half: number
  readonly isLight: boolean
  readonly hasRifles: boolean
  readonly characters: Battalion['characters']
}

export const cardParts = ['dice', 'score', 'attack', 'resolve', 'combat'] as const
export type CardPart = (typeof cardParts)[number]

export interface BattleCard {
  readonly battalions: Readonly<Record<Side, readonly CardBattalion[]>>
  /** Inches and the part of the groups that fires; rifles only where there are any. */
  readonly ranges: readonly {
    readonly weapon: 'musket' | 'rifle'
    readonly bands: readonly { readonly upTo: number; readonly band: number }[]
  }[]
  /** DF-02: the faces of the band die; part 0: no die is thrown. */
  readonly fireBands: readonly { readonly faces: readonly number[]; readonly band: number }[]
  /** What is added or halved, part by part, in the order of the rules. */
  readonly modifiers: Readonly<Record<CardPart, readonly BattleStep[]>>
  /** COMBAT-03, CRISK-01. */
  readonly combat: { readonly loser: number; readonly winner: number; readonly riskFrom: number }
}

/** A battalion as it came to the table: with its quality, and the characters of its list. */
interface Listed extends Pick<
  BattalionState,
  'id' | 'side' | 'place' | 'quality' | 'british' | 'light' | 'rifles'
> {
  readonly needed: number
  readonly name: string
  readonly rankers: number
  readonly characters: Battalion['characters']
}

/** What the two armies have, as far as a modifier asks. */
interface Fielded {
  readonly all: readonly Listed[]
  readonly house: HouseRules
}

const has = ({ all }: Fielded, is: (battalion: Listed) => boolean): boolean => all.some(is)

const when = (holds: boolean, ...steps: readonly BattleStep[]): readonly BattleStep[] =>
  holds ? steps : []

const isGreen = ({ quality }: Listed): boolean => quality === 'green'

/** ACT-07: whether the drop of a Green shows on such a roll at all. */
const dropStep = (fielded: Fielded, isActivation: boolean): readonly BattleStep[] =>
  when(
    has(fielded, isGreen) && (isActivation || fielded.house.greenDropScope === 'allRolls'),
    add('greenDrop', -1, 'ACT-07'),
  )

function diceSteps(fielded: Fielded): readonly BattleStep[] {
  const { house } = fielded
  return [
    add('columnTarget', 2, 'SHOOT-05'),
    ...when(
      has(fielded, (each) => each.british && !isGreen(each)),
      add('britishLine', 2, 'SHOOT-05'),
    ),
    ...when(
      has(fielded, ({ quality }) => quality === 'guards'),
      add('guards', 2, 'SHOOT-05'),
    ),
    ...when(
      house.riflemenDice > 0 && has(fielded, ({ rifles }) => rifles),
      add('riflemen', house.riflemenDice, 'SHOOT-05'),
    ),
    house.cover === 'list' ? add('softCover', -2, 'SHOOT-05') : times('softCover', 0.5, 'SHOOT-06'),
    times('hardCover', 0.5, 'SHOOT-06'),
    times('disordered', 0.5, 'DIS-02'),
    ...when(
      has(fielded, ({ rankers, light }) => countSkirmishers(rankers, light) > 0),
      times('skirmishers', 0.5, 'SHOOT-06'),
    ),
  ]
}

const scoreSteps = (fielded: Fielded): readonly BattleStep[] => [
  add('commander', 1, 'SHOOT-08'),
  add('defensiveFire', -1, 'DF-04'),
  ...dropStep(fielded, false),
]

const nerveSteps = (fielded: Fielded, rule: 'CHARGE-01' | 'RES-02'): readonly BattleStep[] => [
  ...when(
    has(fielded, ({ characters }) => characters.officer > 0),
    add('officer', 2, rule),
  ),
  ...when(
    fielded.house.halfLossModifier !== 0,
    add('halfLosses', fielded.house.halfLossModifier, rule),
  ),
]

const attackSteps = (fielded: Fielded): readonly BattleStep[] => [
  ...when(fielded.house.attackModifiers === 'on', ...nerveSteps(fielded, 'CHARGE-01')),
  ...dropStep(fielded, true),
]

const resolveSteps = (fielded: Fielded): readonly BattleStep[] => [
  ...nerveSteps(fielded, 'RES-02'),
  add('lostCombat', -1, 'RES-02'),
  ...dropStep(fielded, false),
]

const combatSteps = (fielded: Fielded): readonly BattleStep[] => [
  add('chargedInLine', 3, 'COMBAT-02'),
  add('chargedInColumn', 6, 'COMBAT-02'),
  ...when(
    has(fielded, ({ characters }) => characters.officer > 0),
    add('officer', 3, 'COMBAT-02'),
  ),
  ...when(
    has(
      fielded,
      ({ characters: { drummer, sergeant, ensign } }) => drummer + sergeant + ensign > 0,
    ),
    add('character', 1, 'COMBAT-02'),
  ),
  add('commander', 3, 'SC-03'),
  ...when(fielded.all.length > 2, add('joined', 2, 'COMBAT-08')),
  add('uphill', 2, 'COMBAT-02'),
  add('softCover', -1, 'COMBAT-02'),
  add('hardCover', -4, 'COMBAT-02'),
  add('disordered', -2, 'DIS-02'),
]

function fireBandsIn(house: HouseRules): BattleCard['fireBands'] {
  const byBand = new Map<number, number[]>()
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const band = bandOf(house, face)
    byBand.set(band, [...(byBand.get(band) ?? []), face])
  }
  return [...byBand].map(([band, faces]) => ({ band, faces }))
}

const noCharacters = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 } as const

const listedIn = (state: BattleState): readonly Listed[] =>
  state.battalions.map((battalion) => {
    const { side, place, original } = battalion
    const listed = state.setup.armies[side].battalions[place]
    const { name = '', characters = noCharacters } = listed ?? {}
    const needed = activationNumber(state, battalion)
    return { ...battalion, name, rankers: original, characters, needed }
  })

function lineOf({ columnWidth }: HouseRules, battalion: Listed): CardBattalion {
  const { id, place, name, needed, rankers, light, rifles, characters } = battalion
  const groups = countFiringGroups(rankers)
  return {
    id,
    place,
    name,
    needed,
    rankers,
    groups,
    frontRow: Math.min(columnWidth, groups),
    half: halfOf(rankers),
    isLight: light,
    hasRifles: rifles,
    characters,
  }
}

/** As the armies came to the table: what they have lost since does not change the card, an SC who joins or dies does (ACT-07). */
export function battleCard(state: BattleState): BattleCard {
  const { house } = state.setup
  const all = listedIn(state)
  const fielded: Fielded = { all, house }
  const linesOf = (side: Side): readonly CardBattalion[] =>
    all.filter((each) => each.side === side).map((each) => lineOf(house, each))
  const weapons = (['musket', 'rifle'] as const).filter((weapon) =>
    all.some(({ rifles }) => rifles === (weapon === 'rifle')),
  )
  return {
    battalions: { a: linesOf('a'), b: linesOf('b') },
    ranges: weapons.map((weapon) => ({ weapon, bands: weaponRanges[weapon] })),
    fireBands: fireBandsIn(house),
    modifiers: {
      dice: diceSteps(fielded),
      score: scoreSteps(fielded),
      attack: attackSteps(fielded),
      resolve: resolveSteps(fielded),
      combat: combatSteps(fielded),
    },
    combat: { loser: lossOfLoser, winner: lossOfWinner, riskFrom: bigMargin },
  }
}
