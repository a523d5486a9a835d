// Locks kept on this phone, beside the record: on the disk before the other phone hears of them, and in no list or backup.
import type { Bond, Lock } from '@/core/link/seal.ts'
import { parseJson } from '@/core/parseJson.ts'
import { isObject, isText } from '@/core/record/json.ts'

export interface KeptLock {
  readonly lock: Lock
  /** What the other side was bound to when both were locked; null: it can still be taken back. */
  readonly bond: Bond | null
}

const place = (id: string): string => `aide-de-camp.lock.${id}`

const isHash = (json: unknown): json is string => isText(json) && /^[\da-f]{64}$/u.test(json)

function lockIn(json: unknown): Lock | null {
  if (!isObject(json)) return null
  const { head, seat, answer, salt } = json
  if (!isHash(head) || !isText(seat) || !isText(salt) || !isObject(answer)) return null
  const { kind, option } = answer
  return kind === 'choice' && isText(option) ? { head, seat, answer: { kind, option }, salt } : null
}

function bondIn(json: unknown): Bond | null {
  if (!isObject(json)) return null
  const { head, seal } = json
  return isHash(head) && isHash(seal) ? { head, seal } : null
}

/** Null: nothing is locked, or nothing that can be read. */
export function readLock(id: string): KeptLock | null {
  try {
    const json = parseJson(localStorage.getItem(place(id)) ?? '')
    const lock = isObject(json) ? lockIn(json['lock']) : null
    return lock === null || !isObject(json) ? null : { lock, bond: bondIn(json['bond']) }
  } catch {
    return null
  }
}

/** Where nothing can be kept it holds as long as the page does. */
export function writeLock(id: string, kept: KeptLock | null): void {
  try {
    if (kept === null) localStorage.removeItem(place(id))
    else localStorage.setItem(place(id), JSON.stringify(kept))
  } catch {
    // The game goes on; only a kill of the page would ask for the answer again.
  }
}
