// A kind of things in the table of documents: all that a new one says of itself is here.
import type { Kind } from '../kind.ts'
import { documentTable, type DocumentCodec } from './document.ts'

export type { DocumentCodec } from './document.ts'

interface DocumentKind {
  readonly name: string
  readonly version: number
  readonly order: number
  readonly onWish?: boolean
  readonly load: () => Promise<DocumentCodec>
}

export const documentKind = ({
  name,
  version,
  order,
  onWish = false,
  load,
}: DocumentKind): Kind => ({
  name,
  version,
  order,
  table: documentTable,
  parts: { table: documentTable, owner: 'owner' },
  derived: [],
  copy: 'each',
  onWish,
  load: async () => {
    const [{ documentCodec }, inner] = await Promise.all([import('./documentCodec.ts'), load()])
    return documentCodec(name, version, inner)
  },
})

const behindAll = 1_000

/** A kind of a newer version of the app: kept and copied as it is, and never looked into. */
export const strangerKind = (name: string): Kind =>
  documentKind({
    name,
    version: 0,
    order: behindAll,
    load: () => Promise.resolve({ decode: () => null, title: () => '' }),
  })
