// Records of The March of Progress that begin where none can begin, or in a scenario that cannot be played.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ok } from '@/core/result.ts'
import { replay } from '@/cli/replay/run.ts'

const record = JSON.parse(
  readFileSync('tests/support/games/progress/playthrough.json', 'utf8'),
) as Record<string, object>

const start = {
  armies: { a: ['a:normal'], b: ['b:normal'] },
  dice: { a: 3, n1: 2, b: 3 },
  strength: { a: 1, b: 1 },
  vp: { a: 18, b: 0 },
  piles: { a: [], b: [] },
}

test.each([
  [[], 'MP-SET-06 does not allow it (impossible: “start.vp.a”, too-large).'],
  [['--language', 'de'], 'MP-SET-06 erlaubt es nicht (impossible: „start.vp.a“, too-large).'],
])('the field and the fault of an impossible position are told %j (MP-SET-06)', (words, told) => {
  const text = JSON.stringify({ ...record, setup: { ...record['setup'], start } })
  const { output, exitCode } = replay([...words, 'game.json'], () => ok(text))
  expect(output).toContain(told)
  expect(exitCode).toBe(1)
})

test.each([
  [[], '“scenario.stock” cannot be read (stock-too-small: 35).'],
  [['--language', 'de'], '„scenario.stock“ ist nicht lesbar (stock-too-small: 35).'],
])('the fault of a scenario is told with its place %j', (words, told) => {
  const { scenario, ...setup } = record['setup'] as { readonly scenario: object }
  const poor = { ...setup, scenario: { ...scenario, stock: 34 } }
  const { output } = replay([...words, 'game.json'], () =>
    ok(JSON.stringify({ ...record, setup: poor })),
  )
  expect(output).toContain(told)
})
