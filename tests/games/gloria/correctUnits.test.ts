// What a unit did in its own turn and the special units of an army set right (CC-OVR): who may, who is told, what follows.
import { beforeAll, describe, expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { table, umpire } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { isToldTo, recordOf } from '@/core/record/log.ts'
import { answerIn, begin, retractIn } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { shownValue } from '@/games/campaign/screens/umpire/correctForm.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import { forms } from '@/games/gloria/screens/correct/corrections.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { saltOf } from '@tests/support/games/plays.ts'
import { GloriaScene, gloriaOf } from '@tests/support/gloria.ts'
import { unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

const { correctionFrom, fieldsOf, figuresFor } = forms

beforeAll(enterGloria)

const army = { ...unit('rio', '46'), specials: ['guard', 'cadre'] as const }
const scene = (units: readonly Sketch[], more: More & { readonly hasNoUmpire?: true } = {}) =>
  new GloriaScene(
    {
      ...more,
      house: { scale: 'advanced', start: 'empty', ...more.house },
      units,
      ...(more.hasNoUmpire === true ? {} : { umpire: true }),
    },
    { kind: 'move', player: 'rio' },
  )
const did = (what: string, id = 'U1') => ({ figure: 'did', unit: id, did: what })
const specials = (shown: boolean, id = 'U1', list = ['terror', 'guard']) => ({
  figure: 'specials',
  unit: id,
  specials: list,
  shown,
})
const overrule = (json: unknown) => ({
  kind: 'overrule' as const,
  correction: valueOf(gloria.readCorrection(json)) as never,
  reason: 'as agreed',
})
const put = (game: GloriaScene, json: unknown, by: string = umpire): GloriaScene =>
  game.give(by, overrule(json))
const problem = (game: GloriaScene, json: unknown, by: string = umpire): unknown => {
  const step = gloria.answer(game.state, overrule(json), by)
  return step.ok ? null : step.problem
}
const because = (reason: string) => ({ code: 'forbidden', reason, rule: 'CC-OVR' })

describe('what a unit did in its own turn (GM-TURN-03, GM-ATT-01)', () => {
  it.each([
    ['nothing', { acted: false, moved: false, fought: false }],
    ['moved', { acted: true, moved: true, fought: false }],
    ['fought', { acted: true, moved: false, fought: true }],
    ['acted', { acted: true, moved: false, fought: false }],
  ])('%s', (what, marks) => {
    const game = put(scene([army, unit('rio', '47', 'supply')]), did(what))
    expect(game.world.units[0]).toMatchObject(marks)
    expect(game.world.units[1]).toMatchObject({ acted: false })
    expect(game.options('rio').some((option) => option.startsWith('move:U1>'))).toBe(
      what === 'nothing',
    )
    expect(game.events).toEqual([{ kind: 'overruled', reason: 'as agreed' }])
  })

  it('is no figure of independents, militia on a sortie, or what is not there', () => {
    const game = scene([unit(null, '47', 'supply'), { ...unit('rio', '33'), isSortie: true }])
    for (const id of ['U1', 'U2', 'U3'])
      expect(problem(game, did('moved', id))).toEqual(because('noSuchThing'))
    expect(gloria.readCorrection(did('slept'))).toMatchObject({ problem: { path: 'did' } })
  })

  it('is known to all, and so a matter of the table where no umpire sits', () => {
    expect(problem(scene([army], { hasNoUmpire: true }), did('moved'), table)).toBeNull()
    expect(problem(scene([army]), did('moved'), table)).toEqual(because('notUmpire'))
  })
})

describe('special units of an army (GM-SPEC-02)', () => {
  it('are set, secret or known to all', () => {
    const game = put(scene([army]), specials(false))
    expect(game.world.units[0]).toMatchObject({ specials: ['terror', 'guard'], isShown: false })
    expect(put(game, specials(true)).world.units[0]).toMatchObject({ isShown: true })
  })

  it('CC-VIEW: nobody else sees, is asked or is told anything of it while they are secret', () => {
    const goesBy = (game: GloriaScene, by: string) => {
      const view = gloria.seen(game.state, by)
      const told = game.events.filter((event) => isToldTo(event, by))
      const all = [view, gloria.ask(view, by), told]
      return canonicalJson([JSON.parse(JSON.stringify(all)) as unknown])
    }
    const one = put(scene([army]), specials(false))
    for (const by of ['orlon', 'bergdorf', table]) {
      expect(goesBy(one, by)).toBe(
        goesBy(put(scene([army]), specials(false, 'U1', ['cadre', 'cadre'])), by),
      )
      expect(goesBy(one, by)).toBe(goesBy(scene([army]), by))
    }
    expect(goesBy(one, 'rio')).not.toBe(goesBy(scene([army]), 'rio'))
    expect(one.events).toEqual([{ kind: 'overruled', to: ['rio', umpire], reason: 'as agreed' }])
  })

  it('that all know, or are to know, are told to all', () => {
    const told = (isShown: boolean, shown: boolean) =>
      put(scene([{ ...army, isShown }]), specials(shown)).events[0]?.to ?? 'all'
    expect([told(true, true), told(true, false), told(false, true)]).toEqual(['all', 'all', 'all'])
    expect(told(false, false)).toEqual(['rio', umpire])
  })

  it('are no matter of the table while they are secret, or are to be', () => {
    const by = (isShown: boolean, shown: boolean) =>
      problem(scene([{ ...army, isShown }], { hasNoUmpire: true }), specials(shown), table)
    expect(by(true, true)).toBeNull()
    for (const [before, after] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const)
      expect(by(before, after)).toEqual(because('notPublic'))
  })

  it('have armies that named theirs, where each army has its own', () => {
    const units = [unit('rio', '47'), unit('rio', '46', 'supply')]
    for (const id of ['U1', 'U2', 'U9'])
      expect(problem(scene(units), specials(false, id))).toEqual(because('noSuchThing'))
    for (const house of [{ scale: 'basic' }, { specials: 'perPlayer' }] as const)
      expect(problem(scene([army], { house }), specials(false))).toEqual(because('noSuchThing'))
    const path = (list: readonly unknown[]) => {
      const read = gloria.readCorrection({ ...specials(false), specials: list })
      return read.ok ? null : read.problem
    }
    expect(path(['guard'])).toMatchObject({ path: 'specials' })
    expect(path(['guard', 'cadre', 'terror'])).toMatchObject({ path: 'specials' })
    expect(path(['guard', 'lancers'])).toMatchObject({ path: 'specials.1' })
  })
})

it('CC-UNDO: it is taken back, and a record with it plays the same again', () => {
  const open = valueOf(begin(gloria, gloriaOf({ scale: 'basic' }, { umpire: true })))
  const by = { by: umpire, salt: saltOf(seededDice(1)) }
  const after = valueOf(answerIn(gloria, open, overrule(did('moved')), by))
  const moved = ({ now }: typeof after) => now.state.world.units[0]?.moved
  expect([moved(open), moved(after)]).toEqual([false, true])
  expect(moved(valueOf(retractIn(gloria, after, 1, by)))).toBe(false)
  const again = resume(gloria, JSON.parse(JSON.stringify(recordOf(after))))
  expect(again.problem).toBeNull()
  expect(again.play?.now.state).toEqual(after.now.state)
})

describe('their forms', () => {
  const form = (game: GloriaScene, figure: 'did' | 'specials', by: string = umpire) => {
    const view = gloria.seen(game.state, by)
    const fields = fieldsOf(view, figure, {})
    return correctionFrom(
      view,
      figure,
      Object.fromEntries(fields.map((field) => [field.id, shownValue({}, field)])),
    )
  }

  it('show first what is so now', () => {
    const game = scene([{ ...army, isShown: true, acted: true, moved: true }])
    expect(form(game, 'specials')).toEqual(specials(true, 'U1', ['guard', 'cadre']))
    expect(form(game, 'did')).toEqual(did('moved'))
    expect(form(scene([{ ...army, acted: true, fought: true }]), 'did')).toEqual(did('fought'))
    expect(form(scene([{ ...army, acted: true }]), 'did')).toEqual(did('acted'))
    expect(form(scene([army]), 'did')).toEqual(did('nothing'))
  })

  it('offer special units to whoever knows them', () => {
    const offers = (game: GloriaScene, by: string) =>
      figuresFor(gloria.seen(game.state, by)).includes('specials')
    expect([offers(scene([army]), umpire), offers(scene([army]), table)]).toEqual([true, false])
    expect(offers(scene([unit('rio', '46')]), umpire)).toBe(false)
  })
})
