// The set-up of a game while it is being agreed on, as the form has it.
import { canonicalJson } from '@/core/record/canonical.ts'
import {
  defaultHouseRules,
  layouts,
  marlborough,
  marlboroughDefaults,
  thirtyYearsWar,
  type Both,
  type HouseRules,
  type InitiativeChoice,
  type MarlboroughChoices,
  type PlayerKind,
  type ProgressSetup,
  type Scenario,
} from '../../rules/index.ts'

/** `own`: a scenario of one's own. */
type War = 'thirty-years-war' | 'marlborough' | 'own'

export interface Draft {
  readonly players: Both<PlayerKind>
  readonly names: Both<string>
  readonly war: War
  readonly marlborough: MarlboroughChoices
  /** Frozen into the record when the game begins. */
  readonly own: Scenario | null
  readonly initiative: InitiativeChoice
  readonly houseRules: HouseRules
}

export const firstDraft: Draft = {
  players: { a: 'person', b: 'normal' },
  names: { a: '', b: '' },
  war: 'thirty-years-war',
  marlborough: marlboroughDefaults,
  own: null,
  initiative: 'roll',
  houseRules: defaultHouseRules,
}

/** A game without a person would play itself. */
export const hasPerson = ({ players }: Draft): boolean =>
  players.a === 'person' || players.b === 'person'

const scenarioOf = ({ war, own, marlborough: choices }: Draft): Scenario => {
  if (war === 'own' && own !== null) return own
  return war === 'marlborough' ? marlborough(choices) : thirtyYearsWar
}

export const setupOf = (draft: Draft): ProgressSetup => {
  const { players, names } = draft
  return {
    scenario: scenarioOf(draft),
    houseRules: draft.houseRules,
    seats: {
      a: { name: players.a === 'person' ? names.a.trim() : '', player: players.a },
      b: { name: players.b === 'person' ? names.b.trim() : '', player: players.b },
    },
    initiative: draft.initiative,
  }
}

const isSame = (one: Scenario, other: Scenario): boolean =>
  canonicalJson(one) === canonicalJson(other)

const allChoices: readonly MarlboroughChoices[] = layouts.flatMap((layout) =>
  ([2, 3] as const).flatMap((neutralStart) =>
    ([1, 0] as const).map((neutralMinimum) => ({ layout, neutralStart, neutralMinimum })),
  ),
)

/** What would lead to this set-up, but for a start position. */
export const draftOf = ({ scenario, houseRules, seats, initiative }: ProgressSetup): Draft => {
  const choices = allChoices.find((each) => isSame(marlborough(each), scenario))
  const isFirst = isSame(thirtyYearsWar, scenario)
  const isOwn = !isFirst && choices === undefined
  return {
    players: { a: seats.a.player, b: seats.b.player },
    names: { a: seats.a.name, b: seats.b.name },
    war: isOwn ? 'own' : isFirst ? 'thirty-years-war' : 'marlborough',
    marlborough: choices ?? marlboroughDefaults,
    own: isOwn ? scenario : null,
    initiative,
    houseRules,
  }
}
