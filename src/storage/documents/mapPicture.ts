// The picture behind a map that is being drawn: what it is, and how large it may be.

export const mapPictureLimits = {
  /** Pixels of the longer side. */
  side: 1600,
  /** Bytes of the JPEG. */
  bytes: 500_000,
} as const

export interface MapPicture {
  /** The map's own id, which stays when a restore gives the document another one. */
  readonly map: string
  readonly width: number
  readonly height: number
  /** Base64. */
  readonly jpeg: string
}
