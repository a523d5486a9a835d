// check-lists --event: the whole inbox of a club against one event.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openFiles } from '@/cli/checkLists/openFile.ts'
import { checkLists, namedFiles } from '@/cli/checkLists/run.ts'
import { clubFiles, clubPath, expectedLists } from '@tests/support/clubLists.ts'

const event = clubPath('event.json')
const run = async (...given: readonly string[]) =>
  checkLists(given, await openFiles(namedFiles(given)))

interface Found {
  readonly file: string
  readonly player: string
  readonly verdict: string
  readonly points: number | null
  readonly fingerprint: string | null
  readonly problems: readonly { readonly code: string; readonly message: string }[]
}

const asJson = async (...files: readonly string[]): Promise<readonly Found[]> =>
  JSON.parse((await run('--json', '--event', event, ...files)).output) as readonly Found[]

const folder = mkdtempSync(join(tmpdir(), 'event-'))
afterAll(() => rmSync(folder, { recursive: true }))

const made = (name: string, content: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('check-lists --event', async () => {
  const found = await asJson(...clubFiles.map(clubPath))

  test('has more than sixty lists to look at', () => {
    expect(found.length).toBeGreaterThan(60)
  })

  test.each(
    expectedLists.map((expected, n) => [expected.file, expected.player, expected, n] as const),
  )('%s of %s gets its verdict', (file, player, expected, n) => {
    const list = found[n]
    expect(list?.file).toBe(clubPath(file))
    expect(list?.player).toBe(player)
    expect(list?.verdict).toBe(expected.verdict)
    expect(list?.points).toBe(expected.points ?? null)
    const codes = [...new Set(list?.problems.map(({ code }) => code))].sort()
    expect(codes).toEqual(expected.problems ?? ['unreadable-line'])
  })

  test('calls a form that was filled in after the deadline late, whatever its time zone', async () => {
    expect((await asJson(clubPath('paula.eml')))[0]?.problems[0]?.message).toBe(
      'The list came 5 minutes after the deadline.',
    )
    expect((await asJson(clubPath('in-time-sam.eml')))[0]?.verdict).toBe('legal')
  })

  test('gives the same list of two players the same fingerprint', async () => {
    const [dirk, eva] = await asJson(clubPath('club-sheet.csv'))
    expect(dirk?.fingerprint).toMatch(/^[0-9A-Z]{8}$/)
    expect(eva?.fingerprint).toBe(dirk?.fingerprint)
  })

  test('prints a table with the players, and a sum with the late ones', async () => {
    const { output, exitCode } = await run('--event', event, ...clubFiles.map(clubPath))
    expect(output).toMatch(/^ {2}Player +Army +Nation +Points +Limit +Verdict$/m)
    expect(output).toContain('Rosa Stein')
    expect(output.trimEnd().split('\n').at(-1)).toMatch(
      /^\d+ lists: .*, 3 late, \d+ to be looked at\.$/,
    )
    expect(exitCode).toBe(1)
  })

  test('says all legal with 0 and wrong usage with 2, as ever', async () => {
    expect((await run('--event', event, clubPath('adam-hill.txt'))).exitCode).toBe(0)
    expect(await run('--event', clubPath('broken.json'), clubPath('adam-hill.txt'))).toMatchObject({
      exitCode: 2,
      output: '',
    })
    expect(
      (await run('--event', event, '--limit', '150', clubPath('adam-hill.txt'))).exitCode,
    ).toBe(2)
    expect((await run('--event')).exitCode).toBe(2)
  })

  test('goes on after a file of 100 MB, a missing one and a bomb', async () => {
    const big = made('big.txt', Buffer.alloc(100_000_000, 'x'))
    const huge = made('huge.txt', Buffer.alloc(130_000_000, 'x'))
    const results = await asJson(big, huge, join(folder, 'missing.txt'), clubPath('adam-hill.txt'))
    expect(results.map(({ verdict }) => verdict)).toEqual([
      'unreadable',
      'unreadable',
      'unreadable',
      'legal',
    ])
    expect(results[1]?.problems[0]?.message).toMatch(/too big/)
  })

  test('says what one file of an event may hold at most', async () => {
    const lines = made('lines.txt', `British\n${'no list\n'.repeat(60_000)}`)
    const rows = made('rows.csv', 'Name,List\n'.repeat(2_002))
    const long = made('long.txt', 'x'.repeat(2_000_001))
    expect((await asJson(lines, rows, long)).map(({ problems }) => problems[0]?.message)).toEqual([
      'This file has too many lines or rows: at most 60,000 lines, or 2,000 rows of a table, are read from one file. Split it into several.',
      'This file has too many lines or rows: at most 60,000 lines, or 2,000 rows of a table, are read from one file. Split it into several.',
      'This file is too long: at most 2,000,000 characters are read from one file. Split it into several.',
    ])
  })

  test('keeps the terminal clean of what hostile names would do', async () => {
    const { output } = await run('--event', event, clubPath('hostile-name.txt'))
    // eslint-disable-next-line no-control-regex -- controls are what is looked for
    expect(output).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/)
  })
})
