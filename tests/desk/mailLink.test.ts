// The link to a mail with its text: one address, every sign as it is, and never longer than mail programs take.
import { describe, expect, test } from 'vitest'
import { fitsMail, mailLink } from '@/desk/board/mailLink.ts'

const partsOf = (link: string) => {
  const url = new URL(link)
  return { to: decodeURIComponent(url.pathname), fields: url.searchParams }
}

describe('a mail', () => {
  test('has its address, subject and text', () => {
    const { to, fields } = partsOf(
      mailLink('tom@example.org', 'Your list & more', 'Hi Tom\n\n1. Äh?'),
    )
    expect(to).toBe('tom@example.org')
    expect(fields.get('subject')).toBe('Your list & more')
    expect(fields.get('body')).toBe('Hi Tom\r\n\r\n1. Äh?')
  })

  test('cannot be sent to others by an address that holds more', () => {
    const { to, fields } = partsOf(mailLink('a@x.org?bcc=b@x.org&cc=c@x.org', 'S', 'T'))
    expect(to).toBe('a@x.org?bcc=b@x.org&cc=c@x.org')
    expect([...fields.keys()]).toEqual(['subject', 'body'])
  })

  test('that is too long loses its last lines and says so', () => {
    const link = mailLink('a@x.org', 'S', Array.from({ length: 200 }, () => 'ü is long').join('\n'))
    expect(link.length).toBeLessThan(2_000)
    expect(partsOf(link).fields.get('body')).toMatch(/^ü is long\r\n.*\r\n…$/s)
  })

  test.each([
    ['is one line', 'ü'.repeat(5_000), /^ü{250,}…$/],
    ['is one line of signs that are no single code units', '😀'.repeat(900), /^😀{100,}…$/u],
    ['begins with such a line', `${'a'.repeat(5_000)}\nb`, /^a{1500,}…$/],
  ])('whose text %s is cut off in it', (_, text, body) => {
    const link = mailLink('a@x.org', 'S', text)
    expect(link.length).toBeLessThan(2_000)
    expect(partsOf(link).fields.get('body')).toMatch(body)
  })

  test.each([
    ['short', true, 'Hi Tom'],
    ['as long as may be', true, 'a'.repeat(1_800)],
    ['too long', false, 'a'.repeat(2_000)],
    ['too long by its umlauts', false, 'ä'.repeat(400)],
  ])('whose text is %s fits: %s', (_, fits, text) => {
    expect(fitsMail('a@x.org', 'S', text)).toBe(fits)
  })
})

test('umlauts and half signs make a link all the same', () => {
  const { to, fields } = partsOf(mailLink('jürgen@müller.example', 'Grüße \uD83D', 'Ä\uDE00 ö 😀'))
  expect(to).toBe('jürgen@müller.example')
  expect(fields.get('subject')).toBe('Grüße \uFFFD')
  expect(fields.get('body')).toBe('Ä\uFFFD ö 😀')
})
