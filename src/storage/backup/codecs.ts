// The codec of any kind; of one that only a newer version knows, one that looks at nothing but what stands around its values.
import { documentCodec } from '../documents/documentCodec.ts'
import type { Codec, Kind } from '../kind.ts'
import { allKinds, codecOf } from '../kindList.ts'

export { readEnvelope } from '../documents/documentCodec.ts'

const isKnown = ({ name }: Kind): boolean => allKinds().some((kind) => kind.name === name)

export const codecFor = (kind: Kind): Codec =>
  isKnown(kind)
    ? codecOf(kind)
    : documentCodec(kind.name, 0, { decode: () => null, title: () => '' })
