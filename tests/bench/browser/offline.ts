// How soon the app shows something when it is reloaded and its server is gone, against the limit app.
import { apps, type AppName, distOf } from '../builds.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { serve } from '../../../scripts/serve.ts'
import { firstPaint, withPhone, workerReady } from './phone.ts'

const visits = 4
const rounds = 5
const slowdown = 4

/** One visit with the server, then reloads without it. */
export async function reloadsWithoutServer(app: AppName): Promise<number[]> {
  const served = await serve({ root: distOf(app), port: 0 })
  return withPhone(
    async ({ page }) => {
      await page.goto(served.url)
      await workerReady(page)
      await served.stop()
      const paints: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await page.reload()
        paints.push(await firstPaint(page))
        await page.waitForTimeout(300)
      }
      return paints
    },
    { slowdown },
  )
}

export async function benchOffline(): Promise<Figure[]> {
  const paints: Record<AppName, number[]> = { app: [], limit: [] }
  for (let visit = 0; visit < visits; visit += 1) {
    for (const app of apps) paints[app].push(...(await reloadsWithoutServer(app)))
  }
  const [own, limit] = [median(paints.app), median(paints.limit)]
  return [
    { what: 'first paint, limit app', value: limit, unit: 'ms' },
    { what: 'first paint', value: own, unit: 'ms' },
    { what: 'first paint against the limit app', value: own / limit, unit: '×', aim: atMost(1.5) },
  ]
}
