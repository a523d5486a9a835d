// Plans line by line (CC-PLAN): which line fits the open question, what is left out, what a second plan does not repeat.
import { describe, expect, it } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import type { PlanLine } from '@/games/campaign/rules/index.ts'
import {
  fromPlan,
  gloria,
  nextOwnRound,
  planAnew,
  planBegun,
  planned,
  planOver,
  rehearsalOf,
  rehearsedView,
  type PlanUnderWay,
} from '@/games/gloria/rules/index.ts'
import type { GloriaEntry, World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { GloriaScene, worldOf } from '@tests/support/gloria.ts'
import { unit, type Sketch } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

const choose = (option: string): Answer<never> => ({ kind: 'choice', option })
const line = (key: string, option: string, ...made: readonly string[]): PlanLine => ({
  key,
  answer: choose(option),
  made,
})
const under = (lines: readonly PlanLine[], more: Partial<PlanUnderWay> = {}): PlanUnderWay => ({
  ...planBegun({ turn: 1, lines }),
  ...more,
})

const entry = (reason: GloriaEntry['reason'], about: string, more: Partial<GloriaEntry> = {}) => ({
  faction: 'rio',
  amount: reason === 'income' ? 500 : -50,
  reason,
  about,
  rule: 'GM-ECO-02' as const,
  turn: 1,
  phase: 'spend' as const,
  ...more,
})

const scene = (task: Task, units: readonly Sketch[] = [], world: Partial<World> = {}) =>
  new GloriaScene(
    {
      house: { start: 'empty' },
      units: [unit('rio', '59', 'infantry'), unit('rio', '59', 'supply'), ...units],
      world: { ledger: [entry('income', '59')], ...world },
    },
    task,
  )

/** What the plan gives to the question that is open. */
const asked = (plan: PlanUnderWay, game: GloriaScene, by = 'rio') => {
  const prompt = game.ask(by)
  if (prompt === null) throw new Error('nobody is asked')
  return fromPlan(plan, gloria.seen(game.state, by), prompt)
}
const given = (plan: PlanUnderWay, game: GloriaScene): string | null => {
  const { answer } = asked(plan, game)
  return answer?.kind === 'choice' ? answer.option : null
}
const left = ({ plan }: { readonly plan: PlanUnderWay }) =>
  plan.leftOut.map(({ reason, rule }) => [reason, rule])

const spend = { kind: 'spend', player: 'rio' } as const
const move = { kind: 'move', player: 'rio' } as const

describe('a line', () => {
  it('waits while its step is still to come, and is left out when the step is over', () => {
    const lines = [line('move', 'done')]
    expect(given(under(lines), scene(spend))).toBeNull()
    expect(asked(under(lines), scene(spend)).plan.waiting).toEqual(lines)
    const late = asked(under([line('spend', 'done'), line('move', 'done')]), scene(move))
    expect(left(late)).toEqual([['notAsked', null]])
    expect(late.answer).toEqual(choose('done'))
  })

  it('of the same step waits for its own question, unless that one has its turn further on', () => {
    const hire = { kind: 'hire', player: 'rio', area: '46' } as const
    const game = scene(hire, [unit(null, '46', 'infantry'), unit(null, '46', 'supply')])
    const [first = ''] = game.options('rio')
    // A further question belongs to no step of its own: what is not its line waits.
    expect(given(under([line('spend', 'done')]), game)).toBeNull()
    expect(given(under([line('hire:46', first)]), game)).toBe(first)
    const power = { kind: 'incomeOrPower', player: 'rio', city: '59' } as const
    const at59 = scene(power)
    const waits = under([line('incomeOrPower:34', 'income'), line('incomeOrPower:59', 'income')])
    expect(left(asked(waits, at59))).toEqual([['notAsked', null]])
    expect(given(waits, at59)).toBe('income')
    expect(left(asked(under([line('incomeOrPower:34', 'income')]), at59))).toEqual([])
  })

  it('that does not fit its question says so: by a rule, or as something that has changed', () => {
    const game = scene(spend)
    expect(
      left(asked(under([line('spend', 'build:58:supply'), line('spend', 'done')]), game)),
    ).toEqual([['not-your-city', 'GM-ECO-03']])
    expect(left(asked(under([line('spend', 'nonsense'), line('spend', 'done')]), game))).toEqual([
      ['changed', null],
    ])
    const facts = { ...line('spend', ''), answer: { kind: 'facts', values: {} } as const }
    expect(left(asked(under([facts, line('spend', 'done')]), game))).toEqual([['changed', null]])
  })

  it('counts as done when it is taken, and remembers what it makes', () => {
    const game = scene(spend)
    const plan = under([line('spend', 'combine:59', 'U9001'), line('spend', 'done')])
    const first = asked(plan, game).plan
    expect(first).toMatchObject({ done: 1, waiting: plan.waiting.slice(1) })
    expect(first.played).toEqual(plan.waiting.slice(0, 1))
    expect(first.making).toEqual({ made: ['U9001'], before: ['U1', 'U2'] })
    const next = asked(first, game.choose('rio', 'combine:59')).plan
    expect(next).toMatchObject({ done: 2, names: { U9001: 'U3' }, making: null })
    expect(next.played).toEqual(plan.waiting)
  })
})

describe('what was bought by hand in the same step (`played`)', () => {
  const build = line('spend', 'build:59:supply')
  const at = (...ledger: readonly GloriaEntry[]) =>
    scene(spend, [], { ledger: [entry('income', '59', { phase: 'income' }), ...ledger] })
  const reasons = (plan: PlanUnderWay, game: GloriaScene) => left(asked(plan, game))
  const bought = entry('build', '59:supply')

  it('is not bought again', () => {
    expect(reasons(under([build, line('spend', 'done')]), at(bought))).toEqual([['played', null]])
  })

  it('is what just this player bought, just that, in this round and step', () => {
    const roomy = (more: Partial<GloriaEntry>) =>
      reasons(under([build, line('spend', 'done')]), at({ ...bought, ...more })).map(
        ([reason]) => reason,
      )
    // There is no room for a third unit, so the line falls for another reason.
    expect(roomy({ faction: 'orlon' })).toEqual(['no-room'])
    expect(roomy({ turn: 2 })).toEqual(['no-room'])
    expect(roomy({ phase: 'income' })).toEqual(['no-room'])
    expect(roomy({ about: '59:infantry' })).toEqual(['no-room'])
    expect(roomy({ reason: 'hire' })).toEqual(['no-room'])
  })

  it('but what the plan bought itself, or left out as bought, is no purchase by hand', () => {
    const rest = [build, line('spend', 'done')]
    expect(reasons(under(rest, { played: [build] }), at(bought))).toEqual([
      ['no-room', 'GM-UNIT-03'],
    ])
    const told = { line: build, reason: 'played', rule: null } as const
    expect(reasons(under(rest, { leftOut: [told] }), at(bought)).slice(1)).toEqual([
      ['no-room', 'GM-UNIT-03'],
    ])
    const other = { line: build, reason: 'changed', rule: null } as const
    expect(reasons(under(rest, { leftOut: [other] }), at(bought)).slice(1)).toEqual([
      ['played', null],
    ])
    const another = line('spend', 'build:59:artillery')
    expect(reasons(under(rest, { played: [another] }), at(bought))).toEqual([['played', null]])
    expect(reasons(under([line('move', 'build:59:supply')]), at(bought))).toEqual([])
  })
})

describe('a second plan for the same round', () => {
  const built = line('spend', 'build:59:supply', 'U9001')
  const gone = line('move', 'move:U9001>39')
  const again = line('spend', 'build:59:supply', 'U9005')
  const before = (more: Partial<PlanUnderWay> = {}) =>
    under([], { played: [built], names: { U9001: 'U7' }, ...more })

  it('leaves out what was carried out, and calls its units as they are called now', () => {
    const plan = planAnew(before({ played: [built, gone] }), under([again, line('move', 'done')]))
    expect(plan.waiting).toEqual([line('move', 'done')])
    expect(plan).toMatchObject({ done: 1, names: { U9005: 'U7' }, making: null })
    expect(plan.played).toEqual([built, gone])
  })

  it('matches a line by its question and its answer, each line once', () => {
    const other = [line('move', 'build:59:supply'), line('spend', 'build:59:infantry')]
    expect(planAnew(before(), under(other)).waiting).toEqual(other)
    const twice = planAnew(before(), under([again, again]))
    expect(twice.waiting).toEqual([again])
    expect(twice.done).toBe(1)
  })

  it('goes on with what the last line is about to make', () => {
    const making = { made: ['U9001'], before: ['U1'] }
    const plan = planAnew(before({ making, names: {} }), under([again]))
    expect(plan.making).toEqual({ made: ['U9005'], before: ['U1'] })
    expect(plan.names).toEqual({})
    const settled = planAnew(before({ making, played: [built, gone] }), under([again]))
    expect(settled.making).toBeNull()
    // Of a unit that was never made there is no name.
    expect(planAnew(before({ names: {} }), under([again])).names).toEqual({})
  })

  it('is a first one in another round, or where nothing was carried out', () => {
    const plan = under([again])
    expect(planAnew(null, plan)).toBe(plan)
    expect(planAnew(before({ turn: 2 }), plan)).toBe(plan)
    expect(planAnew(before({ played: [] }), plan)).toBe(plan)
  })
})

describe('when its turn is over', () => {
  const plan = under([line('spend', 'done'), line('move', 'done')])
  const over = (world: Partial<World>) =>
    planOver(plan, worldOf({ world: { order: ['orlon', 'rio', 'cardor'], ...world } }), 'rio')

  it('everything that was not asked is left out, and not before', () => {
    expect(over({ active: 'orlon' })).toBe(plan)
    expect(over({ active: 'rio' })).toBe(plan)
    expect(over({ active: null })).toBe(plan)
    for (const world of [
      { active: 'cardor' },
      { active: 'orlon', round: 2 },
      { active: 'rio', isOver: true },
    ])
      expect(left({ plan: over(world) })).toEqual([
        ['notAsked', null],
        ['notAsked', null],
      ])
    expect(
      planOver(under([line('move', 'done')], { turn: 2 }), worldOf({}), 'rio').leftOut,
    ).toEqual([])
  })

  it('the next own turn is this round’s or the next one’s, if there is one', () => {
    const next = (world: Partial<World>, rounds = 12) =>
      nextOwnRound(
        worldOf({
          house: { rounds },
          world: { order: ['orlon', 'rio', 'cardor'], round: 5, ...world },
        }),
        'rio',
      )
    expect(next({ active: 'orlon' })).toBe(5)
    expect(next({ active: 'rio' })).toBe(5)
    expect(next({ active: null })).toBe(5)
    expect(next({ active: 'cardor' })).toBe(6)
    expect(next({ active: 'cardor' }, 6)).toBe(6)
    expect(next({ active: 'cardor' }, 5)).toBeNull()
    expect(next({ active: 'rio' }, 5)).toBe(5)
    expect(next({ out: ['rio'] })).toBeNull()
    expect(next({ isOver: true })).toBeNull()
  })
})

describe('a rehearsal', () => {
  const kindsFrom = (game: GloriaScene, ...options: readonly string[]) => {
    const start = rehearsalOf(gloria.seen(game.state, 'rio'))
    if (start === null) throw new Error('no turn')
    const end = options.reduce((now, option) => valueOf(planned(now, choose(option))), start)
    return { end, kind: rehearsedView(end).asked?.kind ?? null }
  }

  it('goes on with the step that is under way, and with its open question', () => {
    const agents = { kind: 'agents', player: 'rio' } as const
    const steps = { active: 'rio', step: 'move' } as const
    expect(kindsFrom(scene(move, [], steps)).kind).toBe('move')
    expect(kindsFrom(scene(move, [], { ...steps, step: 'spend' })).kind).toBe('move')
    expect(kindsFrom(scene(agents, [], { ...steps, step: 'siege' })).end.lines).toEqual([])
    const types = { kind: 'types', player: 'rio', unit: 'U3' } as const
    expect(kindsFrom(scene(types, [unit('rio', '39')], steps)).kind).toBe('types')
    const income = kindsFrom(scene(spend, [], { ...steps, step: 'income' }))
    expect(income.end.state.world.ledger).toHaveLength(1)
    const start = kindsFrom(scene(spend, [], { ...steps, step: 'start' }))
    expect(start.end.state.world.ledger).toHaveLength(2)
  })

  it('skips what others would answer, and ends with the turn', () => {
    const game = scene(move, [unit('orlon', '55', 'infantry'), unit('rio', '08')], { step: 'move' })
    const { end, kind } = kindsFrom(game, 'attack:U1>55', 'move:U4>38', 'done')
    expect(kind).toBeNull()
    expect(end.lines.map(({ answer }) => answer)).toEqual(
      ['attack:U1>55', 'move:U4>38', 'done'].map(choose),
    )
    expect(planned(end, choose('done'))).toEqual({ ok: false, problem: { code: 'not-asked' } })
    expect(end.lines.every(({ made }) => made.length === 0)).toBe(true)
  })
})
