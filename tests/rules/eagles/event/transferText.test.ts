// What mail programs make of a text, undone: every kind of packing, and what was packed wrongly.
import { describe, expect, test } from 'vitest'
import {
  fromBase64,
  fromHtml,
  fromQuotedPrintable,
  readHeaderText,
} from '@/rules/eagles/event/mail/transferText.ts'

describe('quoted-printable', () => {
  test.each([
    ['J=C3=BCrgen', 'Jürgen'],
    ['J=fcrgen', 'Jürgen'],
    ['=80 and =93so=94', '€ and “so”'],
    ['a long =\r\nline, =  \nbroken', 'a long line, broken'],
    ['2+2=4', '2+2=4'],
    ['a_b', 'a_b'],
    ['ÿ߿ࠀ€￮ as it is', 'ÿ߿ࠀ€￮ as it is'],
    ['=', '='],
    ['=3', '=3'],
    ['=3g', '=3g'],
    ['a =\t\nb', 'a b'],
    // Beside signs that are packed, those that should be are kept too.
    ['ü=C3=BC', 'üü'],
    ['\u0080=C3=BC', '\u0080ü'],
    ['\u007F=C3=BC', '\u007Fü'],
    ['€=C3=BC', '€ü'],
    ['🎱 J=C3=BCrgen', '🎱 Jürgen'],
    // In Latin letters: the blank that never breaks, and what Windows has no sign for.
    ['a=A0b=FC', 'a\u00A0bü'],
    ['=81=9F=A1', '\uFFFDŸ¡'],
  ])('%j', (packed, text) => {
    expect(fromQuotedPrintable(packed)).toBe(text)
  })
})

test('signs that stand there unpacked are kept, each one', () => {
  // All of two and three bytes but halves of a sign.
  const codes = Array.from({ length: 0xffff - 0x7f }, (_, n) => 0x80 + n)
  const signs = codes.filter((code) => code < 0xd800 || code > 0xdfff)
  const text = String.fromCharCode(...signs.slice(0, 30_000))
  const rest = String.fromCharCode(...signs.slice(30_000))
  expect(fromQuotedPrintable(text) === text).toBe(true)
  expect(fromQuotedPrintable(rest) === rest).toBe(true)
})

describe('base64', () => {
  test.each([
    ['', ''],
    ['YQ==', 'a'],
    ['SsO8cmdlbg==', 'Jürgen'],
    ['SvxyZ2Vu', 'Jürgen'],
    ['QnJpdGlz\r\naCBhcm15', 'British army'],
    ['4oKs8J+OsQ==', '€🎱'],
    ['-Y*Q=', 'a'],
    ['AAECAwQFBgc=', '\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007'],
    ['fn9+fw==', '~\u007F~\u007F'],
  ])('%j', (packed, text) => {
    expect(fromBase64(packed)).toBe(text)
  })
})

describe('headers', () => {
  test.each([
    ['=?UTF-8?Q?J=C3=BCrgen_Wei=C3=9F?=', 'Jürgen Weiß'],
    ['=?iso-8859-1?q?J=FCrgen?= <j@example.org>', 'Jürgen <j@example.org>'],
    ['=?utf-8?B?SsO8?= =?utf-8?B?cmdlbg==?=', 'Jürgen'],
    ['plain_words = here', 'plain_words = here'],
    ['=?utf-8?q?a?= b =?utf-8?q?c?=', 'a b c'],
    ['=?utf-8?x?abc?=', '=?utf-8?x?abc?='],
    [`=?utf-8?q?${'a'.repeat(400)}?=`, 'a'.repeat(400)],
  ])('%j', (packed, text) => {
    expect(readHeaderText(packed)).toBe(text)
  })
})

describe('HTML', () => {
  test.each([
    ['<p>British</p><p>36 Rankers<br>2 Drummers', '\nBritish\n\n36 Rankers\n2 Drummers'],
    ['<b>36</b> Rankers', '36 Rankers'],
    ['<style>p { color: red }</style>seen<script>let a</script>', 'seen'],
    ['a\r\nb<i>c\nd</i>', 'a\r\nbc d'],
    ['1 &lt; 2 &amp;&amp; &quot;so&quot;', '1 < 2 && "so"'],
    ['&frac12; Gl&uuml;ck &unknown;', '½ Glück &unknown;'],
    ['&#8364;&#127921;', '€🎱'],
    ['a&#1114111;b', 'a&#1114111;b'],
    ['a&#999999;b', 'a\u{F423F}b'],
    ['not closed <b', 'not closed '],
    ['<title>no</title>yes<head>no<p>no</head>yes', 'yesyes'],
    ['<li>a<h6>b<h7>c<tr>d<pre>e', '\na\nbc\nde'],
    ['&#65;&#0065;&#x41;&#;', 'AA&#x41;&#;'],
    ['&AUML;&Auml;&auml;&constructor;', '&AUML;Ää&constructor;'],
    ['<>a', 'a'],
    ['>a', '>a'],
  ])('%j', (html, text) => {
    expect(fromHtml(html)).toBe(text)
  })
})

test.each([
  // Some programs cut a word wherever it is long enough, within a letter too.
  ['=?UTF-8?Q?J=C3?= =?UTF-8?Q?=BCrgen?=', 'Jürgen'],
  ['=?utf-8?B?SsM=?=\r\n =?UTF-8?B?vHJnZW4=?=', 'Jürgen'],
  // In two alphabets each is read by itself.
  ['=?UTF-8?Q?J=C3=BCrgen?= =?iso-8859-1?Q?_M=FCller?=', 'Jürgen Müller'],
  // Words between them keep them apart.
  ['=?UTF-8?Q?J=C3=BCrgen?= and =?UTF-8?Q?Bj=C3=B6rn?= both', 'Jürgen and Björn both'],
  ['no packed word', 'no packed word'],
])('a header of several packed words: %j', (packed, text) => {
  expect(readHeaderText(packed)).toBe(text)
})
