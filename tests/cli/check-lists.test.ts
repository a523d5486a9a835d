// The command line for club organisers.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLists } from '@/cli/checkLists/run.ts'
import { openFile } from '@/cli/checkLists/openFile.ts'
import { ok, refused } from '@/core/result.ts'
import { encodeFile, printArmy, sampleArmies } from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'

const [british = army('british')] = sampleArmies
const legal = printArmy(british, 'en')

/** The files of a club's inbox. */
const files: { readonly [file: string]: string } = {
  'legal.txt': legal,
  'both.txt': sampleArmies.map((each) => printArmy(each, 'de')).join('\n'),
  'misprint.txt': legal.replace('= 14 points', '= 44 points'),
  'illegal.txt':
    'French\n1st Battalion GUARDS: 48 Rankers = 96\n2nd Battalion GUARDS: 50 Rankers\nTotal 196',
  'puzzling.txt': 'French\n1st Battalion GREEN: 16 Rankers\nand the Guards\n',
  'letter.txt': 'Dear all,\nI am ill.',
  'empty.txt': '',
  'armies.json': encodeFile(sampleArmies),
  'broken.json': '{',
}

const run = (...given: readonly string[]) =>
  checkLists(given, (file) => {
    const text = Object.hasOwn(files, file) ? files[file] : undefined
    return text === undefined ? refused('no-file') : ok(text)
  })

interface Found {
  readonly army: string | null
  readonly verdict: string
  readonly problems: readonly {
    code: string
    rule: string
    battalion: number | null
    message: string
  }[]
}

const asJson = (...given: readonly string[]): readonly Found[] =>
  JSON.parse(run('--json', ...given).output) as readonly Found[]

describe('check-lists --json', () => {
  test('tells all of a legal list', () => {
    expect(asJson('legal.txt')).toEqual([
      {
        file: 'legal.txt',
        army: 'The Thin Line',
        nation: 'british',
        points: 200,
        limit: 200,
        statedPoints: 200,
        verdict: 'legal',
        beside: [],
        look: false,
        because: [],
        problems: [],
      },
    ])
    expect(run('--json', 'legal.txt')).toMatchObject({ exitCode: 0, complaint: '' })
  })

  test('names a misprint, which makes no list illegal', () => {
    expect(asJson('misprint.txt')[0]).toMatchObject({
      verdict: 'legal',
      problems: [
        {
          code: 'stated-points',
          rule: 'ARMY-13',
          battalion: 5,
          message: 'The 5th Battalion is printed at 44 points. By the price table it costs 14.',
        },
      ],
    })
    expect(run('misprint.txt').exitCode).toBe(0)
  })

  test('counts battalions from 1 and names every problem', () => {
    const [found] = asJson('illegal.txt')
    expect(found?.verdict).toBe('illegal')
    expect(found?.problems.map(({ code, rule, battalion }) => [code, rule, battalion])).toEqual([
      ['size', 'ARMY-02', 2],
    ])
    expect(run('illegal.txt').exitCode).toBe(1)
  })

  test('reads several armies of one text, and an army file', () => {
    expect(asJson('both.txt', 'armies.json').map(({ army: name }) => name)).toEqual([
      'The Thin Line',
      'Colonne du Nord',
      'The Thin Line',
      'Colonne du Nord',
    ])
  })

  test('calls a list unreadable, if a line of it is', () => {
    expect(asJson('puzzling.txt')).toMatchObject([
      {
        army: 'French',
        verdict: 'unreadable',
        problems: [
          {
            code: 'unreadable-line',
            battalion: null,
            message: expect.stringContaining('and the Guards') as string,
          },
        ],
      },
    ])
    expect(run('puzzling.txt').exitCode).toBe(1)
  })

  test.each(['letter.txt', 'empty.txt', 'broken.json', 'missing.txt', '__proto__'])(
    'goes on after what is no list at all: %s',
    (file) => {
      const results = asJson(file, 'legal.txt')
      expect(results.map(({ verdict }) => verdict)).toEqual(['unreadable', 'legal'])
      expect(results[0]).toMatchObject({ file, army: null, nation: null, points: null })
      expect(results[0]?.problems.every(({ code }) => code === 'unreadable-line')).toBe(true)
      expect(run(file, 'legal.txt').exitCode).toBe(1)
    },
  )

  test('takes the limit and the house rule of the event', () => {
    const codes = (...given: readonly string[]) =>
      asJson(...given).map(({ problems }) => problems.map(({ code }) => code))
    expect(codes('--limit', '150', 'legal.txt')).toEqual([['over-limit']])
    expect(codes('--limit=300', 'legal.txt')).toEqual([[]])
    expect(codes('--limit', '300', '--budget', 'exact', 'legal.txt')).toEqual([['under-limit']])
    expect(codes('--budget', 'exact', 'legal.txt')).toEqual([[]])
  })

  test('takes as many files as a folder has', () => {
    const many = Array.from({ length: 9_000 }, () => 'empty.txt')
    expect(run('--json', ...many, '--limit', '7').complaint).toContain('The limit must be')
    const most = Array.from({ length: 50_000 }, () => 'empty.txt')
    expect(run(...most, '--help').exitCode).toBe(0)
  })

  test('otherwise takes each list’s own limit', () => {
    const own = legal.replace('1st', 'Limit: 150 points\n1st')
    const { output } = checkLists(['--json', 'own.txt'], () => ok(own))
    expect(JSON.parse(output)).toMatchObject([{ limit: 150, verdict: 'illegal' }])
  })
})

