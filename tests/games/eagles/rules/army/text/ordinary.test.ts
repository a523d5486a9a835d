// Lists as players send them, each with the outcomes that are right (tests/lists/ordinary/index.json).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { armyPoints } from '@/games/eagles/rules/army/points.ts'
import { verdictOn } from '@/games/eagles/rules/army/problem.ts'
import { checkReading } from '@/games/eagles/rules/army/text/reading.ts'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import { stateOf } from './readings.ts'

interface Wanted {
  readonly outcomes: readonly string[]
  readonly lists: readonly {
    readonly nation: string
    readonly points: number
    readonly verdict: string
    readonly battalions: readonly Readonly<Record<string, string | number | boolean>>[]
  }[]
}

const folder = join(import.meta.dirname, '../../../../../lists/ordinary')
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<string, Wanted>

/** As the index has them: a British pair of ensigns is written as two there, and counts as one. */
const wantedOf = ({ lists }: Wanted) =>
  lists.map(({ nation, points, verdict, battalions }) => ({
    nation,
    points,
    verdict,
    battalions: battalions.map(({ quality, rankers, light, rifles, ...counts }) => ({
      quality,
      rankers,
      light: light ?? false,
      rifles: rifles ?? false,
      characters: {
        drummer: counts['drummer'] ?? 0,
        sergeant: counts['sergeant'] ?? 0,
        ensign: nation === 'british' && counts['ensign'] === 2 ? 1 : (counts['ensign'] ?? 0),
        officer: counts['officer'] ?? 0,
      },
    })),
  }))

describe('an ordinary list', () => {
  it('has an outcome for every text', () => {
    const texts = readdirSync(folder).filter((name) => name.endsWith('.txt'))
    expect(texts.sort()).toEqual(Object.keys(index).sort())
  })

  it.each(Object.entries(index))('%s is read as a person reads it', (name, wanted) => {
    const read = readText(readFileSync(join(folder, name), 'utf8'))
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    const { armies } = read.value
    const state = stateOf(armies)
    expect(wanted.outcomes).toContain(state === 'asked' ? 'told' : state)
    if (state === 'told' || state === 'asked') return
    const found = armies.map((each) => ({
      nation: each.army.nation,
      points: armyPoints(each.army),
      verdict: verdictOn(checkReading(each)),
      battalions: each.army.battalions.map(({ quality, rankers, light, rifles, characters }) => ({
        quality,
        rankers,
        light,
        rifles,
        characters,
      })),
    }))
    expect(found).toEqual(wantedOf(wanted))
  })
})
