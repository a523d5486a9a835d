// Text that was made to hurt: huge, deep, ambiguous, or full of tricks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkReading, readArmies } from '@/games/eagles/rules/index.ts'
import { forEachLine, type Line } from '@/games/eagles/rules/army/text/lines.ts'
import { pastedText } from '@/games/eagles/rules/army/text/reading.ts'
import { anyName, patient, runs } from '@tests/support/armies.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

/** Lines that a clumsy pattern would try again and again. */
const units = {
  letters: 'a',
  digits: '1',
  numbers: '1 ',
  'numbers and signs': '1,1.1=',
  'straight quotes': '"',
  'doubled quotes': '"" ',
  'crossings-out': '<s>',
  'beginnings of comments': '<!--',
  cells: 'a;',
  'curly quotes': '“',
  brackets: '(',
  'words of lists': 'drilled 36 rankers + 1 drummer ',
  'broken words': 'drille ',
  ordinals: '1st ',
  comments: ' #',
  blanks: ' ',
  dashes: '-',
  'equals signs': '= ',
  'times signs': '2x',
  marks: 'e\u0301',
  pairs: 'a pair of ',
  nations: 'British ',
} as const

/** The text as one long line, and as many lines. */
const shapes = {
  'one line': (text: string) => text,
  'full lines': (text: string) => text.replace(/(.{400})/gs, '$1\n'),
  'broken lines': (text: string) =>
    `British\n${text.replace(/(.{60})/gs, '$1\n')}`
      .split('\n')
      .slice(0, pastedText.lines)
      .join('\n'),
} as const

const lengthy = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

describe('200,000 characters', () => {
  test.each(Object.entries(units))('of %s are read at once', (_, unit) => {
    for (const shape of Object.values(shapes)) {
      const read = readArmies(shape(lengthy(unit, 190_000)).slice(0, pastedText.characters))
      expect(typeof read.ok).toBe('boolean')
    }
  })

  test('take at most little more than twice as long as 100,000', () => {
    const seconds = (text: string): number => {
      const times = Array.from({ length: 4 }, () => {
        const start = process.cpuUsage()
        readArmies(text)
        return process.cpuUsage(start).user
      })
      return Math.min(...times) + 2_000 // microseconds; a floor against noise
    }
    const hardest = [units['words of lists'], units['curly quotes'], units.numbers, units.letters]
    for (const unit of hardest) {
      const half = shapes['full lines'](lengthy(unit, 95_000))
      const whole = shapes['full lines'](lengthy(unit, 190_000))
      seconds(whole)
      expect([unit, seconds(whole) / seconds(half) <= 4]).toEqual([unit, true])
    }
  })
})

describe('too much', () => {
  test('text is refused with its size', () => {
    expect(problemOf(readArmies('x'.repeat(200_001)))).toEqual({
      code: 'too-long',
      characters: 200_001,
      most: 200_000,
    })
  })

  test('of lines is refused; 5,000 are not', () => {
    expect(problemOf(readArmies('\n'.repeat(5_001)))).toEqual({
      code: 'too-many-lines',
      most: 5_000,
    })
    expect(valueOf(readArmies(`British${'\n'.repeat(5_000)}`))).toHaveLength(1)
  })

  test('of lines is refused before one of them is read', () => {
    const read: number[] = []
    const bounds = { ...pastedText, lines: 3 }
    const take = ({ number }: Line) => void read.push(number)
    expect(forEachLine({ text: 'a\nb\nc\nd', masked: [], quotes: [] }, bounds, take)).toBe(false)
    expect(read).toEqual([])
    expect(forEachLine({ text: 'a\nb\nc\n', masked: [], quotes: [] }, bounds, take)).toBe(true)
    expect(read).toEqual([1, 2, 3])
  })

  test('in a line is cut off with a remark', () => {
    const [found] = valueOf(readArmies(`British\nGreen 16, officer${' '.repeat(500)}, officer`))
    expect(found?.remarks).toEqual([{ kind: 'line-cut', line: 2 }])
    expect(found?.army.battalions).toMatchObject([{ characters: { officer: 1 } }])
  })

  test('of a broken line is not joined for ever', () => {
    const [found] = valueOf(readArmies(`British\nGreen 16${'\n+ no drummer'.repeat(300)}`))
    expect(found?.unread.length).toBeGreaterThan(100)
  })
})

