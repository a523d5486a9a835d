// Gives a picture to the user: the phone's share sheet, or a download.
import { saveBlob } from './download.ts'

/** The picture as PNG; rejects where the browser makes none. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the browser makes no picture'))
      else resolve(blob)
    }, 'image/png')
  })

/** Whether the share sheet takes pictures here. */
export function canSharePicture(): boolean {
  const file = new File([], 'picture.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** `name` comes from our own template, never from foreign text. Closing the share sheet is no failure. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: 'image/png' })]
  try {
    await navigator.share({ files })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    saveBlob(name, picture)
  }
}
