// Corrections of knowledge and of a force's last step as they come from outside: what is malformed, by its path.
import { describe, expect, it } from 'vitest'
import { readCorrection } from '@/games/deluge/rules/correction.ts'

describe('CC-OVR: knowledge and last steps from outside', () => {
  const fault = (json: unknown) => {
    const read = readCorrection(json)
    if (read.ok) return null
    return 'path' in read.problem ? read.problem.path : read.problem.code
  }
  const set = (facts: object) =>
    fault({ figure: 'known', faction: 'sweden', force: 'F2', set: facts })
  const at = (value: string, turn = 2) => ({ value, turn })

  it.each([
    [{}, 'set'],
    [{ name: null }, 'set.name'],
    [{ faction: at('plc') }, 'set.faction'],
    [{ at: 'wilno' }, 'set.at'],
    [{ at: at('wilno', 0) }, 'set.at.turn'],
    [{ at: at('wilno', 1000) }, 'set.at.turn'],
    [{ kind: { value: 'army', turn: 1 } }, 'set.kind.value'],
    [{ units: { value: 0, turn: 1 } }, 'set.units.value'],
    [{ units: { value: 160, turn: 1 } }, null],
    [{ units: { value: 161, turn: 1 } }, 'set.units.value'],
    [{ strongest: { value: [], turn: 1 } }, 'set.strongest.value'],
    [{ strongest: { value: [{ name: 'x', points: 0 }], turn: 1 } }, 'set.strongest.value.0.points'],
    [{ at: null, kind: null, units: null, strongest: null }, null],
  ])('%j: %s', (facts, path) => {
    expect(set(facts)).toBe(path)
  })

  it('the strongest unit stands first, equal ones side by side', () => {
    const list = (...points: readonly number[]) =>
      set({ strongest: { value: points.map((each) => ({ name: '', points: each })), turn: 1 } })
    expect([list(9, 9, 4), list(4, 9), list(9, 4, 5)]).toEqual([
      null,
      'set.strongest.value',
      'set.strongest.value',
    ])
  })

  it('a force made by the umpire has come from nowhere and won nothing', () => {
    const made = (more: object) =>
      fault({
        figure: 'newForce',
        faction: 'sweden',
        at: 'sweden',
        set: { units: [{ name: '', points: 1, full: 1, lossTokens: 0 }], ...more },
      })
    expect([made({}), made({ from: 'estonia' }), made({ wonHere: null })]).toEqual([
      null,
      'set.from',
      'set.wonHere',
    ])
    const force = (more: object) => fault({ figure: 'force', force: 'F1', set: more })
    expect(force({ from: 7 })).toBe('set.from')
    expect(force({ wonHere: { turn: 0, node: 'minsk' } })).toBe('set.wonHere.turn')
  })
})
