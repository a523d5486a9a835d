// A built page for plain http: WebKit upgrades even 127.0.0.1 to https when the policy says so, and nobody answers there.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy whose policy lacks that one directive. It is gone when the process ends. */
export function copyForHttp(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(built, folder, { recursive: true })
  for (const name of ['_headers', 'index.html'].map((file) => join(folder, file))) {
    if (!existsSync(name)) continue
    writeFileSync(name, readFileSync(name, 'utf8').replace('; upgrade-insecure-requests', ''))
  }
  return folder
}
