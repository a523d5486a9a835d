// Everything of a kind that is stored now, read once.
import { watchDocuments } from '@/storage/documentsDoor.ts'
import type { Kind } from '@/storage/kind.ts'

interface Row {
  readonly id: string
  readonly v: number
  readonly value: unknown
}

export const rowsOnce = (kind: Kind): Promise<readonly Row[]> =>
  new Promise((resolve, reject) => {
    const watching = watchDocuments(
      kind,
      (rows) => {
        resolve(rows)
        watching.stop()
      },
      reject,
    )
  })
