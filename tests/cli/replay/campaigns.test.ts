// The command line replays campaigns: told turn by turn, with whose the land is, in both languages and as data.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { replay, type OpenFile } from '@/cli/replay/run.ts'
import { isObject } from '@/core/record/json.ts'
import { ok } from '@/core/result.ts'

const openFile: OpenFile = (file) => ok(readFileSync(file, 'utf8'))

describe.each([
  ['deluge', /Turn 1/u, /Zug 1/u],
  [
    'gloria',
    /Round 1 begins[\s\S]*Round 2 begins/u,
    /Runde 1 beginnt[\s\S]*König in [\s\S]*Runde 2 beginnt/u,
  ],
] as const)('a recorded campaign of %s', (game, english, german) => {
  const file = `tests/support/games/${game}/playthrough.json`

  it('is sound, and told in both languages', () => {
    const ran = replay([file], openFile)
    expect(ran.exitCode).toBe(0)
    expect(ran.output).toMatch(english)
    expect(replay(['--language', 'de', file], openFile).output).toMatch(german)
  })

  it('speaks to nobody, for whoever reads it may be anybody', () => {
    const spoken = (language: string): string =>
      replay(['--language', language, file], openFile).output
    expect(spoken('en')).not.toMatch(/\byour?\b/iu)
    expect(spoken('de')).not.toMatch(/\b(du|dich|dir|dein\w*)\b/iu)
  })

  it('is data with its story', () => {
    const [told]: readonly unknown[] = JSON.parse(replay(['--json', file], openFile).output)
    expect(isObject(told) && told['verdict']).toBe('sound')
    expect(isObject(told) && Array.isArray(told['story']) && told['story'].length).toBeGreaterThan(
      9,
    )
  })

  it('is not sound when it was changed', () => {
    const changed: OpenFile = () =>
      ok(readFileSync(file, 'utf8').replace(/"told": ?"\w/u, '"told":"x'))
    expect(replay([file], changed).exitCode).toBe(1)
  })
})
