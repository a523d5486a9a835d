// What comes in for an event may be anything, of any length: it never throws, and never takes its time.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource } from '@/games/eagles/rules/index.ts'

test('never throws, whatever it is', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'From: ',
      'Player: ',
      '--',
      '> ',
      '\n',
      'British\n',
      '1. Drilled 40\n',
      '"',
      ';',
      '#/add/',
      'MIME-Version: 1.0\nDate: x\nFrom: y\n\n',
      'Content-Type: multipart/mixed; boundary="b"\n',
      '--b\n',
      '=?utf-8?q?',
      '<p',
      '{"t":"armies"',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom('', 'a.csv', 'b.json', 'c.eml'),
      (parts, name) => {
        expect(readSource({ name, text: parts.join('') }).length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['quotes', '>'.repeat(99_000)],
  ['angle brackets', `From: ${'<'.repeat(99_000)}`],
  ['blanks', `Player:${' '.repeat(99_000)}x`],
  ['closings', 'Cheers\n'.repeat(4_900)],
  ['senders', 'From: a@b.de\n'.repeat(4_900)],
  ['links', '#/add/'.repeat(15_000)],
  ['cells', '"'.repeat(99_000)],
  [
    'html',
    `MIME-Version: 1.0\nDate: x\nFrom: y\nContent-Type: text/html\n\n${'<p '.repeat(30_000)}`,
  ],
])('takes 100,000 characters of %s in no time', (_, text) => {
  const before = process.cpuUsage()
  readSource({ name: 'a.csv', text })
  readSource({ name: '', text })
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
})
