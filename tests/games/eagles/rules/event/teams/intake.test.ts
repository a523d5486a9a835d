// Teams and boards as lists bring them along: from the lines of mails, from the columns of tables.
import { describe, expect, test } from 'vitest'
import { mergeEntries, readSource } from '@/games/eagles/rules/index.ts'
import { entryOf, submission, take, version } from '../boardParts.ts'

const list = 'French\n1. Drilled 40, officer\n2. Drilled 40'
const said = (text: string, name = '') =>
  readSource({ name, text }).map(({ player, team, board }) => [player, team, board])

describe('a mail says the team', () => {
  test.each([
    ['Team: Lions', 'Lions', undefined],
    ['Mannschaft: Die Löwen\nBrett: 2', 'Die Löwen', 2],
    ['Team name = Lions\nBoard: 1', 'Lions', 1],
    ['Board: first', undefined, undefined],
  ])('%s', (lines, team, board) => {
    expect(said(`From: Ann <ann@example.org>\n\n${lines}\n\n${list}`)).toEqual([
      ['Ann', team, board],
    ])
  })

  test('but no line of a list does', () => {
    const teams = said(`French\nTeam: 2 Drilled 40\n${list}`).map(([, team]) => team)
    expect(new Set(teams)).toEqual(new Set([undefined]))
  })

  test('once for all whose lists the captain sends, or above each', () => {
    const mail = (second: string): string =>
      `Team: Lions\nPlayer: Ann\nBoard: 1\n${list}\n\n${second}Player: Ben\nBoard: 2\n${list}\n`
    expect(said(mail(''))).toEqual([
      ['Ann', 'Lions', 1],
      ['Ben', 'Lions', 2],
    ])
    expect(said(mail('Team: Tigers\n'))).toEqual([
      ['Ann', 'Lions', 1],
      ['Ben', 'Tigers', 2],
    ])
  })

  test('not of the mail that follows', () => {
    expect(
      said(
        `From: Ann <a@example.org>\nTeam: Lions\n${list}\nFrom: Ben <b@example.org>\n\nFrench\n1. Drilled 36`,
      ),
    ).toEqual([
      ['Ann', 'Lions', undefined],
      ['Ben', undefined, undefined],
    ])
  })
})

test('a table has columns for it', () => {
  const text = 'Name;Mannschaft;Brett;Liste\nAnn;Löwen;2;Drilled 40\nBen;;;Drilled 36'
  expect(said(text, 'lists.csv')).toEqual([
    ['Ann', 'Löwen', 2],
    ['Ben', undefined, undefined],
  ])
})

test('what the desk knows already stays, and what it does not is taken from a newer list', () => {
  const first = take([], [submission(16, { team: 'Lions', board: 2 })]).entries
  expect(first[0]).toMatchObject({ team: 'Lions', board: 2 })
  const again = take(first, [submission(20, { team: 'Tigers' })]).entries
  expect(again[0]).toMatchObject({ team: 'Lions', board: 2 })
  const late = take([entryOf([version(16)])], [submission(20, { team: 'Tigers' })]).entries
  expect(late[0]).toMatchObject({ team: 'Tigers' })
  expect(take([], [submission(16)]).entries[0]).not.toHaveProperty('team')
})

test('of two entries that are one player the older one says the team, else the newer', () => {
  const older = entryOf([version(16)], { team: 'Lions', board: 1 })
  const newer = entryOf([version(20)], { id: 'two', team: 'Tigers', board: 3 })
  expect(mergeEntries(older, newer)).toMatchObject({ team: 'Lions', board: 1 })
  expect(mergeEntries(entryOf([version(16)]), newer)).toMatchObject({ team: 'Tigers', board: 3 })
})
