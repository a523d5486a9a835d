// Mails as files: headers, parts within parts, attachments, and texts that only look like mails.
import { describe, expect, test } from 'vitest'
import { readMailFile, type MailFile } from '@/rules/eagles/event/mail/mailFile.ts'

const head = 'From: Ann <a@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\nMIME-Version: 1.0\n'
const mail = (headers: string, body: string): string => `${head}${headers}\n\n${body}`
const partsOf = (text: string): MailFile['parts'] | undefined => readMailFile(text)?.parts
const wordsOf = (text: string): readonly string[] | undefined =>
  partsOf(text)?.map((part) => part.text.trim())

/** One part after the other, between boundaries. */
const multipart = (boundary: string, ...parts: readonly string[]): string =>
  `Content-Type: multipart/mixed; boundary=${boundary}\n\n${parts
    .map((part) => `--${boundary}\n${part}\n`)
    .join('')}--${boundary}--\n`
const plain = (text: string): string => `Content-Type: text/plain\n\n${text}`

describe('a text is a mail', () => {
  test.each([
    ['by three of its headers', 'From: a\nDate: b\nMessage-ID: c\n\nx', true],
    ['never by two', 'From: a\nDate: b\nSubject: c\n\nx', false],
    ['whatever the case', 'FROM: a\nDATE: b\nReceived: c\n\nx', true],
    ['by headers on two lines', 'From: a\n <a@x.org>\nDate: b\nReceived: c\n\td\n\nx', true],
    ['not with a line that is no header', 'From: a\nDate: b\nReceived: c\nhello\n\nx', false],
    ['not with blanks before a colon', 'From: a\nDate: b\nReceived: c\nto me: d\n\nx', false],
    ['not with a header of no name', 'From: a\nDate: b\nReceived: c\n: d\n\nx', false],
    ['not beginning with words', 'hello\nFrom: a\nDate: b\nReceived: c\n\nx', false],
    ['not beginning with one letter', 'a: b\nFrom: a\nDate: b\nReceived: c\n\nx', false],
  ])('%s', (_, text, is) => {
    expect(readMailFile(text) !== null).toBe(is)
  })

  test('also without any words', () => {
    expect(readMailFile('From: a\nDate: b\nReceived: c')?.parts).toEqual([{ name: '', text: '' }])
  })

  test('only if its headers end within 40,000 signs', () => {
    const long = (length: number): string => `X-Long: ${'a'.repeat(length - head.length - 8)}`
    expect(wordsOf(mail(long(39_998), 'x'))).toEqual(['x'])
    // Cut in the middle of a header: what follows is taken for the words of the mail.
    expect(wordsOf(mail(long(40_010), 'x'))).toEqual([`${'a'.repeat(10)}\n\nx`])
  })

  test('from the first sender it names', () => {
    expect(readMailFile(mail('From: Bob', 'x'))).toMatchObject({
      from: 'Ann <a@x.org>',
      sentAt: Date.UTC(2026, 4, 1, 10),
    })
    expect(readMailFile('To: a\nDate: b\nReceived: c\nMIME-Version: d\n\nx')).toMatchObject({
      from: '',
      sentAt: null,
    })
  })
})

describe('the words of a mail', () => {
  test.each([
    ['as they are', 'X: y', '2=3D', '2=3D'],
    ['in base64', 'Content-Transfer-Encoding: BASE64', 'YWI=', 'ab'],
    ['quoted-printable', 'Content-Transfer-Encoding: Quoted-Printable', '2=3D', '2='],
    ['in HTML', 'Content-Type: TEXT/HTML', '<b>a</b>&amp;', 'a&'],
    ['of a file of the app', 'Content-Type: application/json', '[1]', '[1]'],
    ['of a table', 'Content-Type: application/csv', 'a,b', 'a,b'],
    ['of anything', 'Content-Type: application/octet-stream', 'a', 'a'],
  ])('are read %s', (_, headers, body, text) => {
    expect(partsOf(mail(headers, body))).toEqual([{ name: '', text }])
  })

  test.each([
    ['a picture', 'Content-Type: image/png', 'a'],
    ['a document', 'Content-Type: application/pdf', 'a'],
    ['what is no text', 'Content-Type: application/octet-stream', 'a\0b'],
  ])('are none in %s', (_, headers, body) => {
    expect(partsOf(mail(headers, body))).toEqual([])
  })
})

