// One list in two places of a mail: as text and as a page, in its words and in what it brings.
import { describe, expect, test } from 'vitest'
import { besideOf, wholeList, type Submission } from '@/games/eagles/rules/index.ts'
import { readsBetter } from '@/games/eagles/rules/event/sameList.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { bareArmy } from '@tests/support/bareArmy.ts'
import { readRaw } from '@tests/support/readMail.ts'

const lines = ['French', 'Drilled 40 = 40', 'Green 20 = 10', 'Total 50']
const list = lines.join('\n')
const page = (words: readonly string[]): string => words.map((line) => `<p>${line}</p>`).join('')
const part = (type: string, text: string): string => `--b\nContent-Type: ${type}\n\n${text}\n`
const mail = (kind: string, ...parts: readonly string[]): string =>
  `From: Ann <a@x.org>\nDate: x\nMIME-Version: 1.0\nContent-Type: multipart/${kind}; boundary=b\n\n${parts.join('')}--b--\n`
const faces = async (text: string, html: string): Promise<readonly Submission[]> =>
  readRaw({
    name: '',
    text: mail('alternative', part('text/plain', text), part('text/html', html)),
  })

/** What is read, what is told, and why to look. */
const brief = ({ list: found }: Submission) =>
  found.ok
    ? {
        army: bareArmy(found.value.army),
        told: found.value.unread.map(({ text }) => text),
        because: found.value.because,
        beside: besideOf(found.value).map(({ text }) => text),
      }
    : found.problem

describe('a mail as text and as a page', () => {
  const both = 'french: drilled 40; green 20'

  test('that says the same twice has one list, at once', async () => {
    const read = (await faces(`${list}\nhttps://x.org`, page([...lines, '<b>Drilled</b>']))).map(
      brief,
    )
    expect(read).toEqual([
      { army: both, told: [], because: [], beside: expect.anything() as unknown },
    ])
  })

  test('has beside it what only one of them says', async () => {
    for (const read of [
      await faces(`${list}\n\nsorry for the delay`, page(lines)),
      await faces(list, page([...lines, 'sorry for the delay'])),
    ]) {
      expect(read).toHaveLength(1)
      const [only] = read.map(brief)
      expect(only).toMatchObject({ army: both, told: [] })
      expect(JSON.stringify(only)).toContain('sorry for the delay')
    }
  })

  test('is read as the one that has a list', async () => {
    const [only] = (await faces('no page can be seen here', page(lines))).map(brief)
    expect(only).toMatchObject({
      army: both,
      because: ['face'],
      beside: ['no page can be seen here'],
    })
  })

  test('that differ has what both have, and tells every other battalion', async () => {
    const other = ['French', 'Drilled 40', 'Guards 16', 'Veteran 24']
    const [only, ...more] = (await faces('French\nDrilled 40\nGreen 20', page(other))).map(brief)
    expect(more).toEqual([])
    expect(only).toMatchObject({
      army: 'french: drilled 40',
      told: ['Guards 16', 'Veteran 24', 'Green 20'],
    })
  })

  test('that names two nations leaves the nation open', async () => {
    const [only] = await faces(list, page(['Prussian', ...lines.slice(1)]))
    expect(only?.list).toMatchObject({ ok: true, value: { nationUnsaid: true } })
  })

  test('whose page strikes what is no battalion is looked at', async () => {
    const struck = page([...lines, '<s>and no officer</s>'])
    const [only] = (await faces(`${list}\nand no officer`, struck)).map(brief)
    expect(only).toMatchObject({ army: both, told: [], beside: ['and no officer'] })
    expect((only as { because: readonly string[] }).because).toContain('danger')
  })
})

describe('of equal lists the one that reads better counts', () => {
  const loose = 'French\nDrilled 40\nGreen 20\nsee you'
  const from = (text: string, attached: string): Promise<readonly Submission[]> =>
    readRaw({
      name: '',
      text: mail(
        'mixed',
        part('text/plain', text),
        part('text/plain\nContent-Disposition: attachment; filename=a.txt', attached),
      ),
    })

  test.each([
    [loose, list],
    [list, loose],
  ])('whatever came first: %#', async (text, attached) => {
    const read = await from(text, attached)
    expect(read).toHaveLength(1)
    expect(read[0]?.list).toMatchObject({ ok: true, value: { army: { statedTotal: 50 } } })
    // What only the other one says is beside it.
    expect(read[0]?.original).toContain('see you')
  })

  test('at once before to be looked at before told before nothing', () => {
    const whole = wholeList(army('french', battalion('drilled', 40)))
    const unread = [{ line: 1, text: 'x', reason: 'several' }] as const
    const all: readonly Pick<Submission, 'list'>[] = [
      { list: { ok: true, value: whole } },
      { list: { ok: true, value: { ...whole, because: ['beside'] } } },
      { list: { ok: true, value: { ...whole, unread } } },
      { list: { ok: false, problem: 'no-army' } },
    ]
    for (const [n, one] of all.entries())
      for (const [m, other] of all.entries()) expect(readsBetter(one, other)).toBe(n < m)
    const asked: Pick<Submission, 'list'> = {
      list: { ok: true, value: { ...whole, nationUnsaid: true } },
    }
    expect(all.slice(0, 2).every((one) => readsBetter(one, asked))).toBe(true)
  })
})

describe('lines of a list', () => {
  test('are those of its own text, also of the second in a mail', async () => {
    const two = `Hi Tom\n\nFrench\n1. Drilled 40\n2. Green 20\n\nBritish\n1. Green 20\nhello`
    const [, second] = await readRaw({ name: '', text: two })
    expect(second?.original).toBe('British\n1. Green 20\nhello')
    expect(second?.list).toMatchObject({
      ok: true,
      value: { battalionLines: [2], beside: [{ line: 3, text: 'hello' }] },
    })
  })

  test('of older versions are shown in their order, with their kinds', () => {
    const old = {
      army: army('french'),
      unread: [],
      remarks: [],
      setAside: [
        { line: 1, text: 'Hi' },
        { line: 4, text: 'x', kind: 'struck' as const },
      ],
      mailLines: [{ line: 3, text: '> y', kind: 'quoted' as const }],
    }
    expect(besideOf(old)).toEqual([
      { line: 1, text: 'Hi', kind: 'line' },
      { line: 3, text: '> y', kind: 'quoted' },
      { line: 4, text: 'x', kind: 'struck' },
    ])
  })
})
