// JSON from outside, held to its limits before and after it is parsed. Never throws.
import { backupLimits } from './format.ts'

/** Names that reach into what every object inherits. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** How deep the brackets go, and how many values there are, at most twice as many: found without parsing. */
function isTooMuch(text: string): boolean {
  let depth = 0
  let nodes = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isQuoted) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) isQuoted = false
    } else if (code === 0x22) isQuoted = true
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      nodes += 1
      if (depth > backupLimits.depth) return true
    } else if (code === 0x7d || code === 0x5d) depth -= 1
    else if (code === 0x2c) nodes += 1
  }
  return nodes > 2 * backupLimits.nodes
}

/** Counts every value; stops at a forbidden name, at minus zero or above the limits. */
function isTameIn(json: unknown, room: { left: number }, depth: number): boolean {
  room.left -= 1
  if (room.left < 0 || Object.is(json, -0)) return false
  if (typeof json !== 'object' || json === null) return true
  if (depth === 0) return false
  if (Array.isArray(json)) return json.every((each) => isTameIn(each, room, depth - 1))
  return Object.entries(json).every(
    ([key, value]) => !forbidden.has(key) && isTameIn(value, room, depth - 1),
  )
}

/** Whether what is written of this value would be read again. */
export const isTame = (json: unknown): boolean =>
  isTameIn(json, { left: backupLimits.nodes }, backupLimits.depth)

/** The value, or undefined for what is no JSON or beyond the limits. */
export function parseTame(text: string): unknown {
  if (text.length > backupLimits.line || isTooMuch(text)) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return isTame(json) ? json : undefined
  } catch {
    return undefined
  }
}
