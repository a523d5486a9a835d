// The rules that the book opens with in a battle: those of the open question.
import { describe, expect, it } from 'vitest'
import { isRuleId, openQuestion, rulesAsked } from '@/games/eagles/rules/index.ts'
import { battleOf, setupOf, Table } from '@tests/support/battle.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { answerOpen } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'

describe('for this question', () => {
  it('a RESOLVE test opens RES-01 to RES-03, a charge DF-01 with its fire', () => {
    const table = battleOf(['guards 24 officer'], ['drilled 24'])
    table.activate(0, 'attack').choose('battalion:1')
    expect(rulesAsked(table.state).slice(0, 2)).toEqual(['CHARGE-01', 'GEN-01'])
    table.roll(6).roll(6, 6).say({ distance: 4 })
    expect(rulesAsked(table.state)).toContain('DF-01')
  })

  it('why somebody may not be chosen is among them (SHOOT-01)', () => {
    const table = battleOf(['drilled 24'], ['drilled 24', 'veteran 24 light screen 6'])
    table.activate(0, 'shoot')
    expect(rulesAsked(table.state)).toContain('SHOOT-01')
  })

  it('every question of whole battles has at least one, each once and each a rule there is', () => {
    const roll = seededDice(5)
    let { state } = new Table(
      setupOf(['drilled 24 officer', 'green 16'], ['veteran 16', 'guards 16']),
    )
    for (;;) {
      const prompt = openQuestion(state)
      if (prompt === null) break
      const rules = rulesAsked(state)
      expect(rules.length).toBeGreaterThan(0)
      expect(rules.every(isRuleId)).toBe(true)
      expect(new Set(rules).size).toBe(rules.length)
      state = valueOf(answerOpen(state, randomAnswer(prompt, roll))).state
    }
    expect(rulesAsked(state)).toEqual([])
  })
})
