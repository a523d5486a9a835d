// Pasted mails and chats, line by line: each letter has its sender, and what is the mail's is marked.
import { describe, expect, test } from 'vitest'
import { readLetters } from '@/games/eagles/rules/event/mail/letters.ts'
import type { SourceLine } from '@/games/eagles/rules/army/text/source.ts'

const list = '1. Drilled 40'
const linesOf = (text: string): readonly SourceLine[] =>
  text.split('\n').map((line) => ({ text: line }))
const nobody = { from: { player: '', address: '' }, sentAt: null }
const lettersIn = (text: string, known = nobody) => readLetters(linesOf(text), known)
/** "h" header, "q" quoted, "s" signature, "." a line that may be of a list. */
const marksIn = (text: string): readonly string[] =>
  lettersIn(text).map(({ lines }) => lines.map(({ mark }) => mark?.charAt(0) ?? '.').join(''))
const may = Date.UTC(2026, 4, 1, 10)

describe('what a mail program writes', () => {
  test.each([
    ['--- Forwarded message ---', 'h.'],
    ['Begin forwarded message:', 'h.'],
    ['On Monday Tom wrote:', 'h.'],
    ['Am 3. Mai 2026 schrieb Tom <t@x.org>:', 'h.'],
    ['--- not used ---', '..'],
    ['To: me', '..'],
    ['Date: Fri, 1 May 2026 10:00:00 +0000', '..'],
    ['Sent from my iPhone', 's.'],
  ])('%j is "%s" above a list', (line, marks) => {
    expect(marksIn(`${line}\n${list}`)).toEqual([marks])
  })

  test('stands below “From:”, up to the first line that is no header', () => {
    const text = `From: Ann <a@x.org>\n*Sent:* Fri, 1 May 2026 10:00:00 +0000\nTo: me\n${list}\nTo: me`
    expect(lettersIn(text)).toMatchObject([
      { from: { player: 'Ann', address: 'a@x.org' }, sentAt: may },
    ])
    expect(marksIn(text)).toEqual(['hhh..'])
  })

  test('has a subject that may be a title of the list', () => {
    expect(marksIn(`From: Ann\nSubject: hello\n\n${list}`)).toEqual(['hh..'])
    expect(marksIn(`From: Ann\nSubject: My French\n\n${list}`)).toEqual(['h...'])
  })

  test('counts from “From:” only if that line is shorter than 300 signs', () => {
    const line = (length: number): string => `From: ${'a'.repeat(length - 6)}`
    expect(lettersIn(`x\n${line(299)}\n${list}`)).toHaveLength(2)
    expect(lettersIn(`x\n${line(300)}\n${list}`)).toHaveLength(1)
  })
})

describe('a signature', () => {
  test('begins below "-- " and ends with the mail', () => {
    expect(marksIn(`${list}\n-- \nAnn\n${list}\nFrom: Bob\n${list}`)).toEqual(['.sss', 'h.'])
  })

  test('below "--" without its blank is not the signature: whatever stands there counts', () => {
    expect(marksIn(`${list}\n--\nAnn Lee`)).toEqual(['...'])
    expect(marksIn(`French\n--\n${list}`)).toEqual(['...'])
  })
})

