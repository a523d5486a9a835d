// The worker's side of reading codes: the pixels of one picture in, what its code says out; null where there is none.
import decodeQR from 'qr/decode.js'
import { answering } from '../worker/answering.ts'

function textIn(pixels: ImageData): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    return null // the library throws when there is no code in the picture
  }
}

export type TextIn = typeof textIn

answering(textIn)
