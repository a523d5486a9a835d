// A frame: what one picture of a transfer by light says, as bytes and as the text of a QR code (docs/formats-light.md).
import { fromBase45, toBase45 } from '../bytes/base45.ts'
import { crc32 } from '../bytes/crc32.ts'

/** What is sent; its place is its number in the frame. A number beyond these is a file of a kind not known here. */
export const lightKinds = [
  'file',
  'army',
  'battle',
  'event',
  'scenario',
  'game',
  'sheet',
  'view',
  'backup',
  'turn',
] as const
export type LightKind = (typeof lightKinds)[number]

/** One transfer: the same file at the same size of code is the same transfer, whenever it is sent. */
export interface Transfer {
  readonly kind: LightKind
  /** 32 bits of the content's hash. */
  readonly id: number
  /** Bytes of the whole content. */
  readonly length: number
  /** Into how many blocks it is cut. */
  readonly blocks: number
}

export interface Frame extends Transfer {
  /** Which blocks are in it: below `blocks` the one of that number, from there on a mixture. */
  readonly seed: number
  /** One block's worth of bytes. */
  readonly payload: Uint8Array
}

/** Nothing beyond these is sent or taken in. */
export const lightBounds = {
  /** Bytes of the content as it is sent. */
  content: 2 * 1024 * 1024,
  blocks: 8_192,
  /** Bytes of a block; always a multiple of four. */
  block: { min: 32, max: 1_024 },
} as const

const version = 1
/** What a QR code of ours begins with, whatever the version. */
const mark = 'ADC:'
const headBytes = 16
const checkBytes = 4

export const isSameTransfer = (one: Transfer, other: Transfer): boolean =>
  one.id === other.id && one.length === other.length && one.blocks === other.blocks

export function writeFrame({ kind, id, length, blocks, seed, payload }: Frame): string {
  const bytes = new Uint8Array(headBytes + payload.length + checkBytes)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, version)
  view.setUint8(1, lightKinds.indexOf(kind))
  view.setUint32(2, id)
  view.setUint32(6, length)
  view.setUint16(10, blocks)
  view.setUint32(12, seed)
  bytes.set(payload, headBytes)
  view.setUint32(headBytes + payload.length, crc32(bytes.subarray(0, -checkBytes)))
  return mark + toBase45(bytes)
}

/** `foreign`: no frame at all. `damaged`: one that is not sound or says what cannot be. `newer`: of a later version. */
export type FrameProblem = 'foreign' | 'damaged' | 'newer'

const isSound = ({ length, blocks, payload: { length: block } }: Frame): boolean =>
  length >= 1 &&
  length <= lightBounds.content &&
  blocks <= lightBounds.blocks &&
  block % 4 === 0 &&
  block >= lightBounds.block.min &&
  block <= lightBounds.block.max &&
  blocks === Math.ceil(length / block)

/** Never throws, whatever a code says. Of every version the last four bytes are the checksum of all before. */
export function readFrame(text: string): Frame | FrameProblem {
  if (!text.startsWith(mark)) return 'foreign'
  const bytes = fromBase45(text.slice(mark.length))
  if (bytes === null || bytes.length <= checkBytes) return 'damaged'
  const view = new DataView(bytes.buffer)
  const checked = bytes.length - checkBytes
  if (view.getUint32(checked) !== crc32(bytes.subarray(0, checked))) return 'damaged'
  if (view.getUint8(0) > version) return 'newer'
  if (view.getUint8(0) !== version || checked <= headBytes) return 'damaged'
  const frame: Frame = {
    kind: lightKinds[view.getUint8(1)] ?? 'file',
    id: view.getUint32(2),
    length: view.getUint32(6),
    blocks: view.getUint16(10),
    seed: view.getUint32(12),
    payload: bytes.slice(headBytes, checked),
  }
  return isSound(frame) ? frame : 'damaged'
}
