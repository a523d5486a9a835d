// German words of the dice.
import { counted } from '../counted.ts'
import { numbersIn } from '../numbers.ts'
import type { dice as english } from '../en/dice.ts'

const count = counted('de')
const percent = (share: number): string =>
  new Intl.NumberFormat('de', {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share)
const oneDecimal = (n: number): string =>
  new Intl.NumberFormat('de', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n)
const whole = numbersIn('de')

const dicePhrase = (n: number) => count(n, 'ein Würfel', (s) => `${s} Würfel`)

export const dice: typeof english = {
  title: 'Würfel',
  pool: 'Wurf',
  pools: 'Deine Würfe',
  poolName: 'Name des Wurfs',
  unnamed: dicePhrase,
  keepPool: 'Diesen Wurf behalten',
  removePool: (name) => `${name} entfernen`,
  count: 'Wie viele Würfel',
  oneLess: 'Ein Würfel weniger',
  oneMore: 'Ein Würfel mehr',
  dice: dicePhrase,
  target: 'Ein Erfolg ist',
  targets: { none: 'Nur Summe', 2: '2+', 3: '3+', 4: '4+', 5: '5+', 6: '6' },
  roll: (n) => count(n, 'Einen Würfel werfen', (s) => `${s} Würfel werfen`),
  noDice:
    'Dieser Browser hat keine Quelle für fairen Zufall. Würfle am Tisch und tippe, was du siehst.',
  faces: (faces) => faces.join(', '),
  sum: (n) => `Summe ${n}`,
  successes: (n) => count(n, 'ein Erfolg', (s) => `${s} Erfolge`),
  expected: (mean) => `Im Mittel ${oneDecimal(mean)}.`,
  atLeastOne: (share) => `Mindestens ein Erfolg: ${percent(share)}.`,
  hit: 'Treffer',
  miss: 'daneben',
  history: 'Verlauf',
  noHistory: 'Noch nichts gewürfelt.',
  clearHistory: 'Verlauf leeren',
  cleared: 'Der Verlauf ist leer. Die Zahlen auf der Seite über Fairness bleiben.',
  fairness: 'Sind diese Würfel fair?',
  fairnessTitle: 'Fairness',
  how: 'Wie die App würfelt',
  howText:
    'Jeder Würfel ist ein zufälliges Byte aus der kryptografischen Quelle des Handys, die auch seine Schlüssel macht. Bytes von 252 bis 255 werden verworfen, der Rest wird durch sechs geteilt; so stehen genau 42 von 252 Werten für jede Augenzahl. Ein Test geht alle 256 Werte durch, ein anderer wirft sechs Millionen Würfel.',
  sources: { app: 'Würfel der App', table: 'Würfel am Tisch' },
  rolled: (n) => count(n, 'Bisher ein Würfel.', (s) => `Bisher ${s} Würfel.`),
  nothingRolled: 'Bisher keiner.',
  face: 'Augen',
  times: 'Anzahl',
  share: 'Anteil',
  percent,
  even: (n) => `Gleich verteilt wären es je ${oneDecimal(n)}.`,
  chi: (x) => `χ² = ${oneDecimal(x)}.`,
  verdicts: {
    few: 'Zu wenige, um etwas zu sagen: Komm nach etwa dreißig Würfeln wieder.',
    usual: (oneIn) =>
      oneIn < 1.5
        ? 'Nichts Ungewöhnliches: Faire Würfel sind fast immer mindestens so ungleich.'
        : `Nichts Ungewöhnliches: Faire Würfel sind etwa einmal von ${whole(Math.round(oneIn))} mindestens so ungleich.`,
    odd: (oneIn) =>
      `Etwas ungleich: Faire Würfel sind es etwa einmal von ${whole(Math.round(oneIn))}. Das kommt vor; zähle weiter.`,
    rare: (oneIn) =>
      `Recht ungleich: Faire Würfel sind es etwa einmal von ${whole(Math.round(oneIn))}. Wirf noch ein paar Hundert und sieh wieder nach.`,
    veryRare: (oneIn) =>
      `Sehr ungleich: Faire Würfel sind es seltener als einmal von ${whole(Math.round(oneIn))}. Das verdient einen genaueren Blick.`,
  },
  tapTable: 'Zähle deine eigenen Würfel',
  tapTableText: 'Würfle am Tisch und tippe jede Augenzahl, die du siehst.',
  tapFace: (face) => `Eine ${face} gewürfelt`,
  takeBack: 'Die letzte zurück\u00adnehmen',
  startAgain: 'Von vorn zählen',
  started: (source) => `${source}: wird von vorn gezählt.`,
  conclude: 'Was sich daraus schließen lässt',
  can: [
    'Viele Würfel sagen mehr als wenige. Um bei einer Augenzahl, die um 1 % zu oft kommt, praktisch sicher zu sein, braucht es mehr als drei Millionen Würfel; bei 5 % sind es 129.000.',
    'In 400 Würfeln, etwa vier Schlachten, fällt eine Augenzahl, die um 20 % zu oft kommt, nur etwa 9-mal von 100 auf; bei 50 % zu oft etwa 80-mal von 100.',
    'Ein schlechter Abend beweist nichts. Wer 100 Schlachten spielt, erlebt mit 63 % mindestens eine, wie sie nur einmal von hundert vorkommt.',
    'Glück hat kein Gedächtnis: Nach fünf Sechsen ist der nächste Würfel, was er immer war.',
  ],
}
