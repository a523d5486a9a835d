import { describe, expect, test } from 'vitest'
import { playOut } from '@/core/playOut.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomPolicy } from '@/core/policies.ts'
import {
  battle,
  type Army,
  type BattleEvent,
  type BattleFigure,
  type BattleSetup,
} from '@/games/eagles/rules/index.ts'
import { story as german } from '@/games/eagles/words/de/story/story.ts'
import { inches as germanInches } from '@/games/eagles/words/de/story/terms.ts'
import { story as english } from '@/games/eagles/words/en/story/story.ts'
import { inches as englishInches } from '@/games/eagles/words/en/story/terms.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const setup = sampleSetup()
const figure = (total: number): BattleFigure => ({ label: 'volleyDice', steps: [], total })

/** British 0 to 4, French 5 to 8. */
const told = (event: BattleEvent, of: BattleSetup = setup): readonly [string, string] => [
  english.tell(of, englishInches)(event),
  german.tell(of, germanInches)(event),
]

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

describe('the story of a battle', () => {
  test.each<[BattleEvent, string, string]>([
    [
      volley,
      'The British 2nd fires on the screen of the French 3rd at 7.5 in, in soft cover: 5 dice, hits on 4 or more.',
      'Das 2. britische schießt auf das 3. französische (Plänkler) auf 7,5 Zoll, in weicher Deckung: 5 Würfel, Treffer ab 4.',
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
      'The screen of the French 4th is swept away, 6 skirmishers.',
      'Das 4. französische verliert seine Plänklerkette, 6 Plänkler.',
    ],
    [
      check,
      'Attack check of the French 4th: 3 + 2 = 5 against 2, passed.',
      'Angriffsprobe, das 4. französische: 3 + 2 = 5 gegen 2, gelungen.',
    ],
    [
      { ...check, purpose: 'resolve', face: 3, score: 2, passed: false, reroll: 1 },
      'Again, resolve test of the French 4th: 3 − 1 = 2 against 2, failed.',
      'Noch einmal Moraltest, das 4. französische: 3 − 1 = 2 gegen 2, misslungen.',
    ],
    [
      { kind: 'commanderMoved', side: 'a', inches: 12, from: -1, with: 0 },
      'The commander of the British joins the British 1st.',
      'Der Oberbefehlshaber der Briten führt nun das 1. britische.',
    ],
    [
      { kind: 'commanderMoved', side: 'a', inches: 12, from: 0, with: -1 },
      'The commander of the British leaves the British 1st.',
      'Der Oberbefehlshaber der Briten verlässt das 1. britische.',
    ],
    [
      { kind: 'commanderMoved', side: 'b', inches: 12, from: -1, with: -1 },
      'The commander of the French stays on his own.',
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
    expect(told(event)).toEqual([en, de])
  })

  const rally = { kind: 'rallied', battalion: 5 } as const
  const withArmies = (a: Partial<Army>, b: Partial<Army>): BattleSetup => ({
    ...setup,
    armies: { a: { ...setup.armies.a, ...a }, b: { ...setup.armies.b, ...b } },
  })

  test('calls battalions by their side when both armies are of one nation', () => {
    const [en, de] = told(rally, withArmies({ nation: 'french' }, {}))
    expect(en).toBe('The 1st of side 2 rallies and halts.')
    expect(de).toBe('Das 1. von Seite 2 sammelt sich und hält.')
  })

  test('calls each side as its counters do, if only one nation has a name', () => {
    const of = withArmies({}, { nation: 'other' })
    expect(told({ ...rally, battalion: 0 }, of)).toEqual([
      'The British 1st rallies and halts.',
      'Das 1. britische sammelt sich und hält.',
    ])
    expect(told({ kind: 'firstChosen', side: 'b' }, of)).toEqual([
      'First to act: side 2.',
      'Zuerst am Zug: Seite 2.',
    ])
  })

  test('calls a battalion by its name if it has one', () => {
    const [first, ...others] = setup.armies.b.battalions
    if (first === undefined) throw new Error('the French have battalions')
    const named = withArmies({}, { battalions: [{ ...first, name: '45e de ligne' }, ...others] })
    expect(told(rally, named)).toEqual([
      '“45e de ligne” rallies and halts.',
      '„45e de ligne“ sammelt sich und hält.',
    ])
  })

  const whole = /^[\p{Lu}\d„“].*[^ .]\.$/u
  const torn = /undefined|NaN|\[object| {2}|, \.|\(\)/u

  test('finds whole sentences for whatever happens, in both languages', () => {
    const kinds = new Set<string>()
    const bad = new Set<string>()
    for (let seed = 1; seed <= 60; seed += 1) {
      const roll = seededDice(seed)
      const start = valueOf(battle.open(setup))
      const [tellEnglish, tellGerman] = [
        english.tell(setup, englishInches),
        german.tell(setup, germanInches),
      ]
      const watch = ({ events }: { readonly events: readonly BattleEvent[] }): void => {
        for (const event of events) {
          kinds.add(event.kind)
          for (const sentence of [tellEnglish(event), tellGerman(event)])
            if (sentence !== '' && (!whole.test(sentence) || torn.test(sentence))) bad.add(sentence)
        }
      }
      valueOf(playOut(battle, start.setup, randomPolicy(roll), { from: start, watch }))
    }
    expect([...bad]).toEqual([])
    expect(kinds.size).toBeGreaterThan(45)
  })
})
