import { describe, expect, test } from 'vitest'
import {
  battle,
  type Army,
  type BattleEvent,
  type BattleFigure,
  type BattleSetup,
} from '@/games/eagles/rules/index.ts'
import { saidOf, writingIn, type Writing } from '@/games/eagles/telling/wording.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { inches as germanInches } from '@/games/eagles/words/de/battle/units.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { inches as englishInches } from '@/games/eagles/words/en/battle/units.ts'
import { namesOf } from '@tests/support/battleNames.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const setup = sampleSetup()
const figure = (total: number): BattleFigure => ({ label: 'volleyDice', steps: [], total })

/** British 0 to 4, French 5 to 8. */
const namesIn = (of: BattleSetup) => {
  const state = valueOf(battle.open(of))
  return {
    en: namesOf(state, battleEn, englishInches),
    de: namesOf(state, battleDe, germanInches),
  }
}
const writings = (of: BattleSetup): readonly [Writing, Writing] => {
  const { en, de } = namesIn(of)
  return [writingIn(battleEn.events, en), writingIn(battleDe.events, de)]
}
const written = (
  event: BattleEvent,
  of: BattleSetup = setup,
  among: readonly BattleEvent[] = [event],
): readonly string[] => writings(of).map((write) => write(event, among))

const said = (
  event: BattleEvent,
  among: readonly BattleEvent[] = [event],
): readonly [string, string] => {
  const { en, de } = namesIn(setup)
  return [saidOf(battleEn.events, event, en, among), saidOf(battleDe.events, event, de, among)]
}

const volley = {
  kind: 'volleyAimed',
  shooter: 1,
  from: 'body',
  target: 7,
  on: 'screen',
  defensive: false,
  distance: 7.5,
  cover: 'soft',
  dice: figure(5),
  needed: 4,
  bonus: 0,
} as const
const losses = {
  kind: 'casualties',
  battalion: 8,
  cause: 'combat',
  rankers: 1,
  screen: 0,
  people: ['sergeant', 'sergeant', 'officer'],
  lift: { rankers: 0, screen: 0 },
  left: { rankers: 1, screen: 0, groups: 1 },
} as const
const check = {
  kind: 'checkRolled',
  purpose: 'attack',
  cause: null,
  battalion: 8,
  face: 3,
  score: 5,
  needed: 2,
  passed: true,
  chance: { n: 6, d: 6 },
  reroll: 0,
  source: 'hand',
} as const
const result = {
  winner: 'b',
  by: 'unbroken',
  unbroken: { a: 2, b: 4 },
  casualties: { a: 20, b: 12 },
} as const

