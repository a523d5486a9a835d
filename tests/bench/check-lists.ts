// The processor time of the check-lists command on 10,000 armies, in as many files as its limits ask for.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { run } from '../../scripts/run.ts'
import { atMost, type Figure, median } from './figures.ts'

const rounds = 5
const armies = 10_000
/** In one file: 200,000 characters are the most. */
const armiesInFile = 400

const armyText = (number: number): string =>
  [
    `Army: Club list ${number} (British)`,
    '1st Battalion DRILLED: 36 Rankers + 1 Drummer + 1 Sergeant + 1 Officer = 52 points',
    '2nd Battalion DRILLED: 36 Rankers + 2 Drummers + 2 Sergeants = 48 points',
    '3rd Battalion GREEN: 40 Rankers + 1 Sergeant + 1 Officer = 34 points',
    '4th Battalion VETERAN: 28 Rankers + 1 Officer = 52 points',
    '5th Battalion GREEN: 20 Rankers + 1 Sergeant = 14 points',
    'TOTAL 200 points',
  ].join('\n')

/** Seconds of processor time of the command and all it starts, as each process tells at its end. */
async function processorSeconds(
  folder: string,
  files: readonly string[],
  event = '',
): Promise<number> {
  const clock = join(folder, 'clock.txt')
  const hook = join(folder, 'clock.mjs')
  writeFileSync(clock, '')
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs'
    process.on('exit', () => {
      const { user, system } = process.cpuUsage()
      appendFileSync(${JSON.stringify(clock)}, String(user + system) + '\\n')
    })`,
  )
  const ran = await run(
    `npm run --silent check-lists -- --json ${event} ${files.map((file) => `"${file}"`).join(' ')}`,
    {
      env: { NODE_OPTIONS: `--import "${pathToFileURL(hook).href}"` },
    },
  )
  if (ran.code > 1) throw new Error(ran.output)
  const answer: unknown = JSON.parse(ran.answer)
  if (!Array.isArray(answer) || answer.length !== armies)
    throw new Error('Not every army was checked.')
  const lines = readFileSync(clock, 'utf8').trim().split('\n')
  return lines.reduce((sum, line) => sum + Number(line), 0) / 1e6
}

/** The texts in files of a few hundred, by name. */
const written = (folder: string, name: string, texts: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(texts.length / armiesInFile) }, (_, number) => {
    const file = join(folder, `${name}-${number}.txt`)
    const from = number * armiesInFile
    writeFileSync(file, texts.slice(from, from + armiesInFile).join('\n\n'))
    return file
  })

export async function benchCheckLists(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'check-lists-'))
  try {
    const numbers = Array.from({ length: armies }, (_, number) => number)
    const lists = written(folder, 'armies', numbers.map(armyText))
    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      seconds.push(await processorSeconds(folder, lists))
    }
    const event = `--event "${fileURLToPath(new URL('../lists/event.json', import.meta.url))}"`
    const mails = written(
      folder,
      'mails',
      numbers.map(
        (number) =>
          `From: Player ${number} <p${number}@example.org>\n\nHello,\n\n${armyText(number)}\n\nCheers,\nPlayer`,
      ),
    )
    const atEvent: number[] = []
    for (let round = 0; round < rounds; round += 1)
      atEvent.push(await processorSeconds(folder, mails, event))
    const what = 'processor time of check-lists on 10,000 armies'
    return [
      { what, value: median(seconds), unit: 's', aim: atMost(3) },
      { what: `${what}, mailed, at an event`, value: median(atEvent), unit: 's', aim: atMost(3) },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
