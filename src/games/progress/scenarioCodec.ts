// Reads a stored scenario: of the right shape, though perhaps still with faults, for it is being written.
import type { DocumentCodec } from '@/storage/documents/documentKind.ts'
import { shapeFault, type Scenario } from './rules/index.ts'

export const scenarioCodec: DocumentCodec = {
  decode: (value) => (shapeFault(value) === null ? value : null),
  // Only what was decoded gets here.
  title: (value) => (value as Scenario).name.en,
}
