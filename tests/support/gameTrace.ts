// What a game tells, shows and asks along the way, as checksums to compare with what was recorded.
import { askOf, partiesOf } from '@/core/asks.ts'
import type { Game, Kinds, Party, Step } from '@/core/game.ts'
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

/** One party after the other looks; what it sees is also what it is asked and how that is explained. */
export class GameTrace<K extends Kinds> {
  private readonly lines: string[] = []
  private readonly parties: readonly Party<K>[]
  private events: K['event'][] = []
  private shown: unknown[] = []
  private answers = 0

  constructor(
    private readonly game: Game<K>,
    setup: K['setup'],
    private readonly name: string,
  ) {
    this.parties = partiesOf(game, setup)
  }

  readonly watch = ({ state, events }: Step<K['state'], K['event']>): void => {
    this.events.push(...events)
    const looks = this.answers / answersBetweenLooks
    const party = this.parties[looks % this.parties.length]
    if (party !== undefined) this.look(state, party)
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
  }

  private endLine(): void {
    const told = checksumOf(this.events)
    this.lines.push(`${this.name} ${this.answers}: ${told} ${checksumOf(this.shown)}`)
    this.events = []
    this.shown = []
  }
}
