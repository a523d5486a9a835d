// The library that reads codes works in a worker: a picture that takes too long stops the worker, never the screen.
import { ownWorker } from '../worker/ownWorker.ts'
import workerAddress from './qrCode.worker.ts?worker&url'
import type { TextIn } from './qrCode.worker.ts'

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

export function workerReader(): QrReader {
  const worker = ownWorker<TextIn>(workerAddress)
  return {
    read: async (picture) => {
      const pixels = pixelsOf(picture)
      if (pixels === null) return null
      return worker.ask(pixels, { patience, orElse: () => null, moved: [pixels.data.buffer] })
    },
    close: worker.stop,
  }
}
