// Bytes as text that every messenger leaves alone.
export function toText(bytes: Uint8Array): string {
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null: it is no such text. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/u.test(text)) return null
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}
