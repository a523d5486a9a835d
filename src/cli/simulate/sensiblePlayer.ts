// A simple sensible player: shoots when in range, charges when the odds are good, reforms, rallies, else advances.
import type { FactValues, FactsWanted } from '@/core/conversation.ts'
import { rollDice, type RollDie } from '@/core/dice/dice.ts'
import type { Policy } from '@/core/game.ts'
import type { BattleKinds, QuestionFrame, QuestionKind } from '@/games/eagles/rules/index.ts'
import { distanceHome, distanceOf, type TableTop } from './tableTop.ts'
import { wish } from './wishes.ts'

export const sensiblePlayer =
  (table: TableTop, roll: RollDie): Policy<BattleKinds> =>
  (state, { about, wanted }) => {
    switch (wanted.kind) {
      case 'dice':
        return { kind: 'dice', faces: rollDice(roll, wanted.count, wanted.sides), source: 'app' }
      case 'facts':
        return { kind: 'facts', values: factsOf(wanted, seen(about.at, about, table)) }
      case 'choice': {
        const wished = wish(about.at, about, wanted.options, { state, table })
        return { kind: 'choice', option: offered(wanted.options, wished) }
      }
    }
  }

/** The first option stands for whatever it has no wish about. */
const offered = (options: readonly string[], wished: string | null): string =>
  wished !== null && options.includes(wished) ? wished : (options[0] ?? '')

/** What is asked as it was seen, or else as the form proposes it. */
const factsOf = ({ fields }: FactsWanted, facts: FactValues): FactValues =>
  Object.fromEntries(fields.map((field) => [field.id, facts[field.id] ?? field.default]))

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0)

type Sights = {
  readonly [K in QuestionKind]?: (about: QuestionFrame<K>, table: TableTop) => FactValues
}

/** What the simulated table says about the facts that are asked, and the few decisions among them. */
const sights: Sights = {
  'shoot.facts': ({ battalion, target }, table) => ({
    distance: distanceOf(table, battalion, target),
  }),
  'charge.facts': ({ charger, target }, table) => ({
    distance: distanceOf(table, charger, target),
  }),
  'charge.reach': ({ charge }, table) => ({
    distance: distanceOf(table, charge.charger, charge.target),
  }),
  'combat.followUp': () => ({ followUp: 'yes' }),
  'rout.facts': ({ battalion, faces }, table) => ({
    reachedEdge: distanceHome(table, battalion) <= sum(faces) ? 'yes' : 'no',
  }),
}

const seen = <K extends QuestionKind>(
  kind: K,
  about: QuestionFrame<K>,
  table: TableTop,
): FactValues => sights[kind]?.(about, table) ?? {}
