// Documents that this version does not know: of another kind, or of a newer version of one. They are only ever kept.
import { database } from '../database.ts'
import type { Kind } from '../kind.ts'
import { allKinds } from '../kindList.ts'
import { strangerKind } from './documentKind.ts'
import { unitsAmong, type DocumentUnit } from './document.ts'

/** The names of all kinds that documents are there of. */
async function namesHere(): Promise<string[]> {
  const names: string[] = []
  for (let last = ''; ;) {
    const [next] = await database.documents
      .where('[kind+id]')
      .above([last, []])
      .limit(1)
      .primaryKeys()
    if (next === undefined) return names
    ;[last] = next
    names.push(last)
  }
}

const known = (name: string): Kind | undefined => allKinds().find((kind) => kind.name === name)

/** A known kind, or a stranger under this name. */
export const kindNamed = (name: string): Kind => known(name) ?? strangerKind(name)

/** The known kinds, and those beside them that documents, or these names, tell of. */
export async function kindsHere(alsoNamed: Iterable<string> = []): Promise<readonly Kind[]> {
  const names = new Set([...(await namesHere()), ...alsoNamed])
  const strangers = [...names].filter((name) => known(name) === undefined)
  return [...allKinds(), ...strangers.map(strangerKind)]
}

export const isStrange = ({ row, parts }: DocumentUnit): boolean => {
  const version = known(row.kind)?.version ?? 0
  return [row, ...parts].some(({ v }) => v > version)
}

/** Everything of a newer version. */
export async function strangeUnits(): Promise<DocumentUnit[]> {
  const all = await Promise.all(
    (await namesHere()).map((name) =>
      database.documents.where('[kind+id]').between([name], [name, []]).toArray(),
    ),
  )
  return all.flatMap(unitsAmong).filter(isStrange)
}
