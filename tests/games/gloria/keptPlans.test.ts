// Plans that came to the phone with the campaign: who is told what was left out of them.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import type { PlanFile } from '@/games/campaign/rules/index.ts'
import { gloria, planBegun, type GloriaView, type LeftOut } from '@/games/gloria/rules/index.ts'
import type * as KeptPlans from '@/games/gloria/screens/post/keptPlans.ts'
import type { GloriaState } from '@/games/gloria/rules/model.ts'
import { gloriaOf } from '../../support/gloria.ts'
import { valueOf } from '../../support/results.ts'

const choose = (option: string): Answer<never> => ({ kind: 'choice', option })
const seat = 'flotsam-and-jestsam'
const left: LeftOut = {
  line: { key: 'hire', answer: choose('done'), made: [] },
  reason: 'notAsked',
  rule: null,
}

const source = { view: 2, sum: 'a' }
const overrule = {
  kind: 'overrule',
  correction: { figure: 'owner', area: '50', owner: null },
  reason: 'r',
}

let kept: typeof KeptPlans
beforeEach(async () => {
  vi.resetModules()
  kept = await import('@/games/gloria/screens/post/keptPlans.ts')
})

const opened = (fog: 'open' | 'near' = 'open'): GloriaState =>
  valueOf(
    gloria.open(gloriaOf({ fog, turnOrder: 'fixed' }, { players: ['cardor', seat], umpire: true })),
  )

describe('what was left out of a plan', () => {
  const told = (view: GloriaView) => {
    kept.keepPlan('c1', seat, { ...planBegun({ turn: 1, lines: [] }), leftOut: [left] }, source)
    return kept.plansToldIn('c1', view)
  }
  const whole = [{ seat, count: 1, lines: [left] }]

  it('is told to its own seat and to the umpire, line by line', () => {
    const state = opened()
    expect(told(gloria.seen(state, seat))).toEqual(whole)
    expect(told(gloria.seen(state, 'umpire'))).toEqual(whole)
  })

  it('is no other seat’s, and the table learns the number alone', () => {
    const state = opened()
    expect(told(gloria.seen(state, 'cardor'))).toEqual([])
    expect(told(gloria.seen(state, 'table'))).toEqual([{ seat, count: 1, lines: null }])
  })

  it('is not even counted for the table in fog, or before the purchases are open', () => {
    expect(told(gloria.seen(opened('near'), 'table'))).toEqual([])
    const view = gloria.seen(opened(), 'table')
    const buying = { ...view, world: { ...view.world, active: seat, step: 'spend' } as const }
    expect(told(buying)).toEqual([])
  })
})

describe('a line of a plan', () => {
  const state = opened()
  const view = gloria.seen(state, 'cardor')
  const question = gloria.ask(view, 'cardor')
  if (question === null) throw new Error('nobody is asked')
  const lines = ['build:50:artillery', 'done'].map((option) => ({
    key: 'spend',
    answer: choose(option),
    made: [],
  }))
  const giving = (head: string) => kept.plansAhead.answer(view, question, { id: 'c1', head })
  const waiting = () => kept.planOf('c1', 'cardor', view)?.waiting.length
  const open = () => kept.keepPlan('c1', 'cardor', planBegun({ turn: 1, lines }), source)

  it('is struck when the record holds it, and not before', () => {
    open()
    expect(giving('h1')).toEqual(lines[0]?.answer)
    expect(waiting()).toBe(2)
    kept.plansAhead.settle('cardor', 'c1', () => false)
    expect(waiting()).toBe(2)
    kept.plansAhead.settle('cardor', 'c1', (since) => since === 'h1')
    expect(waiting()).toBe(1)
    expect(giving('h2')).toEqual(lines[1]?.answer)
  })

  it('comes again if the record does not hold it, though not to the question that refused it', () => {
    open()
    giving('h1')
    kept.plansAhead.settle('cardor', 'c1', () => false)
    expect(giving('h1')).toBeNull()
    expect(giving('h2')).toEqual(lines[0]?.answer)
  })
})

describe('a plan on its way through a backup', () => {
  const state = opened()
  const view = gloria.seen(state, 'cardor')
  const line = (option: string) => ({ key: 'spend', answer: choose(option), made: [] })
  const plan = { ...planBegun({ turn: 1, lines: [line('done')] }), leftOut: [left] }
  const given = { head: 'h1', answer: line('build:50:artillery').answer, plan }
  const whole = {
    plan: { ...plan, waiting: [line('build:50:artillery'), line('done')] },
    last: null,
    given,
    sources: [source],
  }
  const newIds = new Map([['c1', 'c2']])
  const take = (entry: unknown) => kept.takePlans(JSON.stringify({ 'c1 cardor': entry }), newIds)
  const waiting = (id: string) => kept.planOf(id, 'cardor', view)?.waiting

  it('follows its campaign to the new id, and knows which view it is from', () => {
    take(whole)
    expect(waiting('c1')).toBeUndefined()
    expect(waiting('c2')).toEqual(whole.plan.waiting)
    expect(kept.leftOutOf('c2', 'cardor', view)).toEqual([left])
    expect(kept.isOldPlan('c2', 'cardor', 1, source)).toBe(true)
    expect(kept.isOldPlan('c2', 'cardor', 1, { view: 3, sum: 'b' })).toBe(false)
  })

  it('does not carry out again what the record holds', () => {
    take(whole)
    kept.plansAhead.settle('cardor', 'c2', (since) => since === 'h1')
    expect(waiting('c2')).toEqual([line('done')])
  })

  it('never takes the place of one that is here', () => {
    kept.keepPlan('c2', 'cardor', planBegun({ turn: 1, lines: [] }), source)
    take(whole)
    expect(waiting('c2')).toEqual([])
  })

  it.each([
    ['no plan', null],
    ['a field too many', { ...whole, plan: { ...whole.plan, more: 1 } }],
    ['a line that is none', { ...whole, plan: { ...whole.plan, waiting: [{ key: 'spend' }] } }],
    [
      'an overrule',
      { ...whole, plan: { ...whole.plan, waiting: [{ ...line('done'), answer: overrule }] } },
    ],
    ['a unit of no such name', { ...whole, plan: { ...whole.plan, names: { U9001: 'x' } } }],
  ])('is not taken with %s', (_, entry) => {
    take(entry)
    kept.takePlans('{', newIds)
    expect(waiting('c2')).toBeUndefined()
  })
})

