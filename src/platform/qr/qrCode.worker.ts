// The worker's side of reading codes: the pixels of one picture in, what its code says out.
import decodeQR from 'qr/decode.js'

/** That the worker is there, then what each picture says; null where there is no code in it. */
export type CodeWorkerSays = 'ready' | { readonly text: string | null }

const say = (what: CodeWorkerSays): void => self.postMessage(what)

function textIn(pixels: ImageData): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    return null // the library throws when there is no code in the picture
  }
}

self.onmessage = ({ data }: MessageEvent<ImageData>) => say({ text: textIn(data) })
say('ready')
