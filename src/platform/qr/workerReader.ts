// The library that reads codes works in a worker: a picture that takes too long stops the worker, never the screen.
import { trustedScript } from '../trustedScript.ts'
import workerAddress from './qrCode.worker.ts?worker&url'
import type { CodeWorkerSays } from './qrCode.worker.ts'

export type Picture = ImageBitmap | HTMLVideoElement

export interface QrReader {
  /** What the code in a picture says; null if there is none, or none that is found in time. One picture at a time. */
  readonly read: (picture: Picture) => Promise<string | null>
  /** Nothing more is read; a picture under way counts as one without a code. */
  readonly close: () => void
}

/** Milliseconds that looking for a code may take, once the worker is there. */
const patience = 2_000

/** Pixels along the longer side that are enough for a code and still quick on an old phone. */
const longestSide = 1_200

function pixelsOf(picture: Picture): ImageData | null {
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

/** The worker starts with the first picture, and again after one that it did not get done with. */
export function workerReader(): QrReader {
  let worker: Worker | null = null
  let end: (text: string | null) => void = () => undefined
  const close = (): void => {
    worker?.terminate()
    worker = null
    end(null)
  }
  const look = (pixels: ImageData): Promise<string | null> =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      end = (text) => {
        clearTimeout(timer)
        resolve(text)
      }
      const ask = (): void => {
        timer = setTimeout(close, patience)
        worker?.postMessage(pixels, [pixels.data.buffer])
      }
      const isThere = worker !== null
      worker ??= new Worker(trustedScript(workerAddress), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<CodeWorkerSays>) => {
        if (data === 'ready') ask()
        else end(data.text)
      }
      worker.onerror = close
      if (isThere) ask()
    })
  return {
    read: (picture) => {
      const pixels = pixelsOf(picture)
      return pixels === null ? Promise.resolve(null) : look(pixels)
    },
    close,
  }
}
