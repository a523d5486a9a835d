// Reads a picture behind a map strictly: within its limits, and nothing but a JPEG.
import * as v from 'valibot'
import { whole } from '../backup/armyDecoder.ts'
import type { DocumentCodec } from './document.ts'
import { mapPictureLimits } from './mapPicture.ts'

const size = v.pipe(whole(1), v.maxValue(mapPictureLimits.side))

const picture = v.strictObject({
  map: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/)),
  width: size,
  height: size,
  jpeg: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(mapPictureLimits.bytes / 3) * 4),
    // Every JPEG begins with FF D8 FF.
    v.startsWith('/9j/'),
    v.regex(/^[A-Z\d+/]*={0,2}$/i),
  ),
})

export const mapPictureCodec: DocumentCodec = {
  decode: (value) => {
    const read = v.safeParse(picture, value)
    return read.success ? read.output : null
  },
  title: () => '',
}
