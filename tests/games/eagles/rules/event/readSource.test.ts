// Whatever comes in for an event: mails, tables, backups, links, and what is none of these.
import { readRaw } from '@tests/support/readMail.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  besideOf,
  decodeEventFile,
  checkAgainst,
  encodeArmy,
  newArmy,
  printArmy,
  sampleArmies,
  writeCsv,
  type Submission,
} from '@/games/eagles/rules/index.ts'
import { clubFiles, clubPath, expectedLists } from '@tests/support/clubLists.ts'

const [british = newArmy('british'), french = newArmy('french')] = sampleArmies
const typed = printArmy(british, 'en')
const other = printArmy(french, 'de')

const brief = ({ player, address, list }: Submission): string =>
  `${player}${address === '' ? '' : ` <${address}>`}: ${list.ok ? list.value.army.name : list.problem}`

const read = async (text: string, name = ''): Promise<readonly string[]> =>
  (await readRaw({ name, text })).map(brief)

const inbox = clubFiles.filter(
  (file) =>
    !/\.(?:png|zip|gz|dat)$/.test(file) && !file.startsWith('utf16') && !file.startsWith('latin'),
)

describe('the club’s inbox', () => {
  const event = decodeEventFile(readFileSync(clubPath('event.json'), 'utf8'))

  test.each(inbox)('%s is read as expected', async (file) => {
    if (!event.ok) throw new Error('no event')
    const found = (await readRaw({ name: file, text: readFileSync(clubPath(file), 'utf8') })).map(
      ({ player, list, sentAt }) => ({
        player,
        verdict: list.ok ? checkAgainst(event.value, list.value, sentAt).verdict : 'unreadable',
        trouble: list.ok ? undefined : list.problem,
      }),
    )
    const expected = expectedLists
      .filter((one) => one.file === file)
      .map(({ player, verdict, trouble }) => ({ player, verdict, trouble }))
    expect(found).toEqual(expected)
  })
})

