// Reads public/_headers as Cloudflare Pages and Netlify do: a path, then indented "Name: value" lines.
import { readFile } from 'node:fs/promises'

export interface HeaderRule {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim()
    if (colon < 0 || name === '') throw new Error(`_headers: cannot read "${line.trim()}"`)
    rules.at(-1)?.headers.push([name, line.slice(colon + 1).trim()])
  }
  return rules
}

/** The rules of a _headers file; none when there is no such file. */
export async function readHeaderRules(path: string): Promise<HeaderRule[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return parseHeaderRules(text)
}

const covers = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname

/** Every header for a path; hosts join the values of a header that two rules set, so a clash shows. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const joined = new Map<string, string>()
  for (const [name, value] of rules
    .filter((rule) => covers(rule.path, pathname))
    .flatMap((rule) => rule.headers)) {
    const before = joined.get(name)
    joined.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return joined
}