describe('hostile names', () => {
  test('stay text, and leave every object as it was', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const [found] = valueOf(
        readArmies(`Army: "${name}" (British)\n"${name}" GREEN: 16 Rankers\n${name}`),
      )
      expect(found?.army.name).toBe(name)
      expect(found?.army.battalions[0]?.name).toBe(name)
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test.each([
    ['Army: __proto__ (Spanish)', '__proto__'],
    ['Army: =1+1 <b>x</b> (Portuguese)', '=1+1 <b>x</b>'],
    ['Army: {{x}} $y% (British)', '{{x}} $y%'],
    ['<b>x</b> (British)', '<b>x</b>'],
    ['British: Hurrah!', 'Hurrah!'],
    ['Army: *Rearguard* (British)', 'Rearguard'],
    ['**Army:** Rearguard (British)', 'Rearguard'],
    ['**Army: Rearguard (British)**', 'Rearguard'],
    ['**Army: Rearguard**', 'Rearguard'],
    ['*Rearguard* (British)', 'Rearguard'],
    ['Army: **Old* Guard (British)', '**Old* Guard'],
    ['• Rearguard (British)', 'Rearguard'],
    ['> Army: Rearguard.', 'Rearguard'],
  ])('%s is called %s: only what decorates a name on both sides goes', (heading, name) => {
    const [found] = valueOf(readArmies(`${heading}\nGREEN: 16 Rankers`))
    expect(found?.army.name).toBe(name)
  })

  test.each([
    ['__proto__ GREEN: 16 Rankers', '__proto__'],
    ['1. <b>x</b> GREEN: 16 Rankers', '<b>x</b>'],
    ['1. **Old Boys** GREEN: 16 Rankers', 'Old Boys'],
    ['**Old Boys** GREEN: 16 Rankers', 'Old Boys'],
    ['1st Battalion GREEN: 16 Rankers', ''],
  ])('%s is a battalion called %s', (line, name) => {
    const [found] = valueOf(readArmies(`British\n${line}`))
    expect(found?.army.battalions[0]?.name).toBe(name)
  })

  test('lose what could turn or hide text', () => {
    const [found] = valueOf(readArmies('British\n"evil\u202Exe\u200B" GREEN: 16 Rankers'))
    expect(found?.army.battalions[0]?.name).toBe('evilxe')
  })
})

describe('any text whatever', () => {
  test('is read or refused, never thrown at anybody', patient, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const read = readArmies(text)
        if (read.ok) for (const found of read.value) checkReading(found)
      }),
      { numRuns: runs },
    )
  })

  test('made of words of lists is read or refused as well', patient, () => {
    const word = fc.oneof(
      fc.constantFrom(
        'British',
        'Army',
        ':',
        'drilled',
        'Veteran',
        'light',
        'rifles',
        'rankers',
        'drummer',
        'ensigns',
        'pair',
        'x',
        '=',
        '(',
        ')',
        ',',
        '\n',
        'TOTAL',
        'limit',
        'points',
        'battalion',
        '1st',
        '"',
        '#',
        'no',
        'two',
        '-',
      ),
      fc.nat(60).map(String),
      anyName,
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const read = readArmies(words.join(' '))
        if (!read.ok) return
        for (const { army, unread } of read.value) {
          for (const each of army.battalions) {
            expect(Number.isInteger(each.rankers)).toBe(true)
            expect(
              Object.values(each.characters).every(
                (count) => Number.isInteger(count) && count >= 0,
              ),
            ).toBe(true)
            expect(Number.isFinite(each.statedPoints ?? 0)).toBe(true)
          }
          expect(unread.every(({ line }) => line >= 1)).toBe(true)
          expect(Number.isFinite(army.statedTotal ?? 0)).toBe(true)
          expect(Number.isInteger(army.limit)).toBe(true)
        }
      }),
      { numRuns: runs },
    )
  })
})