test.each([
  ['Content-Disposition: attachment; filename="my list.txt"', 'my list.txt'],
  ['Content-Disposition: attachment; filename=list.txt; size=3', 'list.txt'],
  ['Content-Disposition: attachment; FILENAME*=list.txt', 'list.txt'],
  ['Content-Type: text/plain; name="=?utf-8?q?M=C3=BCller?=.txt"', 'Müller.txt'],
  ['Content-Type: text/plain; name=a.txt\nContent-Disposition: inline; filename=b.txt', 'b.txt'],
  [`Content-Type: text/plain; name="${'a'.repeat(200)}"`, 'a'.repeat(200)],
  ['Content-Type: text/plain', ''],
])('%j names the file %j', (headers, name) => {
  expect(partsOf(mail(headers, 'x'))).toEqual([{ name, text: 'x' }])
})

describe('a mail of several parts', () => {
  test('has them between its boundaries, without what stands before and behind', () => {
    const text = `${head}${multipart('b', plain('one'), plain('two'))}`
    const framed = text.replace('\n\n--b', '\n\nNote: mails of many parts\n\nold\n--b')
    expect(wordsOf(`${framed}\nNote: an end\n\nnew`)).toEqual(['one', 'two'])
  })

  test('may have a part that is broken', () => {
    expect(wordsOf(`${head}${multipart('b', 'nothing', plain('two'))}`)).toEqual(['two'])
  })

  test('shows its words once, plain if it can', () => {
    const html = 'Content-Type: text/html\n\n<i>one</i>'
    const named = 'Content-Type: text/html; name=a.html\n\n<i>list</i>'
    const file = 'Content-Type: text/plain; name=a.txt\n\nlist'
    expect(wordsOf(`${head}${multipart('b', plain('one'), html)}`)).toEqual(['one'])
    expect(wordsOf(`${head}${multipart('b', html)}`)).toEqual(['one'])
    expect(wordsOf(`${head}${multipart('b', html, file)}`)).toEqual(['one', 'list'])
    expect(wordsOf(`${head}${multipart('b', plain('one'), named)}`)).toEqual(['one', 'list'])
  })

  test('of hundreds of parts is read no further than any mail goes', () => {
    const many = Array.from({ length: 150 }, (_, n) => plain(String(n)))
    const read = wordsOf(`${head}${multipart('b', ...many)}`) ?? []
    expect(read).toEqual(many.slice(0, 99).map((_, n) => String(n)))
  })

  /** So many mails of several parts, one within the other. */
  const nested = (depth: number): string =>
    depth === 0 ? plain('deep') : multipart(`b${String(depth)}x`, nested(depth - 1))
  /** So many mails passed on, one within the other. */
  const passedOn = (depth: number): string =>
    depth === 0 ? plain('deep') : `Content-Type: message/rfc822\n\n${passedOn(depth - 1)}`

  test.each([nested, passedOn])('is read six deep, and no deeper', (within) => {
    expect(wordsOf(`${head}${within(1)}`)).toEqual(['deep'])
    expect(wordsOf(`${head}${within(6)}`)).toEqual(['deep'])
    expect(wordsOf(`${head}${within(7)}`)).toEqual([])
  })

  test('may have a mail attached that is none', () => {
    const broken = 'Content-Type: message/rfc822\n\nno headers here'
    expect(wordsOf(`${head}${multipart('b', broken, plain('two'))}`)).toEqual(['two'])
  })
})
