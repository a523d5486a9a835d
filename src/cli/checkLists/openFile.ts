// From a file of the club's inbox to its text, whatever program wrote it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { textOf } from '@/platform/textOf.ts'
import { ok, refused, type Result } from '@/rules/core/result.ts'

export type FileTrouble = 'no-file' | 'too-big' | 'not-text' | 'zip' | 'no-code'

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

function troubleOf(bytes: Buffer): FileTrouble | null {
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return 'zip'
  const isPicture = begins(bytes, 0x89, 0x50, 0x4e, 0x47) || begins(bytes, 0xff, 0xd8, 0xff)
  return isPicture ? 'no-code' : null
}

function opened(path: string): Result<string, FileTrouble> {
  if (statSync(path).size > mostBytes) return refused('too-big')
  const bytes = readFileSync(path)
  const trouble = troubleOf(bytes)
  if (trouble !== null) return refused(trouble)
  const text = textOf(unpacked(bytes))
  return text === null ? refused('not-text') : ok(text)
}

export function openFile(file: string): Result<string, FileTrouble> {
  try {
    return opened(pathOf(file))
  } catch {
    return refused('no-file')
  }
}
