// Reads a ticket or an outcome as it came: its text, whatever version wrote it.
import * as v from 'valibot'
import type { DocumentCodec } from './document.ts'

const mostCharacters = 20_000

const cameIn = v.strictObject({ text: v.pipe(v.string(), v.maxLength(mostCharacters)) })

export const ticketCodec: DocumentCodec = {
  decode: (value) => {
    const result = v.safeParse(cameIn, value)
    return result.success ? result.output : null
  },
  title: () => '',
}
