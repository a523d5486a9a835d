// Battles and sieges, clause by clause: who may attack, what follows, who may besiege, where a garrison goes.
import { describe, expect, it } from 'vitest'
import type { AreaState } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

type Kind = 'army' | 'infantry' | 'light-cavalry' | 'heavy-cavalry' | 'artillery' | 'supply'

const unit = (owner: string | null, at: string, kind: Kind = 'army') => ({ kind, owner, at })
type Sketch = ReturnType<typeof unit>
type Areas = Readonly<Record<string, Partial<AreaState>>>

const moving = (player: string, units: readonly Sketch[], areas: Areas = {}) =>
  new GloriaScene(
    { house: { start: 'empty' }, umpire: true, units, areas },
    { kind: 'move', player },
  )
const besieging = (player: string, units: readonly Sketch[], areas: Areas = {}) =>
  new GloriaScene({ house: { start: 'empty' }, units, areas }, { kind: 'siege', player })

describe('attacks', () => {
  it('go over a passable link against all who stand there; independents take no part (GM-BAT-01)', () => {
    const scene = moving('rio', [
      unit('rio', '61'),
      unit('orlon', '13', 'infantry'),
      unit(null, '13', 'supply'),
    ])
    scene.choose('rio', 'attack:U1>13')
    expect(scene.world.battles[0]?.defender.units).toEqual(['U2'])
    const river = moving('rio', [unit('rio', '60'), unit('orlon', '27')])
    expect(river.problem('rio', 'attack:U1>27')).toMatchObject({ reason: 'no-bridge' })
  })

  it('need an army against an army (GM-BAT-02)', () => {
    const scene = moving('rio', [unit('rio', '61', 'infantry'), unit('orlon', '13')])
    expect(scene.problem('rio', 'attack:U1>13')).toMatchObject({ reason: 'army-needed' })
  })

  it('never reach into an unsacked fortress, into a sacked one they do (GM-BAT-03)', () => {
    const units = [unit('rio', '13'), unit('orlon', '14', 'infantry')]
    expect(moving('rio', units).problem('rio', 'attack:U1>14')).toMatchObject({
      reason: 'fortress',
    })
    const sacked = moving('rio', units, { '14': { sacked: true } })
    expect(sacked.options('rio')).toContain('attack:U1>14')
  })
})

describe('after a battle', () => {
  const units = [unit('rio', '61'), unit('orlon', '13', 'infantry')]

  it('the loser retires where the attacker says, the attackers move in, all are degraded (GM-BAT-05)', () => {
    const scene = moving('rio', units)
    scene.choose('rio', 'attack:U1>13').choose('umpire', 'attackerWins')
    expect(scene.ask('rio')?.kind).toBe('retreat')
    scene.choose('rio', 'to:64').choose('rio', 'none').types('rio', 'infantry', 'supply')
    expect(scene.at('13')).toEqual(['rio infantry', 'rio supply'])
    expect(scene.at('64')).toEqual(['- infantry'])
  })

  it('a beaten attacker stays where he came from (GM-BAT-06)', () => {
    const scene = moving('rio', units)
    scene
      .choose('rio', 'attack:U1>13')
      .choose('umpire', 'defenderWins')
      .choose('orlon', 'none')
      .types('rio', 'infantry', 'supply')
    expect(scene.at('61')).toEqual(['rio infantry', 'rio supply'])
    expect(scene.at('13')).toEqual(['- infantry'])
  })

  it('of a drawn battle nobody may sack (GM-BAT-07, GM-BAT-11)', () => {
    const scene = moving('rio', units)
    scene.choose('rio', 'attack:U1>13').choose('umpire', 'drawn')
    expect(scene.events.some(({ kind }) => kind === 'sacked')).toBe(false)
    expect(scene.ask('orlon')).toBeNull()
    expect(scene.ask('rio')?.kind).toBe('degrade')
  })

  it('a retreat is no city of another or of nobody, and may be where the attack came from (GM-BAT-08)', () => {
    const scene = moving('rio', [unit('rio', '61'), unit('orlon', '60', 'infantry')], {
      '60': { owner: 'orlon', sacked: true },
    })
    scene.choose('rio', 'attack:U1>60').choose('umpire', 'attackerWins')
    const goals = scene.options('rio')
    expect(goals).toContain('to:61')
    expect(goals).toContain('to:62')
    const cornered = moving('rio', [unit('rio', '39'), unit('orlon', '09', 'infantry')], {
      '09': { sacked: true },
    })
    cornered.choose('rio', 'attack:U1>09').choose('umpire', 'attackerWins')
    expect(cornered.options('rio')).not.toContain('to:40')
  })

  it('a sacked city gives nothing, is no fortress, and keeps its owner (GM-BAT-12)', () => {
    const scene = new GloriaScene(
      { house: { start: 'empty' }, units: [], areas: { '14': { sacked: true } } },
      { kind: 'income', player: 'orlon' },
      { kind: 'spend', player: 'orlon' },
    )
    expect(scene.problem('orlon', 'build:14:infantry')).toMatchObject({ reason: 'sacked' })
    expect(scene.world.ledger).toEqual([])
    expect(scene.world.areas['14']?.owner).toBe('orlon')
  })
})

describe('fortresses', () => {
  it('with an army inside are neither attacked nor besieged; empty they are entered (GM-FORT-01, GM-FORT-02)', () => {
    const held = besieging('rio', [unit('rio', '13'), unit('orlon', '14')])
    expect(held.problem('rio', 'besiege:U1>14')).not.toBeNull()
    const empty = moving('rio', [unit('rio', '13')])
    empty.choose('rio', 'move:U1>14')
    expect(empty.world.areas['14']?.owner).toBe('rio')
  })

  it('with brigades are besieged by an army or artillery that has not acted (GM-FORT-03, GM-SIEGE-01)', () => {
    const scene = besieging('rio', [
      unit('rio', '13'),
      unit('orlon', '14', 'infantry'),
      unit('rio', '17', 'infantry'),
    ])
    expect(scene.options('rio')).toContain('besiege:U1>14')
    expect(scene.problem('rio', 'besiege:U3>14')).toMatchObject({ reason: 'no-siege-train' })
    scene.choose('rio', 'besiege:U1>14').dice('rio', 6).types('rio', 'artillery', 'supply')
    // One roll per fortress and own turn; nothing else is left to besiege.
    expect(scene.ask('rio')).toBeNull()
  })

  it('an open city with independents is entered like any area (GM-FORT-05)', () => {
    const scene = moving('rio', [unit('rio', '33'), unit(null, '34', 'infantry')])
    scene.choose('rio', 'move:U1>34')
    expect(scene.world.areas['34']?.owner).toBe('rio')
  })

  it('whoever must leave goes to a city of his king, if none, within the region (GM-SIEGE-04)', () => {
    const city = besieging(
      'rio',
      [unit('rio', '13', 'artillery'), unit('orlon', '14', 'infantry')],
      { '25': { owner: 'orlon' } },
    )
    city.choose('rio', 'besiege:U1>14').dice('rio', 2)
    expect(city.at('25')).toEqual(['orlon infantry'])
    const none = besieging('rio', [unit('rio', '13', 'artillery'), unit('orlon', '14', 'infantry')])
    none.choose('rio', 'besiege:U1>14').dice('rio', 2)
    expect(none.options('orlon')).toContain('to:11')
    expect(none.options('orlon')).not.toContain('to:13')
  })
})