describe('the events of a battle in writing', () => {
  test.each<[BattleEvent, string, string]>([
    [
      volley,
      'The British 2nd fires on the skirmishers of the French 3rd at 7.5 in, in soft cover: 5 dice, hits on 4 or more.',
      'Das 2. britische schießt auf die Plänkler des 3. französischen auf 7,5 Zoll, in weicher Deckung: 5 Würfel, Treffer ab 4.',
    ],
    [
      {
        ...volley,
        on: 'body',
        defensive: true,
        distance: -1,
        needed: 5,
        bonus: -1,
        dice: figure(1),
      },
      'The British 2nd fires on the French 3rd as it comes: one die, hits on 6.',
      'Das 2. britische schießt auf das 3. französische, das heranstürmt: ein Würfel, Treffer bei 6.',
    ],
    [
      { ...volley, on: 'body', defensive: true, needed: 5, bonus: -2 },
      'The British 2nd fires on the French 3rd as it comes: 5 dice, which cannot hit.',
      'Das 2. britische schießt auf das 3. französische, das heranstürmt: 5 Würfel, ohne Aussicht auf Treffer.',
    ],
    [
      losses,
      'The French 4th loses one Ranker, both sergeants and the officer; one Ranker in one group left.',
      'Das 4. französische verliert einen Soldaten, beide Sergeanten und den Offizier; übrig: ein Soldat in einer Gruppe.',
    ],
    [
      { ...losses, cause: 'swept', rankers: 0, screen: 6, people: [] },
      'The screen of the French 4th is swept away: 6 skirmishers.',
      'Die Plänklerkette des 4. französischen ist hinweggefegt: 6 Plänkler.',
    ],
    [
      check,
      'Attack check 3 + 2 = 5, needed 2: the French 4th attacks.',
      'Angriffsprobe 3 + 2 = 5, nötig 2: Das 4. französische greift an.',
    ],
    [
      { ...check, purpose: 'resolve', face: 3, score: 2, passed: false, reroll: 1 },
      'Resolve test, new roll 3 − 1 = 2, needed 2: the French 4th fails so far.',
      'Moraltest, neuer Wurf 3 − 1 = 2, nötig 2: Das 4. französische scheitert vorerst.',
    ],
    [
      { kind: 'commanderMoved', side: 'a', inches: 12, from: -1, with: 0 },
      'The Supreme Commander of the British joins the British 1st: all others are one level lower.',
      'Der Oberbefehlshaber der Briten führt nun das 1. britische: Alle anderen zählen eine Stufe tiefer.',
    ],
    [
      { kind: 'commanderMoved', side: 'a', inches: 12, from: 0, with: -1 },
      'The Supreme Commander of the British leaves the British 1st: all have their own quality again.',
      'Der Oberbefehlshaber der Briten verlässt das 1. britische: Alle haben wieder ihre eigene Qualität.',
    ],
    [
      { kind: 'commanderMoved', side: 'b', inches: 12, from: -1, with: -1 },
      'The Supreme Commander of the French stays on his own.',
      'Der Oberbefehlshaber der Franzosen bleibt allein.',
    ],
    [
      { kind: 'battleEnded', result },
      'The battle goes to the French, 4 to 2 in unbroken battalions.',
      'Sieger: die Franzosen, mit 4 zu 2 ungebrochenen Bataillonen.',
    ],
    [
      { kind: 'battleEnded', result: { ...result, by: 'casualties' } },
      'The battle goes to the French, with 12 to 20 casualties in the unbroken battalions.',
      'Sieger: die Franzosen, bei 12 zu 20 Verlusten der ungebrochenen Bataillone.',
    ],
    [
      { kind: 'battleEnded', result: { ...result, winner: 'draw', by: 'equal' } },
      'The battle is a draw: 2 to 4 in unbroken battalions, 20 to 12 in their casualties.',
      'Die Schlacht ist unentschieden: ungebrochene Bataillone 2 zu 4, deren Verluste 20 zu 12.',
    ],
    [
      {
        kind: 'overruled',
        correction: {
          figure: 'battalion',
          battalion: 4,
          set: { rankers: 18, quality: 'veteran', broken: false },
        },
        reason: 'we miscounted',
      },
      'Overruled: the British 5th, Rankers: 18, quality: Veteran, broken: no (“we miscounted”).',
      'Berichtigt: das 5. britische, Soldaten: 18, Qualität: Veteranen, gebrochen: nein („we miscounted“).',
    ],
  ])('tells %j', (event, en, de) => {
    expect(written(event)).toEqual([en, de])
  })

  test('a failed check is over only with its end behind it, and that end says nothing more', () => {
    const failed = { ...check, face: 1, score: 1, passed: false } as const
    const again = { ...failed, reroll: 1 } as const
    const end = { kind: 'checkFailed', purpose: 'attack', cause: null, battalion: 8 } as const
    const other = { ...end, battalion: 7 } as const
    expect(said(failed)).toEqual([
      'Attack check 1, needed 2: the French 4th fails so far.',
      'Angriffsprobe 1, nötig 2: Das 4. französische scheitert vorerst.',
    ])
    expect(said(failed, [failed, other])).toEqual(said(failed))
    expect(said(end, [failed, again, end])).toEqual(['', ''])
    expect(said(failed, [failed, again, end])).toEqual(said(failed))
    expect(said(again, [failed, again, end])).toEqual([
      'Attack check, new roll 1, needed 2: the French 4th does not attack.',
      'Angriffsprobe, neuer Wurf 1, nötig 2: Das 4. französische greift nicht an.',
    ])
    const barred = {
      kind: 'rerollBarred',
      battalion: 8,
      helper: 'officer',
      because: 'fallen',
    } as const
    expect(said(again, [again, barred, end])).toEqual(said(again, [again, end]))
    expect(said(end)).toEqual([
      'The French 4th does not attack.',
      'Das 4. französische greift nicht an.',
    ])
  })

  test('before terror a check passes only so far', () => {
    const terror = { kind: 'traitActed', trait: 'terror', purpose: 'attack', battalion: 8 } as const
    expect(said(check, [check, terror])).toEqual([
      'Attack check 3 + 2 = 5, needed 2: the French 4th passes so far.',
      'Angriffsprobe 3 + 2 = 5, nötig 2: Das 4. französische besteht vorerst.',
    ])
  })

  test('a shot that is lost says whose it was', () => {
    const lost = {
      kind: 'volleyLost',
      shooter: 1,
      from: 'screen',
      target: 7,
      because: 'outOfRange',
    } as const
    expect(said(lost)).toEqual([
      'Out of range: the shot of the skirmishers of the British 2nd is lost.',
      'Zu weit: Der Schuss der Plänkler des 2. britischen geht verloren.',
    ])
  })

  test('what the screen draws is only written', () => {
    expect(said(losses)).toEqual([
      'The French 4th loses one Ranker, both sergeants and the officer.',
      'Das 4. französische verliert einen Soldaten, beide Sergeanten und den Offizier.',
    ])
    expect(said(volley)).toEqual(['', ''])
    expect(said({ kind: 'turnBegan', turn: 2 })).toEqual(['', ''])
  })

  test('the hits of a volley are written once', () => {
    const rolled = {
      kind: 'volleyRolled',
      shooter: 1,
      from: 'body',
      target: 7,
      faces: [6, 2, 4],
      dice: [0, 1, 2],
      hitting: [0, 2],
      hits: 2,
      reroll: false,
      expected: { n: 3, d: 2 },
      source: 'hand',
    } as const satisfies BattleEvent
    const hits = { kind: 'volleySettled', on: 'body', defensive: false, natural: true } as const
    const settled: BattleEvent = { ...rolled, ...hits }
    expect(written(rolled)).toEqual(['Rolled: 6 2 4, 2 hits.', 'Gewürfelt: 6 2 4, 2 Treffer.'])
    const both = [rolled, settled]
    expect(both.map((event) => written(event, setup, both)[0])).toEqual([
      'Rolled: 6 2 4.',
      'The British 2nd scores 2 hits on the French 3rd.',
    ])
  })

  const rally = { kind: 'rallied', battalion: 5 } as const
  const withArmies = (a: Partial<Army>, b: Partial<Army>): BattleSetup => ({
    ...setup,
    armies: { a: { ...setup.armies.a, ...a }, b: { ...setup.armies.b, ...b } },
  })

  test('calls battalions by their side when both armies are of one nation', () => {
    const [en, de] = written(rally, withArmies({ nation: 'french' }, {}))
    expect(en).toBe('The 1st of side 2 halts and rallies.')
    expect(de).toBe('Das 1. von Seite 2 hält an und sammelt sich.')
  })

  test('calls each side as its counters do, if only one nation has a name', () => {
    const of = withArmies({}, { nation: 'other' })
    expect(written({ ...rally, battalion: 0 }, of)).toEqual([
      'The British 1st halts and rallies.',
      'Das 1. britische hält an und sammelt sich.',
    ])
    expect(written({ kind: 'firstChosen', side: 'b' }, of)).toEqual([
      'First to act: side 2.',
      'Zuerst am Zug: Seite 2.',
    ])
  })

  test('calls a battalion by its name if it has one', () => {
    const [first, ...others] = setup.armies.b.battalions
    if (first === undefined) throw new Error('the French have battalions')
    const named = withArmies({}, { battalions: [{ ...first, name: '45e de ligne' }, ...others] })
    expect(written(rally, named)).toEqual([
      '45e de ligne (1) halts and rallies.',
      '45e de ligne (1) hält an und sammelt sich.',
    ])
  })
})
