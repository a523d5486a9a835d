// Whole random campaigns with random house rules: money adds up, no piece is in two places, nothing leaks.
import { expect, it } from 'vitest'
import { askOf, partiesOf } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { DelugeEvent } from '@/games/deluge/rules/events.ts'
import { deluge } from '@/games/deluge/rules/index.ts'
import { areAllies, areAtWar, nodeIn } from '@/games/deluge/rules/land.ts'
import type { DelugeState, World } from '@/games/deluge/rules/model.ts'
import { ordersIn } from '@/games/deluge/rules/orders.ts'
import { afterLines, strategyChoice } from '@/games/deluge/rules/sheets.ts'
import { groundOf } from '@/games/deluge/rules/world.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { campaignOf, playWild, randomHouse } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

/** CAMPAIGNS=1000 in the soak. */
const campaigns = Number(process.env['CAMPAIGNS'] ?? 3)

const pairsCancel = ['tribute', 'subsidy']

const checkMoney = ({ ledger, factions, gifts }: World, problems: string[]): void => {
  for (const faction of Object.keys(factions))
    if (purseOf(ledger, faction) < 0) problems.push(`the purse of ${faction} is overdrawn`)
  const onTheWay = gifts.reduce((sum, { amount }) => sum + amount, 0)
  for (const reason of pairsCancel) {
    const sum = ledger.reduce((all, entry) => all + (entry.reason === reason ? entry.amount : 0), 0)
    const open = reason === 'subsidy' ? onTheWay : 0
    if (sum + open !== 0) problems.push(`${reason} does not add up to 0`)
  }
  if (ledger.some(({ amount }) => amount === 0)) problems.push('an entry of nothing')
}

const checkPieces = (world: World, used: Map<string, string>, problems: string[]): void => {
  const ids = world.pieces.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) problems.push('a number is used twice')
  // TD-CMB-01, TD-CMB-02: who meets in one node meets in one battle.
  const open = world.battles.filter(({ outcome }) => outcome === null).map(({ node }) => node)
  if (new Set(open).size !== open.length) problems.push('two open tickets of one node')
  for (const { id, faction, at, units, loot } of world.pieces) {
    if ((used.get(id) ?? faction) !== faction) problems.push(`${id} is used again`)
    used.set(id, faction)
    if (!Object.hasOwn(world.nodes, at)) problems.push(`${id} is nowhere`)
    if (units.length === 0) problems.push(`${id} has no unit`)
    if (loot < 0) problems.push(`${id} owes loot`)
    for (const { points, full } of units)
      if (points < 1 || points > full) problems.push(`a unit of ${id} has ${points} of ${full}`)
  }
}

const checkLand = (world: World, problems: string[]): void => {
  const ground = groundOf(world)
  for (const [node, { owner, claim, lootedUntil }] of Object.entries(world.nodes)) {
    if (lootedUntil > world.turn + 3) problems.push(`${node} is looted too long`)
    if (claim === null) continue
    const isOpen = owner === null && world.house.neutralLand === 'open'
    if (!isOpen && !areAtWar(ground, claim.by, owner))
      problems.push(`a claim on ${node} without a war`)
  }
  for (const faction of Object.keys(world.factions)) {
    let at: string | null = faction
    for (let step = 0; at !== null; step += 1) {
      at = world.factions[at]?.overlord ?? null
      if (at === faction || step > 20) problems.push('a ring of overlords')
      if (step > 20) break
    }
  }
}

/** After phase 5 no node holds enemies; at the end of a turn a claim is held by a task force. */
const checkTurnEnd = (world: World, problems: string[]): void => {
  const ground = groundOf(world)
  for (const one of world.pieces)
    for (const other of world.pieces)
      if (one.at === other.at && areAtWar(ground, one.faction, other.faction))
        problems.push(`${one.id} and ${other.id} are left side by side`)
  for (const node of Object.keys(world.nodes)) {
    const { claim } = nodeIn(world, node)
    if (claim === null) continue
    const isHeld = world.pieces.some(
      ({ at, kind, faction }) =>
        at === node && kind === 'task' && areAllies(ground, claim.by, faction),
    )
    if (!isHeld) problems.push(`nobody holds the claim on ${node}`)
  }
}

/** CC-VIEW: asking from the view gives what asking from the whole state would. */
const checkViews = (state: DelugeState, problems: string[]): void => {
  for (const party of partiesOf(deluge, state.setup)) {
    const question = askOf(deluge, state, party)
    if (question?.kind !== 'strategy' || question.wanted.kind !== 'choice') continue
    const sheet = state.sheets[party]
    const orders = ordersIn(state.world, party)
    const own = afterLines(orders.own, sheet?.strategy.lines ?? [])
    const whole = strategyChoice(orders, own).options
    const { options } = question.wanted
    if (options.includes('reopen')) continue
    const seen = options.filter((option) => !/^(?:drop|done)/u.test(option))
    if (canonicalJson(seen) !== canonicalJson(whole))
      problems.push(`${party} is asked by more than it sees`)
  }
}

const lostBy = (event: DelugeEvent): number => {
  if (event.kind === 'delivered') return event.sold + event.kept
  return 'tokens' in event ? event.tokens : 0
}

const tokensIn = (events: readonly DelugeEvent[]): number =>
  events.reduce(
    (sum, event) => sum + (event.kind === 'tookLoot' ? event.taken + event.found : -lostBy(event)),
    0,
  )

const problemsOf = (seed: number): readonly string[] => {
  const roll = seededDice(seed)
  const turns = 2 + (seed % 3)
  const setup = campaignOf(randomHouse(roll, turns), { umpire: seed % 2 === 0 })
  const problems: string[] = []
  const used = new Map<string, string>()
  let [tokens, ended] = [0, 0]
  const played = playWild(setup, seed, ({ state, events }) => {
    const { world } = state
    tokens += tokensIn(events)
    checkMoney(world, problems)
    checkPieces(world, used, problems)
    checkLand(world, problems)
    checkViews(state, problems)
    if (world.pieces.reduce((sum, { loot }) => sum + loot, 0) !== tokens) {
      problems.push(`tokens do not add up in ${world.phase} of turn ${world.turn}`)
      tokens = world.pieces.reduce((sum, { loot }) => sum + loot, 0)
    }
    const ends = events.filter(({ kind }) => kind === 'turnEnded').length
    ended += ends
    if (ends > 0) checkTurnEnd(world, problems)
  })
  if (!played.ok) return [`does not end: ${played.problem.code}`]
  if (ended !== turns) problems.push('not so many turns as agreed')
  expect(deluge.outcome(valueOf(played).state)).not.toBeNull()
  return [...new Set(problems)]
}

it(
  `keeps every law of the page over ${campaigns} random campaigns (TD-GEN-01, 08, 09)`,
  () => {
    for (let seed = 1; seed <= campaigns; seed += 1)
      expect(problemsOf(seed), `seed ${seed}`).toEqual([])
  },
  60_000 + 30_000 * campaigns,
)
