// The lines of the house, part by part: words, style sheets and JSON apart from the code, and the tests as one part.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The first pattern that fits a path names its part; a path that none fits belongs to the last one. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['tests with corpora', /^tests\//],
  ['words', /^src\/(?:.*\/)?words\//],
  ['core', /^src\/core\//],
  ['storage', /^src\/storage\//],
  ['table', /^src\/table\//],
  ['documents', /^src\/platform\/documents\//],
  ['ui + platform', /^src\/(?:ui|platform)\//],
  ['desk', /^src\/desk\//],
  ['list reader', /^src\/games\/eagles\/rules\/army\/text\//],
  [
    'mails and tables',
    /^src\/games\/eagles\/rules\/event\/(?:mail\/|(?:readLetter|readSource|readTable|battalionTable|tableRow|csv)\.ts)/,
  ],
  ['eagles, rules', /^src\/games\/eagles\/rules\//],
  ['eagles, screens and telling', /^src\/games\/eagles\//],
  ['progress', /^src\/games\/progress\//],
  ['campaign', /^src\/games\/campaign\//],
  ['deluge', /^src\/games\/deluge\//],
  ['gloria', /^src\/games\/gloria\//],
  ['cli', /^src\/cli\//],
  ['showroom', /^src\/showroom\//],
  ['app + shell', /^src\//],
]

/** Every file below a folder of the house, by its path from the root. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const linesIn = (text: string): number => text.split('\n').length - 1

/** The style sheet within a component, with its tags. */
const styles = /<style[\s\S]*?<\/style>\n/g

/** What a file adds to which count. */
function sharesOf(file: string, text: string): readonly (readonly [string, number])[] {
  const part = parts.find(([, pattern]) => pattern.test(file))?.[0] ?? ''
  const lines = linesIn(text)
  if (file.startsWith('tests/')) return [[part, lines]]
  const sheet = file.endsWith('.css')
    ? text
    : file.endsWith('.vue')
      ? text.match(styles)?.join('')
      : ''
  const styled = linesIn(sheet ?? '')
  const own = file.endsWith('.json') ? 'JSON' : part
  return [
    ['all of src', lines],
    ['files of src', 1],
    ['CSS', styled],
    [own, lines - styled],
  ]
}

export function linesOf(files: Iterable<readonly [string, string]>): ReadonlyMap<string, number> {
  const names = [...parts.map(([part]) => part), 'CSS', 'JSON', 'all of src', 'files of src']
  const counts = new Map(names.map((name) => [name, 0]))
  for (const [file, text] of files)
    for (const [name, share] of sharesOf(file, text))
      counts.set(name, (counts.get(name) ?? 0) + share)
  return counts
}

/** Pictures and fonts have no lines. */
const isText = (file: string): boolean => !/\.(?:png|gz|zip|dat|woff2)$/.test(file)

export const linesNow = (): ReadonlyMap<string, number> => {
  const files = ['src', 'tests'].flatMap(filesIn).filter(isText)
  return linesOf(files.map((file) => [file, textOf(file)] as const))
}
