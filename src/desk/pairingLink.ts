// The link that opens the battle of a table, and what is said of it: everything stands behind the fragment.
import {
  encodePairing,
  ticketOf,
  type Army,
  type ClubEvent,
  type DeskRules,
  type Pairing,
} from '@/games/eagles/rules/index.ts'

interface AtEvent {
  readonly event: ClubEvent
  readonly desk: DeskRules
  readonly names: ReadonlyMap<string, string>
  readonly armies: ReadonlyMap<string, Army | null>
}

/** Longer codes are hard to scan from paper: there the battalions lose their names. */
const mostNamed = 700

/** `round` and `table` from 1. */
export function pairingLink(
  { event, desk, names, armies }: AtEvent,
  pairing: Pairing,
  round: number,
  table: number,
): string {
  const { first, second } = pairing
  const content = {
    event: event.name,
    round,
    table,
    ticket: ticketOf(pairing),
    players: { first: names.get(first) ?? '', second: names.get(second ?? '') ?? '' },
    armies: { first: armies.get(first) ?? null, second: armies.get(second ?? '') ?? null },
    house: event.houseRules,
    clock: desk.clock,
  }
  const whole = encodePairing(content)
  const code = whole.length > mostNamed ? encodePairing(content, false) : whole
  return `${location.origin}/#/battles/round/${code}`
}
