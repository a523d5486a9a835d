// Files between phones and between map and table: views, sheets, tickets, results, ready lists.
import { describe, expect, it } from 'vitest'
import {
  checkSheet,
  checksumOfView,
  follows,
  readBattleResult,
  readSheetFile,
  readTicket,
  readViewFile,
  readyList,
  resultOfBattle,
  shareOf,
  type BattleResult,
  type PlayedBattle,
  type ReadyForce,
  type SheetFile,
  type Ticket,
  type ViewFile,
} from '@/games/campaign/rules/index.ts'
import { deluge } from '@/games/deluge/rules/index.ts'
import { enteredFrom } from '@/games/deluge/rules/results.ts'

const side = {
  factions: ['red'],
  seats: ['Anna'],
  pieces: [],
  strength: 33,
  tablePoints: 200,
  extras: [],
  handicaps: [],
}
const ticket: Ticket = {
  format: 'aide-de-camp/ticket',
  version: 1,
  id: 'T4',
  campaign: 'north',
  code: '',
  turn: 2,
  place: 'wilno',
  ground: [],
  sides: [side, { ...side, factions: ['blue'] }],
  attacker: 0,
  deadline: '2026-05-01',
  rules: 'march-of-eagles',
  limits: ['8 turns'],
}
const battle: PlayedBattle = {
  ticket: 'T4',
  isOver: true,
  winner: 'a',
  isAgreed: false,
  unbroken: { a: 3, b: 0 },
  rankers: { a: 100, b: 80 },
  missing: { a: 10, b: 60 },
  record: 'abc',
}
const path = (read: { ok: boolean; problem?: unknown }): unknown => (read.ok ? null : read.problem)

describe('CC-TICKET-01', () => {
  it('a ticket is read strictly', () => {
    expect(readTicket(JSON.parse(JSON.stringify(ticket)))).toEqual({ ok: true, value: ticket })
    expect(path(readTicket({ ...ticket, id: 'T0' }))).toEqual({ code: 'malformed', path: 'id' })
    expect(path(readTicket({ ...ticket, sides: [side] }))).toEqual({
      code: 'malformed',
      path: 'sides',
    })
    expect(path(readTicket({ ...ticket, secret: 1 }))).toEqual({
      code: 'malformed',
      path: 'secret',
    })
  })
})

describe('CC-RESULT-01, CC-RESULT-02', () => {
  const resultFor = (changes: Partial<PlayedBattle>): BattleResult => {
    const result = resultOfBattle(ticket, { ...battle, ...changes })
    if (!result.ok) throw new Error(result.problem)
    return result.value
  }

  it('broke before conceded before points; a draw is always on points and leaves the field to the defender', () => {
    expect(resultFor({ isAgreed: true }).how).toBe('broke')
    expect(resultFor({ isAgreed: true, unbroken: { a: 3, b: 1 } }).how).toBe('conceded')
    expect(resultFor({ unbroken: { a: 3, b: 1 } }).how).toBe('points')
    expect(resultFor({ winner: 'draw', isAgreed: true })).toMatchObject({
      how: 'points',
      holdsField: 1,
    })
    expect(resultFor({})).toMatchObject({ winner: 0, holdsField: 0, lossShare: ['1/10', '3/4'] })
  })

  it('a battle under way, or of another ticket, gives none and says why', () => {
    expect(resultOfBattle(ticket, { ...battle, isOver: false })).toEqual({
      ok: false,
      problem: 'underWay',
    })
    expect(resultOfBattle(ticket, { ...battle, ticket: 'T5' })).toEqual({
      ok: false,
      problem: 'otherTicket',
    })
    // Set-ups carry their ticket by now: a record without one is no result of any.
    expect(resultOfBattle(ticket, { ...battle, ticket: null })).toEqual({
      ok: false,
      problem: 'otherTicket',
    })
  })

  it('a result file is read strictly', () => {
    const result = resultFor({})
    expect(readBattleResult(JSON.parse(JSON.stringify(result)))).toEqual({
      ok: true,
      value: result,
    })
    expect(path(readBattleResult({ ...result, lossShare: ['2/20', '0/1'] }))).toEqual({
      code: 'malformed',
      path: 'lossShare.0',
    })
    expect(path(readBattleResult({ ...result, winner: 'draw' }))).toEqual({
      code: 'malformed',
      path: 'how',
    })
    expect(path(readBattleResult({ ...result, holdsField: 1 }))).toEqual({
      code: 'malformed',
      path: 'holdsField',
    })
    expect([shareOf('0/1'), shareOf('5/4'), shareOf('01/2')]).toEqual([{ n: 0, d: 1 }, null, null])
  })

  it('The Deluge reads winner and how, and the losses', () => {
    expect(enteredFrom(resultFor({}))).toEqual({
      how: 'blueBreaks',
      shares: [
        { missing: 1, start: 10 },
        { missing: 3, start: 4 },
      ],
    })
    expect(enteredFrom({ ...resultFor({}), winner: 1, how: 'points', lossShare: null })).toEqual({
      how: 'redLosesOnPoints',
      shares: null,
    })
    expect(enteredFrom({ ...resultFor({}), winner: 1, how: 'conceded' }).how).toBe('redBreaks')
  })
})

