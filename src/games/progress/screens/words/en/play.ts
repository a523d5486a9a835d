// English words of the board, the hand, the questions and the curtain.
import type { Card, TotalLabel } from '../../../rules/index.ts'
import { counted } from '@/words/counted.ts'

const count = counted('en')

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

export const playEn = {
  heading: {
    line: (turn: number, stock: number) => `Turn ${String(turn)} · stock ${String(stock)}`,
    initiative: 'initiative',
  },
  board: {
    worth: 'worth',
    strength: 'strength',
    worthOf: (n: number) => `Worth ${count(n, 'a point', (shown) => `${shown} points`)}`,
    strengthOf: (n: number) => `Army strength ${String(n)}`,
    ofTarget: (target: number) => `of ${String(target)}`,
    occupied: 'occupied',
    holds: (side: string) => `${side} holds it`,
    occupiedBy: (side: string) => `${side} holds the capital`,
    nobodyIn: 'nobody holds it',
    contested: 'nobody: both stand in it',
    garrison: (n: number) => `Capital with its garrison of ${String(n)}`,
    capitalTaken: (side: string, lies: boolean) =>
      `Capital occupied by ${side}${lies ? ', fortified' : ''}`,
    army: (side: string, lies: boolean) => `${side}: army${lies ? ', fortified' : ''}`,
    gone: (side: string) => `${side}: an army lost in this turn`,
    cardsOf: (name: string) => `Cards of ${name}`,
    inHand: (card: string) => `${card}, in hand`,
    played: (card: string) => `${card}, on the pile`,
    countries: 'The countries',
    next: (names: readonly string[]) => `Borders ${list(names)}.`,
  },
  question: {
    initiative: 'Who has the initiative? One die each, the higher one.',
    card: (side: string) => `${side}, choose your card.`,
    'end.accept': (side: string | null) =>
      side === null
        ? 'For many turns nobody has scored. End the game here?'
        : `${side} offers to end the game here. Do you accept?`,
    reveal: 'Both have chosen.',
    order: (step: string) => `${step}: who goes first?`,
    move1: 'Which army moves, and where?',
    move2: 'Which armies move, and where? One, or two together.',
    fortify: 'Which army digs in?',
    'attack.where': 'Where do you attack?',
    'attack.stand': (country: string) => `${country}: who stands up to fight?`,
    'attack.drop': 'Attack +1: which card do you drop for the +1?',
    strength: 'Which country gives a point for strength?',
  },
  option: {
    declineAttack: 'Do not attack',
    strength: (country: string, die: number) =>
      `${country}: worth ${String(die)}, then ${String(die - 1)}`,
  },
  given: {
    initiative: 'the dice for the initiative',
    card: 'your card',
    'end.accept': 'the answer to the offer',
    reveal: 'turning the cards up',
    order: 'who goes first',
    move: 'the move',
    fortify: 'which army digs in',
    'attack.where': 'where to attack',
    'attack.stand': 'who stands up',
    'attack.drop': 'the card dropped',
    strength: 'the country that gives a point',
  },
  remark: {
    nothing: 'nothing now',
    atHome: 'at home',
    army: (least: number, most: number) =>
      most === 1 ? '1 army' : least === most ? `${String(most)} armies` : '1–2 armies',
    wins: (own: number, theirs: number) => `wins ${String(own)} : ${String(theirs)}`,
    ties: (own: number, theirs: number) => `equal ${String(own)} : ${String(theirs)}`,
    loses: (own: number, theirs: number) => `loses ${String(own)} : ${String(theirs)}`,
    noTarget: 'no target',
    costs: 'costs 1',
    wasted: 'no gain',
    earns: (n: number) => `earns ${String(n)}`,
    notYet: 'not yet',
  },
  choose: {
    does: {
      move1: 'One army goes to a neighbouring country.',
      move2: 'One army, or two together, go to a neighbouring country.',
      recruit: 'An army comes out of the stock into your home.',
      fortify: 'One army digs in: worth 1 more until it moves or attacks.',
      attack: 'Your armies in one country fight all enemies there.',
      attack1: 'An attack with 1 more, for a further card dropped.',
      strength: 'A country gives up a point for ever, and all your armies get stronger.',
      score: 'A point, and the points of every country you hold. All cards come back.',
    } satisfies Readonly<Record<Card, string>>,
    lock: (card: string) => `Lock in ${card}`,
    waits: (name: string) => `${name} is choosing …`,
    none: 'No card yet',
    reveal: 'Reveal',
    inBackup: 'A backup made from this phone now shows both cards to whoever reads the file.',
    offer: 'Offer to end the game',
    giveUp: 'Resign',
    tap: 'Tap a card.',
    tapThen: (name: string) => `Tap a card. ${name} has chosen.`,
    more: 'Offer the end or resign',
    scoreLast: 'Scoring comes last: what the others do in this turn is done by then.',
    warns: {
      nothing: 'As things stand this card would do nothing.',
      loses: 'As things stand this attack is lost.',
      noGain: 'Your strength is at its most: the point would be gone for nothing.',
    },
    surelyResign: 'Resign this game? The other side wins. This cannot be taken back.',
    resign: 'Yes, I resign',
    surelyEnd: 'The game ends here, and the points decide. This cannot be taken back.',
    end: 'Yes, end it here',
    keepOn: 'Play on',
    offered: 'You may offer to end the game here; the points decide.',
  },
  curtain: {
    has: (side: string) => `${side} has chosen.`,
    first: (turn: number) => `Turn ${String(turn)}: both choose in secret.`,
  },
  turn: {
    on: (n: number) => `On to turn ${String(n)}`,
    toEnd: 'To the result',
    totals: 'Both totals, figure by figure',
    why: (name: string) => `Why did ${name} play that?`,
    whyWait: 'One moment …',
    whyGone: 'It comes to another card now, so it can no longer say why.',
    quiet: 'Neither card did anything.',
    nothing: 'nothing happens here',
  },
  totals: {
    attacks: 'attacks',
    defends: 'defends',
    rows: {
      attack: 'total',
      defence: 'total',
      strength: 'strength',
      armies: 'armies there',
      fortified: 'fortified, 1 each',
      garrison: 'garrison, only at home',
      dropped: 'Attack +1, a card dropped',
    } satisfies Readonly<Record<TotalLabel, string>>,
    total: 'total',
    caption: (country: string) => `The totals in ${country}`,
  },
}
