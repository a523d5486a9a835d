// Fleets, plate fleets, posts and alliances set right by the umpire, and the forms they are picked in (CC-OVR).
import { beforeAll, describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import type { CorrectValues } from '@/games/campaign/screens/umpire/correctForm.ts'
import { shownValue } from '@/games/campaign/screens/umpire/correctForm.ts'
import { forms, type Figure } from '@/games/gloria/screens/correct/corrections.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { GloriaScene } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

const { correctionFrom, fieldsOf, figuresFor } = forms

beforeAll(enterGloria)

const fleet = { id: 'U8', owner: 'rio', at: '59', sailed: false, used: false }
const post = { at: '80', owner: 'rio', fort: false }
const unit = (owner: string, at: string) => ({ kind: 'infantry' as const, owner, at })

const scene = (world: Partial<World> = {}, units: readonly ReturnType<typeof unit>[] = []) =>
  new GloriaScene(
    {
      house: { scale: 'world', start: 'empty' },
      umpire: true,
      units,
      areas: {
        '59': { owner: 'rio' },
        '60': { owner: 'port-salut' },
        '34': { owner: 'port-salut' },
      },
      world,
    },
    { kind: 'move', player: 'rio' },
  )

const put = (game: GloriaScene, correction: unknown): GloriaScene =>
  game.give(umpire, {
    kind: 'overrule',
    correction: valueOf(gloria.readCorrection(correction)) as never,
    reason: 'agreed',
  })

const problemOf = (game: GloriaScene, correction: unknown): unknown => {
  const read = valueOf(gloria.readCorrection(correction)) as never
  const given = { kind: 'overrule', correction: read, reason: 'agreed' } as const
  const step = gloria.answer(game.state, given, umpire)
  return step.ok ? null : step.problem
}

const impossible = { code: 'forbidden', reason: 'noSuchThing', rule: 'CC-OVR' }

describe('a fleet', () => {
  it('is put into a port of its owner, with a number of its own, and sails in the next turn', () => {
    const game = scene({ fleets: [fleet] })
    const { unit: number } = game.world.next
    put(game, { figure: 'newFleet', owner: 'port-salut', at: '60' })
    expect(game.world.fleets).toEqual([
      fleet,
      { id: `U${number}`, owner: 'port-salut', at: '60', sailed: true, used: true },
    ])
    expect(game.world.next.unit).toBe(number + 1)
  })

  it('changes port and owner, and is taken off the map', () => {
    const game = scene({ fleets: [fleet] })
    put(game, { figure: 'fleet', fleet: 'U8', owner: 'port-salut', at: '60' })
    expect(game.world.fleets).toEqual([{ ...fleet, owner: 'port-salut', at: '60' }])
    expect(put(game, { figure: 'noFleet', fleet: 'U8' }).world.fleets).toEqual([])
  })

  it('is nowhere but in a port of its owner, and must be there to be moved', () => {
    const game = scene({ fleets: [fleet] })
    for (const correction of [
      { figure: 'newFleet', owner: 'rio', at: '60' },
      { figure: 'newFleet', owner: 'port-salut', at: '34' },
      { figure: 'newFleet', owner: 'rio', at: '80' },
      { figure: 'fleet', fleet: 'U7', owner: 'rio', at: '59' },
      { figure: 'fleet', fleet: 'U8', owner: 'rio', at: '60' },
      { figure: 'noFleet', fleet: 'U7' },
    ])
      expect(problemOf(game, correction), JSON.stringify(correction)).toMatchObject(impossible)
  })
})

describe('a post and its plate fleet', () => {
  it('is founded, fortified, given away and taken away (GM-WW-03, GM-WW-05)', () => {
    const game = scene()
    put(game, { figure: 'post', area: '80', owner: 'rio', fort: false })
    expect(game.world.posts).toEqual([post])
    put(game, { figure: 'post', area: '80', owner: 'orlon', fort: true })
    expect(game.world.posts).toEqual([{ at: '80', owner: 'orlon', fort: true }])
    put(game, { figure: 'post', area: '80', owner: null, fort: false })
    expect(game.world.posts).toEqual([])
  })

  it('stands on a site alone', () => {
    const game = scene({ posts: [post] })
    for (const correction of [
      { figure: 'post', area: '34', owner: 'rio', fort: false },
      { figure: 'post', area: '82', owner: 'rio', fort: false },
      { figure: 'post', area: '80', owner: null, fort: true },
      { figure: 'post', area: '81', owner: null, fort: false },
    ])
      expect(problemOf(game, correction), JSON.stringify(correction)).toMatchObject(impossible)
  })

  it('has plate fleets at it, of its owner only (GM-WW-10)', () => {
    const game = scene({ posts: [post] })
    const wrong = { figure: 'newPlate', owner: 'orlon', at: '80' }
    expect(problemOf(game, wrong)).toMatchObject(impossible)
    const { unit: number } = game.world.next
    put(game, { figure: 'newPlate', owner: 'rio', at: '80' })
    expect(game.world.plates).toEqual([{ id: `U${number}`, owner: 'rio', at: '80' }])
    expect(put(game, { figure: 'noPlate', plate: `U${number}` }).world.plates).toEqual([])
    expect(problemOf(game, { figure: 'noPlate', plate: `U${number}` })).toMatchObject(impossible)
  })
})

describe('an alliance', () => {
  it('is made with the owner of Salhepatica, once (GM-DIP-01)', () => {
    const game = put(scene(), { figure: 'allied', player: 'rio', allied: true })
    expect(game.world.allies).toEqual(['rio'])
    for (const correction of [
      { figure: 'allied', player: 'rio', allied: true },
      { figure: 'allied', player: 'orlon', allied: false },
      { figure: 'allied', player: 'salhepatica', allied: true },
      { figure: 'allied', player: 'nobody-at-all', allied: true },
    ])
      expect(problemOf(game, correction), JSON.stringify(correction)).toMatchObject(impossible)
  })

  it('that ends makes whoever came later retire from a shared area (GM-DIP-03)', () => {
    const game = scene({ allies: ['rio'] }, [unit('salhepatica', '12'), unit('rio', '12')])
    put(game, { figure: 'allied', player: 'rio', allied: false })
    expect(game.world.allies).toEqual([])
    expect(game.ask('rio')?.kind).toBe('retreat')
  })
})

describe('on the screen', () => {
  const whole = scene({
    fleets: [fleet],
    plates: [{ id: 'U9', owner: 'rio', at: '80' }],
    posts: [{ ...post, fort: true }],
    allies: ['rio'],
  })
  const view = gloria.seen(whole.state, umpire)
  const shown = (figure: Figure, values: CorrectValues = {}): CorrectValues =>
    Object.fromEntries(
      fieldsOf(view, figure, values).map((field) => [field.id, shownValue(values, field)]),
    )

  it('everything is offered that there is, and an untouched form is one the rules read', () => {
    const offered = figuresFor(view)
    for (const figure of ['fleet', 'newFleet', 'noFleet', 'newPlate', 'noPlate', 'post', 'allied'])
      expect(offered).toContain(figure)
    for (const figure of offered.filter((each) => each !== 'money'))
      expect(gloria.readCorrection(correctionFrom(view, figure, shown(figure))).ok, figure).toBe(
        true,
      )
  })

  it('a fleet and a post show what they are, so that an untouched form changes nothing', () => {
    expect(correctionFrom(view, 'fleet', shown('fleet'))).toEqual({
      figure: 'fleet',
      fleet: 'U8',
      owner: 'rio',
      at: '59',
    })
    expect(correctionFrom(view, 'post', shown('post', { site: '80' }))).toEqual({
      figure: 'post',
      area: '80',
      owner: 'rio',
      fort: true,
    })
    expect(correctionFrom(view, 'post', shown('post', { site: '83' }))).toEqual({
      figure: 'post',
      area: '83',
      owner: null,
      fort: false,
    })
  })

  it('an ally is offered to be none, and everybody else to be one', () => {
    expect(correctionFrom(view, 'allied', shown('allied', { ally: 'rio' }))).toMatchObject({
      player: 'rio',
      allied: false,
    })
    expect(correctionFrom(view, 'allied', shown('allied', { ally: 'orlon' }))).toMatchObject({
      player: 'orlon',
      allied: true,
    })
  })
})
