// Pasted mails, line by line: what is the mail's is blanked, what may be a list's stays, and each has its sender.
import { describe, expect, test } from 'vitest'
import { readLetters } from '@/games/eagles/rules/event/mail/letter.ts'

const list = '1. Drilled 40'
const signedIn = (text: string): string | undefined => readLetters(text)[0]?.signed
const linesOf = (text: string): readonly (readonly string[])[] =>
  readLetters(text).map(({ lines }) => lines)

describe('a closing', () => {
  test.each([
    ['Cheers, Tom', 'Tom'],
    ['Danke, Tom!', 'Tom'],
    ['Mit freundlichen Grüßen\nTom Baker', 'Tom Baker'],
    ['Regards,\n\nTom', 'Tom'],
    ['Many thanks!\nTom', 'Tom'],
    ['Cheers, Tom\nBen', 'Tom'],
    ['Cheers,\nTom\n\nBye,\nBen', 'Tom'],
    // A name without a comma may be anybody's, the reader's too.
    ['Cheers Tom', ''],
    ['Thanks a lot for all this\nTom', ''],
    ['Cheers Tom,\nTom B', 'Tom B'],
    // What stands before the comma goes on with the closing.
    ['See you on Friday,\nTom', 'Tom'],
    ['Danke für alles,\nTom', 'Tom'],
    // Above a list it is no farewell, and a nation signs nothing.
    [`Thanks!\nFrench\n${list}`, ''],
    [`Danke,\nÖsterreichisch\n${list}`, ''],
    ['No cheers\nTom', ''],
  ])('%j is signed by “%s”', (text, name) => {
    expect(signedIn(text)).toBe(name)
  })

  test.each([
    ['a battalion', `Thanks!\n${list}`, ['', list]],
    ['a nation', `Thanks!\nFrench\n${list}`, ['', 'French', list]],
    ['a second line', 'Cheers,\nTom\nBen', ['', '', 'Ben']],
    ['a line after one that was no name', `Cheers,\n${list}\nBen`, ['', list, 'Ben']],
    ['a line after words that go on', 'Thanks for the event\nBen', ['', 'Ben']],
    ['a closing with figures', 'Best 24 Guards', ['Best 24 Guards']],
  ])('leaves %s where it is', (_, text, lines) => {
    expect(linesOf(text)).toEqual([lines])
  })

  test('is a short line of 60 signs at most', () => {
    const closing = (length: number): string => `Thanks ${'a'.repeat(length - 7)}`
    // The longest name that closes is 40 signs behind the word itself.
    expect(linesOf(closing(46))).toEqual([['']])
    expect(linesOf(closing(48))).toEqual([[closing(48)]])
    const longest = `mit freundlichen grüßen ${'a'.repeat(36)}`
    expect(linesOf(longest)).toEqual([['']])
    expect(linesOf(`${longest}a`)).toEqual([[`${longest}a`]])
  })
})

describe('a signature', () => {
  test('has the name in its first line that is one, and ends the mail', () => {
    const text = `${list}\n-- \n+44 1234\nAnn Lee\nBen Cole\n${list}`
    expect(readLetters(text)).toMatchObject([
      { signed: 'Ann Lee', lines: [list, '', '', '', '', ''] },
    ])
  })

  test('does not sign for who has signed before', () => {
    expect(signedIn('Cheers, Tom\n-- \nThe Club')).toBe('Tom')
  })

  test('ends with the quotation it stands in, or that begins below it', () => {
    expect(linesOf(`> -- \n> Tom\n${list}`)).toEqual([['', '', list]])
    expect(linesOf(`-- \nTom\n> ${list}`)).toEqual([['', '', `> ${list}`]])
  })

  test('ends with the next mail', () => {
    expect(linesOf(`${list}\n-- \nTom\nFrom: Ann\n${list}`)).toEqual([
      [list, '', ''],
      ['', list],
    ])
  })
})

