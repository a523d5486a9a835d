// Parked battles of a camp that nobody plays.
import { describe, expect, it } from 'vitest'
import { absentPolicy, gloria } from '@/games/gloria/rules/index.ts'
import type { GloriaScene } from '@tests/support/gloria.ts'
import { scene, unit } from '@tests/support/gloriaSketch.ts'

describe('an absent camp and parked battles (CC-ABSENT)', () => {
  const parkedBy = (absent: readonly string[]) => {
    const game = scene(
      [unit('rio', '46'), unit('orlon', '47', 'infantry')],
      { house: { battleHold: 'park' } },
      { kind: 'move', player: 'rio' },
      { kind: 'parked' },
    )
    game.choose('rio', 'attack:U1>47', 'done')
    const seats = game.world.seats.map((seat) =>
      absent.includes(seat.id) ? { ...seat, kind: 'absent' as const } : seat,
    )
    game.state = { ...game.state, world: { ...game.world, seats } }
    return game
  }
  const policy = (game: GloriaScene, by: string) => {
    const prompt = game.ask(by)
    return prompt === null ? null : absentPolicy({})(gloria.seen(game.state, by), prompt)
  }

  it('enters one when the other camp has, or is absent too', () => {
    const game = parkedBy(['orlon'])
    expect(policy(game, 'orlon')).toBeNull()
    game.choose('rio', 'result:T1', 'defenderWins')
    expect(policy(game, 'orlon')).toEqual({ kind: 'choice', option: 'result:T1' })
    game.choose('orlon', 'result:T1')
    expect(policy(game, 'orlon')).toEqual({ kind: 'choice', option: 'defenderWins' })
    expect(policy(parkedBy(['orlon', 'rio']), 'rio')).toEqual({
      kind: 'choice',
      option: 'result:T1',
    })
  })
})
