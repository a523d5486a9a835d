// What of The Deluge is asked once more before it is taken: nothing that ruins a season is one tap.
import { beforeAll, describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import { graveIn } from '@/games/deluge/screens/grave.ts'
import { enterDeluge } from '@/games/deluge/screens/words/screenWords.ts'
import {
  deluge,
  firstHouseRules,
  firstMap,
  type DelugeKinds,
  type DelugeOption,
  type DelugePrompt,
} from '@/games/deluge/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'

beforeAll(() => enterDeluge())

const setup = {
  map: firstMap,
  houseRules: firstHouseRules(),
  seats: [
    ...firstMap.factions.map(({ id }) => ({
      id,
      name: id === 'sweden' ? 'Anna' : '',
      factions: [id],
      kind: 'player' as const,
      standing: {},
    })),
    { id: 'umpire', name: '', factions: [], kind: 'umpire' as const, standing: {} },
  ],
  scenario: 'first',
}

const opened = (): Play<DelugeKinds> => valueOf(begin(deluge, valueOf(deluge.readSetup(setup))))
const say = (play: Play<DelugeKinds>, by: string, ...options: readonly string[]) =>
  options.reduce(
    (now, option) =>
      valueOf(answerIn(deluge, now, { kind: 'choice', option }, { by, salt: '0'.repeat(32) })),
    play,
  )
const graveOf = (play: Play<DelugeKinds>, by: string, option: string) => {
  const view = deluge.seen(play.now.state, by)
  const question = deluge.ask(view, by)
  return question === null ? undefined : graveIn({ kind: 'choice', option }, question, view)
}

describe('the umpire', () => {
  it('is told who orders nothing before a phase is run without them', () => {
    expect(graveOf(opened(), umpire, 'run')).toEqual({
      title: 'Run without 3?',
      text: 'Sweden (Anna), Commonwealth, Muscovy order nothing.',
      go: 'Run without 3',
    })
    const one = say(say(opened(), 'plc', 'done'), 'muscovy', 'done')
    expect(graveOf(one, umpire, 'run')).toMatchObject({ text: 'Sweden (Anna) orders nothing.' })
  })

  it('runs at once what all have handed in', () => {
    const all = ['sweden', 'plc', 'muscovy'].reduce((now, seat) => say(now, seat, 'done'), opened())
    expect(graveOf(all, umpire, 'run')).toBeNull()
  })
})

describe('a sheet of orders', () => {
  it('is closed at once with an order, and asks without one where money could buy some', () => {
    expect(graveOf(opened(), 'sweden', 'done')).toMatchObject({
      title: 'No orders: close the sheet?',
      go: 'Close the sheet',
    })
    expect(graveOf(say(opened(), 'sweden', 'disband:F1'), 'sweden', 'done')).toBeNull()
  })

  it('asks before a force is disbanded, and tells which', () => {
    expect(graveOf(opened(), 'sweden', 'disband:F1')).toEqual({
      title: 'Disband F1?',
      text: 'F1: a task force, 33 points, Estonia. It holds as soon as the phase is run. Until then the line can be struck.',
      go: 'Disband F1',
    })
    expect(graveOf(opened(), 'sweden', 'disband:F2')).toBeNull()
  })

  it('names the forces without a march, and no other', () => {
    const marching = say(opened(), umpire, 'run')
    expect(graveOf(marching, 'sweden', 'done')).toEqual({
      title: 'Close the sheet?',
      text: 'F1 has no march: it stays.',
      go: 'Close the sheet',
    })
    const ordered = say(marching, 'sweden', 'step:F1>dorpat')
    expect(graveOf(ordered, 'sweden', 'done')).toBeNull()
  })
})

describe('what is decided at once', () => {
  const asked = (
    kind: DelugePrompt['kind'],
    seat: string,
    option: DelugeOption,
    ...others: readonly DelugeOption[]
  ) => {
    const wanted = { kind: 'choice', options: [option, ...others], unavailable: [] } as const
    const view = deluge.seen(opened().now.state, seat)
    const question = { kind, seat, secret: true, turn: 1, about: null, wanted }
    return graveIn({ kind: 'choice', option }, question, view)
  }

  it('is a result that is typed in, a die in the place of a battle, the end of a faction', () => {
    expect(asked('result', 'plc', 'redBreaks')).toMatchObject({ go: 'Yes, so it was' })
    expect(asked('result', 'umpire', 'redBreaks')).toMatchObject({ text: 'It counts at once.' })
    expect(asked('result', 'plc', 'quick')).toMatchObject({
      title: 'Let a D10 decide?',
      text: 'Then nobody fights it on the table.',
    })
    expect(asked('vassal', 'plc', 'vassal', 'fight')).toMatchObject({
      text: 'This is decided once and for all.',
    })
  })

  it('is no form that follows, and no harmless order', () => {
    expect(asked('result', 'plc', 'table')).toBeNull()
    expect(asked('flee', 'plc', 'fight', 'flee')).toBeNull()
    expect(asked('diplomacy', 'plc', 'peace:sweden')).toBeNull()
    expect(asked('paths', 'plc', 'end:F2')).toBeNull()
  })

  it('is war, the end of an alliance, a rebellion: lines that are never written by one tap', () => {
    for (const option of ['war:sweden', 'end:sweden', 'rebel'] as const)
      expect(asked('diplomacy', 'plc', option)?.text).toMatch(/^It holds as soon/u)
  })
})
