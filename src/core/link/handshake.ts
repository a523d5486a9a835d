// Facts that two phones must tell each other before they are linked: read out of a description, and made into one again.
import { candidateFrom, candidateLine, type Candidate } from './candidate.ts'

/** Who began: the offer comes from the phone with the record, the answer from the one that sits down. */
export type Part = 'offer' | 'answer'

/** Nothing beyond these is written or taken in. */
export const handshakeBounds = {
  /** Signs of the short-lived name and password (RFC 8839). */
  user: { min: 4, max: 32 },
  password: { min: 22, max: 48 },
  candidates: 4,
} as const

export interface Handshake {
  readonly part: Part
  readonly user: string
  readonly password: string
  /** SHA-256 of the certificate this phone made for the link. */
  readonly fingerprint: Uint8Array
  /** Of an answer: whether it opens the encrypted line itself. */
  readonly isActive: boolean
  readonly candidates: readonly Candidate[]
}

const valueOf = (lines: readonly string[], key: string): string =>
  lines.find((line) => line.startsWith(`a=${key}:`))?.slice(key.length + 3) ?? ''

function fingerprintFrom(text: string): Uint8Array | null {
  const digits = /^sha-256 ((?:[\da-f]{2}:){31}[\da-f]{2})$/iu.exec(text)?.[1]
  return digits === undefined
    ? null
    : Uint8Array.from(digits.split(':'), (pair) => Number.parseInt(pair, 16))
}

export const isIceText = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): boolean =>
  text.length >= min && text.length <= max && /^[\w+/]*$/u.test(text) && !text.includes('_')

/** Numbers first, then names of this hall, then long numbers: in this order they are most likely to lead somewhere. */
const rank = { v4: 0, name: 1, v6: 2 } as const

/** Out of a description that this phone's browser has written; null if it is not what we know. */
export function handshakeFrom(part: Part, description: string): Handshake | null {
  const lines = description.split(/\r?\n/u)
  const user = valueOf(lines, 'ice-ufrag')
  const password = valueOf(lines, 'ice-pwd')
  const fingerprint = fingerprintFrom(valueOf(lines, 'fingerprint'))
  const candidates = lines
    .map(candidateFrom)
    .filter((each) => each !== null)
    .sort((one, other) => rank[one.kind] - rank[other.kind])
    .slice(0, handshakeBounds.candidates)
  const isSound =
    isIceText(user, handshakeBounds.user) && isIceText(password, handshakeBounds.password)
  if (!isSound || fingerprint === null) return null
  const isActive = valueOf(lines, 'setup') === 'active'
  return { part, user, password, fingerprint, isActive, candidates }
}

const colons = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(':')

/** The other phone's description, made anew from what its code said; `mid` is what this phone calls the line. */
export function descriptionOf(handshake: Handshake, mid = '0'): string {
  const { part, user, password, fingerprint, isActive, candidates } = handshake
  const setup = part === 'offer' ? 'actpass' : isActive ? 'active' : 'passive'
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mid}`,
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=mid:${mid}`,
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${colons(fingerprint)}`,
    `a=setup:${setup}`,
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    ...candidates.map(candidateLine),
    'a=end-of-candidates',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** What this phone calls the line in its own description. */
export const midIn = (description: string): string => valueOf(description.split(/\r?\n/u), 'mid')
