// Lists of many hands, each with the reading that a person gives it: the army is right, and nothing is told.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { characters, type Battalion } from '@/games/eagles/rules/army/model.ts'
import { readText } from '@/games/eagles/rules/army/text/read.ts'

const folder = join(import.meta.dirname, '../../../../../lists/corpus')

interface Listed {
  readonly id: string
  readonly text: string
  readonly expected: readonly string[]
}

function listedIn(block: string): Listed {
  const [id = '', ...lines] = block.split('\n')
  const said = lines.find((line) => line.startsWith('%%%% = '))?.slice(7) ?? ''
  return {
    id,
    text: lines.filter((line) => !line.startsWith('%%%% ')).join('\n'),
    expected: said.split(' // ').map((list) => list.replace(/^[^@]*@/, '')),
  }
}

const lists = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split(/^%%%% (?=[a-z0-9-]+$)/m)
    .slice(1)
    .map(listedIn),
)

function bare({ quality, rankers, characters: counts, light, rifles }: Battalion): string {
  const carried = characters
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (counts[kind] === 1 ? kind : `${String(counts[kind])} ${kind}s`))
  const marks = [...(light ? ['light'] : []), ...(rifles ? ['rifles'] : [])]
  return [`${quality ?? 'none'} ${String(rankers)}`, ...carried, ...marks].join(', ')
}

describe('the corpus', () => {
  it('is as small as a person can look through', () => {
    expect(lists.length).toBeGreaterThan(150)
    expect(lists.length).toBeLessThanOrEqual(500)
  })

  it.each(lists)('$id', ({ text, expected }) => {
    const read = readText(text)
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    const { armies } = read.value
    expect(armies.flatMap(({ unread }) => unread)).toEqual([])
    expect(
      armies.map(
        ({ army: { nation, battalions } }) => `${nation}: ${battalions.map(bare).join('; ')}`,
      ),
    ).toEqual(expected)
  })
})
