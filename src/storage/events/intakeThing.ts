// Thing that is read in a worker for an event.

/** A file, or a text that was pasted, linked or scanned (then without a name). */
export interface Intake {
  readonly name: string
  readonly content: string | Blob
}
