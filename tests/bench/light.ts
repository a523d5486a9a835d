// Files by light over spoiled pictures: how many codes must be shown until the file is there. Counts, not times.
import { randomBytes } from 'node:crypto'
import { encodeQR } from 'qr'
import decodeQR from 'qr/decode.js'
import { readContent, writeContent } from '../../src/core/light/content.ts'
import { reception } from '../../src/core/light/reception.ts'
import { sending } from '../../src/core/light/sending.ts'
import * as packing from '../../src/platform/light/packing.ts'
import { chances, paint, spoil, spoilings, type Spoiling } from '../support/spoiledPictures.ts'

/** Bytes of files that pack no further. */
const sizes = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [600, 6_000, 12_000]
const chance = chances(1)
const runs = Number(process.argv[2] ?? 5)
/** Codes a second that the sender shows at first. */
const speed = 8
/** A trial that needs more than so many times its blocks has failed. */
const most = 6

function seen(code: string, spoiling: Spoiling): string | null {
  const framed = encodeQR(code, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: 1 })
  try {
    return decodeQR(
      spoil(paint(framed.slice(1, -1).map((row) => row.slice(1, -1))), spoiling, chance),
    )
  } catch {
    return null // no code is found in the picture
  }
}

/** How many codes were shown; null: not there after many rounds. */
function trial(length: number, spoiling: Spoiling): number | null {
  const bytes = new Uint8Array(randomBytes(length))
  const content = writeContent({ name: 'battle.json', bytes }, packing)
  if (!content.ok) throw new Error(content.problem)
  const sent = sending('battle', content.value, 320)
  const incoming = reception()
  for (let nth = 0; nth < sent.blocks * most + 20; nth += 1) {
    if (chance() < spoiling.missed) continue
    const text = seen(sent.code(nth), spoiling)
    const took = text === null ? null : incoming.take(text)
    if (took?.is !== 'whole') continue
    const file = readContent(took.content, packing)
    if (!file.ok || Buffer.compare(file.value.bytes, bytes) !== 0) throw new Error('wrong bytes')
    return nth + 1
  }
  return null
}

console.log(
  `| bytes | codes | pictures | shown: median, most | seconds at ${speed} a second | failed |`,
)
console.log('| ---: | ---: | --- | ---: | ---: | ---: |')
for (const length of sizes)
  for (const spoiling of spoilings) {
    const shown = Array.from({ length: runs }, () => trial(length, spoiling))
    const there = shown.filter((each) => each !== null).sort((a, b) => a - b)
    const median = there[Math.floor(there.length / 2)] ?? 0
    const last = there.at(-1) ?? 0
    const blocks = Math.ceil((length + 49) / 320)
    const seconds = [median, last].map((each) => (each / speed).toFixed(1)).join(', ')
    console.log(
      `| ${length} | ${blocks} | ${spoiling.name} | ${median}, ${last} | ${seconds} | ${runs - there.length} of ${runs} |`,
    )
  }
