// The scripts and styles a browser really fetches for the start page, to hold beside the size budget.
import { gzipSync } from 'node:zlib'
import type { ServedApps } from '../builds.ts'
import { atMost, type Figure } from '../figures.ts'
import { withPhone } from './phone.ts'

export async function benchFirstRoute(served: ServedApps): Promise<Figure[]> {
  const kilobytes = await withPhone(async ({ page }) => {
    const files = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (/\.(?:js|css)$/.test(response.url())) files.set(response.url(), response.body())
    })
    await page.goto(served.app.url, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(files.values())
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
  })
  return [
    {
      what: 'JS + CSS fetched by the start page, gzip',
      value: kilobytes,
      unit: 'kB',
      aim: atMost(95),
    },
  ]
}