describe('check-lists', () => {
  test('prints a table for people', () => {
    expect(run('misprint.txt', 'illegal.txt', 'letter.txt').output).toMatchInlineSnapshot(`
      "  Army           Nation   Points  Limit  Verdict

      misprint.txt
        The Thin Line  british     200    200  legal
          - The 5th Battalion is printed at 44 points. By the price table it costs 14.

      illegal.txt
        French         french      196    200  NOT LEGAL
          - The 2nd Battalion has 50 Rankers. A battalion has 16 to 48, in steps of 4.

      letter.txt
        –              –             –      –  UNREADABLE
          - There is no army list in this file.

      3 lists: 1 legal, 1 not legal, 1 unreadable.
      "
    `)
  })

  test('tells what was cut or misplaced', () => {
    const odd = 'French\n3rd Battalion GREEN: 16 Rankers'
    expect(checkLists(['odd.txt'], () => ok(odd)).output).toContain(
      'Line 2 numbers its battalion 3; it is number 1 of the list.',
    )
  })

  test('is harmless in a terminal, whatever a list is called', () => {
    const evil = encodeFile([
      { ...army('french', battalion('green', 17)), name: '\x1B[31mred\x07\u202E' },
    ])
    for (const file of ['evil\x1B[2J.json', '\u009Bevil.json'])
      for (const options of [[], ['--json']])
        expect(
          checkLists([...options, file], () => ok(evil)).output.replaceAll('\n', ''),
        ).not.toMatch(/[\p{Cc}\u202E]/u)
  })

  test.each([
    [[], 'Name at least one file.'],
    [['--jason', 'legal.txt'], 'There is no option --jason.'],
    [['-j', 'legal.txt'], 'There is no option -j.'],
    [['--json=yes', 'legal.txt'], 'There is no option --json=yes.'],
    [['--constructor', 'legal.txt'], 'There is no option --constructor.'],
    [['legal.txt', '--limit'], '--limit needs a value.'],
    [['--limit', '7', 'legal.txt'], 'The limit must be a whole number'],
    [
      ['--limit', '100000', 'legal.txt'],
      'The limit must be a whole number of points from 8 to 99,999; it is “100000”.',
    ],
    [['--limit', '20.5', 'legal.txt'], 'The limit must be a whole number'],
    [['--limit', 'x', 'legal.txt'], 'The limit must be a whole number'],
    [['--budget', 'some', 'legal.txt'], 'The budget is atMost or exact'],
    [['--budget', 'exact', '--limit', '151', 'legal.txt'], 'No army can cost exactly 151 points'],
  ])('%j is wrong usage', (given, complaint) => {
    const outcome = run(...given)
    expect(outcome.exitCode).toBe(2)
    expect(outcome.output).toBe('')
    expect(outcome.complaint).toContain(complaint)
    expect(outcome.complaint).toContain('check-lists')
  })

  test('--help is no wrong usage, and -- ends the options', () => {
    expect(run('--help')).toMatchObject({ exitCode: 0, complaint: '' })
    expect(run('--help').output).toContain('--budget atMost|exact')
    expect(asJson('--', '--limit')).toMatchObject([{ file: '--limit', verdict: 'unreadable' }])
  })

  test('reads as much of one file as the app does, and says in a sentence that there is more', () => {
    const inFile = (text: string) => checkLists(['--json', 'inbox.txt'], () => ok(text)).output
    const many = 'no list\n'.repeat(4_990)
    expect(JSON.parse(inFile(many + legal))).toMatchObject([{ verdict: 'legal', points: 200 }])
    expect(inFile(`${many}${'no list\n'.repeat(20)}${legal}`)).toContain(
      'This file has too many lines: at most 5,000 are read from one file. Split it into several.',
    )
    expect(inFile(`${legal}${' '.repeat(200_000)}`)).toContain(
      'This file is too long: at most 200,000 characters are read from one file. Split it into several.',
    )
    expect(run('--help').output).toContain('200,000 characters and 5,000 lines')
  })

  test('says of an army file that it is beyond the limits', () => {
    const { output } = checkLists(['--json', 'armies.json'], () => ok('['.repeat(100)))
    expect(output).toContain('This file is too big. An army file may have 2 million characters')
  })
})

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lists-'))
  const path = (name: string): string => join(folder, name)
  const french = 'Französisch\n1. Bataillon GEDRILLT: 24 Rankers + 1 Fähnrich\n'

  beforeAll(() => {
    writeFileSync(path('utf8.txt'), french)
    writeFileSync(path('latin1.txt'), Buffer.from(french, 'latin1'))
    writeFileSync(path('utf16.txt'), Buffer.from(`\uFEFF${french}`, 'utf16le'))
    writeFileSync(path('binary.txt'), Buffer.from([0, 1, 2, 255]))
    writeFileSync(path('legal.txt'), legal)
    writeFileSync(path('illegal.txt'), String(files['illegal.txt']))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(['utf8.txt', 'latin1.txt', 'utf16.txt'])(
    'of every old program are read: %s',
    async (name) => {
      const opened = await openFile(path(name))
      const isText = opened.ok && opened.value.kind === 'text'
      expect(isText && opened.value.text.replace('\uFEFF', '')).toBe(french)
    },
  )

  test('that are none, or no text, are refused', async () => {
    expect(await openFile(path('binary.txt'))).toEqual(ok({ kind: 'trouble', trouble: 'not-text' }))
    expect(await openFile(path('missing.txt'))).toEqual(refused('no-file'))
    expect(await openFile(folder)).toEqual(refused('no-file'))
  })

  const command = (...given: readonly string[]) =>
    new Promise<{ code: number; output: string; complaint: string }>((resolve) => {
      execFile(
        'npm',
        ['run', '--silent', 'check-lists', '--', ...given],
        (error, output, complaint) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, complaint })
        },
      )
    })

  test('are checked by the real command, with its exit codes', { timeout: 120_000 }, async () => {
    const good = await command('--json', path('legal.txt'))
    expect(good.code).toBe(0)
    expect(JSON.parse(good.output)).toMatchObject([{ army: 'The Thin Line', verdict: 'legal' }])
    expect((await command(path('legal.txt'), path('illegal.txt'))).code).toBe(1)
    const wrong = await command('--nonsense')
    expect(wrong.code).toBe(2)
    expect(wrong.complaint).toContain('There is no option --nonsense.')
  })
})
