// Scenarios of one's own, as a kind of stored things.
import { documentKind } from '@/storage/documents/documentKind.ts'

export const scenarioKind = documentKind({
  name: 'progressScenarios',
  version: 1,
  order: 10,
  load: async () => (await import('./scenarioCodec.ts')).scenarioCodec,
})
