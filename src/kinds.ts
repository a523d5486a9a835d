// Every kind of things that is stored. Whoever adds one adds it here, and nowhere else.
import { armyKind } from './storage/armyKind.ts'
import { mapKind } from './storage/documents/mapKind.ts'
import { mapPictureKind } from './storage/documents/mapPictureKind.ts'
import { scenarioKind } from './storage/documents/scenarioKind.ts'
import { ticketKind } from './storage/documents/ticketKind.ts'
import { eventKind } from './storage/events/eventKind.ts'
import type { Kind } from './storage/kind.ts'
import { photoKind } from './storage/photos/photoKind.ts'

export const kinds: readonly Kind[] = [
  armyKind,
  eventKind,
  scenarioKind,
  ticketKind,
  mapKind,
  photoKind,
  mapPictureKind,
]
