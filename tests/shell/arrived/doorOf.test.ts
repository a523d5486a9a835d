// Where a file that came in is opened: by what it says, never by its name.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { doorOf } from '@/shell/arrived/doorOf.ts'

const saying = (text: string): Blob => new Blob([text])

test('events, scenarios, maps, sealed views and backups go to the pages that open them', async () => {
  expect(await doorOf(saying('{"format":"aide-de-camp/event","version":1}'))).toEqual({
    to: '/events?came',
  })
  expect(await doorOf(saying('{\n  "format": "aide-de-camp/progress-scenario"'))).toEqual({
    to: '/games/march-of-progress/scenarios?came',
  })
  expect(
    await doorOf(saying('{"format":"aide-de-camp/sealed","game":"the-deluge","content":"view"')),
  ).toEqual({ to: '/games/the-deluge/post?came' })
  expect(
    await doorOf(saying('{\n  "format": "aide-de-camp/map",\n  "campaign": "gloria-mundi"')),
  ).toEqual({ to: '/games/gloria-mundi/maps?came' })
  expect(await doorOf(saying('{"format":"aide-de-camp-backup","version":1}\n'))).toEqual({
    to: '/storage?came',
  })
  expect(await doorOf(new Blob([gzipSync('anything')]))).toEqual({ to: '/storage?came' })
})

test('a battle, whole or in part, goes to the page that takes it in', async () => {
  const battle = readFileSync('tests/games/honours.json', 'utf8')
  expect(await doorOf(saying(battle))).toEqual({ to: '/battles/arrived?came' })
  const part = '{"format":"aide-de-camp/record-part","version":1,"game":"march-of-eagles"'
  expect(await doorOf(saying(part))).toEqual({ to: '/battles/arrived?came' })
})

test('a game and a sealed sheet are told where they belong', async () => {
  expect(await doorOf(saying('{"format":"aide-de-camp/record","game":"the-deluge"}'))).toBe('game')
  expect(await doorOf(saying('{"format":"aide-de-camp/sealed","content":"sheet"}'))).toBe('sealed')
})

test('a file of ours that is of no kind known here is of a newer version', async () => {
  expect(await doorOf(saying('{"format":"aide-de-camp/letter","version":1}'))).toBe('newer')
  expect(await doorOf(saying('{"format":"aide-de-camp/army","version":9}'))).toBe('lists')
  expect(await doorOf(saying('{"format":"other/letter"}'))).toBe('lists')
})

test('everything else is for the reader of lists, whatever it is', async () => {
  for (const text of [
    '',
    'French\n1st Battalion',
    '{"format":"aide-de-camp/army"}',
    '\u0000\uffff',
  ])
    expect(await doorOf(saying(text)), text).toBe('lists')
})
