// The size budget: what the built app makes a phone load, against the limits of .size-budget.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

const packers = {
  brotli: (body: Buffer) => brotliCompressSync(body).length,
  gzip: (body: Buffer) => gzipSync(body, { level: 9 }).length,
  raw: (body: Buffer) => body.length,
}

const limitSchema = v.object({
  kilobytes: v.number(),
  packed: v.picklist(['brotli', 'gzip', 'raw']),
})
const budgetSchema = v.object({
  /** The modules, beside the entry, that a route cannot do without. */
  routes: v.object({ first: v.array(v.string()), battle: v.array(v.string()) }),
  /** The modules that each further game begins with, and what its own files may weigh. */
  games: v.record(v.string(), v.object({ modules: v.array(v.string()), limit: limitSchema })),
  /** Modules and workers of the rooms that somebody who only builds armies never enters, as patterns. */
  otherRooms: v.array(v.string()),
  limits: v.object({
    beforeFirstPaint: limitSchema,
    firstRoute: limitSchema,
    battleRoute: limitSchema,
    armies: limitSchema,
    everything: limitSchema,
    precache: limitSchema,
    precacheArmies: limitSchema,
  }),
})
const chunkSchema = v.object({
  file: v.string(),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)
type Manifest = v.InferOutput<typeof manifestSchema>

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const isCode = (file: string) => ['.js', '.css'].includes(extname(file))
/** The manifest also names the entry's style sheet, which is in the page. */
const isWritten = (file: string) => isCode(file) && existsSync(join(dist, file))

/** The files of a module: its chunk, its styles, and those of everything it imports statically. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (chunk === undefined) {
    throw new Error(`${key} (named in .size-budget.json) is no chunk of its own in the build.`)
  }
  const imported = chunk.imports.flatMap((next) => closureOf(manifest, next, seen))
  return [chunk.file, ...chunk.css, ...imported].filter(isWritten)
}

/** A circle of files that import each other at once: it can run code before what it needs. */
function circleIn(manifest: Manifest): readonly string[] | null {
  const done = new Set<string>()
  const walk = (key: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (done.has(key)) return null
    for (const next of manifest[key]?.imports ?? []) {
      const circle = walk(next, [...way, key])
      if (circle !== null) return circle
    }
    done.add(key)
    return null
  }
  for (const key of Object.keys(manifest)) {
    const circle = walk(key, [])
    if (circle !== null) return circle
  }
  return null
}

/** What each game fetches that neither the battle nor another game does; none may fetch a part of another one. */
function linesOfGames(
  manifest: Manifest,
  games: v.InferOutput<typeof budgetSchema>['games'],
  shared: readonly string[],
): Line[] {
  const routes = Object.entries(games).map(([name, { modules, limit }]) => ({
    name,
    limit,
    files: modules.flatMap((key) => closureOf(manifest, key)),
  }))
  return routes.map(({ name, limit, files }) => {
    const others = routes.filter((route) => route.name !== name)
    const strange = files.find((file) =>
      others.some((other) => file.startsWith(`assets/${other.name}`)),
    )
    if (strange !== undefined) throw new Error(`The route of ${name} fetches ${strange}.`)
    const elsewhere = new Set([...shared, ...others.flatMap((other) => other.files)])
    const own = files.filter((file) => !elsewhere.has(file))
    return { title: `what ${name} alone fetches`, files: own, limit }
  })
}

/** What the page carries itself, under this name: its style sheet and its script. */
const inPage = 'index.html'

/** The page, and what it asks for. */
function filesOfPage(): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const asked = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(
    ([tag]) => /\b(?:src|href)="\/?([^"]+)"/.exec(tag)?.[1] ?? '',
  )
  return [inPage, ...asked.filter(isCode)]
}

