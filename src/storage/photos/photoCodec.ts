// Reads photographs strictly: within every limit, and nothing but a JPEG.
import * as v from 'valibot'
import { whole } from '../backup/armyDecoder.ts'
import type { DocumentCodec } from '../documents/document.ts'
import { photoLimits, type Photo, type PhotoPicture } from './photo.ts'

/** Of a battle's entries; far above any battle. */
const mostEntries = 20_000
const mostTurns = 1_000

const size = v.pipe(whole(1), v.maxValue(photoLimits.side))

const photo = v.strictObject({
  battle: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  entry: v.pipe(whole(1), v.maxValue(mostEntries)),
  turn: v.pipe(whole(0), v.maxValue(mostTurns)),
  note: v.pipe(v.string(), v.maxLength(photoLimits.note)),
  width: size,
  height: size,
})

/** Every JPEG begins with FF D8 FF. */
const jpegStart = '/9j/'
const mostCharacters = Math.ceil(photoLimits.bytes / 3) * 4

const picture = v.strictObject({
  jpeg: v.pipe(
    v.string(),
    v.maxLength(mostCharacters),
    v.startsWith(jpegStart),
    v.regex(/^[A-Z\d+/]*={0,2}$/i),
  ),
})

export const readPhoto = (value: unknown): Photo | null => {
  const result = v.safeParse(photo, value)
  return result.success ? result.output : null
}

export const readPicture = (value: unknown): PhotoPicture | null => {
  const result = v.safeParse(picture, value)
  return result.success ? result.output : null
}

export const photoCodec: DocumentCodec = {
  decode: readPhoto,
  decodePart: readPicture,
  title: (value) => readPhoto(value)?.note ?? '',
}
