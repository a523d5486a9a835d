// A photograph made small: drawn anew as a JPEG, so that nothing but the picture is left of the file (no place, no camera).

interface SmallPicture {
  /** Base64. */
  readonly jpeg: string
  readonly width: number
  readonly height: number
}

interface Room {
  /** Pixels of the longer side. */
  readonly side: number
  /** Of the JPEG. */
  readonly bytes: number
}

/** Far above what phones make; beyond it decoding alone could end the app. */
const mostBytes = 40_000_000

/** First it loses a little sharpness, then size. */
const tries = [
  { quality: 0.82, scale: 1 },
  { quality: 0.7, scale: 1 },
  { quality: 0.6, scale: 0.8 },
  { quality: 0.5, scale: 0.6 },
  { quality: 0.4, scale: 0.4 },
] as const

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const part = 0x80_00
  let binary = ''
  for (let from = 0; from < bytes.length; from += part)
    binary += String.fromCharCode(...bytes.subarray(from, from + part))
  return btoa(binary)
}

/** On white, as on paper: a JPEG has nothing that one could see through. */
function drawn(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Null for what is no picture that this browser can show. */
export async function smallPicture(file: Blob, room: Room): Promise<SmallPicture | null> {
  if (file.size > mostBytes) return null
  // As it was held: the file's own note of that is gone afterwards.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  )
  if (picture === null) return null
  try {
    const fit = Math.min(1, room.side / Math.max(picture.width, picture.height))
    for (const { quality, scale } of tries) {
      const width = Math.max(1, Math.round(picture.width * fit * scale))
      const height = Math.max(1, Math.round(picture.height * fit * scale))
      const jpeg = await jpegOf(drawn(picture, width, height), quality)
      if (jpeg?.type === 'image/jpeg' && jpeg.size <= room.bytes)
        return { jpeg: await base64Of(jpeg), width, height }
    }
    return null
  } finally {
    picture.close()
  }
}
