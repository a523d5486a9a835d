// The limit app's store and database: twenty rows, written at the first start, read at every one.
import Dexie from 'dexie'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

interface Row {
  id: number
  name: string
  points: number
}

const database = new Dexie('limit')
database.version(1).stores({ rows: '++id' })
const stored = database.table<Row, number, Omit<Row, 'id'>>('rows')
database.on('populate', () =>
  stored.bulkAdd(
    Array.from({ length: 20 }, (_, index) => ({ name: `Army ${index + 1}`, points: 200 })),
  ),
)

export const useRows = defineStore('rows', () => {
  const all = shallowRef<Row[]>([])
  const load = async () => {
    all.value = await stored.toArray()
  }
  return { all, load }
})
