// What happens in The Deluge is told to those who may know it and to nobody else, and from the first turn on.
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@/core/record/canonical.ts'
import {
  boardOf,
  defaultHouseRules,
  defaultMap,
  deluge,
  type DelugeEvent,
} from '@/games/deluge/rules/index.ts'
import { Scene, unitsOf, type ForceSketch, type SceneSketch } from '@tests/support/delugeScene.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const diplomacy = { kind: 'sheets', phase: 'diplomacy', of: null } as const

const told = (events: readonly DelugeEvent[], to: string): readonly DelugeEvent[] =>
  events.filter((event) => event.to === undefined || event.to.includes(to))

/** Everything a party has to go by. */
const knows = (scene: Scene, by: string): string => {
  const view = deluge.seen(scene.state, by)
  return canonicalJson([
    JSON.parse(JSON.stringify([view, deluge.ask(view, by)])),
    told(scene.events, by),
  ])
}

const swedes: ForceSketch = {
  id: 'F1',
  faction: 'sweden',
  at: 'wilno',
  from: 'wenden',
  units: unitsOf(9, 8, 8, 8),
}
const poles: ForceSketch = { id: 'F2', faction: 'plc', at: 'wilno', units: unitsOf(22, 22) }

describe('retreats and flights', () => {
  const beaten = (sketch: SceneSketch = {}): Scene => {
    const house = { fleeing: 'none', battleLoot: 'none' } as const
    const scene = new Scene({ turn: 2, forces: [swedes, poles], house, ...sketch }, combat, end)
    return scene.choose('umpire', 'result:T1', 'blueLosesOnPoints')
  }

  it('TD-RET-04, CC-SEE: where the beaten go is told to them, and to those who see them arrive', () => {
    const ends = beaten().options('plc')
    expect(ends.length).toBeGreaterThan(1)
    const far = ends.filter((option) => {
      const scene = beaten().choose('plc', option)
      const others = deluge.seen(scene.state, 'sweden').own?.others ?? []
      return !others.some(({ id }) => id === 'F2')
    })
    expect(far.length).toBeGreaterThan(1)
    const [one = '', other = ''] = far
    const [here, there] = [beaten().choose('plc', one), beaten().choose('plc', other)]
    expect(knows(here, 'sweden')).toBe(knows(there, 'sweden'))
    expect(knows(here, 'plc')).not.toBe(knows(there, 'plc'))
    expect(told(here.events, 'sweden').some(({ kind }) => kind === 'retreated')).toBe(true)
    expect(told(here.events, 'plc')).toContainEqual(
      expect.objectContaining({ kind: 'retreated', end: one.slice('to:'.length) }),
    )
  })

  it('CC-SEE: who sees the end of a retreat is told that a force was seen there', () => {
    const near: ForceSketch = { id: 'F3', faction: 'muscovy', at: 'cracow' }
    const scene = beaten({
      forces: [swedes, poles, near],
      relations: [['muscovy', 'plc', 'neutral']],
    })
    const option = scene.options('plc').find((each) => {
      const tried = beaten({ forces: [swedes, poles, near] }).choose('plc', each)
      const others = deluge.seen(tried.state, 'muscovy').own?.others ?? []
      return others.some(({ id }) => id === 'F2')
    })
    if (option === undefined) throw new Error('no end in sight')
    scene.choose('plc', option)
    expect(told(scene.events, 'muscovy')).toContainEqual(
      expect.objectContaining({ kind: 'sighted', force: 'F2', node: option.slice('to:'.length) }),
    )
  })

  it('TD-CMB-04: both camps are told who fled; where to and with what loss only its own faction', () => {
    const fled = (option: number): Scene => {
      const scene = new Scene({ turn: 2, forces: [swedes, poles] }, combat, end)
      scene.choose('plc', 'flee').choose('sweden', 'fight')
      return scene.choose('plc', scene.options('plc').at(option) ?? '')
    }
    const scene = fled(0)
    const [foes] = told(scene.events, 'sweden').filter(({ kind }) => kind === 'fled')
    expect(foes).toMatchObject({ force: 'F2', node: 'wilno', end: null, lossTokens: 0 })
    const [own] = told(scene.events, 'plc').filter(({ kind }) => kind === 'fled')
    expect(own).toMatchObject({ force: 'F2', end: scene.force('F2').at })
  })
})

describe('a force that is not asked to flee', () => {
  it('TD-RET-02: has every way out full of enemies, and sees them, so that it is told no more', () => {
    const around = boardOf(defaultMap, defaultHouseRules)
      .around('parnawa')
      .filter((at) => at !== 'parnawa')
    const foes = around.map((at, n) => ({ id: `F${12 + 10 * n}`, faction: 'plc', at }))
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'parnawa', from: null },
      { id: 'F2', faction: 'plc', at: 'parnawa', from: 'dorpat' },
      ...foes,
    ]
    const scene = new Scene({ turn: 2, forces, house: { fleeing: 'defender' } }, combat, end)
    const own = deluge.seen(scene.state, 'sweden').own
    expect(scene.ask('sweden')?.kind).not.toBe('flee')
    expect(own?.others.map(({ at }) => at)).toEqual(expect.arrayContaining(around))
  })
})

