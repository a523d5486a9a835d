// What comes in, through every door: files, backups, tables in mails, mails with and without lists, each with its sender.
import { readRaw } from '@tests/support/readMail.ts'
import { describe, expect, test } from 'vitest'
import {
  encodeArmy,
  encodeFile,
  sampleArmies,
  sourceBounds,
  unreadSource,
  type SourceBounds,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'

const may = Date.UTC(2026, 4, 1, 10)
const head = 'From: Ann <a@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\nMIME-Version: 1.0\n'
const from = { player: 'Ann', address: 'a@x.org', sentAt: may }
const list = 'French\n1. Drilled 40'
/** Name and text of every part; a part without a name is the words of the mail. */
const mail = (...parts: readonly (readonly [name: string, text: string])[]): string =>
  `${head}Content-Type: multipart/mixed; boundary=b\n\n${parts
    .map(
      ([name, text]) =>
        `--b\nContent-Type: text/plain\n${name === '' ? '' : `Content-Disposition: attachment; filename=${name}\n`}\n${text}\n`,
    )
    .join('')}--b--\n`

const read = (text: string, name = '', most: SourceBounds = sourceBounds) =>
  readRaw({ name, text }, most)
const told = async (
  text: string,
  name = '',
  most: SourceBounds = sourceBounds,
): Promise<readonly string[]> =>
  (await read(text, name, most)).map(
    ({ player, list: found }) =>
      `${player}: ${found.ok ? String(found.value.army.battalions.length) : found.problem}`,
  )

describe('a mail without a list', () => {
  test('is told once, with its words, sender and date', async () => {
    expect(await read(mail(['', 'please look']))).toEqual([
      { ...from, original: 'please look', list: { ok: false, problem: 'no-army' } },
    ])
    expect(await read(mail(['', 'please look'], ['a.txt', 'hello']))).toMatchObject([
      { ...from, original: 'please look\n\nhello' },
    ])
  })

  test('is told also if there is nothing at all in it', async () => {
    expect(await read(`${head}Content-Type: text/plain\n\n`)).toEqual([
      { ...from, original: '', list: { ok: false, problem: 'no-army' } },
    ])
  })

  test('tells what its attachment is, with its words', async () => {
    const [found] = await read(mail(['', 'please look'], ['a.json', '[torn']))
    expect(found?.list).toEqual({ ok: false, problem: 'not-json' })
    expect(await told(mail(['', 'please look'], ['a.pdf', '%PDF-1.7']))).toEqual(['Ann: pdf'])
    expect((await read(mail(['', 'please look'], ['a.pdf', '%PDF-1.7'])))[0]?.original).toContain(
      'please look',
    )
  })
})

describe('a mail with lists', () => {
  test('gives each of its attachments, and tells of those that cannot be read', async () => {
    const two = mail(['', 'please look'], ['a.txt', list], ['b.txt', 'hello'], ['c.txt', list])
    expect(await told(two)).toEqual(['Ann: 1', 'Ann: no-army'])
    const other = mail(['', 'please look'], ['a.txt', list], ['c.txt', `${list}\nGreen 20`])
    expect(await told(other)).toEqual(['Ann: 1', 'Ann: 2'])
  })

  test('has its own words beside the list that it brings', async () => {
    const [found] = await read(mail(['', 'please drop the officer'], ['a.txt', list]))
    expect(found?.original).toBe(`please drop the officer\n\n${list}`)
    const value = found?.list.ok === true ? found.list.value : null
    expect(value?.unread.length === 1 || value?.because?.includes('danger')).toBe(true)
  })

  test.each(['ics', 'vcf', 'asc', 'sig', 'p7s', 'css', 'ICS'])(
    'says nothing of a .%s',
    async (ending) => {
      expect(await told(mail(['', list], [`a.${ending}`, 'hello']))).toEqual(['Ann: 1'])
      expect(await told(mail(['', list], [`a.${ending}.txt`, 'hello']))).toHaveLength(2)
    },
  )

  test('has a table attached, whose rows are the sender’s unless they name somebody', async () => {
    const table =
      'Name,E-Mail,Date,Nation,Battalion\n,,,French,Drilled 40\nBen,,2026-05-02T10:00Z,French,Drilled 40\n,c@y.org,,French,Drilled 40'
    expect(await read(mail(['a.csv', table]))).toMatchObject([
      from,
      { player: 'Ben', address: '', sentAt: may + 86_400_000 },
      { player: 'C', address: 'c@y.org', sentAt: may },
    ])
  })

  test('without a sender is the file’s', async () => {
    const nobody = mail(['', list]).replace('From: Ann <a@x.org>', 'Message-ID: 1')
    expect(await read(nobody, 'ben.eml')).toMatchObject([
      { player: 'Ben', address: '', sentAt: may },
    ])
    expect(await read(nobody)).toMatchObject([{ player: '' }])
  })
})

describe('letters in one text', () => {
  const letter = (name: string, words: string): string => `From: ${name}\n\n${words}\n`

  test('are only notes where others have lists', async () => {
    expect(await told(letter('Ann', 'hello all') + letter('Ben', list))).toEqual(['Ben: 1'])
    expect(await told(letter('Ann', list) + letter('Ben', 'hello all'))).toEqual(['Ann: 1'])
  })

  test('are told where a line may have been a battalion', async () => {
    const meant = 'I shall come\nwith 3 battalions of Guards or so'
    expect(await told(letter('Ann', list) + letter('Ben', meant))).toEqual([
      'Ann: 1',
      'Ben: no-army',
    ])
  })

  test('are told by the first of them where none has a list', async () => {
    expect(await told(letter('Ann', 'hello') + letter('Ben', 'hello too'))).toEqual([
      'Ann: no-army',
    ])
  })
})

describe('a file', () => {
  const small = { ...sourceBounds, text: { ...sourceBounds.text, characters: 100 } }
  const saved = encodeFile([army('french', battalion('drilled', 40)), army('british')])

  test('of the app gives all its lists', async () => {
    expect(await told(saved, 'ben.json')).toEqual(['Ben: 1', 'Ben: 0'])
    expect(await told(`\uFEFF  ${saved}`.slice(1), 'ben.json')).toEqual(['Ben: 1', 'Ben: 0'])
  })

  test('that is none of the app’s keeps its first 20,000 signs', async () => {
    const [first] = await read(`[{${'x'.repeat(30_000)}`)
    expect(first?.original).toBe(`[{${'x'.repeat(19_998)}`)
    expect(first?.list).toEqual({ ok: false, problem: 'not-json' })
  })

  test('is read up to as many signs as a text may have', async () => {
    expect(await told(list.padEnd(100), '', small)).toEqual([': 1'])
    expect(await told(list.padEnd(101), '', small)).toEqual([': too-long'])
    expect((await read(list.padEnd(101), '', small))[0]?.original).toBe('')
  })

  test.each(['', ' \n\t', '\n'])('with nothing but %j in it is empty', async (text) => {
    expect(await read(text, 'ben.txt')).toEqual([
      {
        player: 'Ben',
        address: '',
        sentAt: null,
        original: '',
        list: { ok: false, problem: 'empty' },
      },
    ])
  })

  test('that cannot be opened is from whoever its name says', () => {
    expect(unreadSource('ben.zip', 'zip')).toEqual({
      player: 'Ben',
      address: '',
      sentAt: null,
      original: '',
      list: { ok: false, problem: 'zip' },
    })
  })
})

describe('a backup', () => {
  const first = '{"format":"aide-de-camp-backup","backupFormat":1}'
  const record = (binnedAt: unknown, rankers: number, t = 'armies'): string =>
    JSON.stringify({
      t,
      k: 'x',
      v: { id: 'x', army: army('french', battalion('drilled', rankers)), binnedAt },
    })
  const backup = (...lines: readonly string[]): string => [first, ...lines].join('\n')

  test('gives every list that is not in the bin', async () => {
    const text = backup(
      record(null, 40),
      record(5, 36),
      record(null, 32),
      record(null, 28, 'battles'),
    )
    const ranks = (await read(text, 'ben.json')).map(({ list: found }) =>
      found.ok ? found.value.army.battalions[0]?.rankers : null,
    )
    expect(ranks).toEqual([40, 32])
    expect(await told(text, 'ben.json')).toEqual(['Ben: 1', 'Ben: 1'])
  })

  test('may have lines that are broken', async () => {
    const broken = [
      '{"t":"armies"',
      '{"t":"armies","k":1}',
      '{"t":"armies","v":null}',
      '{"t":"armies","v":5}',
      '{"t":"armies","v":{"binnedAt":null}}',
    ]
    expect(await told(backup(...broken, record(null, 40)))).toEqual([': 1'])
    const deep = `{"t":"armies","v":${'['.repeat(16)}${']'.repeat(16)}}`
    expect(await told(backup(deep, record(null, 40)))).toEqual([': 1'])
  })

  test('without any list says so', async () => {
    expect(await read(backup(record(5, 40)))).toMatchObject([
      { original: '', list: { ok: false, problem: 'no-army' } },
    ])
  })

  test('may be longer than any text, and is known by its first 400 signs', async () => {
    const small = { ...sourceBounds, text: { ...sourceBounds.text, characters: 100 } }
    expect(await told(backup(record(null, 40)), '', small)).toEqual([': 1'])
    const mark = '"format":"aide-de-camp-backup"'
    const late = (signs: number): string =>
      `{"x":"${'x'.repeat(signs - mark.length - 8)}",${mark}}\n${record(null, 40)}`
    expect(await told(late(400))).toEqual([': 1'])
    expect(await told(late(401))).toEqual([': not-json'])
  })
})

describe('links and codes', () => {
  const [british, french] = sampleArmies.map((each) => `https://x.org/#/add/${encodeArmy(each)}`)
  const code = encodeArmy(army('french', battalion('drilled', 40)))

  test('alone are the list, their words kept', async () => {
    expect(await read(` ${code}\n`)).toMatchObject([{ original: code, list: { ok: true } }])
    expect(await read(`Player: Ben\n${code}`)).toMatchObject([
      { player: 'Ben', list: { ok: true } },
    ])
    expect(await read(`1${code.slice(3)}`)).toMatchObject([{ list: { ok: false } }])
  })

  test('stand beside typed lists, on lines that are none of theirs', async () => {
    const found = await read(
      `${list}\nmine: ${String(british)}.\n2. Drilled 40\n${String(french)}\nTom`,
    )
    expect(found.map(({ list: each }) => each.ok && each.value.army.battalions.length)).toEqual([
      2, 5, 4,
    ])
    expect(found[1]?.original).toBe(`mine: ${String(british)}.`)
  })

  test('count once', async () => {
    expect(await told(`${String(british)}\n${String(british)}`)).toEqual([': 5'])
  })

  test('have the words around them beside them', async () => {
    const [found] = await read(`Hi Tom\n${String(british)}\nwithout the officer`)
    expect(found?.list).toMatchObject({
      ok: true,
      value: {
        beside: [
          { line: 1, text: 'Hi Tom', kind: 'part' },
          { line: 3, text: 'without the officer', kind: 'part' },
        ],
        because: ['danger'],
      },
    })
  })

  test('that are torn are told beside a list', async () => {
    expect(await told(`${list}\nhttps://x.org/#/add/1abc`)).toEqual([': 1', ': truncated'])
  })
})
