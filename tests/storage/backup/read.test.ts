// Reading backups: what the app wrote comes back word for word; one wrong character and nothing passes as whole.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256 } from '@/core/record/sha256.ts'
import { contentsOf } from '@/storage/backup/contents.ts'
import { printRecord, type Header } from '@/storage/backup/format.ts'
import {
  armiesOf,
  backupText,
  battleOf,
  keptArmyOf,
  noon,
  storedOf,
  uuid,
} from './support/examples.ts'
import { readBackup, type ReadBackup } from './support/reading.ts'
import { seal } from './support/tableByTable.ts'

const text = backupText(storedOf(12, [battleOf(1, 23), battleOf(2, 0)]))

function whole(given: string): ReadBackup {
  const reading = readBackup(given)
  if (!reading.ok) throw new Error(`refused: ${reading.problem.code}`)
  return reading.value
}

function refusal(given: string) {
  const reading = readBackup(given)
  if (reading.ok) throw new Error('it was taken')
  return reading.problem
}

const lines = text.trimEnd().split('\n')
const joined = (some: readonly string[]): string => `${some.join('\n')}\n`

/** A file with a header and a seal of its own: only its records are forged. */
function forged(records: readonly { t: string; k: string; v: unknown }[]): string {
  const counts: Record<string, number> = {}
  for (const { t } of records) counts[t] = (counts[t] ?? 0) + 1
  const header = { ...(JSON.parse(lines[0] ?? '') as Header), counts }
  return seal(header, records.map(printRecord))
}

describe('a backup as the app writes it', () => {
  test('brings back every army and every battle word for word', () => {
    const { units, papers, header } = whole(text)
    expect(contentsOf(units)).toEqual({
      battles: 2,
      kinds: {
        armies: 12,
        events: 0,
        progressScenarios: 0,
        tickets: 0,
        campaignMaps: 0,
        photos: 0,
        mapPictures: 0,
      },
    })
    const armies = units.flatMap((unit) => (unit.kind === 'thing' ? [unit.row] : []))
    expect(armies).toEqual(armiesOf(12))
    const [battle] = units.flatMap((unit) => (unit.kind === 'battle' ? [unit] : []))
    const { battle: row, head, entries } = battleOf(1, 23)
    expect(battle).toMatchObject({ battle: row, head: { ...head, epoch: 0 }, entries })
    expect(papers).toEqual({ 'aide-de-camp.settings': '{"language":"de"}' })
    expect(header).toMatchObject({ createdAt: noon.toISOString(), dbSchema: 2 })
  })

  test('a battle that has grown since its head was written comes back to its last entry', () => {
    const played = battleOf(1, 23)
    const { head } = battleOf(1, 9)
    const [unit] = whole(backupText(storedOf(0, [{ ...played, head }]))).units
    expect(unit?.kind === 'battle' && unit.head).toEqual({ ...played.head, epoch: 0 })
    const astray = { ...played.head, seq: 9 }
    expect(readBackup(backupText(storedOf(0, [{ ...played, head: astray }]))).ok).toBe(false)
  })

  test('an empty phone has a backup too', () => {
    expect(whole(backupText(storedOf(0))).units).toEqual([])
  })

  test('survives the line ends of other systems and a byte order mark', () => {
    expect(whole(`\uFEFF${text.replaceAll('\n', '\r\n')}`).units).toHaveLength(14)
  })

  test('its last line is what sha256sum says of the lines above', () => {
    const above = joined(lines.slice(0, -1))
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      end: true,
      records: lines.length - 2,
      sha256: sha256(above),
    })
  })
})