describe('a second plan for the same round', () => {
  const spend = (option: string, made: readonly string[] = []) => ({
    key: 'spend',
    answer: choose(option),
    made,
  })
  const asked = (state: GloriaState, id: string, head: string) => {
    const view = gloria.seen(state, 'cardor')
    const question = gloria.ask(view, 'cardor')
    if (question === null) throw new Error('nobody is asked')
    return kept.plansAhead.answer(view, question, { id, head })
  }
  const step = (state: GloriaState, answer: Answer<never>): GloriaState =>
    valueOf(gloria.answer(state, answer, 'cardor')).state
  const built = spend('build:50:artillery', ['U9001'])
  const moved = { key: 'move', answer: choose('move:U9001>51'), made: [] }
  const whole = [spend('done'), moved, { key: 'move', answer: choose('done'), made: [] }]
  const arrives = (lines: readonly (typeof built)[], sum: string) =>
    kept.keepPlan('c1', 'cardor', planBegun({ turn: 1, lines }), { view: 2, sum })

  it('does not carry out again what was carried out of the first', () => {
    let state = opened()
    arrives([built, spend('done')], 'a')
    const first = asked(state, 'c1', 'h1')
    expect(first).toEqual(built.answer)
    state = step(state, choose('build:50:artillery'))
    kept.plansAhead.settle('cardor', 'c1', () => true)
    arrives([built, ...whole], 'b')
    expect(asked(state, 'c1', 'h2')).toEqual(choose('done'))
    kept.plansAhead.settle('cardor', 'c1', () => true)
    state = step(state, choose('done'))
    // The brigade keeps the number that it got.
    const isHis = ({ owner, kind }: (typeof state.world.units)[number]): boolean =>
      owner === 'cardor' && kind === 'artillery'
    const brigade = state.world.units.find(isHis)?.id ?? ''
    expect(asked(state, 'c1', 'h3')).toEqual(choose(`move:${brigade}>51`))
    expect(kept.leftOutOf('c1', 'cardor', gloria.seen(state, 'cardor'))).toEqual([])
  })

  it('nor what was bought by hand, and says so', () => {
    let state = opened()
    const { world } = state
    const income = world.ledger.find(({ faction }) => faction === 'cardor')
    if (income === undefined) throw new Error('no income')
    const rich = { ...world, ledger: [...world.ledger, income, income] }
    state = step({ ...state, world: rich }, choose('build:50:artillery'))
    arrives([built, spend('combine:50'), spend('done')], 'a')
    expect(asked(state, 'c1', 'h1')).toEqual(choose('done'))
    kept.plansAhead.settle('cardor', 'c1', () => true)
    const reasons = kept
      .leftOutOf('c1', 'cardor', gloria.seen(state, 'cardor'))
      .map(({ line, reason }) => [line.answer, reason])
    expect(reasons).toEqual([
      [built.answer, 'played'],
      [choose('combine:50'), 'no-brigades'],
    ])
  })
})

describe('a plan that arrives', () => {
  const file = (seat: string, view: number, option = 'done'): PlanFile => ({
    format: 'aide-de-camp/plan',
    version: 1,
    game: gloria.name,
    rulesVersion: gloria.rulesVersion,
    campaign: 'c1',
    seat,
    turn: 1,
    view,
    lines: [{ key: 'spend', answer: choose(option), made: [] }],
  })
  const arriving = async (plan: PlanFile) => {
    const [{ openPlan, sourceOf }, { seatPost }, { seal }] = await Promise.all([
      import('@/games/gloria/screens/post/planPost.ts'),
      import('@/games/campaign/screens/post/keptPost.ts'),
      import('@/games/campaign/screens/post/seal.ts'),
    ])
    const header = { game: gloria.name, campaign: 'c1', seat: plan.seat, content: 'sheet' } as const
    const text = await seal(seatPost('c1', plan.seat).key, header, plan)
    const result = await openPlan(gloria.seen(opened(), 'table'), 'c1', text)
    if (result.ok) kept.keepPlan('c1', plan.seat, planBegun(plan), sourceOf(plan))
    return result.ok ? 'taken' : result.problem.why
  }

  it('is not taken twice, nor one from an older view; a newer one is', async () => {
    expect(await arriving(file(seat, 2))).toBe('taken')
    expect(await arriving(file(seat, 2))).toBe('again')
    expect(await arriving(file(seat, 1))).toBe('again')
    expect(await arriving(file(seat, 2, 'build:58:artillery'))).toBe('taken')
    expect(await arriving(file(seat, 2))).toBe('again')
    expect(await arriving(file(seat, 3))).toBe('taken')
  })

  it('for a seat that does not play is refused', async () => {
    expect(await arriving(file('nobody', 1))).toBe('forSeat')
  })
})
