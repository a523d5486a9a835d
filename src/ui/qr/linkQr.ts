// The QR code of a link of ours; the encoder is loaded when the first code is shown.
import { computedAsync } from '@vueuse/core'

/** Bytes a single code may hold and still be scanned from a print of 3 cm or a phone in bad light. */
const mostBytes = 1_000

export type LinkQr = { readonly modules: readonly (readonly boolean[])[] } | 'too-long' | null

async function makeQr(link: string): Promise<LinkQr> {
  if (new TextEncoder().encode(link).length > mostBytes) return 'too-long'
  const { encodeQR } = await import('qr')
  // The library insists on a border; the picture brings its own quiet zone.
  const framed = encodeQR(link, 'raw', { ecc: 'medium', border: 1 })
  return { modules: framed.slice(1, -1).map((row) => row.slice(1, -1)) }
}

/** null until it is ready. */
export const useLinkQr = (link: () => string) => computedAsync(() => makeQr(link()), null)
