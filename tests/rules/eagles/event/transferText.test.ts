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
  ])('%j', (packed, text) => {
    expect(fromQuotedPrintable(packed)).toBe(text)
  })
})

describe('base64', () => {
  test.each([
    ['', ''],
    ['YQ==', 'a'],
    ['SsO8cmdlbg==', 'Jürgen'],
    ['SvxyZ2Vu', 'Jürgen'],
    ['QnJpdGlz\r\naCBhcm15', 'British army'],
    ['4oKs8J+OsQ==', '€🎱'],
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
  ])('%j', (html, text) => {
    expect(fromHtml(html)).toBe(text)
  })
})
