// What a person has deleted stays deleted while lost rows come back; and what is gone with its copies is told.
import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import { ticketKind } from '@/storage/documents/ticketKind.ts'
import { takeOut, whatIsThere } from '../support/fullPhone.ts'
import { freshPage } from '../support/page.ts'
import { usedPhone } from '../support/usedPhone.ts'

const privateFiles = vi.hoisted(() => new Map<string, string>())
vi.mock('@/storage/spare/opfsDrive.ts', async () => {
  const { fakeOpfs } = await import('../support/opfs.ts')
  return fakeOpfs(privateFiles)
})

const phone = usedPhone(privateFiles)

const all = (): boolean => true
const one = (_: unknown, place: number): boolean => place === 1

/** One of each goes for good, and the page is killed before a second copy is made anew. */
async function removeOneOfEach(): Promise<void> {
  const [army, battle, event, list, thing] = idsToRemove()
  const { editEvent, changeBoard, removeEvent } = await import('@/storage/events/events.ts')
  const { removeDocument } = await import('@/storage/documents/documents.ts')
  await phone.page.binArmy(army)
  await phone.page.deleteArmy(army)
  await phone.page.removeBattle(battle)
  await removeEvent(event)
  await changeBoard(list.event, () => ({ remove: [list.id], result: null }))
  await editEvent(list.event, (same) => same)
  await removeDocument(ticketKind, thing)
}

function idsToRemove() {
  const { armies = [], battles = [], events = [], eventEntries = [], documents = [] } = phone.whole
  const id = (row: Readonly<Record<string, unknown>> | undefined): string => String(row?.['id'])
  const kept = id(events[1])
  const list = eventEntries.find(({ eventId }) => eventId === kept)
  const thing = documents.find(({ kind, owner }) => kind === 'tickets' && owner === '')
  return [
    id(armies[0]),
    id(battles[0]),
    id(events[0]),
    { event: kept, id: id(list) },
    id(thing),
  ] as const
}

describe('what a person has deleted', () => {
  const rest = new Map<string, number>([
    ['armies', 1],
    ['battles', 1],
    ['events', 1],
    ['eventEntries', 4],
    ['documents', 1],
  ])
  async function expectGone(): Promise<void> {
    const now = await whatIsThere()
    const [army, battle, event, list, thing] = idsToRemove()
    for (const [table, gone] of rest)
      expect(now[table], table).toHaveLength((phone.whole[table]?.length ?? 0) - gone)
    const ids = Object.values(now).flatMap((rows) => rows.map(({ id, battleId }) => id ?? battleId))
    for (const id of [army, battle, event, list.id, thing]) expect(ids).not.toContain(id)
  }

  test.each(['at once', 'when the copies are made'])(
    'stays deleted, killed %s, while everything else comes back',
    async (when) => {
      await phone.start()
      await removeOneOfEach()
      await (when === 'at once' ? phone.killed() : phone.left())
      for (let starts = 0; starts < 2; starts += 1) {
        await takeOut({ heads: all, entries: one, meta: ({ key }) => key === 'guard' })
        await phone.start()
        await expectGone()
        phone.page.database.close()
      }
    },
  )

  test('stays deleted where its files could not be removed and everything is compared', async () => {
    await phone.start()
    const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
    const drive = await spareDrive()
    if (drive === null) throw new Error('no place for second copies')
    const held = vi.spyOn(drive, 'remove').mockRejectedValue(new DOMException('held'))
    await removeOneOfEach()
    phone.browser.hide()
    await phone.left()
    const { checkCopies } = await import('@/storage/backup/door.ts')
    await checkCopies(1)
    await expectGone()
    held.mockRestore()
    phone.page.database.close()
    await phone.start()
    await expectGone()
  })

  test('stays deleted when other rows of the same store are lost', async () => {
    await phone.start()
    await removeOneOfEach()
    phone.browser.hide()
    await phone.left()
    await takeOut({ armies: one, eventEntries: one, documents: one, events: all, battles: all })
    await phone.start()
    await expectGone()
    phone.page.database.close()
    await phone.start()
    await expectGone()
  })
})

describe('what is gone with its second copies', () => {
  /** No line can be read. */
  function spoilCopies(isMeant: (name: string) => boolean): void {
    for (const [place, names] of [
      [privateFiles, [...privateFiles.keys()]],
      [phone.browser.files, [...phone.browser.files.keys()]],
    ] as const)
      for (const name of names)
        if (isMeant(decodeURIComponent(name))) place.set(name, 'x'.repeat(80))
  }

  test('is told by its kind, once; of what was left nothing goes', async () => {
    await phone.start()
    phone.page.database.close()
    spoilCopies((name) => /armies~|unit~events/u.test(name))
    await takeOut({ armies: one, events: all, eventEntries: all })
    const told = vi.fn()
    phone.page = await freshPage()
    await phone.page.whenEmptied(told)
    await phone.page.boot()
    await phone.page.compared()
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: ['events'], less: ['armies'] }]])
    expect(await phone.page.database.armies.count()).toBe((phone.whole['armies']?.length ?? 0) - 1)
    await phone.left()
    phone.page = await freshPage()
    await phone.page.whenEmptied(told)
    await phone.page.boot()
    await phone.page.compared()
    expect(told).toHaveBeenCalledOnce()
  })

  test('is told at the next start where nobody heard of it', async () => {
    await phone.start()
    phone.page.database.close()
    spoilCopies((name) => name.includes('armies~'))
    await takeOut({ armies: one })
    await phone.start()
    await phone.left()
    const told = vi.fn()
    phone.page = await freshPage()
    await phone.page.whenEmptied(told)
    await phone.page.boot()
    await phone.page.compared()
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: [], less: ['armies'] }]])
  })

  test('a battle whose row nobody has any more is told by its entries, which are kept aside', async () => {
    spoilCopies((name) => /(?:live|rest|turn)~/u.test(name))
    await takeOut({ battles: all })
    await phone.start()
    const { ledger } = await import('@/storage/battles/entryCounts.ts')
    const losses = (await ledger()).losses.toSorted((one, other) => other.had - one.had)
    expect(losses).toMatchObject([
      { had: 20, has: 0 },
      { had: 7, has: 0 },
    ])
    for (const { battleId } of phone.whole['heads'] ?? [])
      expect(await phone.page.exportUnread(String(battleId))).toContain('"table":"entries"')
  })
})
