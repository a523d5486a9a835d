// Things of a newer version for the storage page: what they are, and each as a file that the restore screen reads.
import { connected } from '../connection.ts'
import { dbSchema } from '../versions.ts'
import { documentTable, type DocumentUnit } from './document.ts'
import { strangeUnits } from './strangers.ts'

export interface StrangeThing {
  readonly kind: string
  readonly id: string
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  /** Its rows as they are, in the lines of a raw export. */
  readonly text: string
}

function textOf({ row, parts }: DocumentUnit): string {
  const rows = [row, ...parts].map((each) => JSON.stringify({ table: documentTable, row: each }))
  const head = JSON.stringify({ raw: 1, app: dbSchema, schema: dbSchema, rows: rows.length })
  return `${[head, ...rows].join('\n')}\n`
}

/** The one changed last first. */
export async function strangeThings(): Promise<StrangeThing[]> {
  const units = await connected(strangeUnits)
  return units
    .map((unit) => {
      const { kind, id, updatedAt } = unit.row
      return { kind, id, updatedAt, text: textOf(unit) }
    })
    .sort((one, other) => other.updatedAt - one.updatedAt)
}
