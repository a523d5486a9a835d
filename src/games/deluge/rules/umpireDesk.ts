// Contents of the umpire's desk: who has handed in, who keeps the game waiting, and what a run would bring.
import { umpire } from '../../../core/game.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { answer } from './answer.ts'
import { ask, type DelugePrompt } from './ask.ts'
import { contestedNodes, nextFight } from './camps.ts'
import { hasClosed } from './drafting.ts'
import { pointsOf } from './units.ts'
import { seen, type DelugeView } from './view.ts'
import { boardIn, forcesOf } from './world.ts'

interface FactionStatus {
  readonly faction: FactionId
  /** `in`: its sheet is closed. `writes`: it has a sheet open. `asked`: it is asked something else. `free`: nothing. */
  readonly is: 'in' | 'writes' | 'asked' | 'free'
  readonly question: DelugePrompt | null
}

/** In list order; none without the umpire's view. */
export const statusesSeen = ({ all }: DelugeView): readonly FactionStatus[] =>
  all === null
    ? []
    : boardIn(all.world).factions.map((faction) => {
        const view = seen(all, faction)
        const question = ask(view)
        const isSheet = view.asked?.kind === 'sheet'
        const is = isSheet
          ? hasClosed(view)
            ? 'in'
            : 'writes'
          : question === null
            ? 'free'
            : 'asked'
        return { faction, is, question }
      })

/** One faction's own view, for the umpire to look at. */
export const viewSeenBy = ({ all }: DelugeView, faction: FactionId): DelugeView | null =>
  all === null ? null : seen(all, faction)

interface ForecastFight {
  readonly node: NodeId
  readonly red: readonly FactionId[]
  readonly blue: readonly FactionId[]
  readonly redPoints: number
  readonly bluePoints: number
}

/** The first fight of each contested node if the movement is run now; null in another phase. Who flees is not foreseen. */
export const forecast = ({ all, phase }: DelugeView): readonly ForecastFight[] | null => {
  if (all === null || phase !== 'movement') return null
  const run = answer(all, { kind: 'choice', option: 'run' }, umpire)
  if (!run.ok) return null
  const { world } = run.value.state
  return contestedNodes(world).flatMap((node) => {
    const fight = nextFight(world, node, [])
    if (fight === null) return []
    const points = (ids: readonly string[]): number =>
      forcesOf(world, ids).reduce((sum, { units }) => sum + pointsOf(units), 0)
    return [
      {
        node,
        red: fight.red,
        blue: fight.blue,
        redPoints: points(fight.redForces),
        bluePoints: points(fight.blueForces),
      },
    ]
  })
}
