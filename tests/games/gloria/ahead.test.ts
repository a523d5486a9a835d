// Plans sent ahead in Gloria Mundi (CC-PLAN): written from a view, carried out when the turn comes, left out with reasons.
import { describe, expect, it } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import { readPlanFile, type PlanLine } from '@/games/campaign/rules/index.ts'
import {
  ask,
  defaultMap,
  fromPlan,
  gloria,
  planBegun,
  planned,
  planOver,
  receivedView,
  rehearsalOf,
  rehearsedView,
  sentView,
  viewFor,
  type PlanUnderWay,
  type Rehearsal,
} from '@/games/gloria/rules/index.ts'
import { planKey } from '@/games/gloria/rules/ahead/planKey.ts'
import type { GloriaState } from '@/games/gloria/rules/model.ts'
import { gloriaOf } from '../../support/gloria.ts'
import { valueOf } from '../../support/results.ts'

const choose = (option: string): Answer<never> => ({ kind: 'choice', option })

const opened = (scale: 'basic' | 'advanced' = 'basic'): GloriaState =>
  valueOf(
    gloria.open(
      gloriaOf({ scale, turnOrder: 'fixed' }, { players: ['cardor', 'flotsam-and-jestsam'] }),
    ),
  )

const written = (
  state: GloriaState,
  seat: string,
  ...answers: readonly Answer<never>[]
): Rehearsal => {
  const start = rehearsalOf(gloria.seen(state, seat))
  if (start === null) throw new Error('no turn')
  return answers.reduce((now, answer) => valueOf(planned(now, answer)), start)
}

const optionsOf = (rehearsal: Rehearsal): readonly string[] => {
  const wanted = ask(rehearsedView(rehearsal))?.wanted
  return wanted?.kind === 'choice' ? wanted.options : []
}

interface Played {
  readonly state: GloriaState
  readonly plan: PlanUnderWay
  readonly given: readonly string[]
}

/** The plan answers as long as it can; dice are all sixes; whoever else is asked is done. */
function carriedOut(start: GloriaState, seat: string, lines: readonly PlanLine[]): Played {
  let state = start
  let plan = planBegun({ turn: start.world.round, lines })
  const given: string[] = []
  for (let answers = 0; answers < 60 && state.world.round === start.world.round; answers += 1) {
    const party = gloria
      .seats(state.setup)
      .find((each) => gloria.ask(gloria.seen(state, each), each) !== null)
    if (party === undefined) break
    const view = gloria.seen(state, party)
    const prompt = gloria.ask(view, party)
    if (prompt === null) break
    let answer: Answer<never> | null = null
    if (party === seat) {
      const next = fromPlan(plan, view, prompt)
      plan = next.plan
      ;({ answer } = next)
      if (answer?.kind === 'choice') given.push(answer.option)
    }
    const { wanted } = prompt
    answer ??=
      wanted.kind === 'dice'
        ? { kind: 'dice', faces: Array.from({ length: wanted.count }, () => 6), source: 'app' }
        : choose(wanted.kind === 'choice' ? (wanted.options.at(-1) ?? '') : '')
    state = valueOf(gloria.answer(state, answer, party)).state
  }
  return { state, plan, given }
}

describe('a plan sent ahead (CC-PLAN)', () => {
  it('is written from a view, before the turn has come, and names its own new units', () => {
    const state = opened()
    const plan = written(state, 'flotsam-and-jestsam', choose('build:58:artillery'), choose('done'))
    expect(plan.lines.map(({ key }) => key)).toEqual(['spend', 'spend'])
    expect(plan.lines[0]?.made).toEqual(['U9001'])
    expect(optionsOf(plan)).toContain('move:U9001>53')
  })

  it('is carried out line by line, and its new units have the numbers that they got', () => {
    const state = opened()
    const { lines } = written(
      state,
      'cardor',
      choose('build:50:artillery'),
      choose('done'),
      choose('move:U9001>53'),
      choose('done'),
    )
    const { given, plan, state: after } = carriedOut(state, 'cardor', lines)
    const built = after.world.units.find(
      ({ owner, kind }) => owner === 'cardor' && kind === 'artillery',
    )
    expect(built?.at).toBe('53')
    expect(given).toEqual(['build:50:artillery', 'done', `move:${built?.id ?? ''}>53`, 'done'])
    expect(plan).toMatchObject({ waiting: [], leftOut: [], done: 4 })
  })

  it('leaves out what is not legal then, with its reason and rule, and goes on', () => {
    const state = opened()
    const army = state.world.units.find(({ owner }) => owner === 'flotsam-and-jestsam')?.id ?? ''
    const { lines } = written(
      state,
      'flotsam-and-jestsam',
      choose('done'),
      choose(`move:${army}>53`),
      choose('done'),
    )
    const enemyThere: GloriaState = {
      ...state,
      world: {
        ...state.world,
        units: state.world.units.map((unit) =>
          unit.owner === 'cardor' ? { ...unit, at: '53' } : unit,
        ),
      },
    }
    const { plan, given } = carriedOut(enemyThere, 'flotsam-and-jestsam', lines)
    expect(plan.leftOut).toMatchObject([
      { line: { answer: { option: `move:${army}>53` } }, reason: 'enemy', rule: 'GM-MOV-02' },
    ])
    expect(given).toEqual(['done', 'done'])
  })

  it('leaves out a line about a unit that was never made, and one whose question did not come', () => {
    const state = opened()
    const lines: readonly PlanLine[] = [
      { key: 'spend', answer: choose('build:58:artillery'), made: ['U9001'] },
      { key: 'types:U1', answer: choose('done'), made: [] },
      { key: 'spend', answer: choose('done'), made: [] },
      { key: 'move', answer: choose('move:U9001>51'), made: [] },
      { key: 'siege', answer: choose('done'), made: [] },
    ]
    const { plan, state: after } = carriedOut(state, 'cardor', lines)
    expect(plan.leftOut.map(({ reason, rule }) => [reason, rule])).toEqual([
      ['not-your-city', 'GM-ECO-03'],
      ['notAsked', null],
      ['noUnit', null],
    ])
    expect(planOver(plan, after.world, 'cardor').leftOut.at(-1)).toMatchObject({
      line: { key: 'siege' },
      reason: 'notAsked',
    })
  })

  it('keeps what was planned after an attack, and leaves what hangs on its end to the player', () => {
    const state = opened()
    const near: GloriaState = {
      ...state,
      world: {
        ...state.world,
        units: state.world.units.map((unit) =>
          unit.owner === 'flotsam-and-jestsam' ? { ...unit, at: '53' } : unit,
        ),
      },
    }
    const army = near.world.units.find(({ owner }) => owner === 'cardor')?.id ?? ''
    const start = written(near, 'cardor', choose('done'))
    expect(optionsOf(start)).toContain(`attack:${army}>53`)
    const after = valueOf(planned(start, choose(`attack:${army}>53`)))
    expect(ask(rehearsedView(after))?.kind).toBe('move')
    expect(optionsOf(after)).toEqual(['done'])
  })

  it('answers nothing before its round, in the turn of others, or to what depends on dice', () => {
    const state = opened()
    const { lines } = written(state, 'flotsam-and-jestsam', choose('done'))
    const view = gloria.seen(state, 'cardor')
    const prompt = gloria.ask(view, 'cardor')
    if (prompt === null) throw new Error('nobody is asked')
    expect(fromPlan(planBegun({ turn: 2, lines }), view, prompt).answer).toBeNull()
    const dice = {
      ...prompt,
      kind: 'attritionDice',
      task: { kind: 'attritionDice', units: ['U6'] },
    } as const
    expect(fromPlan(planBegun({ turn: 1, lines }), view, dice).answer).toBeNull()
  })
})

