// File that is shown as codes: as it would be saved, made when it is asked for.
import type { LightKind } from '@/core/light/frame.ts'

export interface FileToSend {
  /** From our own templates. */
  readonly name: string
  readonly content: string | Blob
}

export interface SendProps {
  readonly kind: LightKind
  /** Null, or throwing: there is nothing to send. */
  readonly make: () => FileToSend | null | Promise<FileToSend | null>
}
