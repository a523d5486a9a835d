// The second engine's whole game: cards in secret, the reveal, ends that are offered, the end test, corrections.
import {
  afresh,
  cardOrder,
  enemyOf,
  pieceOf,
  seats,
  wordsOf,
  type Asking,
  type Each,
  type House,
  type Rulebook,
  type Seat,
  type Table,
} from './table.ts'
import { playTurn, type Acting } from './turn.ts'

export interface Question {
  readonly kind: string
  readonly seat: Seat | 'table'
  /** Empty for dice. */
  readonly options: readonly string[]
}

interface Start {
  readonly armies: Each<readonly string[]>
  readonly dice: Readonly<Record<string, number>>
  readonly strength: Each<number>
  readonly vp: Each<number>
  readonly piles: Each<readonly string[]>
}

export interface Correction {
  readonly vp?: Partial<Each<number>>
  readonly dice?: Readonly<Record<string, number>>
  readonly strength?: Partial<Each<number>>
  readonly armies?: Partial<Each<readonly string[]>>
  readonly piles?: Partial<Each<readonly string[]>>
  readonly initiative?: Seat
}

/** The start of a scenario (MP-SET-01, 02). */
export const usualStart = (book: Rulebook): Start => ({
  armies: {
    a: book.sides.a.inPlay.map((id) => `${id}:normal`),
    b: book.sides.b.inPlay.map((id) => `${id}:normal`),
  },
  dice: Object.fromEntries(book.countries.map(({ id, vp }) => [id, vp])),
  strength: { a: book.sides.a.strength, b: book.sides.b.strength },
  vp: { a: 0, b: 0 },
  piles: { a: [], b: [] },
})

export class SecondGame {
  readonly table: Table
  turn = 1
  ended: { readonly winner: Seat | 'tie'; readonly reason: string } | null = null
  private hasHolder: boolean
  private locked: Each<string | null> = { a: null, b: null }
  private offer: { by: Seat | null; asked: Seat; accepted: Seat | null } | null = null
  private declined = new Set<Seat>()
  private quiet = 0
  private acting: Acting | null = null
  private asking: Asking | null = null
  private vpBefore = ''

  constructor(book: Rulebook, house: House, initiative: string, start = usualStart(book)) {
    this.hasHolder = initiative !== 'roll'
    this.table = {
      book,
      house,
      armies: { a: start.armies.a.map(pieceOf), b: start.armies.b.map(pieceOf) },
      dice: { ...start.dice },
      strength: { ...start.strength },
      vp: { ...start.vp },
      piles: { a: new Set(start.piles.a), b: new Set(start.piles.b) },
      holder: initiative === 'b' ? 'b' : 'a',
      log: [],
    }
  }

  /** Everything that is open now. */
  questions(): Question[] {
    if (this.ended !== null) return []
    if (!this.hasHolder) return [{ kind: 'initiative', seat: 'table', options: [] }]
    if (this.asking !== null) return [this.asking]
    if (this.offer !== null)
      return [{ kind: 'end.accept', seat: this.offer.asked, options: ['accept', 'decline'] }]
    if (this.locked.a !== null && this.locked.b !== null)
      return [{ kind: 'reveal', seat: 'table', options: ['reveal'] }]
    return seats
      .filter((side) => this.locked[side] === null)
      .map((seat) => ({ kind: 'card', seat, options: this.cardsOf(seat) }))
  }

  private cardsOf(side: Seat): string[] {
    const { book, piles, house } = this.table
    const pile = piles[side]
    const hand = cardOrder.filter(
      (card) =>
        book.sides[side].cards.includes(card) &&
        !pile.has(card) &&
        (card !== 'score' || pile.size > 0),
    )
    if (house['agreement'] === 'off') return hand
    return [...hand, ...(this.declined.has(side) ? [] : ['offer-end']), 'resign']
  }

  /** MP-SET-03. */
  roll(a: number, b: number): void {
    this.table.log.push(`initiative.rolled ${a} ${b} ${a === b ? null : a > b ? 'a' : 'b'}`)
    if (a === b) return
    this.table.holder = a > b ? 'a' : 'b'
    this.nameHolder()
  }

  private nameHolder(): void {
    this.hasHolder = true
    this.table.log.push(`turn.began ${this.turn}`)
  }

