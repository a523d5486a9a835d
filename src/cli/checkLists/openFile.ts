// From a file of the club's inbox to what can be read in it, whatever program wrote it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openBytes } from '@/platform/documents/openDocument.ts'
import { textOf } from '@/platform/textOf.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import type { Opened } from '@/games/eagles/rules/index.ts'

export type FileTrouble = 'no-file' | 'too-big'

/** Bytes. */
const mostBytes = 128_000_000

/** npm runs scripts in the folder of the package; the user may stand elsewhere. */
function pathOf(file: string): string {
  const here = resolve(file)
  const { INIT_CWD: started } = process.env
  return existsSync(here) || started === undefined ? here : resolve(started, file)
}

const begins = (bytes: Buffer, ...signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte)

/** A backup may be packed; nothing else that is packed is a list. */
function unpacked(bytes: Buffer): Buffer {
  return begins(bytes, 0x1f, 0x8b) ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : bytes
}

function bytesOf(file: string): Result<Uint8Array, FileTrouble> {
  try {
    const path = pathOf(file)
    if (statSync(path).size > mostBytes) return refused('too-big')
    return ok(new Uint8Array(unpacked(readFileSync(path))))
  } catch {
    return refused('no-file')
  }
}

/** The text of a file that is nothing but text: a record of a battle, one's own army. */
export function openTextFile(file: string): Result<string, FileTrouble | 'not-text'> {
  const bytes = bytesOf(file)
  if (!bytes.ok) return bytes
  const text = textOf(bytes.value)
  return text === null ? refused('not-text') : ok(text)
}

/** Whatever it holds: text, a table, a mail, a document, or what it is instead. */
export async function openFile(file: string): Promise<Result<Opened, FileTrouble>> {
  const bytes = bytesOf(file)
  return bytes.ok ? ok(await openBytes(bytes.value)) : bytes
}

/** Opens files once each, before they are checked: mails and packed files take their time. */
export async function openFiles(
  files: readonly string[],
): Promise<(file: string) => Result<Opened, FileTrouble>> {
  const found = new Map<string, Result<Opened, FileTrouble>>()
  for (const file of files) if (!found.has(file)) found.set(file, await openFile(file))
  return (file) => found.get(file) ?? refused('no-file')
}
