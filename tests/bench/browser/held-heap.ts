// What a page holds of its own, in megabytes: a heap snapshot without the code that the browser compiles as it goes.
import type { Phone } from './phone.ts'

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      /** The first of them lists the names of the types. */
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  /** All nodes in one row, so many fields each. */
  readonly nodes: readonly number[]
}

function bytesBesideCode({ snapshot: { meta }, nodes }: Snapshot): number {
  const fields = meta.node_fields
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = meta.node_types[0].indexOf('code')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] !== code) bytes += nodes[node + size] ?? 0
  return bytes
}

export async function heldHeap({ protocol }: Phone): Promise<number> {
  let text = ''
  const add = ({ chunk }: { chunk: string }): void => void (text += chunk)
  protocol.on('HeapProfiler.addHeapSnapshotChunk', add)
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  protocol.off('HeapProfiler.addHeapSnapshotChunk', add)
  return bytesBesideCode(JSON.parse(text) as Snapshot) / 1e6
}
