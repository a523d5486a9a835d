// The set-up of a game while it is being agreed on, as the form has it.
import {
  defaultHouseRules,
  marlborough,
  marlboroughDefaults,
  thirtyYearsWar,
  type Both,
  type HouseRules,
  type InitiativeChoice,
  type MarlboroughChoices,
  type PlayerKind,
  type ProgressSetup,
} from '../../rules/index.ts'

export type War = 'thirty-years-war' | 'marlborough'

export interface Draft {
  readonly players: Both<PlayerKind>
  readonly names: Both<string>
  readonly war: War
  readonly marlborough: MarlboroughChoices
  readonly initiative: InitiativeChoice
  readonly houseRules: HouseRules
}

export const firstDraft: Draft = {
  players: { a: 'person', b: 'normal' },
  names: { a: '', b: '' },
  war: 'thirty-years-war',
  marlborough: marlboroughDefaults,
  initiative: 'roll',
  houseRules: defaultHouseRules,
}

/** A game without a person would play itself. */
export const hasPerson = ({ players }: Draft): boolean =>
  players.a === 'person' || players.b === 'person'

export const setupOf = ({ players, names, ...draft }: Draft): ProgressSetup => ({
  scenario: draft.war === 'marlborough' ? marlborough(draft.marlborough) : thirtyYearsWar,
  houseRules: draft.houseRules,
  seats: {
    a: { name: players.a === 'person' ? names.a.trim() : '', player: players.a },
    b: { name: players.b === 'person' ? names.b.trim() : '', player: players.b },
  },
  initiative: draft.initiative,
})

/** How many rulings are not as the booklets have them. */
export const countChanged = ({ houseRules }: Draft): number =>
  Object.entries(houseRules).filter(
    ([key, value]) => defaultHouseRules[key as keyof HouseRules] !== value,
  ).length
