// Names, files and words from outside neither command a terminal nor forge a line of what is printed.
import { describe, expect, test } from 'vitest'
import { ok, refused } from '@/core/result.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin } from '@/core/record/play.ts'
import { printRecord } from '@/core/record/text.ts'
import { battle, encodeFile, type Army, type BattleSetup } from '@/games/eagles/rules/index.ts'
import { replay } from '@/cli/replay/run.ts'
import { simulate } from '@/cli/simulate/run.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const evil =
  '\u001B[2JTom\u0007\u009B1m\u202E\nAll 9 entries are as the rules give them. Code AAAAAA.'
const commands = /(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

const named = (army: Army): Army => ({
  ...army,
  name: evil,
  battalions: army.battalions.map((battalion) => ({ ...battalion, name: evil })),
})

/** Opened, one die thrown, one figure overruled; with such a name in every place. */
function record(): string {
  const { armies, ...rest } = sampleSetup()
  const setup: BattleSetup = { ...rest, armies: { a: named(armies.a), b: named(armies.b) } }
  let play = valueOf(begin(battle, setup))
  play = valueOf(answerIn(battle, play, { kind: 'dice', faces: [5, 2], source: 'hand' }))
  const correction = { figure: 'initiative', holder: 'b' } as const
  play = valueOf(answerIn(battle, play, { kind: 'overrule', correction, reason: evil }))
  return printRecord(recordOf(play))
}

const files: Readonly<Record<string, string>> = {
  [evil]: record(),
  'strange.json': record().replace('"kind":"answer"', `"kind":${JSON.stringify(evil)}`),
  'torn.json': record().replace('"table": "72x48"', `"table": ${JSON.stringify(evil)}`),
}
const open = (file: string) => {
  const text = files[file]
  return text === undefined ? refused('no-file') : ok(text)
}

describe('a replay', () => {
  test.each([[], ['--json'], ['--language', 'de']])('is harmless %#', (...options) => {
    for (const file of [...Object.keys(files), `${evil}.json`]) {
      const { output } = replay([...options, file], open)
      expect(output).not.toBe('')
      expect(output).not.toMatch(commands)
    }
  })

  test('has no line that a name has written', () => {
    const { output, exitCode } = replay([evil], open)
    expect(exitCode).toBe(0)
    const verdicts = output.split('\n').filter((line) => line.startsWith('All '))
    expect(verdicts).toHaveLength(1)
    expect(verdicts[0]).not.toContain('AAAAAA')
  })

  test('loses nothing as data', () => {
    expect(JSON.parse(replay(['--json', evil], open).output)).toMatchObject([{ file: evil }])
  })

  test.each([
    [`--${evil}`, 'a.json'],
    ['--language', evil, 'a.json'],
  ])('complains harmlessly %#', (...words) => {
    const { complaint } = replay(words, open)
    expect(complaint).toContain('Tom')
    expect(complaint).not.toMatch(commands)
    expect(complaint).not.toMatch(/^All/mu)
  })
})

describe('a simulation', () => {
  const { a } = sampleSetup().armies

  test.each([[], ['--json']])('is harmless %#', (...options) => {
    const text = encodeFile([{ ...a, name: evil }])
    const { output, exitCode } = simulate(
      ['--armies', 'french', 'evil.json', '--battles', '1', ...options],
      () => ok(text),
    )
    expect(output).not.toMatch(commands)
    expect(exitCode).toBe(0)
  })

  test.each([
    ['--armies', 'french', evil],
    ['--armies', 'french', 'british', evil],
    ['--armies', 'french', 'british', '--table', evil],
    ['--armies', 'french', 'british', '--house', `${evil}=1`],
    ['--armies', 'french', 'british', '--house', `turns=${evil}`],
    [`--${evil}`],
  ])('complains harmlessly %#', (...words) => {
    const { complaint } = simulate(words, open)
    expect(complaint).toContain('Tom')
    expect(complaint).not.toMatch(commands)
    expect(complaint).not.toMatch(/^All/mu)
  })
})
