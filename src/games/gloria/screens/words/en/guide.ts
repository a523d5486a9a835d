// English words of the first game that explains itself: three rounds, four kings.
import type { Step } from '../../../rules/index.ts'

const first: Readonly<Partial<Record<Step, string>>> = {
  spend:
    'Your city brought 50, and everything costs 50. What you keep is lost, so buy: an artillery brigade beside your army can besiege by itself. Only you see this step.',
  agents: 'Agents come with the larger rules. There is nothing to do here.',
  move: 'Each unit acts once: it moves, attacks, or besieges later. Tap a force, then a goal. Leave somebody at home: an empty fortress belongs to whoever walks in, and one with an army in it cannot even be besieged.',
  attrition:
    'Whoever moved throws a die. At the number of the area or less he is degraded: an army becomes two brigades, a brigade belongs to nobody any more. Wagons never throw.',
  siege:
    'Only who stands beside a fortress, has not moved this turn and has an army or artillery may besiege it. So: walk there now, besiege next round.',
}

export const guideEn = {
  title: 'A hint',
  leave: 'No more hints',
  first,
  second: {
    spend:
      'Two brigades in one fortress can be combined into an army for 50. Brigades that belong to nobody can be hired anywhere: two of them at once, as an army even, for the same 50.',
    move: 'Whoever is to besiege this round must not move. The six fortresses without a king are held by two brigades of nobody: they can be besieged, not entered. Lollapalooza and Labanza are open and empty.',
  },
  last: {
    spend: 'The last round. Most unsacked cities win, then armies, then brigades: combine.',
    move: 'The last round. A city that stands empty is yours the moment you walk in.',
  },
  siege:
    'The odds stand beside each siege: of the next die, and of the whole siege. If the die goes against you one of your units is degraded.',
  battle:
    'A battle stops everything until its result is in: fight it on the table, type it in, or let the dice decide. Winner and loser are degraded alike, unless something spares them.',
}
