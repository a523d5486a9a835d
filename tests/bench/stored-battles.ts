// A battle with a long past, and how it gets into a phone's database without a tap.
import type { Page } from 'playwright'
import { answerIn, begin, retractIn, type Play } from '../../src/core/record/play.ts'
import type { Kinds } from '../../src/core/game.ts'
import { recordOf } from '../../src/core/record/log.ts'
import type { Answer } from '../../src/core/conversation.ts'
import {
  battle,
  defaultHouseRules,
  sampleArmies,
  type BattleKinds,
  type Correction,
} from '../../src/games/eagles/rules/index.ts'
import type { BattleTitle } from '../../src/storage/battles/battle.ts'
import { entryVersion } from '../../src/storage/versions.ts'

type BattlePlay = Play<BattleKinds>

const given = (play: BattlePlay, answer: Answer<Correction>): BattlePlay => {
  const next = answerIn(battle, play, answer)
  if (!next.ok) throw new Error(next.problem.code)
  return next.value
}

const back = (play: BattlePlay): BattlePlay => {
  const next = retractIn(battle, play, 1)
  if (!next.ok) throw new Error(next.problem.code)
  return next.value
}

/** At the question who places the first battalion, `entries` or one more after the beginning. */
export function undecided(entries: number): BattlePlay {
  const [a, b] = sampleArmies
  if (a === undefined || b === undefined) throw new Error('two sample armies are needed')
  const begun = begin(battle, { armies: { a, b }, house: defaultHouseRules, table: '72x48' })
  if (!begun.ok) throw new Error(begun.problem.code)
  let play = given(begun.value, { kind: 'dice', faces: [6, 2], source: 'hand' })
  while ((play.log?.number ?? 0) < entries)
    play = back(given(play, { kind: 'choice', option: 'a' }))
  return play
}

/** Writes a battle straight into the database that an open page of the app has made; returns its id. */
export const storeBattle = (page: Page, play: BattlePlay): Promise<string> =>
  storePlay(page, play, { a: 'A', b: 'B', nationA: 'british', nationB: 'french', turn: 0 })

/** The same for any game, under the title its own screens would give it. */
export async function storePlay<K extends Kinds>(
  page: Page,
  play: Play<K>,
  title: BattleTitle,
): Promise<string> {
  const { opening, head } = play
  const { entries } = recordOf(play)
  const id = `bench-${entries.length}`
  const someDay = Date.UTC(2026, 0, 1)
  const rows = {
    battle: {
      id,
      opening,
      title,
      state: 'running',
      createdAt: 0,
      updatedAt: someDay,
      copyOf: null,
    },
    entries: entries.map((entry, n) => ({
      battleId: id,
      seq: n + 1,
      v: entryVersion,
      at: 0,
      entry,
    })),
    head: { battleId: id, seq: entries.length, hash: head, epoch: 0 },
  }
  await page.evaluate(async (text) => {
    const stored = JSON.parse(text) as { battle: object; entries: object[]; head: object }
    const opened = indexedDB.open('aide-de-camp')
    await new Promise((resolve) => (opened.onsuccess = resolve))
    const writing = opened.result.transaction(['battles', 'entries', 'heads'], 'readwrite')
    writing.objectStore('battles').put(stored.battle)
    for (const entry of stored.entries) writing.objectStore('entries').put(entry)
    writing.objectStore('heads').put(stored.head)
    await new Promise((resolve) => (writing.oncomplete = resolve))
    opened.result.close()
  }, JSON.stringify(rows))
  return id
}