describe('an older mail', () => {
  test('is what stands behind > below "On Monday Tom wrote:"', () => {
    expect(marksIn(`${list}\nOn Monday Tom wrote:\n> ${list}\n> hello\nbye`)).toEqual(['.hqq.'])
    // Without that line the marks are perhaps the list's own.
    expect(marksIn(`French\n> ${list}\n${list}`)).toEqual(['...'])
  })

  test('is all that follows, if its lines have no marks', () => {
    expect(marksIn(`${list}\nOn Monday Tom wrote:\nFrench\n${list}`)).toEqual(['.hqq'])
    expect(marksIn(`${list}\n-----Original Message-----\nFrom: Tom\n${list}`)).toEqual(['.hhq'])
    expect(marksIn(`${list}\n${'_'.repeat(32)}\nFrom: Tom\n${list}`)).toEqual(['.hhq'])
    expect(marksIn(`${list}\n${'_'.repeat(32)}\n${list}`)).toEqual(['...'])
  })

  test('leaves a question about troops that is answered right below it', () => {
    const asked = `${list}\nOn Monday Tom wrote:\n> hello\n> an officer, too?\nYes please.`
    expect(marksIn(asked)).toEqual(['.hq..'])
  })

  test('has headers that name who wrote the list', () => {
    const reply = (to: string): string =>
      `From: Ann <a@x.org>\n\n${list}\n\nFrom: Tom\nSent: Friday, 1 May 2026\nTo: ${to}\n\nhello`
    expect(marksIn(reply('Ann'))).toEqual(['h...hqqqq'])
    expect(marksIn(reply('a@x.org'))).toEqual(['h...hqqqq'])
    expect(lettersIn(reply('the club')).map(({ from }) => from.player)).toEqual(['Ann', 'Tom'])
  })
})

describe('several letters in one text', () => {
  test('begin with "From:" without a mark, also behind quoted lines', () => {
    const text = `From: Ann\n${list}\nOn Monday Tom wrote:\n> From: Eve\n> hello\n\nVon: Bob <b@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\n\n${list}`
    expect(lettersIn(text)).toMatchObject([
      { from: { player: 'Ann' } },
      { from: { player: 'Bob', address: 'b@x.org' }, sentAt: may },
    ])
    expect(marksIn(text)).toEqual(['h.hqq.', 'hh..'])
  })

  test('are one letter each for every player that is named', () => {
    const named = lettersIn(`Player: Ann\n${list}\n*\nSpieler = Ben\n${list}`)
    expect(named.map(({ from, lines }) => [from.player, lines.length])).toEqual([
      ['Ann', 3],
      ['Ben', 2],
    ])
    expect(lettersIn('Player\tAnn Lee\nFrench')[0]?.from.player).toBe('Ann Lee')
  })

  test('of a club at one address keep it, and the date', () => {
    const both = `From: Club <c@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\n\nPlayer: Ann\n${list}\nPlayer: Ben\n${list}`
    expect(lettersIn(both)).toMatchObject([
      { from: { player: 'Ann', address: 'c@x.org' }, sentAt: may },
      { from: { player: 'Ben', address: 'c@x.org' }, sentAt: may },
    ])
  })

  test('know who has sent them all, if nothing in them says it', () => {
    const known = { from: { player: 'The Club', address: 'club@x.org' }, sentAt: 5 }
    expect(readLetters(linesOf(list), known)).toMatchObject([known])
  })

  test('"Name:" is a player’s once, then perhaps a battalion’s', () => {
    expect(lettersIn(`Name: Ann Lee\n${list}\nName: Kolberg\n${list}`)).toHaveLength(1)
    expect(marksIn(`Name: Ann Lee\n${list}\nName: Kolberg\n${list}`)).toEqual(['h...'])
  })
})

describe('a chat', () => {
  const chat = [
    '[01.05.26, 18:03:12] Tom: lists, please',
    '[01.05.26, 18:03:40] Ann: French',
    '[01.05.26, 18:03:50] Tom: nice',
    '[01.05.26, 18:04:00] Ann: Drilled 40',
    'Green 20',
  ].join('\n')

  test('gives each writer what is theirs, whoever spoke in between', () => {
    const [tom, ann] = lettersIn(chat)
    expect(tom?.from.player).toBe('Tom')
    expect(ann?.from.player).toBe('Ann')
    const own = ann?.lines.filter(({ mark }) => mark === undefined).map(({ text }) => text)
    expect(own).toEqual(['French', 'Drilled 40', 'Green 20'])
  })

  test('loses no word of who wrote when', () => {
    const words = lettersIn(chat).flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(words.join(' ').match(/\S+/g)?.sort()).toEqual(chat.match(/\S+/g)?.sort())
  })
})
