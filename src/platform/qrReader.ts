// Reads QR codes out of pictures and camera frames: the browser's own reader where there is one, else a library.

interface NativeDetector {
  detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { formats: readonly string[] }): NativeDetector
      getSupportedFormats: () => Promise<readonly string[]>
    }
  }
}

/** Tells what the code in a picture says, or null if there is none. */
export type QrReader = (picture: ImageBitmap | HTMLVideoElement) => Promise<string | null>

async function nativeReader(): Promise<QrReader | null> {
  const Detector = window.BarcodeDetector
  if (Detector === undefined) return null
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new Detector({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
}

/** Pixels along the longer side that are enough for a code and still quick on an old phone. */
const longestSide = 1_200

function pixelsOf(picture: ImageBitmap | HTMLVideoElement): ImageData | null {
  const isVideo = picture instanceof HTMLVideoElement
  const width = isVideo ? picture.videoWidth : picture.width
  const height = isVideo ? picture.videoHeight : picture.height
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

async function libraryReader(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js')
  return (picture) => {
    const pixels = pixelsOf(picture)
    if (pixels === null) return Promise.resolve(null)
    try {
      return Promise.resolve(decodeQR(pixels))
    } catch {
      return Promise.resolve(null) // the library throws when there is no code in the picture
    }
  }
}

/** Loads the library only where the browser has no reader of its own. */
export async function openQrReader(): Promise<QrReader> {
  return (await nativeReader()) ?? (await libraryReader())
}

/** The text of a code in a picture file. */
export async function readQrPicture(
  file: Blob,
): Promise<{ readonly text: string } | { readonly problem: 'bad-picture' | 'no-code' }> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return { problem: 'bad-picture' }
  const read = await openQrReader()
  const text = await read(bitmap).catch(() => null)
  const again = text ?? (await (await libraryReader())(bitmap))
  bitmap.close()
  return again === null ? { problem: 'no-code' } : { text: again }
}