describe('views and sheets', () => {
  const view: ViewFile = {
    format: 'aide-de-camp/view',
    version: 1,
    game: 'the-deluge',
    rulesVersion: 1,
    campaign: 'north',
    seat: 'sweden',
    number: 1,
    previous: null,
    head: 'abc',
    turn: 2,
    phase: 'strategy',
    deadline: 'Friday',
    view: {},
    events: [],
  }
  const sheet: SheetFile = {
    format: 'aide-de-camp/sheet',
    version: 1,
    game: 'the-deluge',
    rulesVersion: 1,
    campaign: 'north',
    seat: 'sweden',
    turn: 2,
    phase: 'strategy',
    view: checksumOfView(view),
    answers: [{ kind: 'choice', option: 'done' }],
    note: '',
  }
  const open = {
    game: 'the-deluge',
    rulesVersion: 1,
    campaign: 'north',
    seat: 'sweden',
    turn: 2,
    phase: 'strategy',
    view: checksumOfView(view),
  }

  it('frame follows frame', () => {
    expect(readViewFile(JSON.parse(JSON.stringify(view)))).toEqual({ ok: true, value: view })
    const next = { ...view, number: 2, previous: checksumOfView(view) }
    expect([
      follows(next, view),
      follows({ ...next, seat: 'plc' }, view),
      follows({ ...next, previous: null }, view),
    ]).toEqual([true, false, false])
    expect(path(readViewFile({ ...view, events: [{}] }))).toEqual({
      code: 'malformed',
      path: 'events.0',
    })
  })

  it('a sheet by older rules is taken, for these try its answers; one by newer rules is not', () => {
    expect(checkSheet(sheet, { ...open, rulesVersion: 2 })).toEqual({
      ok: true,
      value: sheet.answers,
    })
    expect(checkSheet({ ...sheet, rulesVersion: 2 }, open)).toMatchObject({
      problem: { code: 'rulesVersion', given: '2', wanted: '1' },
    })
  })

  it('a sheet is read strictly, each answer too, and holds no overrules', () => {
    expect(readSheetFile(deluge, JSON.parse(JSON.stringify(sheet)))).toEqual({
      ok: true,
      value: sheet,
    })
    const forged = {
      kind: 'overrule',
      correction: { figure: 'looted', node: 'wilno', until: 3 },
      reason: 'no',
    }
    expect(path(readSheetFile(deluge, { ...sheet, answers: [forged] }))).toEqual({
      code: 'malformed',
      path: 'answers.0',
    })
  })

  it('a sheet for another campaign, seat, turn, phase or view says which it is for', () => {
    expect(checkSheet(sheet, open)).toEqual({ ok: true, value: sheet.answers })
    for (const [code, wanted] of [
      ['campaign', 'south'],
      ['seat', 'plc'],
      ['phase', 'movement'],
    ] as const)
      expect(checkSheet(sheet, { ...open, [code]: wanted })).toEqual({
        ok: false,
        problem: { code, given: sheet[code], wanted },
      })
    expect(checkSheet(sheet, { ...open, turn: 3 })).toMatchObject({
      problem: { code: 'turn', given: '2', wanted: '3' },
    })
  })
})

describe('CC-LISTS', () => {
  const perRanker = { guards: 2, veteran: 1.5, drilled: 1, green: 0.5 }
  const price = (
    forces: readonly ReadyForce[],
    standIns: Parameters<typeof readyList>[1] = [],
  ): number =>
    readyList(forces, standIns).battalions.reduce(
      (sum, { quality, rankers, officer, sergeant, drummer, ensign }) =>
        sum + rankers * perRanker[quality] + 10 * officer + 4 * sergeant + 2 * drummer + 6 * ensign,
      0,
    )

  it('add up to every force, tribes alone without one drummer', () => {
    expect(price(['army'])).toBe(200)
    expect(price(['brigade', 'army'])).toBe(258)
    expect(price(['brigade', 'brigade'])).toBe(116)
    expect(price(['army', 'brigade', 'insurgents'])).toBe(300)
    expect([
      price(['insurgents']),
      price(['insurgents', 'insurgents']),
      price(['insurgents', 'insurgents', 'insurgents']),
    ]).toEqual([42, 82, 124])
  })

  it('stand-ins go into the army once each; one whose figures are gone is not set', () => {
    expect([
      price(['army'], ['guard']),
      price(['army'], ['double-regiment']),
      price(['army'], ['cadre']),
    ]).toEqual([212, 212, 220])
    expect(
      readyList(['army'], ['double-regiment', 'marksmen', 'double-regiment']).standIns,
    ).toEqual(['double-regiment'])
    expect(readyList(['army'], ['marksmen']).battalions[1]).toMatchObject({
      light: true,
      rifles: true,
    })
    expect(readyList(['brigade'], ['guard']).standIns).toEqual([])
  })
})