describe('a backup that is not as it was written', () => {
  test('cut off at any place it is refused, and its whole armies can be had', () => {
    for (let at = (lines[0]?.length ?? 0) + 1; at < text.length - 1; at += 97) {
      const problem = refusal(text.slice(0, at))
      expect(problem.code).toBe('cut-off')
      const armies = lines.slice(1).filter((line) => line.startsWith('{"t":"armies"'))
      const left = armies.filter((line) => text.indexOf(line) + line.length < at).length
      const readable = 'readable' in problem ? problem.readable : null
      expect(contentsOf(readable?.units ?? []).kinds['armies']).toBe(left)
    }
  })

  test('any single character changed is noticed', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const changed = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)
        if (changed !== text) expect(readBackup(changed).ok).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  test('a line left out, doubled or moved is noticed', () => {
    for (const at of [1, 5, 13, 20, lines.length - 1]) {
      expect(readBackup(joined(lines.filter((_, n) => n !== at))).ok).toBe(false)
      const line = lines[at] ?? ''
      expect(readBackup(joined([...lines.slice(0, at), line, ...lines.slice(at)])).ok).toBe(false)
    }
  })

  test('a torn battle can be had as far as its chain holds', () => {
    const torn = lines.filter((line) => !line.includes('"seq":12,'))
    const problem = refusal(joined(torn))
    const units = 'readable' in problem ? (problem.readable?.units ?? []) : []
    const battle = units.find((unit) => unit.kind === 'battle')
    expect(battle?.kind === 'battle' && battle.entries.length).toBe(11)
    expect(battle?.kind === 'battle' && battle.head.seq).toBe(11)
  })

  test('of a newer format it is refused by name, whatever else is in it', () => {
    const newer = joined([
      lines[0]?.replace('"backupFormat":2', '"backupFormat":4,"x":[]') ?? '',
      '?',
    ])
    expect(refusal(newer)).toEqual({ code: 'newer', appVersion: '0.1.0' })
  })

  test('of a newer schema it is no damage, but of a newer app', () => {
    const header = (lines[0] ?? '').replace('"dbSchema":2', '"dbSchema":99')
    expect(refusal(joined([header, ...lines.slice(1)]))).toEqual({
      code: 'newer',
      appVersion: '0.1.0',
    })
  })

  test('other files are no backup', () => {
    for (const other of ['', '{}', 'British\n1st DRILLED', '[1,2]', '\0\0', 'null', text.slice(1)])
      expect(refusal(other).code).toBe('not-backup')
  })
})

describe('a forged backup with a true seal', () => {
  const army = keptArmyOf(1)
  const record = (v: unknown, k = army.id) => ({ t: 'armies', k, v })

  test('is taken when its content is what the app writes', () => {
    expect(whole(forged([record(army)])).units).toHaveLength(1)
  })

  const wrong: readonly (readonly [string, unknown])[] = [
    ['a key too many', { ...army, admin: true }],
    ['a key too few', { ...army, tags: undefined }],
    ['a list that is none', { ...army, army: [] }],
    ['a fraction of a Ranker', { ...army, army: { ...army.army, limit: 1.5 } }],
    ['a number beyond all bounds', { ...army, createdAt: 1e300 }],
    ['a nation that is none', { ...army, army: { ...army.army, nation: 'atlantean' } }],
    [
      'a thousand battalions',
      { ...army, army: { ...army.army, battalions: Array(1000).fill({}) } },
    ],
    [
      'two battalions of one id',
      {
        ...army,
        army: { ...army.army, battalions: [army.army.battalions[0], army.army.battalions[0]] },
      },
    ],
  ]
  for (const [what, value] of wrong)
    test(`is refused for ${what}`, () => {
      expect(readBackup(forged([record(value)])).ok).toBe(false)
    })

  test('is refused when key and row name different ids', () => {
    expect(readBackup(forged([record(army, uuid(99))])).ok).toBe(false)
  })

  test('cannot reach what every object inherits', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length
    const evil = JSON.parse('{"__proto__":{"polluted":true}}') as object
    const deep: unknown = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
    const { battle, head } = battleOf(1, 0)
    for (const setup of [evil, deep, { constructor: { prototype: 1 } }])
      expect(
        readBackup(
          forged([
            { t: 'battles', k: battle.id, v: { ...battle, opening: { ...battle.opening, setup } } },
            { t: 'heads', k: battle.id, v: head },
          ]),
        ).ok,
      ).toBe(false)
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before)
    expect({}).not.toHaveProperty('polluted')
  })

  test('is refused for a table the app does not have', () => {
    expect(readBackup(forged([{ t: 'meta', k: 'guard', v: {} }])).ok).toBe(false)
  })

  test('is refused for entries that belong to no battle, and for a broken chain', () => {
    const { battle, head, entries } = battleOf(1, 3)
    const rows = [
      { t: 'battles', k: battle.id, v: battle },
      { t: 'heads', k: battle.id, v: head },
      ...entries.map((v) => ({
        t: 'entries',
        k: `${v.battleId}/${String(v.seq)}`,
        v: v,
      })),
    ]
    expect(readBackup(forged(rows)).ok).toBe(true)
    expect(readBackup(forged(rows.slice(2))).ok).toBe(false)
    expect(readBackup(forged(rows.slice(0, -1))).ok).toBe(false)
    const second = { ...entries[1], entry: { ...entries[1]?.entry, told: 'another result' } }
    expect(
      readBackup(forged(rows.map((row, n) => (n === 3 ? { ...row, v: second } : row)))).ok,
    ).toBe(false)
  })

  test('names that hide something are shown plain', () => {
    const v = { ...army, army: { ...army.army, name: 'Gu\u202Eard' } }
    const [unit] = whole(forged([record(v)])).units
    expect(unit?.kind === 'thing' && unit.row).toMatchObject({ army: { name: 'Guard' } })
  })
})
