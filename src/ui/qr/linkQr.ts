// The QR code of a link of ours; the encoder is loaded when the first code is shown.
import { computedAsync } from '@vueuse/core'

/** Bytes a single code may hold and still be scanned from a print of 3 cm or a phone in bad light. */
const mostBytes = 1_000

export type LinkQr = { readonly modules: readonly (readonly boolean[])[] } | 'too-long' | null

async function makeQr(link: string): Promise<LinkQr> {
  if (new TextEncoder().encode(link).length > mostBytes) return 'too-long'
  const { qrModules } = await import('./qrModules.ts')
  return { modules: qrModules(link, { ecc: 'medium' }) }
}

/** null until it is ready. */
export const useLinkQr = (link: () => string) => computedAsync(() => makeQr(link()), null)
