// The battle on the screen as its phone has stored it, folded by the rules up to the scene that is shown.
import type { Page } from 'playwright'
import type { Refusal } from '../../../src/core/conversation.ts'
import type { Result } from '../../../src/core/result.ts'
import { replayIn, beginFrom, retractIn, type Play } from '../../../src/core/record/play.ts'
import { battle, type BattleKinds } from '../../../src/games/eagles/rules/index.ts'
import type { EntryRow, BattleRow } from '../../../src/storage/battles/battle.ts'

interface Rows {
  readonly battles: readonly BattleRow[]
  readonly entries: readonly EntryRow[]
}

/** The one battle of this phone, and its entries behind the first `known`. */
const readRows = (page: Page, known: number): Promise<Rows> =>
  page.evaluate(async (from) => {
    const opening = indexedDB.open('aide-de-camp')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const all = (table: string): Promise<unknown[]> =>
      new Promise((resolve) => {
        const reading = opening.result.transaction(table).objectStore(table).getAll()
        reading.onsuccess = () => resolve(reading.result as unknown[])
      })
    const entries = (await all('entries')) as { seq: number }[]
    const rows = { battles: await all('battles'), entries: entries.filter(({ seq }) => seq > from) }
    opening.result.close()
    return rows as never
  }, known)

/** Half a minute: a busy machine is slow, not wrong. */
const mostLooks = 600

export class Journal {
  private play: Play<BattleKinds> | null = null
  private known = 0

  constructor(private readonly page: Page) {}

  /** The play whose head the screen shows. */
  async upTo(head: string): Promise<Play<BattleKinds>> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if (this.play?.head === head) return this.play
      // Shown at once, stored a moment later.
      if (looks > 0) await this.page.waitForTimeout(50)
      await this.read(head)
    }
    throw new Error('the screen shows what is not stored')
  }

  private async read(head: string): Promise<void> {
    const { battles, entries } = await readRows(this.page, this.known)
    let play: Play<BattleKinds> = this.play ?? opened(battles)
    this.play = play
    for (const { seq, entry } of entries.toSorted((one, other) => one.seq - other.seq)) {
      if (play.head === head) return
      const next: Result<Play<BattleKinds>, Refusal> = entry.kind === 'retract'
        ? retractIn(battle, play, entry.count)
        : replayIn(battle, play, entry as never, by(play))
      if (!next.ok) throw new Error(`entry ${seq} is refused`)
      play = next.value
      this.play = play
      this.known = seq
    }
  }
}

const by = ({ now }: Play<BattleKinds>) => seatAsked(now.state)

function seatAsked(state: BattleKinds['state']) {
  const asked = (['table', 'a', 'b'] as const).find((party) => battle.ask(state, party) !== null)
  return asked ?? 'table'
}

function opened(battles: readonly BattleRow[]): Play<BattleKinds> {
  const [only] = battles
  if (only === undefined) throw new Error('no battle is stored')
  const setup = battle.readSetup(only.opening.setup)
  if (!setup.ok) throw new Error('the set-up is refused')
  const begun = beginFrom(battle, only.opening, setup.value)
  if (!begun.ok) throw new Error('the battle cannot begin')
  return begun.value
}
