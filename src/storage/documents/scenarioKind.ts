// Scenarios of one's own for The March of Progress, as a kind of stored things.
import { documentKind } from './documentKind.ts'

export const scenarioKind = documentKind({
  name: 'progressScenarios',
  version: 1,
  order: 10,
  load: async () => (await import('./scenarioCodec.ts')).scenarioCodec,
})
