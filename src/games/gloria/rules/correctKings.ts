// CC-OVR for kings: their plate money, the special units of all their armies, who is in the game and who plays them.
import { own } from '../../../core/own.ts'
import { umpire } from '../../../core/game.ts'
import { hasUmpire, publicSeat, seatProblem } from '../../campaign/rules/index.ts'
import { isInPlay, needs, type CorrectionRules } from './correctionRule.ts'
import type { KingCorrection } from './stateCorrection.ts'
import { isArmy, isAtLeast } from './world.ts'

export const kingRules: CorrectionRules<KingCorrection> = {
  credit: {
    problem: (world, { player }) => needs(isAtLeast(world, 'world') && isInPlay(world, player)),
    put: (world, { player, amount }) => ({
      ...world,
      credits: { ...world.credits, [player]: amount },
    }),
  },
  named: {
    // Before they are named their king is asked; where each army has its own they are its own figure.
    problem: (world, { player }) =>
      needs(
        world.house.specials === 'perPlayer' &&
          isInPlay(world, player) &&
          (own(world.named, player)?.length ?? 0) > 0,
      ),
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
    readers: (world, { player, shown }) =>
      shown || world.revealed.includes(player) ? null : [player, umpire],
  },
  back: {
    problem: ({ players, out }, { player }) =>
      needs(players.includes(player) && out.includes(player)),
    put: (world, { player }) => ({ ...world, out: world.out.filter((each) => each !== player) }),
  },
  seats: {
    problem: (world, { seats }) =>
      seatProblem(seats, world.players) === null && hasUmpire(seats) === hasUmpire(world.seats)
        ? null
        : 'unseated',
    put: (world, { seats }) => ({ ...world, seats: seats.map(publicSeat) }),
  },
}
