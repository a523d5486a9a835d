// Forms for what belongs to a faction: money, tokens, relations, its overlord, its sheet and who plays it.
import { own } from '@/core/own.ts'
import {
  nobody,
  orNobody,
  shownValue,
  wholeOf,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { newKindOf, newKindOptions, seatsWith } from '@/games/campaign/screens/umpire/newPlayer.ts'
import type { DelugeView } from '../../../rules/index.ts'
import { screenWords as words } from '../../words/screenWords.ts'
import {
  factionOptions,
  ownerOptions,
  picked,
  relationOptions,
  typed,
  type FigureForm,
} from './formKit.ts'

const stateOf = (view: DelugeView, faction: string) => own(view.all?.world.factions ?? {}, faction)

export const factionForms = {
  purse: {
    fields: (view) => [picked('faction', factionOptions(view)), typed('amount')],
    made: ({ faction, amount }) => ({ figure: 'purse', faction, amount: wholeOf(amount) }),
  },
  kept: {
    fields: (view, values) => {
      const faction = picked('faction', factionOptions(view))
      const of = shownValue(values, faction)
      return [faction, typed('tokens', String(stateOf(view, of)?.tokensKept ?? 0), of)]
    },
    made: ({ faction, tokens }) => ({ figure: 'kept', faction, tokens: wholeOf(tokens) }),
  },
  relation: {
    fields: (view) => [
      picked('faction', factionOptions(view)),
      picked('other', factionOptions(view).toReversed()),
      picked('is', relationOptions()),
    ],
    made: ({ faction, other, is }) => ({ figure: 'relation', one: faction, other, is }),
  },
  overlord: {
    fields: (view, values) => {
      const faction = picked('faction', factionOptions(view))
      const of = shownValue(values, faction)
      const { overlord = null, rebelAfter = null } = stateOf(view, of) ?? {}
      return [
        faction,
        picked('overlord', ownerOptions(view), overlord ?? nobody, of),
        typed('rebelAfter', rebelAfter === null ? '' : String(rebelAfter), of),
      ]
    },
    made: ({ faction, overlord, rebelAfter = '' }) => ({
      figure: 'overlord',
      faction,
      overlord: orNobody(overlord),
      rebelAfter: rebelAfter.trim() === '' ? null : wholeOf(rebelAfter),
    }),
  },
  sheet: {
    fields: (view) => [picked('faction', factionOptions(view))],
    made: ({ faction }) => ({ figure: 'sheet', faction }),
  },
  player: {
    fields: (view) => [
      picked('faction', factionOptions(view)),
      typed('name'),
      picked('kind', newKindOptions(words.value.start.kinds)),
    ],
    made: ({ faction = '', name = '', kind }, view) => ({
      figure: 'seats',
      seats: seatsWith(
        view.all?.world.seats ?? [],
        { faction, name, kind: newKindOf(kind) },
        view.turn,
      ),
    }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
