// Who parts when Salhepatica falls, and who throws when a battle that was parked has been fought.
import { describe, expect, it } from 'vitest'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

describe('Salhepatica taken by another (GM-DIP-01, GM-DIP-03)', () => {
  /** Orlon enters the empty fortress; what stands elsewhere was there before. */
  const taken = (units: readonly Sketch[], more: More = {}) =>
    scene(
      [unit('orlon', '31'), ...units],
      { ...more, world: { allies: ['rio', 'cardor'], ...more.world } },
      { kind: 'move', player: 'orlon' },
    ).choose('orlon', 'move:U1>30')
  const retiring = (units: readonly Sketch[], more: More = {}) => {
    const game = taken(units, more)
    return ['salhepatica', 'rio', 'cardor', 'orlon'].filter(
      (king) => game.ask(king)?.kind === 'retreat',
    )
  }

  it('ends all its alliances', () => {
    const game = taken([])
    expect(game.world.allies).toEqual([])
    expect(game.world.areas['30']?.owner).toBe('orlon')
    expect(game.ask('orlon')?.kind).toBe('move')
  })

  it('its former owner parts from his allies: out of a city of theirs, and they out of his', () => {
    expect(retiring([unit('salhepatica', '59', 'infantry')])).toEqual(['salhepatica'])
    const his = { areas: { '34': { owner: 'salhepatica' } } }
    expect(retiring([unit('rio', '34', 'infantry')], his)).toEqual(['rio'])
    expect(retiring([unit('salhepatica', '34', 'infantry')], his)).toEqual([])
  })

  it('his allies part from each other', () => {
    expect(retiring([unit('cardor', '59', 'infantry')])).toEqual(['cardor'])
    const areas = [unit('rio', '12', 'infantry'), unit('cardor', '12', 'supply')]
    expect(retiring(areas)).toEqual(['cardor'])
  })

  it('in open country the later comer goes, whoever had the city', () => {
    const units = [unit('rio', '12', 'infantry'), unit('salhepatica', '12', 'supply')]
    expect(retiring(units)).toEqual(['salhepatica'])
    expect(retiring([...units].reverse())).toEqual(['rio'])
  })

  it('nobody parts where another city is taken', () => {
    const units = [unit('salhepatica', '59', 'infantry'), unit('orlon', '33')]
    const game = scene(
      units,
      { world: { allies: ['rio', 'cardor'] } },
      { kind: 'move', player: 'orlon' },
    ).choose('orlon', 'move:U2>34')
    expect(game.world.areas['34']?.owner).toBe('orlon')
    expect(game.world.allies).toEqual(['rio', 'cardor'])
    expect(game.at('59')).toEqual(['salhepatica infantry'])
    expect(game.ask('salhepatica')).toBeNull()
  })
})

describe('after a battle that was parked (GM-TURN-05, GM-ATT-01 to 04)', () => {
  const units = [
    unit('rio', '46'),
    unit('rio', '35', 'infantry'),
    unit('orlon', '12', 'infantry'),
    unit('cardor', '13', 'supply'),
    { ...unit('orlon', '33'), isSortie: true },
  ]
  const owed = ['U1', 'U2', 'U3', 'U4', 'U5']
  const fought = (fighters: readonly string[]) =>
    scene(
      units,
      { world: { owed, players: ['rio', 'orlon', 'cardor'] } },
      { kind: 'owed', fighters },
      { kind: 'move', player: 'rio' },
    )
  const asked = (game: ReturnType<typeof fought>) =>
    ['rio', 'orlon', 'cardor'].flatMap((king) => {
      const question = game.ask(king)
      return question?.wanted.kind === 'dice' ? [`${king} ${String(question.wanted.count)}`] : []
    })

  it('who waited throws, each owner for his own, one after the other', () => {
    const game = fought([])
    expect(asked(game)).toEqual(['rio 2'])
    // GM-ATT-04: by area, so the brigade in 35 throws first; 6 is over every number.
    game.dice('rio', 6, 6)
    expect(game.events).toEqual([{ kind: 'attrition', units: ['U2', 'U1'], faces: [6, 6] }])
    expect(asked(game)).toEqual(['orlon 1'])
    game.dice('orlon', 6)
    expect(game.events.at(-1)).toEqual({ kind: 'attrition', units: ['U3'], faces: [6] })
    // Supply never throws (GM-ATT-03).
    expect(asked(game)).toEqual([])
    expect(game.ask('rio')?.kind).toBe('move')
    expect(game.world.owed).toEqual([])
  })

  it('who took part in it does not', () => {
    const game = fought(['U1', 'U2'])
    expect(asked(game)).toEqual(['orlon 1'])
    expect(asked(fought(['U3', 'U2']))).toEqual(['rio 1'])
  })

  it('militia whose time was over goes home (GM-MIL-01)', () => {
    const game = fought(owed)
    expect(game.world.units.map(({ id }) => id)).toEqual(['U1', 'U2', 'U3', 'U4'])
    expect(game.ask('rio')?.kind).toBe('move')
  })
})
