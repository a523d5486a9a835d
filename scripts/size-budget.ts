// The size budget: what the built app makes a phone load, against the limits of .size-budget.json.
import { readdirSync, readFileSync } from 'node:fs'
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
  /** The modules, beside the entry, that the start page cannot do without. */
  firstRoute: v.array(v.string()),
  limits: v.object({
    beforeFirstPaint: limitSchema,
    firstRoute: limitSchema,
    everything: limitSchema,
    precache: limitSchema,
  }),
})
const chunkSchema = v.object({
  file: v.string(),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)
type Manifest = v.InferOutput<typeof manifestSchema>

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const isCode = (file: string) => ['.js', '.css'].includes(extname(file))

/** The files of a module: its chunk, its styles, and those of everything it imports statically. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (chunk === undefined) {
    throw new Error(`${key} (named in .size-budget.json) is no chunk of its own in the build.`)
  }
  const imported = chunk.imports.flatMap((next) => closureOf(manifest, next, seen))
  return [chunk.file, ...chunk.css, ...imported].filter(isCode)
}

/** The scripts, preloaded modules and style sheets that index.html itself asks for. */
function filesOfPage(): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => /\b(?:src|href)="\/?([^"]+)"/.exec(tag)?.[1] ?? '')
    .filter(isCode)
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
  const { firstRoute, limits } = v.parse(budgetSchema, readJson(join(root, '.size-budget.json')))
  const manifest = v.parse(manifestSchema, readJson(join(dist, '.vite/manifest.json')))
  const entry = [...filesOfPage(), ...closureOf(manifest, 'index.html')]
  const first = [...entry, ...firstRoute.flatMap((key) => closureOf(manifest, key))]
  return [
    { title: 'JS + CSS before the first paint', files: entry, limit: limits.beforeFirstPaint },
    { title: 'JS + CSS of the whole first route', files: first, limit: limits.firstRoute },
    { title: 'all JS + CSS', files: allCode(), limit: limits.everything },
    { title: 'precache', files: precachedFiles(), limit: limits.precache },
  ]
}

/** Prints one line of the table; true when it is within its limit. */
function tell({ title, files, limit: { kilobytes, packed } }: Line): boolean {
  const bodies = [...new Set(files)].map((file) => readFileSync(join(dist, file)))
  const size = bodies.reduce((sum, body) => sum + packers[packed](body), 0) / 1000
  const isWithin = size <= kilobytes
  const figures = `${size.toFixed(1).padStart(6)} of ${String(kilobytes).padStart(3)} kB`
  const count = `${String(bodies.length).padStart(3)} files`
  console.log(
    `${title.padEnd(34)} ${figures} ${packed.padEnd(6)} ${count}  ${isWithin ? 'ok' : 'TOO MUCH'}`,
  )
  return isWithin
}

try {
  process.exitCode = measure().map(tell).every(Boolean) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
