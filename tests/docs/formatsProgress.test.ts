// The examples of docs/formats-progress.md are read by the very decoders, and its lists are those of the rules.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  correctedFields,
  houseRuleKeys,
  playerKinds,
  positionFault,
  postures,
  progress,
  promptKinds,
  readScenario,
  scenarioBounds,
  sourceMarks,
  thirtyYearsWar,
} from '@/games/progress/rules/index.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const page = readFileSync('docs/formats-progress.md', 'utf8')

function section(title: string): string {
  const [, after = ''] = page.split(`\n## ${title}\n`)
  return after.split('\n## ')[0] ?? ''
}

/** The first block of code in a section, as JSON. */
const example = (title: string): unknown =>
  JSON.parse(/```json\n(.*?)```/su.exec(section(title))?.[1] ?? 'null')

describe('docs/formats-progress.md', () => {
  test('shows a scenario that is read as it stands: the introductory one', () => {
    const shown = example('Scenario file')
    const read = valueOf(readScenario(shown))
    expect(read).toEqual(shown)
    expect({ ...read, sources: undefined }).toEqual({ ...thirtyYearsWar, sources: undefined })
    expect(problemOf(readScenario({ ...read, more: 1 }))).toEqual({
      path: 'more',
      reason: 'unknown-field',
    })
  })

  test('names the bounds of a scenario as the decoder has them', () => {
    const { neutrals, vp, homeGarrison, armies, strength, target, stock, name } = scenarioBounds
    const text = section('Scenario file')
    for (const sentence of [
      `and ${neutrals.min} to ${neutrals.max} countries are neutral`,
      `\`vp\` ${vp.min} to ${vp.max}`,
      `\`garrison\` ${homeGarrison.min} to ${homeGarrison.max} for a home`,
      `${armies.min} to ${armies.max} armies a side`,
      `\`strengthMax\`, which is ${strength.max} at most`,
      `\`target\` ${target.min} to ${target.max}; \`stock\` from twice the target less one to ${stock.max}`,
      `names in both languages, 1 to ${name} characters`,
      ...sourceMarks.map((mark) => `\`${mark}\``),
    ])
      expect(text).toContain(sentence)
  })

  test('shows a position that is possible, and its postures and seats are all there are', () => {
    const shown = example('Set-up of a game')
    expect(positionFault(thirtyYearsWar, shown)).toBeNull()
    const text = section('Set-up of a game')
    for (const word of [...postures, ...playerKinds]) expect(text).toContain(`\`${word}\``)
    for (const key of houseRuleKeys) expect(text).toContain(`\`${key}\``)
  })

  test('lists every question once, in the order of the rules', () => {
    const told = Array.from(
      section('Questions').matchAll(/^\| `([a-z.]+)` /gmu),
      ([, kind]) => kind,
    )
    expect(told).toEqual(promptKinds)
  })

  test('shows a correction that is read, and names every field', () => {
    const text = section('Corrections')
    const shown: unknown = JSON.parse(/`(\{ "vp".*?\} \})`/u.exec(text)?.[1] ?? 'null')
    expect(valueOf(progress.readCorrection(shown))).toEqual(shown)
    for (const field of correctedFields) expect(text).toContain(`\`${field}\``)
  })

  test('shows the first entries of the recorded game', () => {
    const file = 'tests/support/games/progress/playthrough.json'
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: unknown[] }
    const shown = example('A record') as { readonly entries: unknown[] }
    expect(shown).toEqual({
      ...recorded,
      setup: {},
      entries: recorded.entries.slice(0, shown.entries.length),
    })
  })
})
