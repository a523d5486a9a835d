// What goes between phones as codes: the largest sheet of ten seats in one, the largest view in at most eight.
import { expect, it } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import { writeContent } from '@/core/light/content.ts'
import { fewBlock } from '@/core/light/fewCodes.ts'
import { sending } from '@/core/light/sending.ts'
import type { LightKind } from '@/core/light/frame.ts'
import { playOut, type PlayingOut } from '@/core/playOut.ts'
import type { Result } from '@/core/result.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { readSheetFile } from '@/games/campaign/rules/index.ts'
import { freshKey, seal } from '@/games/campaign/screens/post/seal.ts'
import { sensible } from '@/games/deluge/computer/index.ts'
import type { DelugeEvent } from '@/games/deluge/rules/events.ts'
import {
  deluge,
  sentEvents,
  sentView,
  viewSeenBy,
  type DelugeKinds,
} from '@/games/deluge/rules/index.ts'
import * as packing from '@/platform/light/packing.ts'
import { campaignOf, playWild } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

const campaign = '0b6f2a36-9f4e-4d0a-8f0f-6f3b8b1f2f10'
const head = { game: 'the-deluge', campaign }
const usual = 320

/** How many codes the file of a phone is shown as. */
function codesOf(kind: LightKind, name: string, text: string): number {
  const bytes = new TextEncoder().encode(text)
  const content = valueOf(writeContent({ name, bytes }, packing))
  return sending(kind, content, fewBlock(kind, content.length, usual)).blocks
}

const sheetOf = (seat: string, turn: number, phase: string, answers: readonly Answer<never>[]) => ({
  format: 'aide-de-camp/sheet',
  version: 1,
  ...head,
  rulesVersion: deluge.rulesVersion,
  seat,
  turn,
  phase,
  view: 'f3a1'.repeat(16),
  answers,
  note: '',
})

type Watch = PlayingOut<DelugeKinds>['watch']

/** The largest of what phones send each other while a campaign is played, and all that one seat has answered. */
function postOf(play: (watch: Watch) => Result<unknown, unknown>) {
  const answersOf = new Map<string, Answer<never>[]>()
  const all: Answer<never>[] = []
  const told: DelugeEvent[] = []
  let [phase, turn] = ['diplomacy', 1]
  let sheet = { size: 0, file: sheetOf('sweden', 1, 'diplomacy', []) }
  let view = { size: 0, seat: '', file: {} }
  const look = (state: DelugeKinds['state']): void => {
    for (const [seat, answers] of answersOf) {
      const file = sheetOf(seat, turn, phase, answers)
      const size = JSON.stringify(file).length
      if (size > sheet.size) sheet = { size, file }
    }
    const whole = deluge.seen(state, 'umpire')
    for (const seat of Object.keys(state.world.factions)) {
      const own = viewSeenBy(whole, seat)
      if (own === null) continue
      const { world } = state
      const file = {
        ...head,
        seat,
        turn: world.turn,
        phase: world.phase,
        view: sentView(own),
        events: sentEvents(told, own),
      }
      const size = JSON.stringify(file).length
      if (size > view.size) view = { size, seat, file }
    }
  }
  valueOf(
    play(({ state, events }, answer, by) => {
      const { world } = state
      if (answer.kind !== 'overrule' && Object.hasOwn(world.factions, by)) {
        answersOf.set(by, [...(answersOf.get(by) ?? []), answer])
        if (by === 'sweden') all.push(answer)
      }
      told.push(...events)
      if (!world.isOver && world.phase === phase && world.turn === turn) return
      look(state)
      answersOf.clear()
      phase = world.phase
      turn = world.turn
    }),
  )
  return { sheet: sheet.file, view, all }
}

const wild = (turns: number) => (watch: Watch) => playWild(campaignOf({ turns }), 3, watch)
const asPeopleDo = (watch: Watch) =>
  playOut(deluge, campaignOf({ turns: 12 }), sensible(seededDice(4)), {
    roll: seededDice(5),
    ...(watch === undefined ? {} : { watch }),
  })

const codesOfSheet = async (sheet: ReturnType<typeof sheetOf>): Promise<number> => {
  const { seat, turn, phase } = sheet
  const sealed = await seal(freshKey(), { ...head, seat, content: 'sheet' }, sheet)
  return codesOf('sheet', `sheet-${seat}-turn-${turn}-${phase}.json`, sealed)
}

async function codesOfView({ seat, file }: ReturnType<typeof postOf>['view']): Promise<number> {
  const sealed = await seal(freshKey(), { ...head, seat, content: 'view' }, file)
  return codesOf('view', `${seat}-turn-12-movement.json`, sealed)
}

it.each([
  { how: 'sensibly', play: asPeopleDo },
  { how: 'wildly', play: wild(6) },
])(
  'of ten seats that play $how, each sheet goes in one code and each view in eight',
  async ({ play }) => {
    const { sheet, view, all } = postOf(play)
    expect(sheet.answers.length).toBeGreaterThan(5)
    expect(readSheetFile(deluge, sheet).ok).toBe(true)
    expect(await codesOfSheet(sheet)).toBe(1)
    // More than anybody orders in a phase: a hundred answers.
    const long = Array.from({ length: 100 }, (_, n) => all[n % all.length] ?? all[0])
    expect(await codesOfSheet({ ...sheet, answers: long as readonly Answer<never>[] })).toBe(1)
    expect(await codesOfView(view)).toBeLessThanOrEqual(8)
  },
)

it('of ten seats that play wildly for twelve turns each view goes in eight, the last with all open too', async () => {
  const { view } = postOf(wild(12))
  expect(JSON.stringify(view.file)).toContain('"over":')
  expect(await codesOfView(view)).toBeLessThanOrEqual(8)
})