describe('loot and losses', () => {
  const fought = (loot: number, mine = 0): Scene => {
    const forces = [
      { ...swedes, loot: mine },
      { ...poles, loot },
    ]
    const house = { fleeing: 'none' } as const
    const scene = new Scene({ turn: 2, forces, house }, combat, end)
    return scene.choose('umpire', 'result:T1', 'blueLosesOnPoints').dice('sweden', 2)
  }

  it('TD-LOOT-05: the beaten are told what they lost, not what the winner found', () => {
    expect(knows(fought(1, 0), 'plc')).toBe(knows(fought(1, 5), 'plc'))
    const events = told(fought(1).events, 'plc')
    expect(events.map(({ kind }) => kind)).toContain('gaveLoot')
    expect(events.map(({ kind }) => kind)).not.toContain('tookLoot')
  })

  it('TD-LOOT-05: the winner is not told what the beaten still carry', () => {
    expect(knows(fought(2), 'sweden')).toBe(knows(fought(9), 'sweden'))
  })

  it('TD-LOOT-06: loot that is lost with a force is told to its own faction alone', () => {
    const lost = (loot: number): Scene => {
      const forces = [swedes, { ...poles, units: unitsOf(1), loot }]
      const house = { fleeing: 'none', losses: 'table' } as const
      const scene = new Scene({ turn: 2, forces, house }, combat, end)
      scene.choose('umpire', 'result:T1', 'table')
      return scene.fill('umpire', {
        how: 'draw',
        redStart: 10,
        redMissing: 0,
        blueStart: 10,
        blueMissing: 10,
      })
    }
    expect(lost(3).has('F2')).toBe(false)
    expect(knows(lost(3), 'sweden')).toBe(knows(lost(8), 'sweden'))
    expect(told(lost(3).events, 'plc')).toContainEqual(
      expect.objectContaining({ kind: 'gaveLoot', tokens: 3 }),
    )
  })

  it('quickEdge: the die and its shift, which tells of strengths, are for both camps alone', () => {
    const diced = (points: number): Scene => {
      const forces = [swedes, { ...poles, units: unitsOf(points) }]
      const house = { fleeing: 'none', quickEdge: 'yes', battleLoot: 'none' } as const
      const scene = new Scene({ turn: 2, forces, house }, combat, end)
      return scene.choose('umpire', 'result:T1', 'quick').dice('umpire', 2)
    }
    expect(knows(diced(33), 'hre')).toBe(knows(diced(20), 'hre'))
    expect(told(diced(33).events, 'sweden').some(({ kind }) => kind === 'diced')).toBe(true)
  })
})

describe('scouting', () => {
  it('presence scouted: without a success nobody learns whether a force is there', () => {
    const scouted = (...more: readonly ForceSketch[]): Scene => {
      const own: ForceSketch = { id: 'F1', faction: 'sweden', at: 'parnawa', intelligence: 2 }
      const house = { presence: 'scouted' } as const
      const scene = new Scene({ forces: [own, ...more], house }, strategy, movement)
      scene.choose('sweden', 'scout:F1>wenden', 'done').choose('umpire', 'run')
      return scene.dice('sweden', 1, 2)
    }
    const there: ForceSketch = { id: 'F2', faction: 'plc', at: 'wenden' }
    expect(knows(scouted(there), 'sweden')).toBe(knows(scouted(), 'sweden'))
  })
})

describe('secret alliances', () => {
  it('a war that a correction turns into an alliance is peace to all others', () => {
    const scene = new Scene({ house: { diplomacy: 'secret' } }, diplomacy)
    scene.correct({ figure: 'relation', one: 'sweden', other: 'plc', is: 'ally' })
    const related = (to: string) =>
      told(scene.events, to).flatMap((event) => (event.kind === 'related' ? [event.is] : []))
    expect([related('sweden'), related('plc'), related('hre')]).toEqual([
      ['ally'],
      ['ally'],
      ['neutral'],
    ])
  })

  it('CC-OVR: a corrected secret alliance is told to those who may know of it', () => {
    const scene = new Scene({ house: { diplomacy: 'secret' } }, diplomacy)
    scene.correct({ figure: 'relation', one: 'sweden', other: 'hre', is: 'ally' })
    const overruled = (to: string) =>
      told(scene.events, to).some(({ kind }) => kind === 'overruled')
    expect([overruled('sweden'), overruled('hre'), overruled('plc')]).toEqual([true, true, false])
  })
})

describe('the first turn', () => {
  it('is told with the first answer, whoever gives it, and only once', () => {
    const open = valueOf(deluge.open(campaignOf()))
    const first = valueOf(deluge.answer(open, { kind: 'choice', option: 'done' }, 'crimea'))
    expect(first.events.map(({ kind }) => kind)).toEqual(['turnBegan', 'noted'])
    expect(first.events[0]).toMatchObject({ turn: 1 })
    const second = valueOf(deluge.answer(first.state, { kind: 'choice', option: 'done' }, 'hre'))
    expect(second.events.map(({ kind }) => kind)).toEqual(['noted'])
    expect(deluge.answer(open, { kind: 'choice', option: 'nonsense' }, 'hre').ok).toBe(false)
  })

  it('with relations that stay the start purses are told as well', () => {
    const open = valueOf(deluge.open(campaignOf({ diplomacy: 'umpire' })))
    const { events } = valueOf(deluge.answer(open, { kind: 'choice', option: 'done' }, 'sweden'))
    expect(told(events, 'sweden').map(({ kind }) => kind)).toEqual([
      'turnBegan',
      'phaseBegan',
      'booked',
      'phaseBegan',
      'phaseBegan',
      'noted',
    ])
  })
})
