// Every importer against hostile input: none throws, none hangs, none reaches what objects inherit, none asks a network.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  decodeArmy,
  decodeFile,
  encodeArmy,
  encodeEventFile,
  encodeFile,
  newEvent,
  printArmy,
  readArmies,
  readSource,
  sampleArmies,
} from '@/games/eagles/rules/index.ts'
import { checkLists } from '@/cli/checkLists/run.ts'
import { ok } from '@/core/result.ts'
import { readOutside } from '@/storage/reading/readOutside.ts'
import { readDice } from '@/app/dice/diceKept.ts'
import { readMemory } from '@/app/backup/backup.ts'
import { backupText, battleOf, storedOf } from '../storage/backup/support/examples.ts'
import { readBackup } from '../storage/backup/support/reading.ts'
import { growing, nastyText, spoiled } from './support/corpus.ts'

/** The soak asks for 100,000 inputs for each importer, and for texts ten times as long: the gate sees the same classes. */
const asked = process.env['SOAK_INPUTS']
const count = Number(asked ?? 40)
const length = asked === undefined ? 20_000 : 200_000

const texts = sampleArmies.flatMap((army) => [printArmy(army, 'en'), printArmy(army, 'de')])
const codes = sampleArmies.map(encodeArmy)
const files = [encodeFile(sampleArmies)]
const backups = [backupText(storedOf(2, [battleOf(1, 3)]))]
const dice = ['{"app":[1,2,3,4,5,6],"pools":[{"name":"x","count":3,"target":4}],"history":[]}']

/** A mail that comes in for an event, and the table of a form. */
const head =
  'From: Tom <tom@example.org>\nDate: Fri, 1 May 2026 20:15:00 +0200\nMIME-Version: 1.0\n'
const mails = texts.map((text) => `${head}\n${text}\nCheers,\nTom`)
const tables = texts.map((text) => `Name,List\nTom,"${text}"`)
const fromClub = (name: string) => (text: string) => readSource({ name, text })

/** The whole of the command, from the bytes of one file to what it prints. */
const atEvent = (text: string) =>
  checkLists(['--event', 'event', 'file.txt'], (file) =>
    ok(file === 'event' ? encodeEventFile(newEvent('Muster')) : text),
  )

interface Importer {
  readonly read: (text: string) => unknown
  readonly good: readonly string[]
}

const importers: Readonly<Record<string, Importer>> = {
  'pasted text': { read: readArmies, good: texts },
  'share codes': { read: decodeArmy, good: codes },
  'army files': { read: decodeFile, good: files },
  'what is mailed for an event': { read: fromClub(''), good: [...mails, ...codes] },
  'tables for an event': { read: fromClub('form.csv'), good: tables },
  'a mail behind its headers': {
    read: (text) => fromClub('tom.eml')(`${head}\n${text}`),
    good: texts,
  },
  'check-lists --event': { read: atEvent, good: [...mails, ...texts] },
  'whatever is pasted': { read: readOutside, good: [...texts, ...codes, ...files] },
  backups: { read: readBackup, good: backups },
  'the record of the dice': { read: readDice, good: dice },
  'the memory of backups': { read: readMemory, good: ['{"lastAt":1,"owedSince":null}'] },
}

const inherited = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype]
    .map((object) => Object.getOwnPropertyNames(object).join())
    .join(';')

const before = inherited()
const network = vi.fn(() => Promise.reject(new Error('no network here')))

beforeAll(() => {
  Object.freeze(Object.prototype)
  vi.stubGlobal('fetch', network)
})
afterAll(() => {
  expect(network).not.toHaveBeenCalled()
  expect(inherited()).toBe(before)
  vi.unstubAllGlobals()
})

/** Milliseconds of work so far: not of waiting, for the machine may be busy with something else. */
const worked = (): number => process.cpuUsage().user / 1_000

/** Milliseconds that one input may take. */
const longest = 2_000

/** Milliseconds below which the clock of a busy machine says nothing. */
const noise = 20

interface Taken {
  /** Milliseconds for the whole length. */
  readonly time: number
  /** How many times longer eight times the length takes: about 8, or 64 for a reader that goes over it again and again. */
  readonly growth: number
}

function taken(read: Importer['read'], part: string, whole: string): Taken {
  const [first = 0, second = 0] = [part, whole].map((text) => {
    const started = worked()
    read(text)
    return worked() - started
  })
  const growth = second < noise ? 1 : second / Math.max(first, noise / 8)
  return { time: second, growth }
}

const isWarranted = ({ time, growth }: Taken): boolean => time < longest && growth <= 24

for (const [name, { read, good }] of Object.entries(importers))
  describe(name, () => {
    test(
      `${String(count)} hostile inputs neither break nor hold up the reader`,
      () => {
        let slowest = 0
        const input = fc.oneof(
          { weight: 3, arbitrary: spoiled(good) },
          { weight: 2, arbitrary: nastyText },
        )
        fc.assert(
          fc.property(input, (text) => {
            const started = worked()
            const result = read(text)
            slowest = Math.max(slowest, worked() - started)
            expect(result).toBeTypeOf('object')
          }),
          { numRuns: count },
        )
        expect(slowest).toBeLessThan(longest)
        console.info(`${name}: ${String(count)} inputs, the slowest took ${slowest.toFixed(0)} ms`)
      },
      30_000 + count * 20,
    )

    for (const [kind, grow] of Object.entries(growing))
      test(`${String(length)} characters of ${kind} take no longer than their length warrants`, () => {
        const [part = '', whole = ''] = [length / 8, length].map(grow)
        // A busy machine makes a try slower and none quicker: the quickest says what the reader takes.
        let best = taken(read, part, whole)
        for (let tries = 1; tries < 4 && !isWarranted(best); tries += 1)
          best = taken(read, part, whole)
        expect(best).toSatisfy(isWarranted)
      }, 60_000)
  })
