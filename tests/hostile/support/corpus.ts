// Hostile input for every importer: texts that aim at parsers, screens, memory and what every object inherits.
import fc from 'fast-check'

/** Pieces an attacker, a broken phone or a spreadsheet sends. */
const nastyPieces: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  '{"__proto__":{"polluted":true}}',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil")',
  '\u202Edrol',
  '\u0000\u0007\u001B[31m',
  '\uD800',
  '\uFEFF',
  'e\u0301\u0302\u0303\u0304\u0305\u0306',
  '\u{E0041}\u{E0042}',
  '👩‍👩‍👧‍👦',
  '9'.repeat(400),
  '-0',
  '1e309',
  'NaN',
  '((((((((((',
  '[[[[[[[[[[',
  '"\\u0000"',
  '%00%2e%2e%2f',
  'http://127.0.0.1/x',
  '+ + + + + +',
  '1st 1st 1st 1st',
  ' \t \u00A0\u2003',
]

const words = [
  'British',
  'DRILLED',
  'GUARDS',
  '36',
  'Rankers',
  'Drummer',
  'points',
  'TOTAL',
  '+',
  '=',
  ':',
  ',',
  '1st',
  'Leicht',
  'Punkte',
]

/** Text somewhat like a list, with nasty pieces in it. */
export const nastyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...words) },
      { weight: 2, arbitrary: fc.constantFrom(...nastyPieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      { weight: 2, arbitrary: fc.constantFrom(' ', '\n', '\r\n', '\t', ' ') },
      { weight: 1, arbitrary: fc.integer().map(String) },
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))

/** A good text of some format, spoiled here and there. */
export const spoiled = (good: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...good),
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.nat(4),
          fc.oneof(fc.constantFrom(...nastyPieces), fc.string({ maxLength: 4 })),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([text, changes]) =>
      changes.reduce((now, [where, cut, put]) => {
        const at = where % (now.length + 1)
        return now.slice(0, at) + put + now.slice(at + cut)
      }, text),
    )

/** Texts that grow by repeating one thing: what a backtracking or quadratic reader dies of. */
export const growing: Readonly<Record<string, (length: number) => string>> = {
  spaces: (length) => ' '.repeat(length),
  digits: (length) => '1'.repeat(length),
  quotes: (length) => '"'.repeat(length),
  brackets: (length) => '['.repeat(length),
  braces: (length) => '{"a":'.repeat(length / 5),
  pluses: (length) => '1 + '.repeat(length / 4),
  'one ranker after the other': (length) => 'Ranker '.repeat(length / 7),
  'battalion lines': (length) =>
    '1st DRILLED: 36 Rankers + 1 Drummer = 40 points\n'.repeat(length / 48),
  // Fewer lines than a club's inbox may have: each of them is unread, and none of them stands apart from the list.
  'figures behind a list': (length) =>
    `British\n1st DRILLED: 36 Rankers\n${'no 7\n'.repeat(length / 5)}`,
  'figures before a list': (length) =>
    `${'no 7\n'.repeat(length / 5)}British\n1st DRILLED: 36 Rankers\n`,
  'lists with a figure behind': (length) =>
    'British\n1st DRILLED: 36 Rankers\nno 7\n'.repeat(length / 37),
  'quotations that never end': (length) => '«'.repeat(length),
  'senders without a list': (length) => 'From: Tom <tom@example.org>\n'.repeat(length / 28),
  'names of players': (length) => 'Tom Smith – French\n\n1st DRILLED: 36\n\n'.repeat(length / 37),
  'lines of nothing': (length) => '\n'.repeat(length),
  'marks on a letter': (length) => `e${'\u0301'.repeat(length)}`,
  joiners: (length) => '\u200D'.repeat(length),
  'a code that never ends': (length) => `1${'A'.repeat(length)}`,
  'links in links': (length) => '#/add/1'.repeat(length / 7),
}
