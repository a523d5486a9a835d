// From a set-up to the first question (SET-03, or CC-TICKET-04 where a ticket says who places).
import type { Refusal, Side } from '../../../../core/conversation.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { characters, type Army, type Battalion, type Quality } from '../army/model.ts'
import { bounds } from '../army/bounds.ts'
import { characterTable } from '../army/prices.ts'
import { nobody, type BattalionState } from './battalion.ts'
import type { BattleSetup, BattleState } from './state.ts'

/** What every battalion starts with (GEN-06: no mark is set). */
const fresh = {
  placed: false,
  formation: 'line',
  screen: 0,
  charactersLost: 0,
  fallenBody: 0,
  fallenScreen: 0,
  sergeantsSpent: 0,
  activity: 'none',
  fired: false,
  disordered: false,
  reforming: false,
  standTurn: 0,
  shortCharge: false,
  engaged: nobody,
  joined: nobody,
  broken: false,
  brokeTurn: 0,
  hasRun: false,
  ranTurn: 0,
  gone: null,
  tested: false,
  shotAt: false,
  sawRun: false,
  commanderFell: false,
} as const

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** A list may be illegal by points; the battle only needs to know what stands on the table. */
function misfit({ quality, rankers, characters: counts }: Battalion): string | null {
  if (quality === null) return 'quality'
  if (!isWhole(rankers, 1, bounds.rankers)) return 'rankers'
  // ARMY-05 to ARMY-08: the dice of RISK-02 know no more than seven candidates.
  const kind = characters.find((each) => !isWhole(counts[each], 0, characterTable[each].most))
  return kind === undefined ? null : `characters.${kind}`
}

function findMisfit(side: Side, { battalions }: Army): Refusal | null {
  const path = `armies.${side}.battalions`
  // ARMY-15
  if (battalions.length === 0) return { code: 'malformed', path }
  for (const [place, battalion] of battalions.entries()) {
    const field = misfit(battalion)
    if (field !== null) return { code: 'malformed', path: `${path}.${place}.${field}` }
  }
  return null
}

const fielded = (
  side: Side,
  army: Army,
  battalion: Battalion,
  quality: Quality,
  place: number,
  id: number,
): BattalionState => ({
  ...fresh,
  ...battalion.characters,
  id,
  side,
  place,
  quality,
  british: army.nation === 'british',
  light: battalion.light,
  rifles: battalion.rifles,
  original: battalion.rankers,
  atDeployment: battalion.rankers,
  rankers: battalion.rankers,
})

function field(side: Side, army: Army, firstId: number): readonly BattalionState[] {
  return army.battalions.flatMap((battalion, place) => {
    const { quality } = battalion
    return quality === null ? [] : [fielded(side, army, battalion, quality, place, firstId + place)]
  })
}

const commander = { alive: true, with: nobody, moved: false } as const

/** Refused only if an army cannot stand on a table at all. */
export function openBattle(setup: BattleSetup): Result<BattleState, Refusal> {
  const { a, b } = setup.armies
  const { placing = 'dice' } = setup
  const problem = findMisfit('a', a) ?? findMisfit('b', b)
  if (problem !== null) return refused(problem)
  return ok({
    setup,
    phase: 'setUp',
    turn: 0,
    battalions: [...field('a', a, 0), ...field('b', b, a.battalions.length)],
    commanders: { a: commander, b: commander },
    fights: [],
    nextFight: 0,
    placesFirst: 'a',
    holder: null,
    active: 'a',
    activations: 0,
    gapTaken: false,
    stack: [placing === 'dice' ? { at: 'sides.dice' } : { at: 'sides.first', winner: placing }],
    result: null,
  })
}
