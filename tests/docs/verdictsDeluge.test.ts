// The verdicts on the rules of The Deluge: a row for each id and key, whose files exist and whose tests name it.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseRuleKeys, ruleIds } from '@/games/deluge/rules/index.ts'

interface Row {
  readonly id: string
  readonly asks: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

const rows = readFileSync('docs/verdicts-deluge.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(({ length }) => length === 6)
  .map(([, id = '', asks = '', files = '', tests = '']): Row => ({
    id: id.replaceAll('`', ''),
    asks,
    files: quoted(files),
    tests: quoted(tests),
  }))
  .filter(({ files }) => files.length > 0)

const fileOf = (name: string): string =>
  name.startsWith('campaign/')
    ? name.replace('campaign/', 'src/games/campaign/rules/')
    : `src/games/deluge/${name}`

const testOf = (name: string): string =>
  name.startsWith('campaign/')
    ? `tests/games/${name}.test.ts`
    : `tests/games/deluge/${name}.test.ts`

const names = (test: string, id: string): boolean =>
  existsSync(testOf(test)) && readFileSync(testOf(test), 'utf8').includes(id)

describe('docs/verdicts-deluge.md', () => {
  it('has one row for each rule and each house rule', () => {
    const ids = rows.map(({ id }) => id).filter((id) => !id.startsWith('CC-'))
    expect([...ids].sort()).toEqual([...ruleIds, ...houseRuleKeys].sort())
  })

  it('says in ten words at most what each asks, and names a file and a test', () => {
    const wordy = rows.filter(
      ({ asks, tests }) => asks.split(' ').length > 10 || tests.length === 0,
    )
    expect(wordy).toEqual([])
  })

  it('names files that exist', () => {
    const named = rows.flatMap(({ files, tests }) => [...files.map(fileOf), ...tests.map(testOf)])
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([])
  })

  it('names tests that name the rule', () => {
    const silent = rows.flatMap(({ id, tests }) =>
      tests.filter((test) => !names(test, id)).map((test) => `${id} ${test}`),
    )
    expect(silent).toEqual([])
  })
})
