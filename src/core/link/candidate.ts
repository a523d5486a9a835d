// Place where a phone can be reached in the hall: an address and a port, as browsers write them and as few bytes.

/** Bytes of an address, by its kind: a number of four parts, one of eight, or a name that only this hall resolves. */
export const addressBytes = { v4: 4, v6: 16, name: 16 } as const
type AddressKind = keyof typeof addressBytes

export interface Candidate {
  readonly kind: AddressKind
  readonly address: Uint8Array
  readonly port: number
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16))

function v4From(text: string): Uint8Array | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(text)) return null
  const parts = text.split('.').map(Number)
  return parts.every((part) => part < 256) ? Uint8Array.from(parts) : null
}

/** A part of an address between two colons, or what stands before or after the gap. */
const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

function v6From(text: string): Uint8Array | null {
  if (!/^[\da-f:]{2,39}$/iu.test(text)) return null
  const halves = text.split('::')
  const [before = [], after = []] = halves.map(groupsOf)
  const gap = 8 - before.length - after.length
  if (halves.length > 2 || (halves.length === 2 ? gap < 1 : gap !== 0)) return null
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  if (!groups.every((group) => /^[\da-f]{1,4}$/iu.test(group))) return null
  return fromHex(groups.map((group) => group.padStart(4, '0')).join(''))
}

const namePattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local$/iu

function addressFrom(text: string): Pick<Candidate, 'kind' | 'address'> | null {
  const v4 = v4From(text)
  if (v4 !== null) return { kind: 'v4', address: v4 }
  if (namePattern.test(text))
    return { kind: 'name', address: fromHex(text.slice(0, 36).replaceAll('-', '')) }
  const v6 = v6From(text)
  return v6 === null ? null : { kind: 'v6', address: v6 }
}

/** Addresses that lead only to the phone itself, or that mean nothing without the name of a wire. */
const isUseless = ({ kind, address: [first = 0, second = 0] }: Candidate): boolean =>
  (kind === 'v4' && first === 127) || (kind === 'v6' && first === 0xfe && (second & 0xc0) === 0x80)

/** From a line of a description (RFC 8839); null for what no phone in the hall can use. */
export function candidateFrom(line: string): Candidate | null {
  const [, transport, address, port] =
    /^a=candidate:\S+ 1 (\w+) \d+ (\S+) (\d{1,5}) typ host\b/u.exec(line) ?? []
  if (transport?.toLowerCase() !== 'udp' || address === undefined) return null
  const found = addressFrom(address)
  const number = Number(port)
  if (found === null || number < 1 || number > 65_535) return null
  const candidate = { ...found, port: number }
  return isUseless(candidate) ? null : candidate
}

function addressText({ kind, address }: Candidate): string {
  if (kind === 'v4') return address.join('.')
  const digits = hex(address)
  if (kind === 'v6') return (digits.match(/.{4}/gu) ?? []).join(':')
  const cuts = [8, 12, 16, 20]
  const parts = [0, ...cuts].map((from, place) => digits.slice(from, cuts[place]))
  return `${parts.join('-')}.local`
}

/** As a line of a description; `place` is its rank among the others. */
export const candidateLine = (candidate: Candidate, place: number): string =>
  `a=candidate:${String(place + 1)} 1 udp ${String(2_130_706_431 - 256 * place)} ${addressText(candidate)} ${String(candidate.port)} typ host`
