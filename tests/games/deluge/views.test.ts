// Views of The Deluge on their way, and answers for a seat that is nobody's.
import { expect, it } from 'vitest'
import {
  absentPolicy,
  defaultMap,
  deluge,
  forcesSeen,
  nodesInSight,
  receivedView,
  sentEvents,
  sentView,
  waitsForOthers,
  type SentView,
} from '@/games/deluge/rules/index.ts'
import { smallMap } from '@tests/support/campaign.ts'
import { checkDelugeMap } from '@/games/deluge/rules/mapCheck.ts'
import type { Unit } from '@/games/deluge/rules/model.ts'
import { supplyGap } from '@/games/deluge/rules/supply.ts'
import { groundOf } from '@/games/deluge/rules/world.ts'
import { Scene, unitsOf, worldOf } from '@tests/support/delugeScene.ts'
import { valueOf } from '@tests/support/results.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const end = { kind: 'phase', phase: 'end' } as const
const combat = { kind: 'phase', phase: 'combat' } as const

it('a view travels without the map, and asks the same where the map is', () => {
  const scene = new Scene({ purses: { sweden: 80 } }, strategy)
  const view = deluge.seen(scene.state, 'sweden')
  const sent = sentView(view)
  expect(JSON.stringify(sent).length).toBeLessThan(25_000)
  const again = receivedView(JSON.parse(JSON.stringify(sent)), [smallMap, defaultMap])
  expect(again.ok && deluge.ask(again.value, 'sweden')).toEqual(deluge.ask(view, 'sweden'))
  expect(receivedView(sent, [smallMap])).toEqual({ ok: false, problem: sent.setup.map })
})

it('when all is over a view travels as the state, without what others knew, and shows the same', () => {
  const scene = new Scene(
    { turn: 12, forces: [{ id: 'F1', faction: 'sweden', at: 'sweden' }] },
    end,
  )
  const seats = scene.state.world.seats.map((seat) =>
    seat.id === 'plc' ? { ...seat, standing: { flee: ['fight'] } } : seat,
  )
  scene.state = { ...scene.state, world: { ...scene.state.world, seats } }
  const view = deluge.seen(scene.state, 'sweden')
  expect(view.isOver).toBe(true)
  const sent: SentView = JSON.parse(JSON.stringify(sentView(view))) as SentView
  expect(JSON.stringify(sent)).not.toContain('"nodes":[')
  expect(JSON.stringify(sent)).not.toContain('"standing":{"flee"')
  const again = valueOf(receivedView(sent, [defaultMap]))
  expect(forcesSeen(again)).toEqual(forcesSeen(view))
  expect({ ...again, all: null }).toEqual({ ...JSON.parse(JSON.stringify(view)), all: null })
  // Before version 2 of the file all of it was there, with the map.
  const older = { ...view, setup: { ...view.setup, map: sent.setup.map } }
  expect(valueOf(receivedView(older, [defaultMap])).all?.world.map.id).toBe(defaultMap.id)
})

it('what travels with a view was told to its seat in this turn or the one before', () => {
  const began = (turn: number) => ({ kind: 'turnBegan', turn, order: [] }) as const
  const said = (lines: number) =>
    ({ kind: 'noted', phase: 'strategy', lines, isClosed: true }) as const
  const noted = (to: string, lines: number) => ({ ...said(lines), to: [to] }) as const
  const told = [began(1), noted('sweden', 1), began(2), noted('sweden', 2), noted('plc', 9)]
  const all = [...told, began(3), noted('sweden', 3)]
  const sent = (isOver: boolean) => sentEvents(all, { seenBy: 'sweden', isOver })
  expect(sent(false)).toEqual([began(2), said(2), began(3), said(3)])
  expect(sent(true)).toEqual([began(3), said(3)])
  expect(sentEvents(told.slice(0, 2), { seenBy: 'sweden', isOver: false })).toHaveLength(2)
})

it('CC-VIEW: purse, ledger, sheet and forces of one faction change nothing that another is sent', () => {
  const forces = [{ id: 'F6', faction: 'crimea', at: 'crimea' }]
  const rich = new Scene({ purses: { crimea: 80 }, forces }, strategy)
  const poor = new Scene({ purses: { crimea: 1 }, forces: [] }, strategy)
  rich.choose('crimea', 'disband:F6', 'done')
  for (const by of ['sweden', 'hre', 'table'])
    expect(JSON.stringify(sentView(deluge.seen(rich.state, by)))).toBe(
      JSON.stringify(sentView(deluge.seen(poor.state, by))),
    )
})

it('CC-ABSENT: nobody orders nothing, accepts what the other camp has entered, else takes the D10', () => {
  const answer = absentPolicy({ strategy: ['raise:sweden'] })
  const scene = new Scene({ purses: { sweden: 80 } }, strategy)
  const asked = (by: string) => {
    const question = scene.ask(by)
    if (question === null) throw new Error('not asked')
    return answer(deluge.seen(scene.state, by), question)
  }
  expect(asked('sweden')).toEqual({ kind: 'choice', option: 'raise:sweden' })
  expect(asked('plc')).toEqual({ kind: 'choice', option: 'done' })
  const forces = [
    { id: 'F1', faction: 'sweden', at: 'wilno', from: 'wenden' },
    { id: 'F2', faction: 'plc', at: 'wilno' },
  ]
  const battle = new Scene({ forces, house: { fleeing: 'none' } }, combat, strategy)
  const absent = {
    id: 'nobody',
    name: '',
    factions: ['plc'],
    kind: 'absent' as const,
    standing: {},
  }
  battle.correct({
    figure: 'seats',
    seats: [...battle.setup.seats.filter(({ id }) => id !== 'plc'), absent],
  })
  const question = () => battle.ask('plc')
  const given = () => {
    const now = question()
    return now === null ? null : answer(deluge.seen(battle.state, 'plc'), now)
  }
  expect(given()).toEqual({ kind: 'choice', option: 'quick' })
  battle.choose('sweden', 'blueBreaks')
  expect(given()).toEqual({ kind: 'choice', option: 'blueBreaks' })
})

