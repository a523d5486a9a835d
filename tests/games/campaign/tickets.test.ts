// CC-TICKET and CC-RESULT between map and table: what tickets of both campaigns set, and what differs in an outcome.
import { describe, expect, it } from 'vitest'
import {
  battalionText,
  doubtsOf,
  isRefusing,
  readOutcome,
  type BattleOutcome,
  type TableTerms,
  type Ticket,
} from '@/games/campaign/rules/index.ts'
import { delugeTerms } from '@/games/deluge/rules/index.ts'
import { gloriaTerms } from '@/games/gloria/rules/index.ts'
import { accountOf, battle, readyArmy, armyPoints } from '@/games/eagles/rules/index.ts'
import { begin } from '@/core/record/play.ts'
import { outcomeOfAccount } from '@/shell/tickets/outcomes.ts'
import { setupOf } from '@tests/support/battle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const camp = (
  pieces: readonly string[],
  changes: Partial<Ticket['sides'][0]> = {},
): Ticket['sides'][0] => ({
  factions: ['rio'],
  seats: ['rio'],
  pieces: pieces.map((label, place) => ({
    id: `U${place + 1}`,
    label,
    strength: 1,
    notes: [],
  })),
  strength: 1,
  tablePoints: 200,
  extras: [],
  handicaps: [],
  ...changes,
})
const ticketOf = (campaign: string, sides: Ticket['sides'], attacker: 0 | 1 = 0): Ticket => ({
  format: 'aide-de-camp/ticket',
  version: 1,
  id: 'T4',
  campaign,
  code: 'K7X2M09PQA',
  turn: 2,
  place: '12',
  ground: [],
  sides,
  attacker,
  deadline: null,
  rules: 'march-of-eagles',
  limits: [],
})

describe('CC-TICKET-02, CC-TICKET-04, CC-LISTS: the terms of a ticket', () => {
  it('The Deluge: limits, eight turns, the attacker places, battalions lowered by loss tokens', () => {
    const terms = delugeTerms(
      ticketOf('the-deluge', [
        camp([], { tablePoints: 200 }),
        camp([], { tablePoints: 133, handicaps: ['lossTokens:F1:5', 'dropped:2'] }),
      ]),
    )
    expect(terms).toMatchObject({
      ticket: { campaign: 'the-deluge', code: 'K7X2M09PQA', id: 'T4' },
      placing: 'a',
      turns: 8,
      sides: [
        { limit: 200, ready: null, lowered: 0 },
        { limit: 133, ready: null, lowered: 2 },
      ],
    })
    expect(delugeTerms(ticketOf('the-deluge', [camp([]), camp([])], 1)).placing).toBe('b')
  })

  it.each([
    [['rio:army'], 200, 5],
    [['rio:infantry'], 58, 2],
    [['natives:insurgent'], 42, 3],
    [['rio:supply', 'rio:army'], 258, 7],
    [['grenzers:insurgent', 'rio:army', 'rio:artillery'], 300, 10],
    [['natives:insurgent', 'natives:insurgent'], 83, 6],
  ] as const)(
    'Gloria Mundi: %j has its ready list within %i points',
    (pieces, limit, battalions) => {
      const { sides } = gloriaTerms(
        ticketOf('gloria-mundi', [camp(pieces, { tablePoints: limit }), camp(['army'])]),
      )
      const army = readyArmy(sides[0], 'Rio')
      expect(army?.battalions).toHaveLength(battalions)
      expect(army === null ? 999 : armyPoints(army)).toBeLessThanOrEqual(limit)
    },
  )

  it.each([
    ['guard', 212, 212],
    ['double-regiment', 212, 212],
    ['cadre', 220, 220],
    ['marksmen', 200, 200],
  ] as const)('the stand-in %s: %i points of %i', (extra, points, limit) => {
    const { sides } = gloriaTerms(
      ticketOf('gloria-mundi', [camp(['rio:army'], { extras: [extra] }), camp(['army'])]),
    )
    const army = readyArmy(sides[0], 'Rio')
    expect(army?.limit).toBe(limit)
    expect(army === null ? 0 : armyPoints(army)).toBe(points)
  })

  it('fanatics and terror are lent to battalions, each once, in whatever list', () => {
    const traitsOf = (pieces: readonly string[], extras: readonly string[]) =>
      gloriaTerms(ticketOf('gloria-mundi', [camp(pieces, { extras }), camp(['army'])])).sides[0]
        .traits
    expect(traitsOf(['rio:army'], ['terror', 'fanatics', 'terror', 'guard'])).toEqual([
      'fanatics',
      'terror',
    ])
    expect(traitsOf(['rio:elephants'], ['terror'])).toEqual(['terror'])
    expect(traitsOf(['rio:army'], ['siege-guns'])).toEqual([])
  })

  it.each([
    [['rio:army'], 200, ['army'], 200, true],
    [['rio:army'], 240, ['army'], 240, false],
    [['rio:infantry'], 29, ['army'], 100, false],
    // A brigade has 58 points at 199 an army, too; the army of the other side tells.
    [['rio:infantry'], 58, ['army'], 199, false],
  ] as const)(
    'ready lists are offered at 200 points an army only (`pointsPerArmy`): %j at %i',
    (pieces, points, others, limit, isOffered) => {
      const { sides } = gloriaTerms(
        ticketOf('gloria-mundi', [
          camp(pieces, { tablePoints: points, extras: ['guard'] }),
          camp(others, { tablePoints: limit }),
        ]),
      )
      expect(sides.map(({ ready }) => ready !== null)).toEqual([isOffered, isOffered])
      expect(sides[0].allowances).toEqual(pieces[0] === 'rio:army' || !isOffered ? ['guard'] : [])
    },
  )

  it('a piece without a ready list leaves the list to its side', () => {
    const { sides } = gloriaTerms(ticketOf('gloria-mundi', [camp(['rio:elephants']), camp([])]))
    expect(sides.map(({ ready }) => ready)).toEqual([null, null])
  })
})