describe('a mail', () => {
  const attached = (name: string, text: string): string =>
    `--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename="${name}"\n\n${text}\n`
  const withTwo = (name: string, text: string): string =>
    `From: Ann <ann@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\nBoth lists are attached.\n${attached('one.txt', 'French\n1. Drilled 40\n')}${attached(name, text)}--b--\n`

  test('tells of a broken attachment beside a good one, but not of the words around them', async () => {
    const found = await readRaw({ name: 'a.eml', text: withTwo('two.json', '{"t":"armies", torn') })
    expect(found.map(({ list }) => list.ok)).toEqual([true, false])
  })

  test('says nothing of an appointment or a signature beside a list', async () => {
    const found = await readRaw({ name: 'a.eml', text: withTwo('muster.ics', 'BEGIN:VCALENDAR') })
    expect(found.map(({ list }) => list.ok)).toEqual([true])
  })

  test('gives its list and its sender, without greeting and signature', async () => {
    const [submission] = await readRaw({
      name: '',
      text: `From: "Baker, Tom" <tom@example.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\nSubject: British\n\nDear all,\nmy list:\n\n${typed}\nSee you on 16 May!\nBest wishes,\nTom\n`,
    })
    expect(submission).toMatchObject({
      player: 'Tom Baker',
      address: 'tom@example.org',
      sentAt: Date.UTC(2026, 4, 1, 10),
    })
    expect(submission?.list).toMatchObject({ ok: true, value: { unread: [] } })
    const beside = submission?.list.ok === true ? besideOf(submission.list.value) : []
    expect(beside.filter(({ kind }) => kind !== 'header').map(({ text }) => text)).toEqual([
      'Subject: British',
      'Dear all,',
      'my list:',
      'See you on 16 May!',
      'Best wishes,',
      'Tom',
    ])
  })

  test.each(['\n', '\r\n'])(
    'out of a mailbox is decoded below the line that begins it',
    async (end) => {
      const mail = [
        'From ann@x.org Fri May  1 10:00:00 2026',
        'From: =?UTF-8?Q?J=C3=BCrgen?= <ann@x.org>',
        'Date: Fri, 1 May 2026 10:00:00 +0000',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Army: M=C3=BCller (French)',
        '1. Drilled 40, offi=',
        'cer',
      ]
      expect(await read(mail.join(end), 'mbox')).toEqual(['Jürgen <ann@x.org>: Müller'])
    },
  )

  test('in the letters of older mail programs is read, with their own signs', async () => {
    const mail = [
      'From: Ann Hill <ann@x.org>',
      'Date: Fri, 1 May 2026 10:00:00 +0000',
      'Content-Type: text/plain; charset=windows-1252',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Army: M=FCller =96 Nord =80=9F (French)',
      '1. Drilled 40, officer',
    ]
    expect(await read(mail.join('\n'), 'eml')).toEqual(['Ann Hill <ann@x.org>: Müller – Nord €Ÿ'])
  })

  test('that quotes an older list gives the new one', async () => {
    const quoted = other
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    expect(await read(`${typed}\nOn Monday Tom wrote:\n${quoted}`)).toEqual([': The Thin Line'])
    expect(await read(`See below.\n${quoted}`)).toEqual([': Colonne du Nord'])
  })

  test('of two players gives each his own, in order', async () => {
    expect(await read(`Player: Ann\n${typed}\nPlayer: Bob\n${other}`)).toEqual([
      'Ann: The Thin Line',
      'Bob: Colonne du Nord',
    ])
    expect(
      await read(`From: Ann <a@x.org>\n\n${typed}\n\nFrom: Bob <b@x.org>\n\n${other}`),
    ).toEqual(['Ann <a@x.org>: The Thin Line', 'Bob <b@x.org>: Colonne du Nord'])
  })

  test.each([
    'From: The Club <club@example.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\n',
    '---------- Weitergeleitete Nachricht ----------\nVon: The Club <club@example.org>\nGesendet: Freitag, 1. Mai 2026 10:00\n',
    'From: The Club <club@example.org>',
  ])(
    'passed on by somebody else is from the player it names, right below the headers',
    async (head) => {
      expect(await read(`${head}\nPlayer: Tom Baker\n${typed}`)).toEqual([
        'Tom Baker <club@example.org>: The Thin Line',
      ])
      expect(
        await read(`${head}\n\nPlayer: Tom\n${typed}\n${head}\n\nPlayer: Ben\n${other}`),
      ).toEqual([
        'Tom <club@example.org>: The Thin Line',
        'Ben <club@example.org>: Colonne du Nord',
      ])
    },
  )

  test('has headers only up to its first blank line', async () => {
    const [submission] = await readRaw({
      name: '',
      text: `From: Ann <a@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\n\nDate: Fri, 8 May 2026 10:00:00 +0000\n${typed}`,
    })
    expect(submission?.sentAt).toBe(Date.UTC(2026, 4, 1, 10))
  })

  const mike = '1st DRILLED: 24 Rankers\n2nd GREEN: 20 Rankers\n3rd DRILLED: 40 Rankers'
  const nina = '1st VETERAN: 24 Rankers\n2nd DRILLED: 40 Rankers'
  const armies = async (text: string): Promise<readonly string[]> =>
    (await readRaw({ name: '', text })).map(({ player, list }) => {
      const army = list.ok ? list.value.army : null
      return `${player}: ${String(army?.nation)} ${String(army?.battalions.length)}`
    })

  test.each([
    ['Mike Mallory - British', 'Nina North - French'],
    ['Mike Mallory – British', 'Nina North – French'],
    ['British — Mike Mallory', 'French — Nina North'],
    ['Mike Mallory – Britisch:', 'Französisch – Nina North'],
  ])('under “%s” and “%s” gives each his own', async (his, hers) => {
    const both = ['Mike Mallory: british 3', 'Nina North: french 2']
    expect(await armies(`${his}\n${mike}\n\n${hers}\n${nina}\n`)).toEqual(both)
    expect(
      await armies(`Hi, both of us!\n\n${his}\n\n${mike}\n\n${hers}\n\n${nina}\n\nMike`),
    ).toEqual(both)
  })

  test('under their names is theirs, whoever sent and signed the mail', async () => {
    const text = `From: Mike Mallory <m@x.org>\n\nMike Mallory - British\n${mike}\n\nNina North - French\n${nina}\n\nCheers, Mike`
    expect(await armies(text)).toEqual(['Mike Mallory: british 3', 'Nina North: french 2'])
    const [, second] = await readRaw({ name: '', text })
    expect(second?.list).toMatchObject({ ok: true, value: { unread: [] } })
    expect(second?.original).toContain('Nina North - French')
  })

  test('whose numbering begins again below an empty line gives two', async () => {
    expect(await armies(`British\n${mike}\n\n${nina}`)).toEqual([': british 3', ': british 2'])
    expect(await armies(`British\n${mike}\n${nina}`)).toEqual([': british 5'])
  })

  test('with a list as text and as a link gives it once; several links are several lists', async () => {
    const link = (army: (typeof sampleArmies)[number]): string =>
      `https://x.org/#/add/${encodeArmy(army)}`
    expect(await read(`${typed}\n${link(british)}`)).toHaveLength(1)
    expect(await read(`${link(british)}\n${link(french)}`)).toHaveLength(2)
  })

  test('keeps every line within the list that is none of it, in its place', async () => {
    const lines = typed.split('\n')
    const [submission] = await readRaw({
      name: '',
      text: [...lines.slice(0, 3), 'and so on', ...lines.slice(3)].join('\n'),
    })
    expect(submission?.list).toMatchObject({
      ok: true,
      value: { unread: [], beside: [{ text: 'and so on', line: 4 }] },
    })
  })

  test('never passes over a line behind the list that may be a battalion', async () => {
    const [submission] = await readRaw({
      name: '',
      text: `${typed.replace(/TOTAL.*/, '')}\nalso 24 Guardz rankers and drumer\n`,
    })
    const read = submission?.list.ok === true ? submission.list.value : null
    expect(read).toMatchObject({ because: expect.arrayContaining([expect.any(String)]) as unknown })
  })
})

