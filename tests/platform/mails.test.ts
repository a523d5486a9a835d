// Mails and mailboxes as programs save them: their charsets, their faces, their attachments.
import { describe, expect, test } from 'vitest'
import { openBytes, openText } from '@/platform/documents/openDocument.ts'
import type { OpenedMail } from '@/platform/documents/opened.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
/** One byte a sign. */
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const head = (type: string): string =>
  `From: Ann <a@x.org>\nDate: x\nMIME-Version: 1.0\nContent-Type: ${type}\nContent-Transfer-Encoding: 8bit\n\n`

async function mailsIn(bytes: Uint8Array): Promise<readonly OpenedMail[]> {
  const opened = await openBytes(bytes)
  return opened.kind === 'mails' ? opened.mails : []
}
const textIn = async (type: string, body: Uint8Array): Promise<string> => {
  const [mail] = await mailsIn(new Uint8Array([...utf8(head(type)), ...body]))
  return `${mail?.text ?? ''}${mail?.html ?? ''}`.trim()
}

describe('the charset of a mail', () => {
  const meta = '<meta charset="windows-1251"><p>'

  test.each([
    ['is what it declares', 'text/plain; charset=iso-8859-15', latin('\xA4 Gr\xFCn'), '€ Grün'],
    [
      'is Windows-1252 where Latin-1 is declared',
      'text/plain; charset=iso-8859-1',
      latin('\x96 \xFC'),
      '– ü',
    ],
    ['is UTF-8 that is called Latin-1', 'text/plain; charset=iso-8859-1', utf8('Grün'), 'Grün'],
    ['is UTF-8, if nothing is declared and it decodes', 'text/plain', utf8('Grün'), 'Grün'],
    [
      'is Windows-1252, if nothing is declared and it does not',
      'text/plain',
      latin('Gr\xFCn'),
      'Grün',
    ],
    [
      'is what its page says, if nothing is declared',
      'text/html',
      latin(`${meta}\xC4`),
      `${meta}Д`,
    ],
    [
      'is what it declares, whatever its page says',
      'text/html; charset=iso-8859-7',
      latin(`${meta}\xC4`),
      `${meta}Δ`,
    ],
    [
      'is Windows-1252, if nobody knows what is declared',
      'text/plain; charset=no-such',
      latin('Gr\xFCn'),
      'Grün',
    ],
  ])('%s', async (_, type, body, text) => {
    expect(await textIn(type, body)).toBe(text)
  })
})

describe('a mailbox', () => {
  const mail = (name: string, body: string): string =>
    `From - Thu Apr 30 08:00:00 2026\nX-Mozilla-Status: 0001\n${head('text/plain').replace('Ann', name)}${body}\n\n`

  test('parts its mails at the lines that begin them, and undoes what it has written before others', async () => {
    const box =
      mail('Ann', 'French\n>From the north\n>>From\nFrom here on') + mail('Bob', 'Russian')
    const mails = await mailsIn(utf8(box))
    expect(mails.map(({ from, text }) => [from, text.trim()])).toEqual([
      ['Ann <a@x.org>', 'French\nFrom the north\n>>From\nFrom here on'],
      ['Bob <a@x.org>', 'Russian'],
    ])
  })

  test('may have mails of several charsets', async () => {
    const box = [...utf8(mail('Ann', 'Grün')), ...latin(mail('Bob', 'Gr\xFCn'))]
    expect((await mailsIn(new Uint8Array(box))).map(({ text }) => text.trim())).toEqual([
      'Grün',
      'Grün',
    ])
  })
})

test('a page begins as one, everything else is text', async () => {
  expect(await openText('<!DOCTYPE html><p>x')).toMatchObject({ kind: 'html' })
  expect(await openText('\n<HTML lang="en">')).toMatchObject({ kind: 'html' })
  expect(await openText('<p>x</p>')).toMatchObject({ kind: 'text' })
})

test('both faces of a mail, to whom to answer, and its attachments, mails among them', async () => {
  const inner = head('text/plain').replace('Ann', 'Bob')
  const parts = [
    'Content-Type: multipart/alternative; boundary=a\n\n--a\nContent-Type: text/plain\n\nplain\n--a\nContent-Type: text/html\n\n<p>page\n--a--',
    `Content-Type: message/rfc822\n\n${inner}inner`,
    'Content-Type: image/png\nContent-ID: <x>\n\n\x89PNG',
  ]
  const whole = `From: Ann <a@x.org>\nReply-To: Ben <b@x.org>, c@x.org\nDate: x\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`
  expect(await mailsIn(latin(whole))).toMatchObject([
    {
      from: 'Ann <a@x.org>',
      replyTo: ['Ben <b@x.org>', ' <c@x.org>'],
      text: expect.stringContaining('plain') as string,
      html: expect.stringContaining('<p>page') as string,
      parts: [
        { content: { kind: 'mails', mails: [{ from: 'Bob <a@x.org>' }] } },
        { content: { kind: 'trouble', trouble: 'picture' }, isShown: true },
      ],
    },
  ])
})
