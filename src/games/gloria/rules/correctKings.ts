// CC-OVR for kings: the special units of all their armies, who is in the game and who plays them.
import { own } from '../../../core/own.ts'
import { umpire } from '../../../core/game.ts'
import { hasUmpire, publicSeat, seatProblem } from '../../campaign/rules/index.ts'
import type { CorrectionRules } from './correctionRule.ts'
import { isArmy } from './world.ts'

export const kingRules: CorrectionRules<'named' | 'back' | 'seats'> = {
  named: {
    now: ({ named, revealed }, { player }) => ({
      specials: own(named, player),
      shown: revealed.includes(player),
    }),
    put: (world, { player, specials, shown }) => {
      const others = world.revealed.filter((each) => each !== player)
      return {
        ...world,
        named: { ...world.named, [player]: specials },
        revealed: shown ? [...others, player] : others,
        units: world.units.map((unit) =>
          unit.owner === player && isArmy(unit) && !unit.isSortie
            ? { ...unit, specials, isShown: shown }
            : unit,
        ),
      }
    },
    // Special units that are known to all stay so, or they are no matter of the table.
    isSecret: (world, { player, shown }) => !(shown && world.revealed.includes(player)),
    readers: (world, { player, shown }) =>
      shown || world.revealed.includes(player) ? null : [player, umpire],
  },
  back: {
    put: (world, { player }) => ({ ...world, out: world.out.filter((each) => each !== player) }),
  },
  seats: {
    problem: (world, { seats }) =>
      seatProblem(seats, world.players) === null && hasUmpire(seats) === hasUmpire(world.seats)
        ? null
        : 'unseated',
    put: (world, { seats }) => ({ ...world, seats: seats.map(publicSeat) }),
    isSecret: (_, { seats }) => seats.some(({ standing }) => Object.keys(standing).length > 0),
  },
}
