// From a file of the club's inbox to its text, whatever program wrote it.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ok, refused, type Result } from '@/rules/core/result.ts'

export type FileTrouble = 'no-file' | 'too-big' | 'not-text'

/** Bytes. */
const mostBytes = 128_000_000

/** npm runs scripts in the folder of the package; the user may stand elsewhere. */
function pathOf(file: string): string {
  const here = resolve(file)
  const { INIT_CWD: started } = process.env
  return existsSync(here) || started === undefined ? here : resolve(started, file)
}

/** UTF-16 with its mark, UTF-8, or, as older mail programs write, Latin letters of one byte each. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export function openFile(file: string): Result<string, FileTrouble> {
  try {
    const bytes = readFileSync(pathOf(file))
    if (bytes.length > mostBytes) return refused('too-big')
    const text = textOf(bytes)
    return text.includes('\0') ? refused('not-text') : ok(text)
  } catch {
    return refused('no-file')
  }
}
