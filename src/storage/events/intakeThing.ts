// What is read in a worker for an event, and what the worker answers.
import type { Submission } from '@/rules/eagles/index.ts'

/** A file, or a text that was pasted, linked or scanned (then without a name). */
export interface Intake {
  readonly name: string
  readonly content: string | Blob
}

/** What the worker says: that it is there, then what it read. */
export type IntakeSays = 'ready' | readonly Submission[]
