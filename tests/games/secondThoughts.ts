// Two turns in which the players change their minds, mishear, and miscount: taken back, given again, overruled.
import type { Answer, FactValues } from '@/core/conversation.ts'
import { answerIn, begin, redoIn, retractIn, type Play } from '@/core/record/play.ts'
import {
  battle,
  openQuestion,
  type BattleKinds,
  type Correction,
} from '@/games/eagles/rules/index.ts'
import { setupOf } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'

/** A battle with its pencil and its rubber: every step is an entry. */
class Notebook {
  play: Play<BattleKinds>

  constructor() {
    const french = ['drilled 24 drummer officer', 'veteran 20 sergeant']
    const prussians = ['drilled 24 sergeant', 'green 20 ensign']
    this.play = valueOf(begin(battle, setupOf(french, prussians, { turns: 2 })))
  }

  private give(answer: Answer<Correction>): this {
    this.play = valueOf(answerIn(battle, this.play, answer))
    return this
  }

  choose(...options: readonly string[]): this {
    for (const option of options) this.give({ kind: 'choice', option })
    return this
  }

  /** What differs from the defaults. */
  say(facts: FactValues = {}): this {
    const wanted = openQuestion(this.play.now.state)?.wanted
    if (wanted?.kind !== 'facts') throw new Error('no facts are asked')
    const usual = wanted.fields.map((field) => [field.id, field.default] as const)
    return this.give({ kind: 'facts', values: { ...Object.fromEntries(usual), ...facts } })
  }

  roll(...faces: readonly number[]): this {
    return this.give({ kind: 'dice', faces, source: 'hand' })
  }

  byApp(...faces: readonly number[]): this {
    return this.give({ kind: 'dice', faces, source: 'app' })
  }

  overrule(correction: Correction, reason: string): this {
    return this.give({ kind: 'overrule', correction, reason })
  }

  takeBack(count: number): this {
    this.play = valueOf(retractIn(battle, this.play, count))
    return this
  }

  afterAll(): this {
    const again = redoIn(battle, this.play)
    if (again === null) throw new Error('nothing was taken back')
    this.play = valueOf(again)
    return this
  }
}

/** Side A, French: 0 and 1. Side B, Prussians: 2 and 3. */
export const playSecondThoughts = (): Play<BattleKinds> => {
  const notes = new Notebook()
  setUp(notes)
  turnOne(notes)
  turnTwo(notes)
  return notes.play
}

function setUp(notes: Notebook): void {
  notes.roll(5, 2).choose('a').choose('battalion:0').say({ formation: 'column' })
  // "No, in line", and after all in column.
  notes.takeBack(1).say().takeBack(1).afterAll().takeBack(1).say({ formation: 'column' })
  notes.choose('battalion:2').say().say().say()
}

function turnOne(notes: Notebook): void {
  // The die of the French had rolled off the table: both are thrown again.
  notes.roll(6, 6).takeBack(1).byApp(4, 2).choose('a')
  notes.choose('battalion:0', 'forward').takeBack(2).choose('battalion:1', 'shoot', 'battalion:2')
  notes.say({ distance: 11 }).roll(4, 1, 5)
  notes.choose('die:1').roll(3)
  notes.overrule(
    { figure: 'battalion', battalion: 2, set: { rankers: 18 } },
    'two more of the fallen had not been taken off',
  )
  notes.choose('battalion:2', 'shoot', 'battalion:1').say({ distance: 14 })
  // A natural 6 took the sergeant; but the distance had been read from the wrong end.
  notes.byApp(6).takeBack(2).say({ distance: 12 }).byApp(2, 5, 1)
  notes.choose('leave')
  notes.choose('battalion:0', 'forward').roll(4).roll(2, 3, 4).say()
  notes.choose('battalion:3', 'pass', 'goOn')
  // Both that were shot at hold; the 1 had fallen off the table.
  notes.roll(1).takeBack(1).roll(4).roll(5)
}

function turnTwo(notes: Notebook): void {
  notes.roll(2, 5).choose('b')
  // The commander rides, and is called back.
  notes.choose('commander:b').byApp(3, 4, 4, 2).choose('battalion:3').takeBack(3)
  notes.choose('battalion:3', 'attack', 'battalion:1').roll(6).roll(6, 5)
  notes.say({ distance: 9 }).say({ fire: 'hold' }).takeBack(1).say().roll(4).roll(1, 2, 1)
  notes.choose('die:1').roll(3).say()
  notes.overrule({ figure: 'disengage', battalion: 3 }, 'a wall was in the way, nobody had seen it')
  notes.choose('battalion:0', 'pass', 'battalion:2', 'pass', 'goOn')
}
