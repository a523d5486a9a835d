// German words of the board, the hand, the questions and the curtain.
import { counted } from '@/words/counted.ts'
import type { ScreenWords } from '../en/index.ts'

const count = counted('de')

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1) ?? ''}`

type PlayWords = Pick<
  ScreenWords,
  | 'heading'
  | 'board'
  | 'question'
  | 'option'
  | 'given'
  | 'remark'
  | 'choose'
  | 'curtain'
  | 'turn'
  | 'totals'
>

export const playDe: PlayWords = {
  heading: {
    line: (turn, stock) => `Runde ${String(turn)} · Vorrat ${String(stock)}`,
    initiative: 'Initiative',
  },
  board: {
    worth: 'Wert',
    strength: 'Stärke',
    worthOf: (n) => `Wert: ${count(n, 'ein Punkt', (shown) => `${shown} Punkte`)}`,
    strengthOf: (n) => `Armeestärke ${String(n)}`,
    ofTarget: (target) => `von ${String(target)}`,
    occupied: 'besetzt',
    holds: (side) => `${side} hält es`,
    occupiedBy: (side) => `${side} hält die Hauptstadt`,
    nobodyIn: 'niemand hält es',
    contested: 'niemand: Beide stehen darin',
    garrison: (n) => `Hauptstadt mit Garnison ${String(n)}`,
    capitalTaken: (side, lies) => `Hauptstadt von ${side} besetzt${lies ? ', befestigt' : ''}`,
    army: (side, lies) => `${side}: Armee${lies ? ', befestigt' : ''}`,
    gone: (side) => `${side}: eine Armee, in dieser Runde verloren`,
    cardsOf: (name) => `Karten: ${name}`,
    inHand: (card) => `${card}, auf der Hand`,
    played: (card) => `${card}, auf dem Stapel`,
    countries: 'Die Länder',
    next: (names) => `Grenzt an ${list(names)}.`,
  },
  question: {
    initiative: 'Wer hat die Initiative? Ein Würfel für jeden, der höhere.',
    card: (side) => `${side}, wähle deine Karte.`,
    'end.accept': (side) =>
      side === null
        ? 'Seit vielen Runden hat niemand gepunktet. Das Spiel hier beenden?'
        : `${side} bietet an, das Spiel hier zu beenden. Nimmst du an?`,
    reveal: 'Beide haben gewählt.',
    order: (step) => `${step}: Wer handelt zuerst?`,
    move1: 'Welche Armee zieht, und wohin?',
    move2: 'Welche Armeen ziehen, und wohin? Eine, oder zwei zusammen.',
    fortify: 'Welche Armee wird befestigt?',
    'attack.where': 'Wo greifst du an?',
    'attack.stand': (country) => `${country}: Wer wird für den Kampf aufgestellt?`,
    'attack.drop': 'Angreifen +1: Welche Karte wirfst du für das +1 ab?',
    strength: 'Welches Land gibt einen Punkt für die Stärke?',
  },
  option: {
    declineAttack: 'Nicht angreifen',
    strength: (country, die) => `${country}: Wert ${String(die)}, dann ${String(die - 1)}`,
  },
  given: {
    initiative: 'die Würfel um die Initiative',
    card: 'deine Karte',
    'end.accept': 'die Antwort auf das Angebot',
    reveal: 'das Aufdecken',
    order: 'wer zuerst handelt',
    move: 'der Zug',
    fortify: 'welche Armee befestigt wird',
    'attack.where': 'wo angegriffen wird',
    'attack.stand': 'wer aufgestellt wird',
    'attack.drop': 'die abgeworfene Karte',
    strength: 'das Land, das einen Punkt gibt',
  },
  remark: {
    nothing: 'jetzt nichts',
    atHome: 'daheim',
    army: (least, most) =>
      most === 1 ? '1 Armee' : least === most ? `${String(most)} Armeen` : '1–2 Armeen',
    wins: (own, theirs) => `siegt ${String(own)} : ${String(theirs)}`,
    ties: (own, theirs) => `gleich ${String(own)} : ${String(theirs)}`,
    loses: (own, theirs) => `verliert ${String(own)} : ${String(theirs)}`,
    noTarget: 'kein Ziel',
    costs: 'kostet 1',
    wasted: 'kein Gewinn',
    earns: (n) => `bringt ${String(n)}`,
    notYet: 'noch nicht',
  },
  choose: {
    does: {
      move1: 'Eine Armee zieht in ein Nachbarland.',
      move2: 'Eine Armee, oder zwei zusammen, ziehen in ein Nachbarland.',
      recruit: 'Eine Armee kommt aus dem Vorrat in dein Heimatland.',
      fortify: 'Eine Armee wird befestigt: 1 mehr wert, bis sie zieht oder angreift.',
      attack: 'Deine Armeen in einem Land kämpfen gegen alle Feinde dort.',
      attack1: 'Ein Angriff mit 1 mehr, für eine weitere abgeworfene Karte.',
      strength: 'Ein Land gibt für immer einen Punkt ab, alle deine Armeen werden stärker.',
      score: 'Ein Punkt und die Punkte aller Länder, die du hältst. Alle Karten kommen zurück.',
    },
    lock: (card) => `${card} festlegen`,
    waits: (name) => `${name} wählt noch …`,
    none: 'Noch keine Karte',
    reveal: 'Aufdecken',
    inBackup:
      'Eine Sicherung von diesem Handy zeigt jetzt beide Karten, wenn jemand die Datei liest.',
    offer: 'Das Ende anbieten',
    giveUp: 'Aufgeben',
    tap: 'Tippe eine Karte an.',
    tapThen: (name) => `Tippe eine Karte an. ${name} hat gewählt.`,
    more: 'Ende anbieten oder aufgeben',
    scoreLast: 'Gepunktet wird zuletzt: Was die anderen in dieser Runde tun, ist dann geschehen.',
    warns: {
      nothing: 'Wie es steht, hätte diese Karte keine Auswirkungen.',
      loses: 'Wie es steht, ist dieser Angriff verloren.',
      noGain: 'Deine Stärke ist schon die höchste: Der Punkt wäre umsonst weg.',
    },
    surelyResign:
      'Dieses Spiel aufgeben? Die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.',
    resign: 'Ja, ich gebe auf',
    surelyEnd:
      'Das Spiel endet hier, und es entscheiden die Punkte. Das lässt sich nicht zurücknehmen.',
    end: 'Ja, hier beenden',
    keepOn: 'Weiterspielen',
    offered: 'Du kannst anbieten, das Spiel hier zu beenden; es entscheiden die Punkte.',
  },
  curtain: {
    has: (side) => `${side} hat gewählt.`,
    first: (turn) => `Runde ${String(turn)}: Beide wählen geheim.`,
  },
  turn: {
    on: (n) => `Weiter zu Runde ${String(n)}`,
    toEnd: 'Zum Ergebnis',
    totals: 'Beide Gesamtstärken, Zahl für Zahl',
    why: (name) => `Warum hat ${name} das gespielt?`,
    whyWait: 'Einen Augenblick …',
    whyGone:
      'Jetzt käme eine andere Karte heraus; warum es diese war, lässt sich nicht mehr sagen.',
    quiet: 'Keine der Karten hatte Auswirkungen.',
    nothing: 'hier geschieht nichts',
  },
  totals: {
    attacks: 'greift an',
    defends: 'verteidigt',
    rows: {
      attack: 'gesamt',
      defence: 'gesamt',
      strength: 'Stärke',
      armies: 'Armeen dort',
      fortified: 'befestigt, je 1',
      garrison: 'Garnison, nur daheim',
      dropped: 'Angreifen +1, Karte abgeworfen',
    },
    total: 'gesamt',
    caption: (country) => `Die Gesamtstärken in ${country}`,
  },
}
