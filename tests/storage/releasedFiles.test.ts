// Files and codes that a released build has handed out: this build reads them as they were meant.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  armyPoints,
  decodeArmy,
  decodeEvent,
  decodeEventFile,
  decodeFile,
  readArmies,
  type Army,
  type ClubEvent,
} from '@/games/eagles/rules/index.ts'
import { contentsOf } from '@/storage/backup/contents.ts'
import { readBackup } from './backup/support/reading.ts'
import { valueOf } from '@tests/support/results.ts'

interface Expected {
  readonly armies: readonly Army[]
  readonly event: ClubEvent
  readonly backedUp: number
}

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
const released = readdirSync(fixtures).filter((release) =>
  existsSync(`${fixtures}/${release}/files`),
)

test('there are some', () => {
  expect(released).toContain('v0.1')
})

describe.each(released)('what %s has handed out', (release) => {
  const text = (name: string): string =>
    readFileSync(`${fixtures}/${release}/files/${name}`, 'utf8')
  const expected = JSON.parse(text('expected.json')) as Expected

  test('the army file', () => {
    expect(valueOf(decodeFile(text('armies.json')))).toEqual(expected.armies)
  })

  test.each(['en', 'de'])('the text in %s', (language) => {
    const read = valueOf(readArmies(text(`armies-${language}.txt`)))
    const sizes = (army: Army): readonly number[] => army.battalions.map(({ rankers }) => rankers)
    expect(read.map(({ army }) => sizes(army))).toEqual(expected.armies.map(sizes))
    expect(read.map(({ army }) => armyPoints(army))).toEqual(expected.armies.map(armyPoints))
    expect(read.flatMap(({ unread }) => unread)).toEqual([])
  })

  test('the codes', () => {
    const codes = text('codes.txt').split('\n')
    const plain = expected.armies.map(({ nation, battalions }) => ({ nation, battalions }))
    expect(codes.map((code) => valueOf(decodeArmy(code)))).toMatchObject(plain)
  })

  test('the event, as a file and as a code', () => {
    expect(valueOf(decodeEventFile(text('event.json')))).toEqual(expected.event)
    expect(valueOf(decodeEvent(text('event-code.txt')))).toEqual(expected.event)
  })

  test('the backup', () => {
    const backup = valueOf(readBackup(text('backup.json')))
    expect(contentsOf(backup.units).kinds['armies']).toBe(expected.backedUp)
  })
})
