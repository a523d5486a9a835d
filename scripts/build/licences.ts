// The licences of all that is bundled, from what the bundler says it has put in: a package without a text fails the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** Work of others, under the licence whose text it stands with. */
interface Work {
  readonly name: string
  readonly version: string
  readonly copyright: readonly string[]
  /** What must be handed on word for word besides the licence (Apache-2.0, 4d). */
  readonly notice: string
}

/** The public shape of licences.json; src/shell/about reads it. */
export interface Licence {
  readonly name: string
  readonly text: string
  readonly works: readonly Work[]
}

interface Found extends Work {
  readonly licence: string
  readonly text: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const fonts = join(root, 'src/ui/styles/fonts')

/** The folder of the package that a module is from; null for our own ones and for what the bundler adds. */
export function packageOf(id: string): string | null {
  const [path = ''] = id.replace(/^\0/, '').split('?')
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/'))?.[0]
  return found !== undefined && existsSync(join(found, 'package.json')) ? found : null
}

const isCopyright = (line: string): boolean => /^\s*copyright\b/i.test(line)

/** The words of a licence without whose they are, and the lines that say it. */
export function parted(text: string): { copyright: readonly string[]; words: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  // Below its first paragraphs a licence speaks of copyright in general.
  const head = lines.findIndex((line) => /permission is hereby|terms and conditions/i.test(line))
  const isWhose = (line: string, at: number): boolean => at < head && isCopyright(line)
  const copyright = lines.filter(isWhose).map((line) => line.trim())
  const words = lines.filter((line, at) => !isWhose(line, at)).join('\n')
  return { copyright, words: words.replace(/\n{3,}/g, '\n\n').trim() }
}

const fileIn = (folder: string, names: RegExp): string | undefined =>
  readdirSync(folder)
    .filter((name) => names.test(name))
    .sort()
    .at(-1)

/** Where there is a choice it is MIT. */
function licenceIn(folder: string): Found {
  const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  const { name, version, license = '' } = json
  const isChoice = / OR /.test(license) && license.includes('MIT')
  const choice = isChoice ? fileIn(folder, /^licen[cs]e-mit/i) : undefined
  const file = choice ?? fileIn(folder, /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i)
  if (file === undefined)
    throw new Error(`${name} is bundled, and no text of its licence is with it`)
  const { copyright, words } = parted(readFileSync(join(folder, file), 'utf8'))
  const noticeFile = fileIn(folder, /^notice(?:\.(?:md|txt))?$/i)
  const notice =
    noticeFile === undefined ? '' : readFileSync(join(folder, noticeFile), 'utf8').trim()
  const licence = isChoice ? 'MIT' : license
  return { name, version, licence, text: words, copyright, notice }
}

function fontLicence(): Found {
  const text = readFileSync(join(fonts, 'OFL.txt'), 'utf8').replaceAll('\r\n', '\n')
  const [whose = ''] = text.split('\n\n')
  const words = text.slice(whose.length).trim()
  const copyright = whose.split('\n')
  const name = 'Field Book Serif'
  return { name, version: '', licence: 'OFL-1.1', text: words, copyright, notice: '' }
}

/** Equal words of one licence stand once, whatever their line breaks and their title. */
const sameWords = ({ licence, text }: Found): string =>
  `${licence} ${text
    .slice(Math.max(0, text.search(/permission is hereby/i)))
    .replace(/[\s>*“”"'’]+/g, ' ')
    .toLowerCase()}`

function grouped(found: readonly Found[]): readonly Licence[] {
  const groups = new Map<string, Found[]>()
  for (const each of found) {
    const words = sameWords(each)
    groups.set(words, [...(groups.get(words) ?? []), each])
  }
  return [...groups.values()]
    .map((all) => ({
      name: all[0]?.licence ?? '',
      text: all[0]?.text ?? '',
      works: all
        .map(({ name, version, copyright, notice }) => ({ name, version, copyright, notice }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
    }))
    .sort((one, other) => other.works.length - one.works.length)
}

export const licencesOf = (folders: ReadonlySet<string>): readonly Licence[] =>
  grouped([...[...folders].sort().map(licenceIn), fontLicence()])

function* packagesIn(bundle: Rolldown.OutputBundle): Generator<string> {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const id of output.moduleIds) {
      const folder = packageOf(id)
      if (folder !== null) yield folder
    }
  }
}

/** What the service worker is made of; it is built after everything else, and checked against this. */
const ofServiceWorker = ['core', 'precaching', 'routing', 'strategies'].map((name) =>
  join(root, 'node_modules', `workbox-${name}`),
)

/** Writes licences.json beside the page. `inWorkers` belongs into the builds of the workers, `inServiceWorker` into that. */
export function licences() {
  const folders = new Set<string>(ofServiceWorker)
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const folder of packagesIn(bundle)) folders.add(folder)
  }
  const app: Plugin = {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        collect(bundle)
        const source = JSON.stringify(licencesOf(folders))
        this.emitFile({ type: 'asset', fileName: 'licences.json', source })
      },
    },
  }
  const inWorkers = (): Plugin => ({
    name: 'licences-of-workers',
    generateBundle: (_options, bundle) => collect(bundle),
  })
  const inServiceWorker: Plugin = {
    name: 'licences-of-service-worker',
    generateBundle(_options, bundle) {
      for (const folder of packagesIn(bundle))
        if (!folders.has(folder)) this.error(`licences.json does not name ${basename(folder)}`)
    },
  }
  return { app, inWorkers, inServiceWorker }
}
