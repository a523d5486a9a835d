// What of Gloria Mundi is asked once more before it is taken.
import { beforeAll, describe, expect, it } from 'vitest'
import { graveIn } from '@/games/gloria/screens/speech.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { gloria, type GloriaPrompt } from '@/games/gloria/rules/index.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

beforeAll(() => enterGloria())

const graveOf = (scene: GloriaScene, by: string, option: string) => {
  const view = gloria.seen(scene.state, by)
  const question = gloria.ask(view, by)
  return question === null ? undefined : graveIn({ kind: 'choice', option }, question, view)
}

const income = {
  turn: 1,
  phase: 'income',
  faction: 'rio',
  amount: 50,
  reason: 'income',
  rule: 'GM-ECO-01',
  about: null,
} as const
const army = { kind: 'army', owner: 'rio', at: '13' } as const

describe('the end of a step', () => {
  it('asks where money is lost, and nowhere else', () => {
    const rich = new GloriaScene(
      { units: [army], world: { ledger: [income] } },
      { kind: 'spend', player: 'rio' },
    )
    expect(graveOf(rich, 'rio', 'done')).toEqual({
      title: 'Done, 50 are lost?',
      text: '50 to spend. Everything costs 50; what is left is lost.',
      go: 'Done, 50 are lost',
    })
    const poor = new GloriaScene({ units: [army] }, { kind: 'spend', player: 'rio' })
    expect(graveOf(poor, 'rio', 'done') ?? null).toBeNull()
  })

  it('asks where nobody has marched yet', () => {
    const scene = new GloriaScene({ units: [army] }, { kind: 'move', player: 'rio' })
    expect(graveOf(scene, 'rio', 'done')).toMatchObject({
      title: 'No further moves?',
      text: 'None of your units has moved in this turn.',
    })
    const other = { ...army, at: '17' }
    const marched = new GloriaScene(
      { units: [{ ...army, acted: true, moved: true }, other] },
      { kind: 'move', player: 'rio' },
    )
    expect(graveOf(marched, 'rio', 'done')).toBeNull()
  })
})

it('a result that is typed in, dice in the place of a battle, and a city to be sacked are asked once more', () => {
  const view = gloria.seen(new GloriaScene({ units: [army] }).state, 'rio')
  const asked = (
    kind: GloriaPrompt['kind'],
    option: 'attackerWins' | 'quick' | 'sackIt' | 'none' | 'end:orlon',
  ) => {
    const wanted = { kind: 'choice', options: [option], unavailable: [] } as const
    const task = { kind: 'spend', player: 'rio' } as const
    const question = { kind, seat: 'rio', secret: false, round: 1, task, wanted }
    return graveIn({ kind: 'choice', option }, question, view)
  }
  expect(asked('battle', 'attackerWins')).toMatchObject({ go: 'Yes, so it was' })
  expect(asked('battle', 'quick')).toMatchObject({ text: 'Then nobody fights it on the table.' })
  expect(asked('siegeSack', 'sackIt')).not.toBeNull()
  expect(asked('siegeSack', 'none')).toBeNull()
  expect(asked('diplomacy', 'end:orlon')).not.toBeNull()
})
