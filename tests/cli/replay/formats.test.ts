import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin, retractIn } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { printRecord } from '@/core/record/text.ts'
import { battle, houseRuleKeys } from '@/games/eagles/rules/index.ts'
import { questions } from '@/games/eagles/rules/battle/table.ts'
import { replay } from '@/cli/replay/run.ts'
import { ok } from '@/core/result.ts'
import { pennies } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'

const page = readFileSync('docs/formats-battle.md', 'utf8')
const [example = '', secondExample = ''] = [
  ...page.matchAll(/```json\n(?<record>\{.*?\n\}\n)```/gsu),
].map((found) => found.groups?.['record'] ?? '')

test('the example of the format page is a sound record', () => {
  const { output, exitCode } = replay(['example.json'], () => ok(example))
  expect(output).toContain('as the rules give them')
  expect(output).toContain('(taken back) The French 1st is to advance.')
  expect(exitCode).toBe(0)
})

test('the example is written as the app writes records', () => {
  const { play } = resume(battle, JSON.parse(example))
  if (play === null) throw new Error('the example can be read')
  let again = valueOf(begin(battle, play.setup))
  for (const entry of recordOf(play).entries)
    again = valueOf(
      entry.kind === 'retract'
        ? retractIn(battle, again, entry.count)
        : answerIn(battle, again, entry.answer),
    )
  expect(printRecord(recordOf(again))).toBe(example)
})

test('the example of record version 2 is a sound record, written as the app writes it', () => {
  const { play, problem } = resume(pennies, JSON.parse(secondExample))
  expect(problem).toBeNull()
  if (play === null) throw new Error('the example can be read')
  expect(printRecord(recordOf(play))).toBe(secondExample)
  expect(pennies.outcome(play.now.state)?.winners).toEqual(['a'])
})

test('the format page names every question', () => {
  const named = [...page.matchAll(/^\| `(?<kind>[a-z]+\.\w+)` +\|/gmu)].map(
    (row) => row.groups?.['kind'],
  )
  expect(named.toSorted()).toEqual(Object.keys(questions).toSorted())
})

test('the example has every house rule', () => {
  const { play } = resume(battle, JSON.parse(example))
  expect(Object.keys(play?.setup.house ?? {})).toEqual(houseRuleKeys)
})
