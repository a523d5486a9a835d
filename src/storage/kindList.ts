// The kinds that this app knows, handed over by the code that starts it: the page, a worker, a test.
import type { Codec, Kind } from './kind.ts'

let handed: readonly Kind[] | null = null
const codecs = new Map<string, Codec>()

/** The address of the worker that reads backups: it needs the kinds, which storage cannot import. */
let worker = ''
export const backupWorker = (): string => worker

/** Once, before anything is stored or read. */
export function useKinds(kinds: readonly Kind[], workerAddress = ''): void {
  worker = workerAddress
  handed = [...kinds].sort((one, other) => one.order - other.order)
  codecs.clear()
}

/** In the order of a backup. */
export function allKinds(): readonly Kind[] {
  // Without them a backup would be made of nothing, and nothing would be missed.
  if (handed === null) throw new Error('nobody has handed over the kinds')
  return handed
}

/** To be awaited before a transaction that encodes or decodes: nothing may be fetched inside one. */
export async function loadKinds(kinds: readonly Kind[] = allKinds()): Promise<void> {
  const missing = kinds.filter(({ name }) => !codecs.has(name))
  await Promise.all(missing.map(async (kind) => codecs.set(kind.name, await kind.load())))
}

export function codecOf({ name }: Kind): Codec {
  const codec = codecs.get(name)
  if (codec === undefined) throw new Error(`the code of ${name} was not awaited`)
  return codec
}
