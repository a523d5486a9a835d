// Forms for kings: plate money to come, special units of all their armies, who is in the game and who plays them.
import { own } from '@/core/own.ts'
import { shownValue, wholeOf } from '@/games/campaign/screens/umpire/correctForm.ts'
import { newKindOf, newKindOptions, seatsWith } from '@/games/campaign/screens/umpire/newPlayer.ts'
import type { GloriaView } from '../../rules/index.ts'
import { screenWords as words } from '../words/screenWords.ts'
import {
  hasPowers,
  kingOptions,
  picked,
  playerOptions,
  specialOptions,
  typed,
  yesNo,
  type FigureForm,
} from './formKit.ts'

const seatedAs = ({ seats }: GloriaView, king: string) =>
  seats.find(({ factions }) => factions.includes(king))

export const kingForms = {
  credit: {
    fields: (view, values) => {
      const { house, credits } = view.world
      const king = picked('king', house.scale === 'world' ? kingOptions(view) : [])
      const player = shownValue(values, king)
      return [king, typed('credit', String(own(credits, player) ?? 0), player)]
    },
    made: ({ king, credit }) => ({ figure: 'credit', player: king, amount: wholeOf(credit) }),
  },
  named: {
    fields: (view, values) => {
      const { named, revealed, house } = view.world
      const isOfAll = house.specials === 'perPlayer' && hasPowers(view)
      const kings = kingOptions(view).filter(({ value }) => (own(named, value)?.length ?? 0) > 0)
      const king = picked('king', isOfAll ? kings : [])
      const player = shownValue(values, king)
      const [one, two] = own(named, player) ?? []
      const specials = specialOptions()
      return [
        king,
        picked('first', specials, one, player),
        picked('second', specials, two, player),
        yesNo('shown', words.value.correct.shown, revealed.includes(player), player),
      ]
    },
    made: ({ king, first, second, shown }) => ({
      figure: 'named',
      player: king,
      specials: [first, second],
      shown: shown === 'yes',
    }),
  },
  back: {
    fields: (view) => [
      picked(
        'king',
        playerOptions(
          view,
          view.world.players.filter((player) => view.world.out.includes(player)),
        ),
      ),
    ],
    made: ({ king }) => ({ figure: 'back', player: king }),
  },
  seats: {
    fields: (view, values) => {
      const king = picked('king', kingOptions(view))
      const player = shownValue(values, king)
      const now = seatedAs(view, player)
      return [
        king,
        typed('name', now?.name, player),
        picked('seated', newKindOptions(words.value.start.kinds), now?.kind, player),
      ]
    },
    made: ({ king = '', name = '', seated }, view) => ({
      figure: 'seats',
      seats: seatsWith(
        view.seats.map((seat) => ({ ...seat, standing: {} })),
        { faction: king, name, kind: newKindOf(seated) },
        view.world.round,
      ),
    }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
