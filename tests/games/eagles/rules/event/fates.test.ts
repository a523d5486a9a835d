// No word of a container is lost: what is in the file lies in some list's own text, in sight of a person.
import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openBytes } from '@/platform/documents/openDocument.ts'
import { readSource, type Opened, type Submission } from '@/games/eagles/rules/index.ts'
import { containers, containerPath } from '@tests/support/containers.ts'

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that one text has more often than another. */
function missing(of: string, from: string): readonly string[] {
  const left = new Map<string, number>()
  for (const word of wordsIn(from)) left.set(word, (left.get(word) ?? 0) + 1)
  return wordsIn(of).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

/** A page without its tags, by force: what no reader of pages had a hand in. */
const bare = (html: string): string =>
  html
    .replace(/<(script|style|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')

/** The longer face of a mail stands for both: the other one is its second face. */
const longer = (one: string, other: string): string =>
  wordsIn(one).length >= wordsIn(other).length ? one : other

function wordsOf(opened: Opened): string {
  switch (opened.kind) {
    case 'text':
      return opened.text
    case 'html':
      return bare(opened.text)
    case 'document':
      return opened.lines.map(({ text }) => text).join('\n')
    case 'sheets':
      return opened.sheets
        .flatMap(({ name, rows }) => [name, ...rows.map(({ cells }) => cells.join('\n'))])
        .join('\n')
    case 'mails':
      return opened.mails
        .flatMap(({ subject, text, html, parts }) => [
          subject,
          longer(text, bare(html)),
          ...parts.map(({ content }) => wordsOf(content)),
        ])
        .join('\n')
    case 'trouble':
      return ''
  }
}

/** What columns say of a player is taken as such, once for all rows. */
const said = ({ player, address, team = '', list }: Submission): string =>
  [player, address, team, list.ok ? list.value.army.nation : ''].join(' ')

const columns = 'player name nation club team board mail list date'

function lostWords(opened: Opened, read: readonly Submission[]): readonly string[] {
  const sight = read.map(({ original }) => original).join('\n')
  const known = new Set(wordsIn(`${columns} ${read.map(said).join(' ')}`))
  return missing(wordsOf(opened), sight).filter((word) => !known.has(word))
}

describe.each(containers)('%s', (id, { files }) => {
  test.each(files)('has all words of %s in sight', async (name) => {
    const bytes = new Uint8Array(readFileSync(containerPath(id, name)))
    const opened = await openBytes(bytes)
    expect(lostWords(opened, readSource({ name, opened }))).toEqual([])
  })

  test.each(files.filter((file) => /\.(?:docx|xlsx)$/.test(file)))(
    'has all words of the parts of %s',
    async (name) => {
      const bytes = new Uint8Array(readFileSync(containerPath(id, name)))
      const parts = Object.entries(unzipSync(bytes)).map(
        ([path, part]) => [path, new TextDecoder().decode(part)] as const,
      )
      const document = parts.find(([path]) => path === 'word/document.xml')?.[1] ?? ''
      const seen = document.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
      const strings = parts.find(([path]) => path === 'xl/sharedStrings.xml')?.[1] ?? ''
      const words = [...(seen + strings).matchAll(/<(?:w:)?t\b[^>]*>([^<]*)</g)]
      const numbers = parts
        .filter(([path]) => path.includes('worksheets/'))
        .flatMap(([, sheet]) => [...sheet.matchAll(/<c r="[A-Z0-9]+"(?: s="1")?><v>(\d+)</g)])
      const written = [...words, ...numbers].map(([, text]) => text).join('\n')
      expect(missing(written, wordsOf(await openBytes(bytes)))).toEqual([])
    },
  )
})

const list = 'French\n1. Drilled 40\n2. Green 20'
const head = 'From: Ann <a@x.org>\nDate: x\nMIME-Version: 1.0\nSubject: the list at last\n'
const part = (type: string, text: string, name = ''): string =>
  `--b\nContent-Type: ${type}\n${name === '' ? '' : `Content-Disposition: attachment; filename=${name}\n`}\n${text}\n`
const mixed = (...parts: readonly string[]): string =>
  `${head}Content-Type: multipart/mixed; boundary=b\n\n${parts.join('')}--b--\n`
const alternative = (text: string, html: string): string =>
  mixed(part('text/plain', text), part('text/html', html)).replace('/mixed', '/alternative')

const made: readonly (readonly [string, string, string])[] = [
  [
    'pasted.txt',
    `From: Tom\n\nhello all, lists please\n\nFrom: Ann\n\n${list}\n\nFrom: Ann\n\nsorry for the delay`,
    'letters without a list',
  ],
  [
    'chat.txt',
    `[01.05.26, 18:03] Tom: and yours?\n[01.05.26, 18:04] Ann: ${list}\n[01.05.26, 18:05] Tom: fine, bye`,
    'a chat',
  ],
  [
    'reply.txt',
    `${list}\n\nAnn\n-- \nold boys club\n\nOn Monday Tom wrote:\n> where is it?`,
    'a reply',
  ],
  [
    'form.csv',
    `Name,Club,Shoes,Remark,List\nAnn,Old Boys,brown,"with Guards, perhaps",${JSON.stringify(list)}\nBob,New Boys,,none,${JSON.stringify(list)}`,
    'a form with other columns',
  ],
  [
    'sum.csv',
    'Muster 2026;;;\nPlayer;Nation;Quality;Rankers\nAnn;French;Drilled;40\nBob;Russian;Green;20\n;Total;;60',
    'a table with titles and a sum',
  ],
  [
    'a.eml',
    mixed(
      part('text/plain', 'my list is attached, cheers'),
      part('text/plain', list, 'a.txt'),
      part('application/pdf', '%PDF', 'b.pdf'),
    ),
    'words beside attachments',
  ],
  [
    'b.eml',
    alternative(`${list}\nP.S. only in the text`, `<p>French<p>1. Drilled 40<p>2. Green 20`),
    'a text that says more than its page',
  ],
  [
    'c.eml',
    alternative(
      'no page can be seen here',
      `<p>${list.replaceAll('\n', '<br>')}<p hidden>ghosts<p><s>third</s>`,
    ),
    'a page that says more than its text',
  ],
  [
    'd.eml',
    alternative(
      list,
      `<p>${list.replaceAll('\n', '<br>').replace('Green 20', '<s>Green 20</s> Green 24')}`,
    ),
    'faces that differ',
  ],
  [
    'e.eml',
    mixed(
      part('text/plain', 'look at it'),
      part('message/rfc822', `${head.replace('Ann', 'Bob')}\n${list}`),
    ),
    'a mail within a mail',
  ],
  ['f.eml', mixed(part('text/plain', 'nothing yet, sorry')), 'a mail without a list'],
]

test.each(made.map(([name, text, what]) => [what, name, text] as const))(
  'no word is lost of %s',
  async (_, name, text) => {
    const opened = await openBytes(new TextEncoder().encode(text))
    const read = readSource({ name, opened })
    expect(read.length).toBeGreaterThan(0)
    expect(lostWords(opened, read)).toEqual([])
  },
)

test('every line beside a list is where its number says', async () => {
  const sources = await Promise.all(
    made.map(async ([name, text]) => ({
      name,
      opened: await openBytes(new TextEncoder().encode(text)),
    })),
  )
  for (const { original, list: found } of sources.flatMap((source) => readSource(source))) {
    const lines = original.split('\n')
    const all = found.ok ? [...(found.value.beside ?? []), ...found.value.unread] : []
    for (const { line, text } of all)
      expect(wordsIn(lines[line - 1] ?? '')).toEqual(expect.arrayContaining([...wordsIn(text)]))
  }
})
