// Pages as people see them: lines, cells, what is crossed out or hidden, and nesting without end.
import { describe, expect, test } from 'vitest'
import { pageLines } from '@/games/eagles/rules/event/mail/pageLines.ts'
import { growthOf, straight } from '@tests/support/growth.ts'

const linesIn = (html: string): readonly string[] =>
  pageLines(html).map(({ text, mark }) => (mark === undefined ? text : `${mark}: ${text}`))

describe('a page', () => {
  test.each<[string, string, readonly string[]]>([
    ['paragraphs', '<p>a</p><p>b<p>c', ['a', 'b', 'c']],
    ['nested blocks', '<div><div>a</div><div>b</div></div>c', ['a', 'b', 'c']],
    ['line ends that are meant', 'a<br><br>b\nc', ['a', '', 'b c']],
    ['text as it was written', '<pre>a\nb\n\nc</pre>', ['a', 'b', '', 'c']],
    ['text in the manner of mails', '<div style="white-space: pre-wrap">a\nb</div>', ['a', 'b']],
    ['rows of cells', '<table><tr><td>a<td>b</tr><tr><td></td><td>c</table>', ['a\tb', '\tc']],
    ['paragraphs in cells', '<tr><td><p>a</p></td><td>\n<p>b</p></td></tr>', ['a\tb']],
    ['a table round everything', '<tr><td><p>a</p><p>b</p></td></tr>', ['a', 'b']],
    [
      'signs by their names',
      '&amp;&lt;&#8364;&#x20AC;&uuml;&Eacute;&szlig;&frac12;&none;',
      ['&<€€üÉß½&none;'],
    ],
    [
      'no words in script, style and title',
      '<title>t</title><style>s</style><script>"<p>x"</script>a',
      ['a'],
    ],
    ['no words in comments', 'a<!-- <p>x</p> --> b<!--[if mso]>y<![endif]-->', ['a b']],
    [
      'boxes that are ticked or not',
      '<input type=checkbox checked>a<br><input type="checkbox">b',
      ['☑ a', '☐ b'],
    ],
    [
      'where a link of the app leads',
      '<a href="https://x.org/#/add/1abc">my list</a>',
      ['#/add/1abc my list'],
    ],
    ['an older mail', 'a<blockquote type="cite">b<br>c</blockquote>d', ['a', '> b', '> c', 'd']],
  ])('has %s', (_, html, lines) => {
    expect(linesIn(html)).toEqual(lines)
  })

  test.each([
    ['<s>a</s>', 'struck: a'],
    ['<del>a</del>', 'struck: a'],
    ['<strike>a</strike>', 'struck: a'],
    ['<span style="text-decoration:line-through">a</span>', 'struck: a'],
    ['<div style="display:none">a</div>', 'hidden: a'],
    ['<p hidden>a</p>', 'hidden: a'],
    ['<font color="white">a</font>', 'hidden: a'],
    ['<span style="font-size:0">a</span>', 'hidden: a'],
    ['<s><s>x</s>a</s>', 'struck: xa'],
    ['b <s>a</s> c', 'b ~~a~~ c'],
    ['<s>a', 'struck: a'],
    ['<span style="font-size:0.9em">a</span>', 'a'],
    ['<body bgcolor="black"><font color="white">a</font>', 'a'],
    ['<img style="display:none">a', 'a'],
  ])('%s', (html, line) => {
    expect(linesIn(html)).toEqual([line])
  })
})

describe('is read in time that grows as the page does', () => {
  const nested = (tag: string) => (n: number) =>
    `<${tag}>`.repeat(n) + 'French<br>Drilled 40' + `</${tag}>`.repeat(n)

  test.each([
    ['blocks', nested('div')],
    ['struck words', nested('s')],
    ['cells', (n: number) => '<tr><td>a<p>'.repeat(n)],
    ['older mails', nested('blockquote')],
    ['brackets', (n: number) => '<'.repeat(n)],
    ['comments', (n: number) => '<!--'.repeat(n)],
  ])('with %s', (_, page) => {
    expect(growthOf((n) => pageLines(page(n)), 40_000)).toBeLessThan(straight)
  })
})
