// What a game tells, shows and asks along the way, as checksums to compare with what was recorded.
import { askOf, partiesOf } from '@/core/asks.ts'
import { table, umpire, type Game, type Kinds, type Party, type Step } from '@/core/game.ts'
import { checksumOf } from '@/core/record/chain.ts'

/** Answers in one line. */
const answersInLine = 10

/** Odds are fractions of whole numbers without bounds, which JSON does not know. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
  )

/** A look costs more than an answer. */
const answersBetweenLooks = 3
const answersBetweenCorrections = 40

/** Options offered before, and how many of them are refused at each look. */
const mostHeard = 60
const refusals = 12

/** One party after the other looks; what it sees is also what it is asked and how that is explained. */
export class GameTrace<K extends Kinds> {
  private readonly lines: string[] = []
  private readonly parties: readonly Party<K>[]
  private events: K['event'][] = []
  private shown: unknown[] = []
  private answers = 0
  private heard: readonly K['option'][] = []

  /** `corrections`: what is tried on some of the states; nothing of it is played on. */
  constructor(
    private readonly game: Game<K>,
    setup: K['setup'],
    private readonly name: string,
    private readonly corrections: (state: K['state']) => readonly unknown[] = () => [],
  ) {
    this.parties = partiesOf(game, setup)
  }

  readonly watch = ({ state, events }: Step<K['state'], K['event']>): void => {
    this.events.push(...events)
    const looks = this.answers / answersBetweenLooks
    const party = this.parties[looks % this.parties.length]
    if (party !== undefined) this.look(state, party)
    if (this.answers % answersBetweenCorrections === 0)
      for (const json of this.corrections(state)) this.shown.push(this.corrected(state, json))
    this.answers += 1
    if (this.answers % answersInLine === 0) this.endLine()
  }

  /** With the outcome, and everything that every party sees then. */
  end(state: K['state']): string {
    for (const party of this.parties) this.look(state, party)
    this.shown.push(this.game.outcome(state))
    this.endLine()
    return this.lines.join('\n')
  }

  private look(state: K['state'], party: Party<K>): void {
    const view = this.game.seen(state, party)
    const question = askOf(this.game, state, party)
    this.shown.push(view, question, plain(this.game.explain(view, party)))
    if (question?.wanted.kind !== 'choice') return
    const { options } = question.wanted
    for (const option of this.heard.filter((each) => !options.includes(each)).slice(-refusals)) {
      const step = this.game.answer(state, { kind: 'choice', option }, party)
      this.shown.push(step.ok ? null : step.problem)
    }
    // Those that were offered last, once each: likely to be nearly possible.
    this.heard = [...new Set([...this.heard, ...options].reverse())].reverse().slice(-mostHeard)
  }

  /** Set right by whoever may, or why not. */
  private corrected(state: K['state'], json: unknown): unknown {
    const read = this.game.readCorrection(json)
    if (!read.ok) return read.problem
    const by = this.parties.includes(umpire) ? umpire : table
    const given = { kind: 'overrule', correction: read.value, reason: 'agreed' } as const
    const step = this.game.answer(state, given, by)
    if (!step.ok) return step.problem
    return [step.value.events, plain(step.value.state)]
  }

  private endLine(): void {
    const told = checksumOf(this.events)
    this.lines.push(`${this.name} ${this.answers}: ${told} ${checksumOf(this.shown)}`)
    this.events = []
    this.shown = []
  }
}