describe('the name of a player', () => {
  test.each([
    ['tom_baker-british list v2.txt', 'Tom Baker'],
    ['List (3).txt', ''],
    ['IMG_2031.txt', ''],
    ['Müller, Jürgen.army.json', 'Müller Jürgen'],
    ['inbox/old/ann.txt', 'Ann'],
  ])('in %s is “%s”', async (file, name) => {
    expect((await readRaw({ name: file, text: typed }))[0]?.player).toBe(name)
  })

  test.each(['Cheers, Bob', 'Viele Grüße\nJürgen Groß', '-- \nAnn Lee', 'Wanda'])(
    'below a list, as in “%s”, is only offered',
    async (ending) => {
      const [found] = await readRaw({ name: '', text: `${typed}\n${ending}\n` })
      expect(found?.player).toBe('')
      expect(found?.original).toContain(ending)
    },
  )
})

describe('a table', () => {
  test('has one list per row, in one cell or several, with any of the usual separators', async () => {
    expect(await read(`Name,List\nAnn,"${typed.replaceAll('"', '""')}"`, 'a.csv')).toEqual([
      'Ann: The Thin Line',
    ])
    expect(
      await read(
        'Spieler;Nation;Bataillon 1;Bataillon 2\nBob;Französisch;Gedrillt 40;Garde 24',
        'b.csv',
      ),
    ).toEqual(['Bob: '])
    expect(await read(`Ann\tBritish | 1. Drilled 40 | 2. Green 20`, 'c.tsv')).toEqual(['Ann: '])
  })

  test('that we write is quoted, and begins no formula', () => {
    expect(writeCsv([['a"b', 'x,y', '=1+1', '+49', '-5', '－x', 'two\nlines']])).toBe(
      '\uFEFF"a""b","x,y",\'=1+1,\'+49,-5,\'－x,"two\nlines"\r\n',
    )
  })
})
