// npm run bench: prints every figure with its aim; `npm run bench -- press heap` prints only those.
import { cpus, loadavg } from 'node:os'
import { benchFirstRoute } from './browser/first-route.ts'
import { benchHeap } from './browser/heap.ts'
import { benchList } from './browser/list.ts'
import { benchOffline } from './browser/offline.ts'
import { benchPress } from './browser/press.ts'
import { benchBattle, benchBattleHeap, benchBattleStart } from './battle.ts'
import { benchRules, benchStorms } from './built-rules.ts'
import { benchBuild } from './build-time.ts'
import { apps, build, type ServedApps, withServedApps } from './builds.ts'
import { benchCheckLists } from './check-lists.ts'
import { type Figure, printFigures } from './figures.ts'
import { benchDesk } from './desk.ts'
import { benchDice } from './dice.ts'
import { benchGames } from './games.ts'
import { benchPicture } from './picture.ts'
import { benchWhatIf } from './what-if.ts'
import { benchEngine } from './engine/built.ts'

interface Bench {
  title: string
  measure: (served: ServedApps) => Figure[] | Promise<Figure[]>
}

const benches: Readonly<Record<string, Bench>> = {
  rules: { title: 'The rules', measure: benchRules },
  dice: { title: 'The dice', measure: benchDice },
  engine: { title: 'The battle engine', measure: benchEngine },
  storms: { title: 'Reading at its worst', measure: benchStorms },
  lists: { title: 'The command line', measure: benchCheckLists },
  route: { title: 'The first route', measure: benchFirstRoute },
  press: { title: 'A press of "+", 20 battalions, processor 4 × slower', measure: benchPress },
  list: { title: 'Opening the list, processor 4 × slower', measure: benchList },
  desk: { title: 'The organiser’s desk, processor 4 × slower', measure: benchDesk },
  offline: { title: 'Reload without a server, processor 4 × slower', measure: benchOffline },
  battle: { title: 'A battle, processor 4 × slower', measure: benchBattle },
  'battle-start': {
    title: 'A battle after a start without a server, processor 4 × slower',
    measure: benchBattleStart,
  },
  games: { title: 'The other games, processor 4 × slower', measure: benchGames },
  'what-if': { title: 'What an order would bring, processor 4 × slower', measure: benchWhatIf },
  picture: { title: 'The picture of a battle, processor 4 × slower', measure: benchPicture },
  'battle-heap': { title: 'Heap after four battles', measure: benchBattleHeap },
  heap: { title: 'Heap of the start page', measure: benchHeap },
  build: { title: 'Production build', measure: benchBuild },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => benches[name] === undefined)
if (unknown.length > 0) {
  console.error(
    `No bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(2)
}

const [load = 0] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} processors, load ${load.toFixed(1)}.`)
if (load > 0.5) console.log('This machine is busy: figures in milliseconds are too high.')

for (const app of apps) await build(app)
await withServedApps(async (served) => {
  for (const [name, { title, measure }] of Object.entries(benches)) {
    if (asked.length === 0 || asked.includes(name)) printFigures(title, await measure(served))
  }
})
