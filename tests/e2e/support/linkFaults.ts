// Faults of a link between two phones: the line is cut, a page dies; and what each phone has acknowledged and stored.
import type { BrowserContext, Page } from '@playwright/test'
import { hashOfOpening } from '../../../src/core/record/chain.ts'
import type { AnyOpening, EntryRow } from '../../../src/storage/battles/battle.ts'
import { soundLog } from '../../../src/storage/battles/battle.ts'

/** Every state of the battle a phone has shown with its tick; told at once, so that no kill takes it along. */
export type Ticked = Set<string>

/** Keeps the lines of every page of a phone within reach, and what it ticks. */
export async function watchPhone(phone: BrowserContext, ticked: Ticked): Promise<void> {
  await phone.exposeFunction('tellTicked', (head: string) => void ticked.add(head))
  await phone.addInitScript(() => {
    const lines: { line: RTCPeerConnection; channels: RTCDataChannel[] }[] = []
    const Real = RTCPeerConnection
    class Watched extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        const channels: RTCDataChannel[] = []
        lines.push({ line: this, channels })
        this.addEventListener('datachannel', ({ channel }) => channels.push(channel))
      }
      override createDataChannel(label: string): RTCDataChannel {
        const channel = super.createDataChannel(label)
        lines.find(({ line }) => line === this)?.channels.push(channel)
        return channel
      }
    }
    // A browser tells the end that closes a line nothing of it; a line that breaks is told to both.
    const cutLines = (): void => {
      for (const { line, channels } of lines.splice(0)) {
        line.close()
        for (const channel of channels) channel.dispatchEvent(new Event('close'))
      }
    }
    Object.assign(globalThis, { RTCPeerConnection: Watched, cutLines })
    let last = ''
    const tell = (): void => {
      const scene = document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? ''
      const head = scene.split(' ')[0] ?? ''
      const told: unknown = Reflect.get(globalThis, 'tellTicked')
      if (head === last || document.querySelector('.saving.saved') === null) return
      last = head
      if (head !== '' && told instanceof Function) told(head)
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(tell).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      }),
    )
  })
}

/** The line is gone, as each end sees it when the other walks out of reach. */
export const cutLine = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const cut: unknown = Reflect.get(globalThis, 'cutLines')
    if (cut instanceof Function) cut()
  })

/** The page's process dies, without a word of farewell. */
export async function killPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

interface StoredBattle {
  readonly opening: AnyOpening
  readonly rows: readonly EntryRow[]
}

/** The states that the database of this phone has been in, the opening first, as far as its entries hang together. */
export async function storedHeads(page: Page, id: string): Promise<readonly string[]> {
  const { opening, rows } = await page.evaluate(
    (battleId) =>
      new Promise<StoredBattle>((resolve, reject) => {
        const opening = indexedDB.open('aide-de-camp')
        opening.onerror = () => reject(opening.error ?? new Error('the database does not open'))
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(['battles', 'entries'])
          const battle = reading.objectStore('battles').get(battleId)
          const range = IDBKeyRange.bound([battleId, 0], [battleId, Number.POSITIVE_INFINITY])
          const entries = reading.objectStore('entries').getAll(range)
          reading.oncomplete = () => {
            database.close()
            const found = battle.result as { opening: AnyOpening }
            resolve({ opening: found.opening, rows: entries.result as EntryRow[] })
          }
        }
      }),
    id,
  )
  const log = soundLog(opening, rows)
  if (log.length !== rows.length)
    throw new Error(`${String(rows.length)} rows, of which ${String(log.length)} hang together`)
  return [hashOfOpening(opening), ...log.map(({ hash }) => hash)]
}
