// What the rules cost: the price and check of one army, and a pasted text read to its verdict. Run by built-rules.ts.
import {
  type Army,
  armyPoints,
  checkArmy,
  checkReading,
  isLegal,
  readArmies,
} from '../../src/games/eagles/rules/index.ts'
import { atMost, type Figure } from './figures.ts'
import { microseconds } from './stopwatch.ts'

/** Ten battalions of every quality and kind, 200 points, legal. */
const army: Army = {
  name: 'The Bench Brigade',
  note: '',
  nation: 'british',
  limit: 200,
  budget: 'atMost',
  statedTotal: null,
  battalions: Array.from({ length: 10 }, (_, place) => ({
    id: place + 1,
    name: '',
    note: '',
    quality: place < 8 ? 'green' : 'drilled',
    rankers: place < 8 ? 24 : 20,
    characters: {
      drummer: place % 3 === 0 ? 1 : 0,
      sergeant: place % 4 === 0 ? 1 : 0,
      ensign: place === 8 ? 1 : 0,
      officer: place === 9 ? 1 : 0,
    },
    light: false,
    rifles: false,
    statedPoints: null,
  })),
}

const line = ({ quality, rankers, characters }: Army['battalions'][number], place: number) => {
  const { drummer, sergeant, ensign, officer } = characters
  const carried = Object.entries({
    Drummer: drummer,
    Sergeant: sergeant,
    Ensign: ensign,
    Officer: officer,
  })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ` + ${count} ${name}`)
  return `Battalion ${place + 1} ${String(quality).toUpperCase()}: ${rankers} Rankers${carried.join('')}`
}

/** Texts and files of the same army under different names, so that no result can be remembered. */
const variants = Array.from({ length: 16 }, (_, number) => {
  const named = { ...army, name: `Brigade ${number}` }
  const lines = [`Army: ${named.name} (British)`, ...named.battalions.map(line)]
  return { text: `${lines.join('\n')}\n`, json: JSON.stringify(named) }
})

function verdictOnText(text: string): boolean {
  const reading = readArmies(text)
  return reading.ok && reading.value.every((read) => isLegal(checkReading(read)))
}

/** The same work on each of the variants in turn. */
function inTurn(work: (variant: (typeof variants)[number]) => unknown): () => unknown {
  let turn = 0
  return () => {
    turn = (turn + 1) % variants.length
    const variant = variants[turn]
    return variant === undefined ? undefined : work(variant)
  }
}

function benchRules(): Figure[] {
  const isSound = isLegal(checkArmy(army)) && variants.every(({ text }) => verdictOnText(text))
  if (!isSound) throw new Error('The army of the bench is not legal.')
  const [check = Number.NaN, read = Number.NaN, parse = Number.NaN] = microseconds([
    () => [armyPoints(army), isLegal(checkArmy(army))],
    inTurn(({ text }) => verdictOnText(text)),
    inTurn(({ json }): unknown => JSON.parse(json)),
  ])
  return [
    { what: 'price and check of ten battalions', value: check, unit: 'µs', aim: atMost(5) },
    { what: 'pasted text of ten battalions to its verdict', value: read, unit: 'µs' },
    { what: 'JSON.parse of the same army', value: parse, unit: 'µs' },
    { what: 'text to verdict against JSON.parse', value: read / parse, unit: '×', aim: atMost(2) },
  ]
}

console.log(JSON.stringify(benchRules()))
