// The search of a rulebook: by words and by ids, without chapters and parts that have nothing.
import { describe, expect, it } from 'vitest'
import { found, type BookRule } from '@/app/rulebook/book.ts'

const rule = (id: string, text: string): BookRule => ({ id, text, lost: null, notes: ['a note'] })
const one = rule('TD-GEN-01', 'A turn is a season.')
const two = rule('TD-GEN-02', 'Twelve turns.')
const three = rule('TD-MOV-01', 'Six move units.')
const parts = [
  { title: 'First', chapters: [{ title: 'General', rules: [one, two] }] },
  { title: null, chapters: [{ title: 'Movement', rules: [three] }] },
]
const ids = (search: string): readonly string[] =>
  found(parts, search).flatMap(({ chapters }) =>
    chapters.flatMap(({ rules }) => rules.map(({ id }) => id)),
  )

describe('a search of the rules', () => {
  it.each([
    ['', ['TD-GEN-01', 'TD-GEN-02', 'TD-MOV-01']],
    ['  SEASON ', ['TD-GEN-01']],
    ['td-gen-02', ['TD-GEN-02']],
    ['turn', ['TD-GEN-01', 'TD-GEN-02']],
    ['a note', []],
  ])('for “%s”', (search, expected) => {
    expect(ids(search)).toEqual(expected)
  })

  it('leaves out parts and chapters that have no such rule', () => {
    expect(found(parts, 'move')).toEqual([parts[1]])
    expect(found(parts, 'nothing')).toEqual([])
  })
})
