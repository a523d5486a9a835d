// How long a production build takes, against the limit app's.
import { apps, type AppName, build } from './builds.ts'
import { atMost, type Figure, median } from './figures.ts'

const rounds = 5

export async function benchBuild(): Promise<Figure[]> {
  const seconds: Record<AppName, number[]> = { app: [], limit: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const app of apps) seconds[app].push(await build(app))
  }
  const [own, limit] = [median(seconds.app), median(seconds.limit)]
  return [
    { what: 'build, limit app', value: limit, unit: 's' },
    { what: 'build', value: own, unit: 's' },
    { what: 'build against the limit app', value: own / limit, unit: '×', aim: atMost(3) },
  ]
}
