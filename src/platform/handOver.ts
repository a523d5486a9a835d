// Gives a file to the user: the phone's share sheet, or a download.
import { saveBlob } from './download.ts'

/** `later`: the browser wants another tap before it opens its share sheet. */
export type HandedOver = 'shared' | 'saved' | 'cancelled' | 'later'

/** Bytes: Chromium's share sheet takes 50 MiB, and refuses more without a word. */
const mostShared = 50_000_000

/** Share sheets take plain text; few take JSON and none of the large browsers takes gzip. */
function sharable(name: string, text: Blob): ShareData | null {
  if (text.size > mostShared) return null
  const files = [new File([text], `${name}.txt`, { type: 'text/plain' })]
  const isPhone = matchMedia('(pointer: coarse)').matches
  const canShare = 'canShare' in navigator && navigator.canShare({ files })
  return isPhone && canShare ? { files } : null
}

export interface FileToHand {
  /** Without its ending; from our own template. */
  readonly name: string
  readonly text: Blob
  /** What is saved: it may be packed. */
  readonly blob: Blob
  readonly ending: string
}

export async function handOver(file: FileToHand): Promise<HandedOver> {
  const share = sharable(file.name, file.text)
  if (share !== null) {
    try {
      await navigator.share(share)
      return 'shared'
    } catch (cause) {
      const name = cause instanceof DOMException ? cause.name : ''
      if (name === 'AbortError') return 'cancelled'
      if (name === 'NotAllowedError' && !navigator.userActivation.isActive) return 'later'
    }
  }
  saveBlob(`${file.name}${file.ending}`, file.blob)
  return 'saved'
}
