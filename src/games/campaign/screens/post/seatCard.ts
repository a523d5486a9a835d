// A seat card: which campaign, which seat, its key; a short text that fits in one code.
import { isObject } from '@/core/record/json.ts'
import { toBytes, toText } from './base64.ts'

export interface SeatCard {
  readonly game: string
  readonly campaign: string
  readonly seat: string
  /** As people call the seat. */
  readonly name: string
  readonly key: string
}

const mark = 'ADC-SEAT.'

export const printCard = ({ game, campaign, seat, name, key }: SeatCard): string =>
  mark + toText(new TextEncoder().encode(JSON.stringify({ game, campaign, seat, name, key })))

/** Found anywhere in a text; null: there is none, or it is damaged. */
export function readCard(text: string): SeatCard | null {
  const [, body] = /ADC-SEAT\.([\w-]+)/u.exec(text) ?? []
  const bytes = body === undefined ? null : toBytes(body)
  if (bytes === null) return null
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(json)) return null
    const { game, campaign, seat, name, key } = json
    const all = [game, campaign, seat, name, key]
    if (!all.every((field) => typeof field === 'string')) return null
    return {
      game: String(game),
      campaign: String(campaign),
      seat: String(seat),
      name: String(name),
      key: String(key),
    }
  } catch {
    return null
  }
}
