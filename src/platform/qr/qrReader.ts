// Reads QR codes out of pictures and camera frames: the browser's own reader where there is one, else a library.
import { workerReader, type Picture, type QrReader } from './workerReader.ts'

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

/** `no-reader`: what reads codes could not be loaded, so that nobody knows; another try may find one. */
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
