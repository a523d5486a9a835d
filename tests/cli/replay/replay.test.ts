import { describe, expect, test } from 'vitest'
import { ok, refused } from '@/core/result.ts'
import { codeOf } from '@/core/record/chain.ts'
import { printRecord } from '@/core/record/text.ts'
import { replay } from '@/cli/replay/run.ts'
import { recordedBattle } from '@tests/support/recordedBattle.ts'

const record = recordedBattle(5, 4)
const text = printRecord(record)
const files: Readonly<Record<string, string>> = {
  'battle.json': text,
  'loaded.json': text.replace(/"faces":\[\d/u, '"faces":[9'),
  'torn.json': text.slice(0, text.length / 2),
  'unclosed.json': text.trimEnd().slice(0, -1),
  'newer.json': JSON.stringify({ ...record, rulesVersion: 9 }),
  'letter.json': 'Dear friend',
}
const run = (line: string) =>
  replay(line.split(' '), (file) => {
    const found = files[file]
    return found === undefined ? refused('no-file') : ok(found)
  })
const data = (line: string): unknown => JSON.parse(run(`--json ${line}`).output)

describe('replaying a battle', () => {
  const { output, exitCode } = run('battle.json')
  const lines = output.split('\n')

  test('tells it turn by turn, from the setting up to how everybody stands', () => {
    expect(exitCode).toBe(0)
    const headings = lines.filter((line) => /^(?:Setting up|Turn \d|How they stand)/u.test(line))
    expect(headings.slice(0, 3)).toEqual(['Setting up', 'Turn 1', 'Turn 2'])
    expect(headings.at(-1)).toBe('How they stand')
    expect(lines.findIndex((line) => line.includes('is placed'))).toBeLessThan(
      lines.indexOf('Turn 1'),
    )
  })

  test('sets what follows from an order below it', () => {
    const order = lines.findIndex((line) => line.endsWith('is to advance.'))
    expect(lines[order]).toMatch(/^ {2}The /u)
    expect(lines[order + 1]).toMatch(/^ {4}Manoeuvre check \d/u)
  })

  test('shows what was taken back, and that it was', () => {
    expect(lines.filter((line) => line.includes('(taken back)')).length).toBeGreaterThan(0)
  })

  test('vouches for every entry and gives the code that two players compare', () => {
    const { entries, hash } = record.head
    expect(output).toContain(
      `All ${entries} entries are as the rules give them. Code ${codeOf(hash).replace(/^.{5}/, '$&\u00A0')}.`,
    )
  })

  test('tells no empty phase and no empty sentence', () => {
    expect(output).not.toMatch(/Resolve tests\.\n\n/u)
    expect(lines.filter((line) => /^ +\.?$/u.test(line))).toEqual([])
  })

  test('tells it in German as well', () => {
    const { output: german } = run('--language de battle.json')
    expect(german).toContain('Aufstellung')
    expect(german).toContain('Das 1. britische')
    expect(german).toContain('entsprechen den Regeln')
  })

  test('gives everything as data, too', () => {
    expect(data('battle.json')).toMatchObject([
      {
        file: 'battle.json',
        verdict: 'sound',
        problem: null,
        entries: record.head.entries,
        code: codeOf(record.head.hash),
        state: { phase: 'over' },
      },
    ])
  })
})

describe('a record that cannot be trusted is named as such:', () => {
  test.each([
    ['loaded.json', 'tampered', 'Entry 1 was changed'],
    ['torn.json', 'cut-off', 'The record is cut off'],
    ['unclosed.json', 'cut-off', 'The record is cut off'],
    ['newer.json', 'newer-rules', 'newer rules'],
    ['letter.json', 'not-json', 'no JSON'],
    ['nowhere.json', 'no-file', 'cannot be read'],
  ])('%s', (file, verdict, sentence) => {
    const { output, exitCode } = run(file)
    expect(output).toContain('NOT SOUND.')
    expect(output).toContain(sentence)
    expect(exitCode).toBe(1)
    expect(data(file)).toMatchObject([{ file, verdict }])
  })

  test('what is sound in it is told all the same', () => {
    expect(run('torn.json').output).toContain('Turn 1')
  })

  test('one of several makes the whole check fail', () => {
    expect(run('battle.json letter.json').exitCode).toBe(1)
    expect(run('battle.json battle.json').exitCode).toBe(0)
  })
})

test.each(['--help', '--json --help', '--loud --help'])('%s tells the usage', (line) => {
  const { output, complaint, exitCode } = run(line)
  expect(output).toContain('npm run --silent replay')
  expect([complaint, exitCode]).toEqual(['', 0])
})

describe('wrong usage is told, with how it should be:', () => {
  test.each([
    ['--json', 'Name at least one file'],
    ['--language fr battle.json', 'no language “fr”'],
    ['--language', '--language needs one word'],
    ['--loud battle.json', 'There is no option --loud'],
  ])('%s', (line, sentence) => {
    const { output, complaint, exitCode } = run(line)
    expect(complaint).toContain(sentence)
    expect(complaint).toContain('npm run --silent replay')
    expect([output, exitCode]).toEqual(['', 2])
  })
})
