// Reads a stored scenario: of the right shape, though perhaps still with faults, for it is being written.
import type { DocumentCodec } from '@/storage/documents/documentKind.ts'
import { readShape, type Scenario } from './rules/index.ts'

const scenarioIn = (value: unknown): Scenario | null => {
  const read = readShape(value)
  return read.ok ? read.value : null
}

export const scenarioCodec: DocumentCodec = {
  decode: scenarioIn,
  title: (value) => scenarioIn(value)?.name.en ?? '',
}
