// Hints of the first campaign: one for each phase in which something is asked, and none in any other campaign.
import { beforeAll, describe, expect, it } from 'vitest'
import { deluge, firstHouseRules, firstMap, type DelugeView } from '@/games/deluge/rules/index.ts'
import { hintFor } from '@/games/deluge/screens/guide/hints.ts'
import { enterDeluge, screenWords } from '@/games/deluge/screens/words/screenWords.ts'
import { campaignOf } from '../../support/campaign.ts'
import { valueOf } from '../../support/results.ts'

beforeAll(() => enterDeluge())

const view = (changes: Partial<DelugeView> = {}): DelugeView => {
  const setup = campaignOf(firstHouseRules(), { umpire: false, map: firstMap })
  const state = valueOf(deluge.open({ ...setup, scenario: firstMap.id }))
  return { ...deluge.seen(state, 'sweden'), ...changes }
}

describe('a first campaign', () => {
  it('tells of each phase in its two turns', () => {
    const { first, second } = screenWords.value.guide
    for (const phase of ['strategy', 'movement', 'combat'] as const) {
      expect(hintFor(view({ phase, turn: 1 }))).toBe(first[phase])
      expect(hintFor(view({ phase, turn: 2 }))).toBe(second[phase])
      expect(first[phase]).not.toBe(second[phase])
    }
  })

  it('tells of battles, of flight before them, and of the end', () => {
    const { result, flee, over } = screenWords.value.guide
    const asked = { kind: 'whichResult', battles: [] } as const
    expect(hintFor(view({ phase: 'combat', asked }))).toBe(result)
    const away = { kind: 'flee', force: 'F1', node: 'wilno' } as const
    expect(hintFor(view({ phase: 'combat', asked: away }))).toBe(flee)
    expect(hintFor(view({ isOver: true }))).toBe(over)
  })

  it('alone has hints', () => {
    const { setup, ...rest } = view()
    expect(hintFor({ ...rest, setup: { ...setup, scenario: 'deluge-default' } })).toBeNull()
  })
})
