// The sensible king in single positions: what he keeps, what he takes, what he buys.
import { describe, expect, it } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { sensible } from '@/games/gloria/computer/index.ts'
import { gloria } from '@/games/gloria/rules/index.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

/** Lets him answer until he is asked nothing of this kind any more; his choices. */
const played = (scene: GloriaScene, player: string, kind: string): readonly string[] => {
  const policy = sensible(seededDice(1))
  const chosen: string[] = []
  for (let answers = 0; answers < 20; answers += 1) {
    const view = gloria.seen(scene.state, player)
    const question = gloria.ask(view, player)
    if (question?.kind !== kind) break
    const answer = policy(view, question)
    if (answer?.kind !== 'choice') break
    chosen.push(answer.option)
    scene.give(player, answer)
  }
  return chosen
}

const move = { kind: 'move', player: 'salhepatica' } as const

describe('a sensible king', () => {
  it('walks into a city that nobody holds', () => {
    const scene = new GloriaScene(
      {
        units: [
          { kind: 'army', owner: 'salhepatica', at: '30' },
          { kind: 'artillery', owner: 'salhepatica', at: '33' },
        ],
      },
      move,
    )
    expect(played(scene, 'salhepatica', 'move')[0]).toBe('move:U2>34')
    expect(scene.world.areas['34']?.owner).toBe('salhepatica')
  })

  it('does not leave his fortress empty while an enemy stands before it', () => {
    const scene = new GloriaScene(
      {
        units: [
          { kind: 'army', owner: 'salhepatica', at: '30' },
          { kind: 'army', owner: 'orlon', at: '31' },
        ],
      },
      move,
    )
    played(scene, 'salhepatica', 'move')
    expect(scene.at('30')).toEqual(['salhepatica army'])
  })

  it('besieges what can be besieged', () => {
    const scene = new GloriaScene(
      {
        units: [
          { kind: 'army', owner: 'salhepatica', at: '13' },
          { kind: 'infantry', owner: 'orlon', at: '14' },
        ],
      },
      { kind: 'siege', player: 'salhepatica' },
    )
    expect(played(scene, 'salhepatica', 'siege')[0]).toBe('besiege:U1>14')
  })

  it('gives the same answers again', () => {
    const twice = [1, 2].map(() => {
      const scene = new GloriaScene(
        { units: [{ kind: 'army', owner: 'salhepatica', at: '31' }] },
        move,
      )
      return played(scene, 'salhepatica', 'move')
    })
    expect(twice[0]).toEqual(twice[1])
  })
})

describe('a sensible king beyond the ocean (GM-WW-03, 09, 10)', () => {
  const world = {
    turn: { lifts: [], besieged: [], done: [], courts: [], war: [] },
    ledger: [
      {
        turn: 1,
        phase: 'income' as const,
        faction: 'rio',
        amount: 50,
        reason: 'income' as const,
        rule: 'GM-ECO-01' as const,
        about: null,
      },
    ],
  }
  const house = { scale: 'world' } as const

  it('buys wagons where an army holds the port, ships them to a free site, founds a post', () => {
    const scene = new GloriaScene(
      { house, world },
      { kind: 'spend', player: 'rio' },
      { kind: 'move', player: 'rio' },
      { kind: 'agents', player: 'rio' },
    )
    expect(played(scene, 'rio', 'spend')).toEqual(['build:59:supply', 'done'])
    expect(played(scene, 'rio', 'move')[0]).toMatch(/^sea:U11>[89]\d:59$/)
    expect(played(scene, 'rio', 'agents')[0]).toBe('post:U11')
    expect(scene.world.posts).toHaveLength(1)
  })

  it('buys none when it is too late to pay, or the port is not held', () => {
    const late = new GloriaScene(
      { house, units: [{ kind: 'army', owner: 'rio', at: '59' }], world: { ...world, round: 11 } },
      { kind: 'spend', player: 'rio' },
    )
    expect(played(late, 'rio', 'spend')).not.toContain('build:59:supply')
    const open = new GloriaScene(
      { house, units: [{ kind: 'army', owner: 'rio', at: '57' }], world },
      { kind: 'spend', player: 'rio' },
    )
    expect(played(open, 'rio', 'spend')).not.toContain('build:59:supply')
  })
})