  give(seat: Seat | 'table', option: string): void {
    if (this.asking !== null) this.goOn(option)
    else if (this.offer !== null) this.answerOffer(option === 'accept')
    else if (seat === 'table') this.reveal()
    else if (option === 'offer-end') {
      this.offer = { by: seat, asked: enemyOf(seat), accepted: null }
      this.table.log.push(`end.offered ${seat}`)
    } else if (option === 'resign') this.end(enemyOf(seat), 'resigned')
    else {
      this.locked[seat] = option
      this.table.log.push(`card.chosen ${seat}`)
    }
  }

  private reveal(): void {
    const [a, b] = [this.locked.a ?? '', this.locked.b ?? '']
    this.table.log.push(`cards.revealed ${a} ${b}`)
    this.vpBefore = this.vpNow()
    this.acting = playTurn(this.table, { a, b })
    this.goOn()
  }

  private vpNow(): string {
    return `${this.table.vp.a} ${this.table.vp.b}`
  }

  private goOn(...given: [] | [string]): void {
    const next = this.acting?.next(...(given as [string]))
    this.asking = next === undefined || next.done === true ? null : next.value
    if (this.asking !== null) return
    this.acting = null
    this.afterTurn()
  }

  /** MP-END-01, 06. */
  private afterTurn(): void {
    const { vp, book, house, log, holder } = this.table
    this.quiet = this.vpNow() === this.vpBefore ? this.quiet + 1 : 0
    if (Math.max(vp.a, vp.b) >= book.target) {
      this.endByVp('target')
      return
    }
    this.locked = { a: null, b: null }
    this.declined.clear()
    this.turn += 1
    log.push(`turn.began ${this.turn}`)
    const after = Number(house['quietTurns'])
    if (house['agreement'] === 'off' || after === 0) return
    if (this.quiet === 0 || this.quiet % after !== 0) return
    this.offer = { by: null, asked: holder, accepted: null }
    log.push('end.offered null')
  }

  /** MP-END-04, 06. */
  private answerOffer(isAccepted: boolean): void {
    if (this.offer === null) return
    const { by, asked, accepted } = this.offer
    this.offer = null
    if (!isAccepted) {
      if (by !== null) this.declined.add(by)
      this.table.log.push(`end.declined ${asked}`)
    } else if (by === null && accepted === null)
      this.offer = { by, asked: enemyOf(asked), accepted: asked }
    else this.endByVp('agreement')
  }

  private endByVp(reason: string): void {
    const { a, b } = this.table.vp
    this.end(a === b ? 'tie' : a > b ? 'a' : 'b', reason)
  }

  private end(winner: Seat | 'tie', reason: string): void {
    this.ended = { winner, reason }
    this.table.log.push(`game.ended ${winner} ${reason}`)
  }

  /** MP-ASK-05, for corrections that are possible. */
  correct({ vp, dice, strength, armies, piles, initiative }: Correction): void {
    const { table } = this
    Object.assign(table.vp, vp)
    Object.assign(table.dice, dice)
    Object.assign(table.strength, strength)
    for (const side of seats) {
      const [list, pile] = [armies?.[side], piles?.[side]]
      if (list !== undefined) table.armies[side] = list.map(pieceOf)
      if (pile !== undefined) table.piles[side] = new Set(pile)
    }
    if (vp !== undefined) {
      // A VP total that was put right is not one that changed by play.
      this.quiet = 0
      this.vpBefore = this.vpNow()
    }
    if (initiative !== undefined) {
      table.holder = initiative
      if (!this.hasHolder) this.nameHolder()
    }
    if (this.asking !== null) this.goOn(afresh)
  }

  /** As a position is stored (section 4). */
  position() {
    const { dice, strength, vp, piles } = this.table
    const pile = (side: Seat): string[] => cardOrder.filter((card) => piles[side].has(card))
    return {
      armies: { a: wordsOf(this.table, 'a'), b: wordsOf(this.table, 'b') },
      dice: { ...dice },
      strength: { ...strength },
      vp: { ...vp },
      piles: { a: pile('a'), b: pile('b') },
      initiative: this.hasHolder ? this.table.holder : null,
      turn: this.turn,
    }
  }
}