const terms: TableTerms = delugeTerms(ticketOf('the-deluge', [camp([]), camp([])]))
const agreed: BattleOutcome = {
  format: 'aide-de-camp/outcome',
  version: 1,
  ticket: terms.ticket,
  result: {
    format: 'aide-de-camp/result',
    version: 1,
    ticket: 'T4',
    winner: 0,
    how: 'broke',
    holdsField: 0,
    source: 'record',
    lossShare: ['1/10', '3/4'],
    enteredBy: [],
    record: 'ABCDEFGHJK',
    note: '',
  },
  table: {
    turns: 8,
    placing: 'a',
    lists: [
      { points: 200, limit: 200, battalions: ['drilled 24 o1 s0 d0 e0'] },
      { points: 180, limit: 200, battalions: ['green 24 o0 s0 d0 e0'] },
    ],
    houseRules: [],
    corrected: 0,
  },
}

describe('CC-RESULT-03: an outcome that comes back', () => {
  it('is read strictly, and names one ticket', () => {
    expect(valueOf(readOutcome(JSON.parse(JSON.stringify(agreed))))).toEqual(agreed)
    const other = { ...agreed, result: { ...agreed.result, ticket: 'T5' } }
    expect(problemOf(readOutcome(other))).toEqual({ code: 'malformed', path: 'result.ticket' })
    const forged = { ...agreed, result: { ...agreed.result, lossShare: ['2/4', '0/1'] } }
    expect(problemOf(readOutcome(forged))).toMatchObject({ code: 'malformed' })
    expect(problemOf(readOutcome({ ...agreed, secret: 1 }))).toMatchObject({ path: 'secret' })
  })

  it('nothing differs where it was fought as the ticket says', () => {
    expect(doubtsOf(terms, agreed)).toEqual([])
  })

  it('of another ticket, or another campaign, it is refused', () => {
    for (const ticket of [
      { ...terms.ticket, id: 'T5' },
      { ...terms.ticket, campaign: 'gloria-mundi' },
    ]) {
      const doubts = doubtsOf(terms, { ...agreed, ticket })
      expect(doubts).toEqual([{ code: 'otherTicket' }])
      expect(doubts.some(isRefusing)).toBe(true)
    }
  })

  it('whatever else differs is flagged, and refuses nothing', () => {
    const { table } = agreed
    const doubts = doubtsOf(terms, {
      ...agreed,
      ticket: { ...terms.ticket, code: 'OTHER' },
      table: {
        turns: 6,
        placing: 'dice',
        lists: [{ ...table.lists[0], points: 212 }, table.lists[1]],
        houseRules: ['bravery'],
        corrected: 3,
      },
    })
    expect(doubts).toEqual([
      { code: 'otherMoment' },
      { code: 'overLimit', side: 0, points: 212, limit: 200 },
      { code: 'otherTurns', turns: 6 },
      { code: 'otherPlacing' },
      { code: 'houseRules', keys: ['bravery'] },
      { code: 'corrected', count: 3 },
    ])
    expect(doubts.some(isRefusing)).toBe(false)
  })

  it('CC-LISTS: a list that is not the ready one is flagged, and an allowance is no fault', () => {
    const ready = gloriaTerms(
      ticketOf('gloria-mundi', [camp(['rio:army'], { extras: ['guard'] }), camp(['rio:army'])]),
    )
    const listOf = (side: 0 | 1) => ({
      points: side === 0 ? 212 : 200,
      limit: side === 0 ? 212 : 200,
      battalions: (ready.sides[side].ready ?? []).map(battalionText).sort(),
    })
    const fought = {
      ...agreed,
      ticket: ready.ticket,
      table: { ...agreed.table, lists: [listOf(0), listOf(1)] as const },
    }
    expect(doubtsOf(ready, fought)).toEqual([])
    const [one, other] = fought.table.lists
    const changed = {
      ...fought,
      table: { ...fought.table, lists: [{ ...one, battalions: ['green 16'] }, other] as const },
    }
    expect(doubtsOf(ready, changed)).toEqual([{ code: 'otherList', side: 0 }])
  })
})

describe('CC-RESULT-01: from a battle to its outcome', () => {
  const setup = setupOf(['drilled 24'], ['drilled 24'])
  const account = accountOf(
    valueOf(begin(battle, { ...setup, placing: 'b', ticket: terms.ticket })),
  )

  it('a battle under way, or for no ticket, gives none', () => {
    expect(outcomeOfAccount(account)).toBeNull()
    expect(outcomeOfAccount(accountOf(valueOf(begin(battle, setup))))).toBeNull()
  })

  it('in a draw the field is held by the side that was not the attacker', () => {
    const both = (n: number) => ({ a: n, b: n })
    const end = {
      winner: 'draw',
      isAgreed: false,
      unbroken: both(1),
      rankers: both(24),
      missing: both(6),
    } as const
    const outcome = outcomeOfAccount({ ...account, end })
    expect(outcome?.result).toMatchObject({
      ticket: 'T4',
      winner: 'draw',
      holdsField: 0,
      lossShare: ['1/4', '1/4'],
      source: 'record',
      record: account.record,
    })
    expect(valueOf(readOutcome(outcome))).toEqual(outcome)
  })
})
