// News of a campaign above a question: what weighs how much, for a player and for an umpire.
import { describe, expect, it } from 'vitest'
import { deluge, type DelugeEvent } from '@/games/deluge/rules/index.ts'
import { weigh } from '@/games/deluge/screens/speech.ts'
import { campaignOf } from '../../support/campaign.ts'

const weightFor = (party: 'plc' | 'umpire', event: DelugeEvent) => {
  const opened = deluge.open(campaignOf())
  if (!opened.ok) throw new Error('no campaign')
  return weigh(event, deluge.seen(opened.value, party))
}
const noted = (isClosed: boolean): DelugeEvent => ({
  kind: 'noted',
  phase: 'movement',
  lines: 2,
  isClosed,
})

describe('news of a campaign', () => {
  it('leave out what a player wrote on a sheet, and tell an umpire of those that are closed', () => {
    expect(weightFor('plc', noted(true))).toBe('quiet')
    expect(weightFor('plc', noted(false))).toBe('quiet')
    expect(weightFor('umpire', noted(false))).toBe('quiet')
    expect(weightFor('umpire', noted(true))).toBe('line')
  })

  it('have phases as heads, and all else as lines', () => {
    expect(weightFor('plc', { kind: 'phaseBegan', phase: 'movement' })).toBe('head')
    expect(weightFor('plc', { kind: 'turnEnded', turn: 1 })).toBe('quiet')
    expect(weightFor('plc', { kind: 'campaignEnded', turns: 2 })).toBe('line')
  })
})
