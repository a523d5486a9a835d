// What the screens of The Deluge are made of: the first campaign, sights with their age, drafts, the umpire's forecast.
import { describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import {
  deluge,
  drafted,
  draftSeen,
  firstHouseRules,
  firstMap,
  forecast,
  forcesSeen,
  hasClosed,
  nextIncome,
  nodesInSight,
  pointsOf,
  pricedPath,
  statusesSeen,
  supplySeen,
  viewSeenBy,
  type DelugeKinds,
} from '@/games/deluge/rules/index.ts'
import { checkDelugeMap } from '@/games/deluge/rules/mapCheck.ts'
import { begin, answerIn, type Play } from '@/core/record/play.ts'

const setup = {
  map: firstMap,
  houseRules: firstHouseRules(),
  seats: [
    ...firstMap.factions.map(({ id }) => ({
      id,
      name: '',
      factions: [id],
      kind: 'player' as const,
      standing: {},
    })),
    { id: 'umpire', name: '', factions: [], kind: 'umpire' as const, standing: {} },
  ],
  scenario: 'first',
}

const opened = (): Play<DelugeKinds> => {
  const read = deluge.readSetup(setup)
  if (!read.ok) throw new Error('the first campaign is no set-up')
  const play = begin(deluge, read.value)
  if (!play.ok) throw new Error('the first campaign does not begin')
  return play.value
}

const say = (play: Play<DelugeKinds>, by: string, option: string): Play<DelugeKinds> => {
  const next = answerIn(deluge, play, { kind: 'choice', option }, { by, salt: '0' })
  if (!next.ok) throw new Error(`${by} ${option}: ${next.problem.code}`)
  return next.value
}
const seenBy = (play: Play<DelugeKinds>, party: string) => deluge.seen(play.now.state, party)

const inMovement = (): Play<DelugeKinds> => say(opened(), umpire, 'run')

describe('the first campaign', () => {
  it('is a sound map: three factions, twenty places, all land in reach (CC-MAP-CHECK)', () => {
    expect(firstMap.factions).toHaveLength(3)
    expect(firstMap.nodes).toHaveLength(20)
    expect(checkDelugeMap(firstMap)).toEqual([])
  })

  it('begins with forces of 33, 36 and 30 points, in four units each', () => {
    const { forces } = firstMap.start
    expect(forces.map(({ units }) => [units.length, pointsOf(units)])).toEqual([
      [4, 33],
      [4, 36],
      [4, 30],
    ])
  })

  it('lasts two turns, with relations as the map has them', () => {
    expect(firstHouseRules()).toMatchObject({ turns: 2, diplomacy: 'umpire' })
  })
})

describe('what a faction sees', () => {
  it('are its own forces with their points, of others that they are there (CC-SEE)', () => {
    const [own, ...others] = forcesSeen(seenBy(opened(), 'sweden'))
    expect(own).toMatchObject({ id: 'F1', isOwn: true, points: 33, since: null })
    expect(others.every(({ points, kind }) => points === null && kind === null)).toBe(true)
  })

  it('is land near its own, the umpire all', () => {
    const sight = nodesInSight(seenBy(opened(), 'sweden'))
    expect(sight?.has('parnawa')).toBe(true)
    expect(sight?.has('minsk')).toBe(false)
    expect(nodesInSight(seenBy(opened(), umpire))).toBeNull()
  })

  it('is its supply with the reason where there is none (TD-ATT-01 to 03)', () => {
    const supply = supplySeen(seenBy(opened(), 'sweden'))
    expect(supply?.sources.has('estonia')).toBe(true)
    expect(supply?.gap('wenden')).toBe('notFriendly')
  })

  it('is what the next turn brings (TD-INC-02)', () => {
    expect(nextIncome(seenBy(opened(), 'sweden'))).toMatchObject({ base: 40, extra: 0 })
  })
})

describe('a sheet', () => {
  it('is written on the view alone as on the record (CC-SHEET)', () => {
    const view = seenBy(inMovement(), 'sweden')
    const written = drafted(view, { kind: 'choice', option: 'step:F1>parnawa' })
    expect(written.ok && written.value.own?.sheet.paths.lines).toEqual([
      { force: 'F1', path: ['parnawa'], isEnded: false },
    ])
    const onRecord = say(inMovement(), 'sweden', 'step:F1>parnawa')
    expect(written.ok && written.value.own?.sheet).toEqual(seenBy(onRecord, 'sweden').own?.sheet)
  })

  it('refuses what is not offered, and is left as it was', () => {
    const view = seenBy(inMovement(), 'sweden')
    expect(drafted(view, { kind: 'choice', option: 'step:F1>moscow' }).ok).toBe(false)
    expect(draftSeen(view)?.sheet.paths.lines).toEqual([])
  })

  it('knows the price of each step (TD-MOV-01)', () => {
    const view = seenBy(inMovement(), 'sweden')
    const force = { faction: 'sweden', kind: 'task' } as const
    expect(pricedPath(view, force, ['sweden', 'stettin']).map(({ price }) => price)).toEqual([3, 3])
    expect(pricedPath(view, force, ['parnawa'])).toEqual([
      { node: 'parnawa', price: 6, land: 'enemy' },
    ])
  })
})

describe('the umpire’s desk', () => {
  it('shows who has handed in', () => {
    const play = say(inMovement(), 'sweden', 'done')
    expect(hasClosed(seenBy(play, 'sweden'))).toBe(true)
    expect(statusesSeen(seenBy(play, umpire)).map(({ is }) => is)).toEqual([
      'in',
      'writes',
      'writes',
    ])
  })

  it('foresees the battles of a run, and changes nothing by it', () => {
    const play = [
      ['sweden', 'step:F1>parnawa'],
      ['sweden', 'done'],
    ].reduce((now, [by = '', option = '']) => say(now, by, option), inMovement())
    const desk = seenBy(play, umpire)
    expect(forecast(desk)).toEqual([])
    expect(forecast(seenBy(play, 'sweden'))).toBeNull()
    expect(seenBy(play, umpire).phase).toBe('movement')
  })

  it('opens each faction’s own view, to nobody but the umpire', () => {
    const play = inMovement()
    expect(viewSeenBy(seenBy(play, umpire), 'plc')?.own?.faction).toBe('plc')
    expect(viewSeenBy(seenBy(play, 'sweden'), 'plc')).toBeNull()
  })
})
