// Choice of where forces go, what they do with the land they stand in, and where they retire to.
import { onceEach } from '../../../core/once.ts'
import { headOf, partOf } from '../../../core/option.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import { draftSeen, landSeen, type DelugeOption, type DelugeView } from '../rules/index.ts'
import { boardSeen, isInTime, prizeOf, relationTo, worthTo } from './worth.ts'

interface Goal {
  readonly node: NodeId
  readonly value: number
}

const lootWorth = 1
/** A fight is won half the time, and if it is, the land changes hands at once. */
const withFight = 0.6

const isHostileThere = (view: DelugeView, node: NodeId): boolean => {
  const { own } = view
  return (
    own?.others.some(
      ({ at, faction }) => at === node && relationTo(view, own.faction, faction) === 'war',
    ) ?? false
  )
}

const valueHere = (view: DelugeView, node: NodeId, canTake: boolean): number => {
  const { own } = view
  const land = view.nodes[node]
  if (own === null || land === undefined) return 0
  const isFought = isHostileThere(view, node)
  if (landSeen(view, node) === 'enemy') {
    const isPossible = canTake && (isInTime(view) || isFought || land.claim?.by === own.faction)
    const loot = view.turn > land.lootedUntil ? lootWorth : 0
    const prize = isPossible ? prizeOf(view, own.faction, node) : 0
    return (isFought ? withFight : 1) * (loot + prize)
  }
  const isThreatened = land.owner === own.faction && (isFought || land.claim !== null)
  return isThreatened ? worthTo(view, own.faction, node) + 1 : 0
}

/** Everything a force of this kind may hope for or must save. */
export const goalsOf = onceEach((view: DelugeView, kind: 'task' | 'skirmish'): readonly Goal[] => {
  const board = boardSeen(view)
  const canTake = view.own !== null && kind === 'task' && board.faction(view.own.faction).canCapture
  return board.graph.ids.flatMap((node): readonly Goal[] => {
    const value = valueHere(view, node, canTake)
    return value > 0 ? [{ node, value }] : []
  })
})

/** How good it is to stand there, on the way to the best of the goals. */
export const pullOf = (view: DelugeView, goals: readonly Goal[], node: NodeId): number => {
  const { graph } = boardSeen(view)
  return goals.reduce(
    (best, goal) => Math.max(best, goal.value / (1 + graph.distance(node, goal.node))),
    0,
  )
}

type Drafted = NonNullable<ReturnType<typeof draftSeen>>
type Force = Drafted['forces'][number]

const perToken = 0.3

/** Its own share of the goals: what others of its side stand in already is theirs, and loot is wanted at home. */
const goalsFor = (view: DelugeView, draft: Drafted, force: Force): readonly Goal[] => {
  const { own } = view
  if (own === null) return []
  const ends = new Map(draft.sheet.paths.lines.map(({ force: id, path }) => [id, path.at(-1)]))
  const others = draft.forces.flatMap(({ id, at }) => (id === force.id ? [] : [ends.get(id) ?? at]))
  const homes = force.loot > 0 ? boardSeen(view).homes(own.faction) : []
  return [
    ...goalsOf(view, force.kind).map(({ node, value }) => {
      const crowd = others.filter((at) => at === node).length
      return { node, value: value / (1 + (isHostileThere(view, node) ? 0.4 : 2) * crowd) }
    }),
    ...homes.flatMap((node) =>
      view.nodes[node]?.owner === own.faction
        ? [{ node, value: perToken * force.loot * keenness(view) }]
        : [],
    ),
  ]
}

/** A faction that scores by tokens carries them home first of all. */
const keenness = (view: DelugeView): number => (scoresByTokens(view) ? 4 : 1)

const scoresByTokens = (view: DelugeView): boolean => {
  const { own } = view
  return own !== null && (boardSeen(view).faction(own.faction).victory.tokensKept ?? 0) > 0
}

/** A fight is even whatever the numbers; a faction that lives by its loot has nothing to win in it. */
export const stand = (view: DelugeView): DelugeOption => (scoresByTokens(view) ? 'flee' : 'fight')

const leastGain = 0.05

export const nextStep = (
  view: DelugeView,
  options: readonly DelugeOption[],
): DelugeOption | null => {
  const draft = draftSeen(view)
  if (draft === null) return null
  let [best, most]: [DelugeOption, number] = ['done', leastGain]
  const goals = new Map<string, readonly Goal[]>()
  for (const option of options) {
    if (headOf(option) !== 'step') continue
    const [id = '', to = ''] = partOf(option).split('>')
    const force = draft.forces.find((each) => each.id === id)
    if (force === undefined) continue
    const mine = goals.get(id) ?? goalsFor(view, draft, force)
    goals.set(id, mine)
    const at = draft.sheet.paths.lines.find((line) => line.force === id)?.path.at(-1) ?? force.at
    const gain = pullOf(view, mine, to) - pullOf(view, mine, at)
    if (gain > most) [best, most] = [option, gain]
  }
  return best
}

const wonHere = (view: DelugeView, node: NodeId): boolean => {
  const { own, battles } = view
  const battle = battles.find((each) => each.node === node && each.outcome !== null)
  if (own === null || battle === undefined) return false
  const isRed = battle.red.includes(own.faction)
  return battle.outcome?.startsWith(isRed ? 'blue' : 'red') ?? false
}

/** Captured if it can become one's own in time and is worth it; else looted. */
export const occupation = (
  view: DelugeView,
  options: readonly DelugeOption[],
): DelugeOption | null => {
  const { asked, own } = view
  if (asked?.kind !== 'occupy' || own === null) return null
  const { node } = asked
  const take = options.find((option) => headOf(option) === 'capture') ?? null
  const loot = options.find((option) => option === 'loot') ?? null
  const isClaimed = view.nodes[node]?.claim?.by === own.faction
  if (isClaimed && !wonHere(view, node)) return loot ?? take
  const isWorth = prizeOf(view, own.faction, node) > 0 && (isInTime(view) || wonHere(view, node))
  if (isWorth && take !== null) return take
  return loot ?? take ?? options.find((option) => headOf(option) === 'captureFor') ?? null
}

/** Among friends, else as offered. */
export const bestEnd = (view: DelugeView, options: readonly DelugeOption[]): DelugeOption | null =>
  options.find((option) => landSeen(view, partOf(option)) === 'friendly') ?? options[0] ?? null
