// What reading costs at its worst: 200,000 characters of every sign that may be tried again and again; and 200 usual
// lines. Run by built-rules.ts.
import {
  checkReading,
  readArmies,
  readSource,
  verdictOn,
} from '../../src/games/eagles/rules/index.ts'
import { pastedText } from '../../src/games/eagles/rules/army/text/reading.ts'
import { atMost, type Figure, median } from './figures.ts'

const signs =
  '" "" """ “ „ « ( [ ] { } [[ ~ ~~ - = + | ; / # // # " * _ . : , ? % \\ < > & ½ ß é ü 1 2x a 🥁 🇫🇷 ❌ 🎖'
const markup =
  '<s> <b> <br> <td> <p> </s> <!-- --> [b] [s] [*] [list] [/s] [td] <del <s><br> <p+style="display:none"> &amp;'
const words =
  'a a, a; ~a 1, 1,1.1= 1st 1st-3rd 1. 2) no without or and with each same British French: Total Army: drille Gaurds Drilled thirty thirty-six w/o From: Von: -- Player: Cheers'
const phrases = [
  'drilled 36 rankers + 1 drummer ',
  'Drilled 24, ',
  '36 (36) ',
  '(2 ',
  'x3 ',
  'a pair of ',
  '1. und 2. ',
  '"a" Drilled 24\n',
  'British\nDrilled 24\n',
  'British\nFrench\n',
  '> Drilled 24\n',
  'Quality;Rankers\n',
  'Guards;24;1\n',
  'no list\n',
  'limit 200\n',
  '12.05.26, 18:03 - ',
  '[01.05.26, 18:03:12] Tom: Guards 24\n',
  'On Friday Tom wrote:\n',
  '-----Original Message-----\n',
  '#/add/',
  '\t',
  ' ',
  '\n',
  'e\u0301',
]
const units = [
  ...`${signs} ${markup}`.split(' ').flatMap((sign) => [sign, `${sign} `, `${sign}\n`]),
  ...words.split(' ').flatMap((word) => [word, `${word} `, `${word}\n`]),
  ...phrases,
].map((unit) => unit.replaceAll('+style', ' style'))

const shapes: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/(.{400})/gs, '$1\n'),
  (text) =>
    `British\n${text.replace(/(.{60})/gs, '$1\n')}`
      .split('\n')
      .slice(0, pastedText.lines)
      .join('\n'),
  (text) => `<p>${text}`,
]

const storms: readonly string[] = units.flatMap((unit) =>
  shapes.map((shape) =>
    shape(unit.repeat(Math.ceil(190_000 / unit.length)).slice(0, 190_000)).slice(
      0,
      pastedText.characters,
    ),
  ),
)

function once(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds of processor time; what seems slow is tried again, for it may have met the collector of memory. */
function milliseconds(work: () => unknown): number {
  const first = once(work)
  return first < 150 ? first : Math.min(first, once(work), once(work))
}

const usual = Array.from({ length: 50 }, (_, place) =>
  [
    `Army: Club list ${String(place)} (British)`,
    '1st Battalion DRILLED: 36 Rankers + 1 Drummer + 1 Officer = 48 points',
    '2nd & 3rd Battalion GREEN: 40 Rankers + 1 Sergeant',
    '4th vets 28, off, no light',
  ].join('\n'),
).join('\n')

function verdicts(): readonly string[] {
  const read = readArmies(usual)
  return read.ok ? read.value.map((each) => verdictOn(checkReading(each))) : []
}

function worst(how: string, work: (storm: string) => unknown): Figure {
  let most = 0
  let which = ''
  for (const storm of storms) {
    const spent = milliseconds(() => work(storm))
    if (spent > most) which = JSON.stringify(storm.slice(0, 20))
    most = Math.max(most, spent)
  }
  const what = `${String(storms.length)} storms of 200 kB ${how}, the worst (${which})`
  return { what, value: most, unit: 'ms', aim: atMost(300) }
}

function benchStorms(): Figure[] {
  // The first reading pays for the compiler; those after it are what an organiser's forty lists wait for.
  const [first = Number.NaN, ...times] = Array.from({ length: 90 }, () => once(verdicts))
  const lines = '200 lines of text to verdict, processor 4 × slower'
  return [
    { what: `${lines}, the first time`, value: 4 * first, unit: 'ms' },
    { what: lines, value: 4 * median(times.slice(-40)), unit: 'ms', aim: atMost(16) },
    worst('as text', readArmies),
    worst('as what came in for an event', (text) => readSource({ name: '', text })),
  ]
}

console.log(JSON.stringify(benchStorms()))