describe('what a mail program writes', () => {
  test.each([
    '--- forwarded ---',
    `---${'a'.repeat(74)}---`,
    'On Monday Tom wrote:',
    'Am 3. Mai 2026 schrieb Tom <t@x.org>:',
  ])('%j is none of the list', (line) => {
    expect(linesOf(`${line}\n${list}`)).toEqual([['', list]])
  })

  test.each([
    `---${'a'.repeat(75)}---`,
    '--- forwarded',
    'forwarded ---',
    'Tom wrote:',
    'To: me',
    'Date: Fri, 1 May 2026 10:00:00 +0000',
  ])('%j without headers may be anything', (line) => {
    expect(linesOf(`${line}\n${list}`)).toEqual([[line, list]])
  })

  test('stands below “From:”, up to the first line that is no header', () => {
    const text = `From: Ann <a@x.org>\n*Sent:* Fri, 1 May 2026 10:00:00 +0000\nTo: me\n${list}\nTo: me`
    expect(readLetters(text)).toMatchObject([
      {
        from: { player: 'Ann', address: 'a@x.org' },
        sentAt: Date.UTC(2026, 4, 1, 10),
        lines: ['', '', '', list, 'To: me'],
      },
    ])
  })

  test('counts from “From:” only if that line is shorter than 300 signs', () => {
    const line = (length: number): string => `From: ${'a'.repeat(length - 6)}`
    expect(readLetters(`x\n${line(299)}\n${list}`)).toHaveLength(2)
    expect(readLetters(`x\n${line(300)}\n${list}`)).toHaveLength(1)
  })
})

describe('several letters in one text', () => {
  const text = `${list}\nFrom: Ann <a@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\n\n${list}\n> From: Bob <b@x.org>\n> ${list}\n`

  test('know their senders, their dates, and how many lines of the text come before', () => {
    const sender = { player: 'The Club', address: 'club@x.org' }
    expect(readLetters(text, sender, 5)).toMatchObject([
      { from: sender, sentAt: 5, linesBefore: 0, isQuoted: [false] },
      { from: { player: 'Ann' }, sentAt: Date.UTC(2026, 4, 1, 10), linesBefore: 1 },
      { from: { player: 'Bob' }, sentAt: null, linesBefore: 5, isQuoted: [true, true, false] },
    ])
  })

  test('are one letter each for every player that is named', () => {
    const named = readLetters(`Player: Ann\n${list}\n*\nSpieler = Ben\n${list}`)
    expect(
      named.map(({ from, isNamed, linesBefore }) => [from.player, isNamed, linesBefore]),
    ).toEqual([
      ['Ann', true, 0],
      ['Ben', true, 3],
    ])
  })

  test('of a club at one address keep it, and the date', () => {
    const both = `From: Club <c@x.org>\nDate: Fri, 1 May 2026 10:00:00 +0000\n\nPlayer: Ann\n${list}\nPlayer: Ben\n${list}`
    const at = { sentAt: Date.UTC(2026, 4, 1, 10) }
    expect(readLetters(both)).toMatchObject([
      { from: { player: 'Ann', address: 'c@x.org' }, ...at },
      { from: { player: 'Ben', address: 'c@x.org' }, ...at },
    ])
  })

  test('are left out when nothing is in them, but for the last one', () => {
    expect(readLetters(`From: Ann\n\nFrom: Ben\n\n${list}`).map(({ from }) => from.player)).toEqual(
      ['Ben'],
    )
    expect(readLetters(`From: Ann\n${list}\nFrom: Ben`).map(({ from }) => from.player)).toEqual([
      'Ann',
      'Ben',
    ])
    expect(readLetters('')).toHaveLength(1)
  })
})

test.each([
  ['> a', true],
  ['  > a', true],
  ['>> a', true],
  ['| > a', true],
  ['| a', false],
  ['a > b', false],
])('%j is quoted: %s', (line, is) => {
  expect(readLetters(line)[0]?.isQuoted).toEqual([is])
})
