// What is told, to whom and by what names: the opening, moves in fog, kings and places in both languages, absent camps.
import { describe, expect, it } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import { logSeenBy } from '@/core/record/log.ts'
import { answerIn, begin } from '@/core/record/play.ts'
import { absentPolicy, defaultMap, gloria } from '@/games/gloria/rules/index.ts'
import { de } from '@/games/gloria/words/de.ts'
import { en } from '@/games/gloria/words/en.ts'
import { wordsFrom } from '@/games/gloria/words/words.ts'
import { GloriaScene, gloriaOf } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

const unit = (owner: string | null, at: string, kind: 'army' | 'infantry' = 'army') => ({
  kind,
  owner,
  at,
})

describe('the opening', () => {
  it('tells that round 1 begins, before anybody has answered (GM-TURN-01)', () => {
    const play = valueOf(begin(gloria, gloriaOf()))
    const lines = logSeenBy(gloria, play, 'rio')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.events[0]).toMatchObject({ kind: 'roundBegan', round: 1 })
    expect(lines[0]?.events.map(({ kind }) => kind)).toContain('turnBegan')
    expect(
      wordsFrom(en, defaultMap).event(lines[0]?.events[0] ?? { kind: 'out', player: '' }),
    ).toMatch(/^Round 1 begins/u)
  })

  it('stands in no record: what an answer told is what it told before', () => {
    const play = valueOf(begin(gloria, gloriaOf()))
    const next = valueOf(
      answerIn(
        gloria,
        play,
        { kind: 'choice', option: 'done' },
        { by: 'fortunoff', salt: 'AAAAAAAAAAAAAAAAAAAAAA' },
      ),
    )
    expect(next.log?.events[0]?.kind).toBe('spent')
    expect(logSeenBy(gloria, next, 'umpire')).toHaveLength(2)
  })

  it('tells nothing while special units are to be named (GM-SPEC-02)', () => {
    expect(gloria.opening?.(gloriaOf({ scale: 'advanced' }))).toEqual([])
  })
})

describe('names', () => {
  it('are worded in the language that is spoken', () => {
    const [english, german] = [en, de].map((tables) => wordsFrom(tables, defaultMap).names)
    expect(english?.player('rio')).toBe('King in Rio By the Sea O')
    expect(german?.player('rio')).toBe('König in Rio By the Sea O')
    expect(german?.area('wastes')).toBe('Die Nördliche Öde')
    expect(german?.people('8t1')).toBe('Volk des Otters')
    expect(german?.called('The Cold March')).toBe('Die Kalte Mark')
  })

  it('of the default map have all German words, cities apart', () => {
    const { called } = wordsFrom(de, defaultMap).names
    const { seas, regions, continents, natives, nodes } = defaultMap
    const places = nodes.filter(({ kind }) => kind !== 'land' && kind !== 'outer')
    const names = [...seas, ...regions, ...continents, ...natives, ...places].map(
      ({ name }) => name ?? '',
    )
    expect(names.filter((name) => called(name) === name)).toEqual([])
  })

  it('of a map of one’s own stay as they are', () => {
    const factions = defaultMap.factions.map((king) =>
      king.id === 'rio' ? { ...king, name: 'The Regent' } : king,
    )
    expect(wordsFrom(de, { ...defaultMap, factions }).names.player('rio')).toBe('The Regent')
  })
})

describe('in fog', () => {
  const game = () =>
    new GloriaScene(
      {
        house: { start: 'empty', fog: 'near' },
        umpire: true,
        units: [unit('rio', '61'), unit('orlon', '46'), unit('cardor', '36', 'infantry')],
      },
      { kind: 'move', player: 'orlon' },
    )

  it('a move is told to whoever sees where it begins or ends (`fog`)', () => {
    const scene = game().choose('orlon', 'move:U2>47')
    const told = scene.events.find(({ kind }) => kind === 'moved')
    expect(told?.to).toContain('orlon')
    expect(told?.to).toContain('umpire')
    expect(told?.to).toContain('bergdorf')
    expect(told?.to).not.toContain('rio')
  })

  it('a battle is no news to whoever sees nothing of it, nor in his view', () => {
    const scene = game().choose('orlon', 'attack:U2>36')
    expect(gloria.seen(scene.state, 'rio').world.battles).toEqual([])
    expect(gloria.seen(scene.state, 'cardor').world.battles).toHaveLength(1)
    expect(scene.events.find(({ kind }) => kind === 'battle')?.to).not.toContain('rio')
  })

  it('on an open board everybody is told', () => {
    const open = new GloriaScene(
      { house: { start: 'empty' }, units: [unit('orlon', '46')] },
      { kind: 'move', player: 'orlon' },
    )
    open.choose('orlon', 'move:U1>47')
    expect(open.events.every(({ to }) => to === undefined)).toBe(true)
  })
})

describe('absent camps (CC-ABSENT)', () => {
  const battle = (absent: readonly string[]) => {
    const scene = new GloriaScene(
      {
        house: { start: 'empty' },
        umpire: true,
        units: [unit('rio', '61'), unit('orlon', '13')],
      },
      { kind: 'move', player: 'rio' },
    )
    scene.choose('rio', 'attack:U1>13')
    const { world } = scene.state
    const seats = world.seats.map((seat) =>
      absent.includes(seat.id) ? { ...seat, kind: 'absent' as const } : seat,
    )
    scene.state = { ...scene.state, world: { ...world, seats } }
    return scene
  }
  const policy = (scene: GloriaScene, by: string): Answer<never> | null => {
    const prompt = scene.ask(by)
    return prompt === null ? null : absentPolicy({})(gloria.seen(scene.state, by), prompt)
  }

  it('wait for the other’s entry and accept it', () => {
    const scene = battle(['orlon'])
    expect(policy(scene, 'orlon')).toBeNull()
    scene.choose('rio', 'attackerWins')
    expect(policy(scene, 'orlon')).toEqual({ kind: 'choice', option: 'attackerWins' })
  })

  it('take the dice where both are absent', () => {
    const scene = battle(['orlon', 'rio'])
    expect(policy(scene, 'rio')).toEqual({ kind: 'choice', option: 'quick' })
  })
})
