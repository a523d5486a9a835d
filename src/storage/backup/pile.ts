// Pile that is written piece by piece: the browser keeps what is done, out of the memory.

export type Bytes = Uint8Array<ArrayBuffer>

/** Characters or bytes that are gathered before the browser is given them to keep, which it does on the disk. */
const pieceSize = 1_000_000

export interface Pile {
  readonly add: (piece: string | Bytes) => void
  readonly pieces: () => readonly Blob[]
}

export function pile(): Pile {
  const done: Blob[] = []
  let waiting: (string | Bytes)[] = []
  let size = 0
  function put(): void {
    if (size > 0) done.push(new Blob(waiting))
    waiting = []
    size = 0
  }
  return {
    add: (piece) => {
      waiting.push(piece)
      size += piece.length
      if (size >= pieceSize) put()
    },
    pieces: () => {
      put()
      return done
    },
  }
}
