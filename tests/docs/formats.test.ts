// The examples of docs/formats.md are true, and the other pages name the versions and tables of today.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkLists } from '@/cli/checkLists/run.ts'
import { crc32 } from '@/core/bytes/crc32.ts'
import { ok } from '@/core/result.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { eventProblemRules } from '@/games/eagles/rules/event/eventProblem.ts'
import { problemRules } from '@/games/eagles/rules/army/problem.ts'
import {
  decodeArmy,
  decodeEvent,
  decodeEventFile,
  decodeFile,
  encodeArmy,
  encodeEvent,
  encodeEventFile,
  encodeFile,
  fingerprint,
  printArmy,
  readArmies,
  sampleArmies,
} from '@/games/eagles/rules/index.ts'
import { database } from '@/storage/database.ts'
import { remembered } from '@/storage/recovery/sentinel.ts'
import {
  backupFormat,
  backupFormatWithoutDocuments,
  dbSchema,
  entryVersion,
  spareFormat,
} from '@/storage/versions.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const page = readFileSync('docs/formats.md', 'utf8')
const [british = army('british')] = sampleArmies

/** A section of the page, from its heading to the next. */
function section(title: string): string {
  const [, after = ''] = page.split(`\n## ${title}\n`)
  return after.split('\n## ')[0] ?? ''
}

/** Its tables, however wide their columns are. */
const tables = (title: string): string => section(title).replace(/ +/g, ' ')

/** The blocks of code in a section. */
const blocks = (title: string): readonly string[] =>
  Array.from(section(title).matchAll(/```\w+\n(.*?)```/gs), ([, block = '']) => block)

describe('docs/formats.md', () => {
  test('shows an army text that reads and prints as it stands', () => {
    const [text = ''] = blocks('Army text')
    const [found] = valueOf(readArmies(text))
    expect(found).toMatchObject({ unread: [], remarks: [] })
    expect(found?.army).toMatchObject({ name: 'Peninsula Brigade', limit: 160, budget: 'exact' })
    expect(found && printArmy(found.army, 'en')).toBe(text)
  })

  test('shows an army file that reads, and writes with the same values', () => {
    const [text = ''] = blocks('Army file')
    const armies = valueOf(decodeFile(text))
    expect(armies).toEqual([
      {
        ...army(
          'british',
          battalion('veteran', 32, {
            drummer: 2,
            officer: 1,
            light: true,
            rifles: true,
            statedPoints: 94,
          }),
        ),
        name: 'Rearguard',
        note: 'hold the bridge',
        statedTotal: 200,
      },
    ])
    expect(JSON.parse(encodeFile(armies))).toEqual(JSON.parse(text))
  })

  test('takes the share code of the British apart, byte by byte', () => {
    const [code = ''] = blocks('Share code').map((block) => block.trim())
    expect(code).toBe(encodeArmy(british))
    expect(valueOf(decodeArmy(code))).toEqual(british)
    const example = tables('Share code').split('**Worked example**')[1] ?? ''
    const hex = Array.from(example.matchAll(/^\| `([0-9a-f ]+)` \|/gm), ([, bytes = '']) => bytes)
    const bytes = Array.from(Buffer.from(code.slice(1), 'base64url'))
    expect(hex.join(' ')).toBe(bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' '))
    expect(crc32(bytes.slice(0, -4)).toString(16)).toBe(hex.at(-1)?.replaceAll(' ', ''))
  })

  test('shows the bits of each battalion as its two bytes have them', () => {
    const rows = Array.from(tables('Share code').matchAll(/^\| `(\w\w \w\w)` \| ([01 ]{20,}):/gm))
    expect(rows).toHaveLength(5)
    for (const [, bytes = '', bits = ''] of rows) {
      const value = Number.parseInt(bytes.replace(' ', ''), 16)
      expect(bits.replaceAll(' ', '')).toBe(value.toString(2).padStart(16, '0'))
    }
  })

  test('shows what is hashed for the fingerprint', () => {
    const [text = ''] = blocks('Fingerprint').map((block) => block.trimEnd())
    expect(section('Fingerprint')).toContain(`**${fingerprint(british)}**`)
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const bits = BigInt(`0x${sha256(text).slice(0, 10)}`)
    const characters = Array.from(fingerprint(british), (each) => BigInt(alphabet.indexOf(each)))
    expect(characters.reduce((sum, value) => sum * 32n + value, 0n)).toBe(bits)
  })

  test('shows what check-lists says of a misprint', () => {
    const [shown = ''] = blocks('check-lists')
    const text = printArmy(british, 'en').replace('= 14', '= 44')
    const { output } = checkLists(['--json', 'inbox/tom.txt'], () => ok(text))
    expect(output).toBe(shown)
  })

  test('names every problem code with its rule', () => {
    const rows = Array.from(tables('check-lists').matchAll(/^\| `([a-z-]+)` \| ([A-Z]+-\d\d) \|/gm))
    expect(Object.fromEntries(rows.map(([, code, rule]) => [code, rule]))).toEqual(problemRules)
  })

  test('shows an event file that reads and writes as it stands, and its code', () => {
    const [text = ''] = blocks('Event file')
    const event = valueOf(decodeEventFile(text))
    expect(event).toMatchObject({ name: 'Spring Muster', mostGuards: 2, mostGreen: null })
    expect(JSON.parse(encodeEventFile(event))).toEqual(JSON.parse(text))
    const [code = ''] = blocks('Event code').map((block) => block.trim())
    expect(code).toBe(encodeEvent(event))
    expect(valueOf(decodeEvent(code))).toEqual({ ...event, note: '' })
  })

  test('names every code of an event with its clause', () => {
    const rows = Array.from(tables('Event file').matchAll(/^\| `([a-z-]+)` \| (EVENT-\d\d) \|/gm))
    expect(Object.fromEntries(rows.map(([, code, rule]) => [code, rule]))).toEqual(
      eventProblemRules,
    )
  })
})

describe('docs/formats-storage.md and docs/formats-backup.md', () => {
  const storage = readFileSync('docs/formats-storage.md', 'utf8')
  const backup = readFileSync('docs/formats-backup.md', 'utf8')

  test('name the versions that are in use', () => {
    const versions = `schema of the database ${dbSchema}, entry ${entryVersion}, spare file ${spareFormat}, backup ${backupFormat}.`
    expect(storage).toContain(versions)
    expect(storage).toContain(`(IndexedDB, schema ${dbSchema})`)
    expect(storage).toContain(`{"format":${spareFormat},"kind":"battle"`)
    expect(backup).toContain(`\`backupFormat\` ${backupFormat} `)
    expect(backup).toContain(`"backupFormat":${backupFormatWithoutDocuments},`)
    expect(backup).toContain(`"dbSchema":${dbSchema},`)
  })

  test('tell every table of the database with its key', () => {
    const rows = Array.from(storage.replace(/ +/g, ' ').matchAll(/^\| `(\w+)` \| `([^`]+)` \|/gm))
    const told = Object.fromEntries(rows.map(([, table = '', key = '']) => [table, key]))
    const tables = database.tables.map(({ name, schema }) => [name, schema.primKey.src])
    expect(told).toEqual(Object.fromEntries(tables))
  })

  test('tell everything the sentinel remembers', () => {
    const told = /`\{ ([^}]*) \}`: remembers/.exec(storage)?.[1]
    expect(told?.split(', ')).toEqual(Object.keys(remembered()))
  })
})
