// The memory the start page holds after a garbage collection, against the limit app.
import { apps, type AppName, type ServedApps } from '../builds.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { usedHeap, withPhone } from './phone.ts'

const rounds = 5

async function heapOfStartPage(url: string): Promise<number> {
  return withPhone(async (phone) => {
    await phone.page.goto(url, { waitUntil: 'networkidle' })
    await phone.page.waitForTimeout(500)
    return usedHeap(phone)
  })
}

export async function benchHeap(served: ServedApps): Promise<Figure[]> {
  const heaps: Record<AppName, number[]> = { app: [], limit: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const app of apps) heaps[app].push(await heapOfStartPage(served[app].url))
  }
  const [own, limit] = [median(heaps.app), median(heaps.limit)]
  return [
    { what: 'heap, limit app', value: limit, unit: 'MB' },
    { what: 'heap', value: own, unit: 'MB' },
    { what: 'heap against the limit app', value: own / limit, unit: '×', aim: atMost(2) },
  ]
}
