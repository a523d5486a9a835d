// The flags of forces: square and filled, swallow-tailed and open.
import type { Drawing } from '@/ui/icon/drawing.ts'

export const flags = {
  task: { line: 'M5 3v18', solid: 'M5 4h15v10H5z' },
  skirmish: { line: 'M5 3v18M5 4h16l-5 5 5 5H5z' },
} as const satisfies Record<'task' | 'skirmish', Drawing>
