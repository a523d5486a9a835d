// Reader of QR codes in pictures and camera frames: the browser's own reader where there is one, else a library.
import { ownWorker } from '../worker/ownWorker.ts'
import type { TextIn } from './qrCode.worker.ts'
import workerAddress from './qrCode.worker.ts?worker&url'

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

// The library that reads codes works in a worker: a picture that takes too long stops the worker, never the screen.

type Picture = ImageBitmap | HTMLVideoElement

interface QrReader {
  /**
   * What the code in a picture says; null if there is none, or none that is found in time. One picture at a time. Throws
   * where nothing can be read at all.
   */
  readonly read: (picture: Picture) => Promise<string | null>
  /** Nothing more is read; a picture under way counts as one without a code. */
  readonly close: () => void
}

/** Milliseconds that looking for a code may take, once the worker is there. */
const patience = 2_000

/** Pixels along the longer side that are enough for a code and still quick on an old phone. */
const longestSide = 1_200

/** Of a camera the square in the middle, as the screen shows it: half the pixels of a wide picture. */
function seen(picture: Picture) {
  if (!(picture instanceof HTMLVideoElement))
    return { left: 0, top: 0, width: picture.width, height: picture.height }
  const { videoWidth, videoHeight } = picture
  const side = Math.min(videoWidth, videoHeight)
  return { left: (videoWidth - side) / 2, top: (videoHeight - side) / 2, width: side, height: side }
}

function pixelsOf(picture: Picture): ImageData | null {
  const { left, top, width, height } = seen(picture)
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

export function workerReader(): QrReader {
  const worker = ownWorker<TextIn>(workerAddress)
  let isClosed = false
  return {
    read: async (picture) => {
      const pixels = pixelsOf(picture)
      if (pixels === null) return null
      const moved = [pixels.data.buffer]
      const read = await worker.ask(pixels, { patience, orElse: (trouble) => ({ trouble }), moved })
      if (read === null || typeof read === 'string') return read
      if (read.trouble === 'failed' && !isClosed)
        throw new Error('the reader of codes did not start')
      return null
    },
    close: () => {
      isClosed = true
      worker.stop()
    },
  }
}

async function nativeReader(): Promise<QrReader | null> {
  const Detector = window.BarcodeDetector
  if (Detector === undefined) return null
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new Detector({ formats: ['qr_code'] })
  return {
    read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null,
    close: () => undefined,
  }
}

/** Loads the library only where the browser has no reader of its own. To be closed. */
export async function openQrReader(): Promise<QrReader> {
  return (await nativeReader()) ?? workerReader()
}

/** What a reader finds, which is closed then; undefined: it could not look. */
async function readOnce(
  reader: QrReader | null,
  picture: Picture,
): Promise<string | null | undefined> {
  const text = await reader?.read(picture).catch(() => undefined)
  reader?.close()
  return text
}

/** `no-reader`: what reads codes could not be loaded, so that it is unknown; another try may find one. */
type PictureProblem = 'bad-picture' | 'no-code' | 'no-reader'

/** The text of a code in a picture file; the library also looks where the browser's own reader found nothing. */
export async function readQrPicture(
  file: Blob,
): Promise<{ readonly text: string } | { readonly problem: PictureProblem }> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return { problem: 'bad-picture' }
  const native = await readOnce(await nativeReader(), bitmap)
  const text = native ?? (await readOnce(workerReader(), bitmap))
  bitmap.close()
  if (text === undefined) return { problem: 'no-reader' }
  return text === null ? { problem: 'no-code' } : { text }
}