it('CC-ABSENT: a standing reinforcement is given where it merges, and not begun for ever where it cannot', () => {
  const nobody = absentPolicy({
    strategy: ['reinforce:F1', 'raise:sweden'],
    reinforce: ['merge:1+2'],
  })
  const orders = (...units: readonly (number | Partial<Unit>)[]) => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units: unitsOf(...units) }]
    const scene = new Scene({ forces, purses: { sweden: 50 } }, strategy)
    for (let asked = 0; asked < 20; asked += 1) {
      const question = scene.ask('sweden')
      if (question === null) break
      const given = nobody(deluge.seen(scene.state, 'sweden'), question)
      if (given === null) break
      scene.give('sweden', given)
    }
    const sheet = scene.state.sheets['sweden']?.strategy
    return [...(sheet?.lines.map(({ kind }) => kind) ?? []), sheet?.isClosed]
  }
  expect(orders(22)).toEqual(['raise', 'raise', true])
  const damaged = { points: 3, full: 9 }
  expect(orders(damaged, damaged, 9)).toEqual(['reinforce', 'raise', 'raise', true])
})

it('CC-ABSENT: a camp of nobody waits for the one that somebody plays, and its seat knows its standing answers', () => {
  const forces = [
    { id: 'F1', faction: 'sweden', at: 'wilno', from: 'wenden' },
    { id: 'F2', faction: 'plc', at: 'wilno' },
  ]
  const scene = new Scene({ forces, house: { fleeing: 'none' } }, combat, strategy)
  const nobody = (...factions: readonly string[]) => ({
    id: 'nobody',
    name: '',
    factions,
    kind: 'absent' as const,
    standing: { result: ['draw'] },
  })
  const others = scene.setup.seats.filter(({ id }) => id !== 'plc' && id !== 'sweden')
  const swedish = scene.setup.seats.filter(({ id }) => id === 'sweden')
  const waits = () => waitsForOthers(deluge.seen(scene.state, 'plc'))
  expect(waits()).toBe(true)
  scene.correct({ figure: 'seats', seats: [...others, ...swedish, nobody('plc')] })
  expect(waits()).toBe(true)
  // Nobody is behind the defender whom the attacker would wait for.
  expect(waitsForOthers(deluge.seen(scene.state, 'sweden'))).toBe(false)
  expect(deluge.seen(scene.state, 'plc').own?.standing).toEqual({ result: ['draw'] })
  expect(deluge.seen(scene.state, 'sweden').own?.standing).toEqual({})
  scene.choose('sweden', 'blueBreaks')
  expect(waits()).toBe(false)
  const both = new Scene({ forces, house: { fleeing: 'none' } }, combat, strategy)
  both.correct({ figure: 'seats', seats: [...others, nobody('plc', 'sweden')] })
  expect(waitsForOthers(deluge.seen(both.state, 'plc'))).toBe(false)
})

it.each(['near', 'scouted'] as const)(
  'TD-RET-02: who is asked to flee has all land up to three links away in sight (%s)',
  (presence) => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' },
      { id: 'F2', faction: 'plc', at: 'minsk' },
    ]
    const scene = new Scene({ turn: 2, forces, house: { presence } }, combat, strategy)
    const sees = (by: string, node: string) => nodesInSight(deluge.seen(scene.state, by))?.has(node)
    expect(scene.ask('sweden')?.kind).toBe('flee')
    expect([sees('sweden', 'moscow'), sees('sweden', 'nogai'), sees('hre', 'moscow')]).toEqual([
      true,
      false,
      false,
    ])
  },
)

it('presence all: that a force is in a node is public, what it is stays its own', () => {
  const forces = [{ id: 'F1', faction: 'sweden', at: 'minsk', intelligence: 3 }]
  const shown = (presence: 'near' | 'all') =>
    forcesSeen(deluge.seen(new Scene({ forces, house: { presence } }, strategy).state, 'table'))
  expect(shown('near')).toEqual([])
  expect(shown('all')).toMatchObject([
    { id: 'F1', faction: 'sweden', at: 'minsk', kind: null, points: null, since: null },
  ])
})

it('CC-MAP-CHECK: the default map is without fault, and a faction without a capital is named', () => {
  expect(checkDelugeMap(defaultMap)).toEqual([])
  const nodes = defaultMap.nodes.map((node) => ({
    ...node,
    capital: node.capital && node.home !== 'hre',
  }))
  expect(checkDelugeMap({ ...defaultMap, nodes })).toEqual([
    { code: 'noCapital', about: 'hre', isError: true },
  ])
})

it('the reason is shown where supply ends', () => {
  const nodes = { parnawa: { owner: 'sweden', lootedUntil: 3 }, wilno: { owner: 'sweden' } }
  const world = worldOf({ turn: 2, nodes, forces: [{ id: 'F2', faction: 'plc', at: 'stettin' }] })
  const gap = (node: string) => supplyGap(groundOf(world), 'sweden', world.pieces, node)
  expect(['estonia', 'parnawa', 'stettin', 'wilno', 'minsk'].map(gap)).toEqual([
    null,
    'looted',
    'hostile',
    'cutOff',
    'notFriendly',
  ])
})