/** The files of everything that can be reached without entering one of the other rooms. */
function filesOfArmies(manifest: Manifest, otherRooms: readonly RegExp[]): string[] {
  const isOther = (name: string) => otherRooms.some((room) => room.test(name))
  const seen = new Set<string>()
  const visit = (key: string): string[] => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key) || isOther(key)) return []
    seen.add(key)
    const next = [...chunk.imports, ...chunk.dynamicImports].flatMap(visit)
    return [chunk.file, ...chunk.css, ...next].filter(isWritten)
  }
  const workers = allCode().filter(
    (file) => file.includes('.worker-') && !isOther(file.replace('assets/', '')),
  )
  return [...filesOfPage(), ...visit('index.html'), ...workers]
}

/** Every script and style sheet of the app; the service worker is fetched after everything else. */
function allCode(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => file.replaceAll('\\', '/'))
}

function precachedFiles(): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const entries = [...worker.matchAll(/\{[^{}]*\brevision\b[^{}]*\}/g)]
  const urls = entries.map(([entry]) => /\burl["']?:["'`]([^"'`]+)["'`]/.exec(entry)?.[1] ?? '')
  const files = urls.filter((url) => url !== '')
  if (files.length === 0) throw new Error('dist/sw.js has no precache list.')
  const twice = files.filter((file, index) => files.indexOf(file) !== index)
  if (twice.length > 0) throw new Error(`Precached twice: ${twice.join(', ')}`)
  return files
}

interface Line {
  title: string
  files: readonly string[]
  limit: v.InferOutput<typeof limitSchema>
}

function measure(): Line[] {
  const budget = v.parse(budgetSchema, readJson(join(root, '.size-budget.json')))
  const { limits, routes } = budget
  const manifest = v.parse(manifestSchema, readJson(join(dist, '.vite/manifest.json')))
  const circle = circleIn(manifest)
  if (circle !== null) throw new Error(`Built files import each other: ${circle.join(' > ')}`)
  const entry = [...filesOfPage(), ...closureOf(manifest, 'index.html')]
  const route = (keys: readonly string[]) => [
    ...entry,
    ...keys.flatMap((key) => closureOf(manifest, key)),
  ]
  const otherRooms = budget.otherRooms.map((pattern) => new RegExp(pattern))
  const armies = filesOfArmies(manifest, otherRooms)
  const precached = precachedFiles().filter((file) => file !== inPage)
  const ofOtherRooms = new Set(
    allCode().filter((file) => file.startsWith('assets/') && !armies.includes(file)),
  )
  return [
    {
      title: 'page, JS + CSS before the first paint',
      files: entry,
      limit: limits.beforeFirstPaint,
    },
    { title: 'the whole first route', files: route(routes.first), limit: limits.firstRoute },
    { title: 'the whole battle route', files: route(routes.battle), limit: limits.battleRoute },
    ...linesOfGames(manifest, budget.games, route(routes.battle)),
    { title: 'all that armies need', files: armies, limit: limits.armies },
    { title: 'all JS + CSS', files: allCode(), limit: limits.everything },
    {
      title: 'precache without the other rooms',
      files: precached.filter((file) => !ofOtherRooms.has(file)),
      limit: limits.precacheArmies,
    },
    { title: 'precache', files: precached, limit: limits.precache },
  ]
}

function bodyOf(file: string): Buffer {
  const body = readFileSync(join(dist, file))
  if (file !== inPage) return body
  const code = body.toString().matchAll(/<(script|style)>(.*?)<\/\1>/gs)
  return Buffer.from([...code].map(([, , text]) => text).join('\n'))
}

/** Prints one line of the table; true when it is within its limit. */
function tell({ title, files, limit: { kilobytes, packed } }: Line): boolean {
  const bodies = [...new Set(files)].map(bodyOf)
  const size = bodies.reduce((sum, body) => sum + packers[packed](body), 0) / 1000
  const isWithin = size <= kilobytes
  const figures = `${size.toFixed(1).padStart(6)} of ${String(kilobytes).padStart(4)} kB`
  const count = `${String(bodies.length).padStart(3)} files`
  console.log(
    `${title.padEnd(38)} ${figures} ${packed.padEnd(6)} ${count}  ${isWithin ? 'ok' : 'TOO MUCH'}`,
  )
  return isWithin
}

try {
  process.exitCode = measure().map(tell).every(Boolean) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
