// Every kind of things that is stored. A new one is added here, and nowhere else.
import { mapKind } from './games/mapKind.ts'
import { scenarioKind } from './games/progress/scenarioKind.ts'
import { armyKind } from './storage/armyKind.ts'
import { mapPictureKind } from './storage/documents/mapPictureKind.ts'
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