describe('the lines of a plan', () => {
  it('find their question by its kind, and by its city, area, people or army', () => {
    const player = 'rio'
    expect(planKey({ kind: 'incomeOrPower', player, city: '59' })).toBe('incomeOrPower:59')
    expect(planKey({ kind: 'hire', player, area: '46' })).toBe('hire:46')
    expect(planKey({ kind: 'kingdom', player, people: '8k1' })).toBe('kingdom:8k1')
    expect(planKey({ kind: 'types', player, unit: 'U3' })).toBe('types:U3')
    expect(planKey({ kind: 'move', player })).toBe('move')
    expect(planKey({ kind: 'battle', battle: 'T1' })).toBe('')
  })

  it('are left out as soon as the turn they were for has passed, in the same round', () => {
    const { world } = opened()
    const plan = planBegun({
      turn: 1,
      lines: [{ key: 'spend', answer: choose('done'), made: [] }],
    })
    const left = (active: string): number =>
      planOver(plan, { ...world, active }, 'cardor').leftOut.length
    expect(left('cardor')).toBe(0)
    expect(left('flotsam-and-jestsam')).toBe(1)
  })
})

describe('the file of a plan', () => {
  const file = {
    format: 'aide-de-camp/plan',
    version: 1,
    game: 'gloria-mundi',
    rulesVersion: gloria.rulesVersion,
    campaign: 'c1',
    seat: 'cardor',
    turn: 2,
    view: 1,
    lines: [{ key: 'spend', answer: choose('done'), made: [] }],
  }

  it('is read strictly, with every answer', () => {
    expect(readPlanFile(gloria, file)).toEqual({ ok: true, value: file })
    for (const wrong of [
      { ...file, version: 2 },
      { ...file, more: 1 },
      { ...file, turn: 0 },
      { ...file, view: 0 },
      { ...file, lines: [{ key: 'spend', answer: { kind: 'choice' }, made: [] }] },
      {
        ...file,
        lines: [
          { key: 'spend', answer: { kind: 'overrule', correction: {}, reason: 'x' }, made: [] },
        ],
      },
    ])
      expect(readPlanFile(gloria, wrong).ok).toBe(false)
  })
})

describe('a view for a player at another phone', () => {
  it('comes back whole on a phone that has the map, and is refused where it has not', () => {
    const state = opened()
    const view = gloria.seen(state, 'cardor')
    const sent = JSON.parse(JSON.stringify(sentView(view, []))) as ReturnType<typeof sentView>
    expect(JSON.stringify(sent)).not.toContain('"nodes"')
    expect(receivedView(sent, [defaultMap])).toEqual({ ok: true, value: { view, leftOut: [] } })
    expect(receivedView(sent, []).ok).toBe(false)
  })

  it('is made from what lies open, never from behind the curtain of another seat', () => {
    const state = opened('advanced')
    expect(viewFor(gloria.seen(state, 'table'), 'cardor')?.seenBy).toBe('cardor')
    expect(viewFor(gloria.seen(state, 'flotsam-and-jestsam'), 'cardor')).toBeNull()
    const near = valueOf(
      gloria.open(gloriaOf({ fog: 'near' }, { players: ['cardor', 'orlon'], umpire: true })),
    )
    expect(viewFor(gloria.seen(near, 'table'), 'cardor')).toBeNull()
    expect(viewFor(gloria.seen(near, 'umpire'), 'cardor')).toEqual(gloria.seen(near, 'cardor'))
  })
})
