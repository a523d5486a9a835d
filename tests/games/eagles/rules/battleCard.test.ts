// The battle card: these two armies under these house rules, and nothing that cannot occur.
import { describe, expect, it } from 'vitest'
import { battleCard, type CardPart } from '@/games/eagles/rules/index.ts'
import { battleOf } from '@tests/support/battle.ts'

const labelsIn = (table: ReturnType<typeof battleOf>, part: CardPart): readonly string[] =>
  battleCard(table.state).modifiers[part].map(({ label }) => label)

describe('the battle card', () => {
  it('has groups, the front row of a column, the number needed, and when half are lost (GEN-01, GEN-04, GEN-05, CAS-02)', () => {
    const table = battleOf(['drilled 36 drummer', 'green 20'], ['guards 32'], {
      house: { columnWidth: 3 },
    })
    const { a, b } = battleCard(table.state).battalions
    expect(a).toMatchObject([
      { place: 0, needed: 4, groups: 9, frontRow: 3, half: 18, characters: { drummer: 1 } },
      { place: 1, needed: 5, groups: 5, frontRow: 3, half: 10 },
    ])
    expect(b).toMatchObject([{ needed: 2, groups: 8, half: 16 }])
  })

  it('does not change with what is lost since', () => {
    const table = battleOf(['drilled 36 officer'], ['guards 32'])
    const before = battleCard(table.state)
    expect(battleCard(table.with(0, { rankers: 3, officer: 0 }).state)).toEqual(before)
  })

  it('needs more while the Supreme Commander is with another battalion, or dead (ACT-07)', () => {
    const table = battleOf(['drilled 36', 'guards 24'], ['veteran 32'])
    const neededIn = ({ state }: typeof table): readonly number[] =>
      battleCard(state).battalions.a.map(({ needed }) => needed)
    expect(neededIn(table)).toEqual([4, 2])
    expect(neededIn(table.commander('a', 0))).toEqual([4, 3])
    expect(neededIn(table.loseCommander('a'))).toEqual([5, 3])
  })

  it('speaks of Guards, officers, riflemen and the British only where there are any (SHOOT-05)', () => {
    const plain = battleOf(['drilled 24'], ['veteran 24'])
    expect(labelsIn(plain, 'dice')).not.toContain('guards')
    expect(labelsIn(plain, 'dice')).not.toContain('britishLine')
    expect(labelsIn(plain, 'attack')).toEqual(['halfLosses'])
    expect(labelsIn(plain, 'combat')).not.toContain('joined')
    const rich = battleOf(['veteran 24 light rifles', 'guards 16 officer'], ['green 16'], {
      nations: { a: 'british', b: 'french' },
    })
    expect(labelsIn(rich, 'dice')).toEqual(
      expect.arrayContaining(['guards', 'britishLine', 'riflemen']),
    )
    expect(labelsIn(rich, 'score')).toContain('greenDrop')
    expect(labelsIn(rich, 'combat')).toContain('joined')
    expect(battleCard(rich.state).ranges.map(({ weapon }) => weapon)).toEqual(['musket', 'rifle'])
  })

  it('follows the house rules: cover, half losses, attack modifiers, what a 2 is, riflemen', () => {
    const table = battleOf(['veteran 24 light rifles officer'], ['green 16'], {
      nations: { a: 'british', b: 'french' },
      house: {
        cover: 'anyHalves',
        halfLossModifier: -2,
        attackModifiers: 'off',
        defensiveFireOnTwo: 'none',
        riflemenDice: 0,
        greenDropScope: 'activationOnly',
      },
    })
    const { modifiers, fireBands } = battleCard(table.state)
    expect(modifiers.dice).toContainEqual(
      expect.objectContaining({ label: 'softCover', effect: 'times', value: 0.5 }),
    )
    expect(labelsIn(table, 'dice')).not.toContain('riflemen')
    expect(modifiers.resolve).toContainEqual(
      expect.objectContaining({ label: 'halfLosses', value: -2 }),
    )
    expect(labelsIn(table, 'attack')).toEqual(['greenDrop'])
    expect(labelsIn(table, 'score')).not.toContain('greenDrop')
    expect(fireBands).toEqual([
      { band: 0.25, faces: [1] },
      { band: 0, faces: [2] },
      { band: 0.5, faces: [3, 4, 5] },
      { band: 1, faces: [6] },
    ])
  })
})
