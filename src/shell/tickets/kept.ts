// Tickets and outcomes that came to this phone, in every tab; each text once.
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { watchedList } from '@/app/watchedList.ts'
import { addDocument, removeDocument, ticketKind, watchDocuments } from '@/storage/documentsDoor.ts'
import { isObject } from '@/core/record/json.ts'
import { readText, type Came } from './travel.ts'

export interface KeptTicket {
  readonly id: string
  readonly came: Came
}

interface Row {
  readonly id: string
  readonly v: number
  readonly value: unknown
}

const textOf = (value: unknown): string =>
  isObject(value) && typeof value['text'] === 'string' ? value['text'] : ''

/** Of a newer kind: it is there, and not looked into. */
const cameOf = ({ v, value }: Row): Came =>
  v > ticketKind.version ? { is: 'newer', text: '' } : readText(textOf(value))

const asRead = (row: Row): KeptTicket => ({ id: row.id, came: cameOf(row) })

export const useKeptTickets = defineStore('keptTickets', () => {
  const { cards, failure, show, stop } = watchedList<Row>((tell, fail) =>
    watchDocuments(ticketKind, tell, fail),
  )
  const all = computed(() => cards.value?.map(asRead) ?? null)
  return {
    /** The one that came last first; null until they are there. */
    all,
    failure,
    show,
    stop,
    /** Of what was kept before nothing changes. */
    keep: async (text: string): Promise<void> => {
      const rows = await new Promise<readonly Row[]>((resolve, reject) => {
        const watch = watchDocuments(
          ticketKind,
          (found) => {
            resolve(found)
            watch.stop()
          },
          reject,
        )
      })
      if (!rows.some(({ value }) => textOf(value) === text)) await addDocument(ticketKind, { text })
    },
    remove: (id: string): Promise<void> => removeDocument(ticketKind, id),
  }
})
