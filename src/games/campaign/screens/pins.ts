// Four figures before a seat of a campaign, for honest friends round one phone: kept on this phone, never in the record.
import { useKept } from '@/app/kept.ts'
import { sha256 } from '@/core/record/sha256.ts'

export const pinLength = 4

/** By game and seat: what the figures come to, so that they do not stand there for everybody to read. */
const pins = useKept<Record<string, string>>('aide-de-camp.pins', {}, { shallow: true })

const keyOf = (game: string, seat: string): string => `${game} ${seat}`
const digest = (key: string, figures: string): string => sha256(`${key} ${figures}`)

export const hasPin = (game: string, seat: string): boolean =>
  Object.hasOwn(pins.value, keyOf(game, seat))

export const isPin = (game: string, seat: string, figures: string): boolean => {
  const key = keyOf(game, seat)
  return pins.value[key] === digest(key, figures)
}

export function setPin(game: string, seat: string, figures: string): void {
  const key = keyOf(game, seat)
  pins.value = { ...pins.value, [key]: digest(key, figures) }
}

export function dropPin(game: string, seat: string): void {
  const dropped = keyOf(game, seat)
  pins.value = Object.fromEntries(Object.entries(pins.value).filter(([key]) => key !== dropped))
}
