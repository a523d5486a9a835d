// Definition of a photograph of a battle, and its limits: how many, how large, how long its words.

export const photoKindName = 'photos'

export const photoLimits = {
  ofBattle: 12,
  onPhone: 48,
  /** Pixels of the longer side. */
  side: 1280,
  /** Bytes of the JPEG. */
  bytes: 250_000,
  /** Characters. */
  note: 120,
} as const

export interface Photo {
  /** The hash of the battle's first entry: it stays when a restore gives the battle another id. */
  readonly battle: string
  /** How many entries the battle had when it was taken. */
  readonly entry: number
  /** 0 before the first. */
  readonly turn: number
  readonly note: string
  readonly width: number
  readonly height: number
}

/** The picture itself, kept beside it so that a list reads none of them. */
export interface PhotoPicture {
  /** Base64. */
  readonly jpeg: string
}

export interface KeptPhoto extends Photo {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly takenAt: number
}
