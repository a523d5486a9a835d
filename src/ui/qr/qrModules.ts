// The modules of a QR code, dark ones true: without a border, since the picture brings its own quiet zone.
import { encodeQR } from 'qr'

/** Capital letters, digits and a few signs alone take fewer modules as `alphanumeric`. */
type QrShape =
  { readonly ecc: 'low'; readonly encoding: 'alphanumeric' } | { readonly ecc: 'medium' }

export function qrModules(text: string, shape: QrShape): readonly (readonly boolean[])[] {
  // The library insists on a border.
  const framed = encodeQR(text, 'raw', { ...shape, border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}
