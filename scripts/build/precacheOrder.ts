// The order of the precache: a depth-first walk through the app, so that the parts of a room stand behind what opens it.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Of Vite's own manifest (build.manifest). */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The files of the app as one comes upon them: what a file needs, itself, then what it may ask for. */
export function walk(manifest: Manifest, start = 'index.html'): readonly string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const needed = (key: string): readonly string[] => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return []
    seen.add(key)
    const later = (chunk.imports ?? []).flatMap(needed)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    return [...later, ...(chunk.dynamicImports ?? [])]
  }
  const visit = (key: string): void => needed(key).forEach(visit)
  visit(start)
  return [...files]
}

/** Sorts the precache; what the walk does not come upon (workers, icons) stays behind it, the page before all. */
interface PrecacheOrder {
  readonly plugin: Plugin
  readonly transform: <Entry extends { url: string }>(entries: Entry[]) => { manifest: Entry[] }
}

export function precacheOrder(): PrecacheOrder {
  let folder = ''
  return {
    plugin: {
      name: 'precache-order',
      apply: 'build',
      configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    },
    transform: (entries) => {
      const read: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
      const places = new Map(walk(read as Manifest).map((file, place) => [file, place]))
      const placeOf = (url: string): number =>
        url === 'index.html' ? -1 : (places.get(url) ?? places.size)
      return { manifest: entries.sort((one, other) => placeOf(one.url) - placeOf(other.url)) }
    },
  }
}
