// A transfer as it comes in: code by code, in any order, with gaps, and with codes of others in between.
import { isSameTransfer, readFrame, type FrameProblem, type Transfer } from './frame.ts'
import { solver, type Solver } from './solver.ts'

/** How far the transfer is. */
export interface Progress extends Transfer {
  /** As many as `blocks` are enough. */
  readonly known: number
}

type Seen =
  | { readonly is: FrameProblem }
  /** A sound code of another transfer than the one that is coming in. */
  | { readonly is: 'other' }
  | { readonly is: 'part'; readonly progress: Progress; readonly isNew: boolean }
  /** All of it, still packed and not yet checked. */
  | { readonly is: 'whole'; readonly progress: Progress; readonly content: Uint8Array }

interface Reception {
  /** What a code says; never throws. */
  readonly take: (text: string) => Seen
  /** Forgets the transfer: the next code begins one. */
  readonly restart: () => void
}

/** So many codes of one other transfer in a row, and it takes the place of the one that stopped coming. */
const turnsAway = 12

export function reception(): Reception {
  let current: { readonly transfer: Transfer; readonly solver: Solver } | null = null
  let other: { readonly transfer: Transfer; readonly times: number } | null = null

  /** Whether the code is of a transfer that does not (yet) count. */
  function isAside(transfer: Transfer): boolean {
    if (current === null || isSameTransfer(current.transfer, transfer)) return false
    const again = other !== null && isSameTransfer(other.transfer, transfer)
    other = { transfer, times: again ? (other?.times ?? 0) + 1 : 1 }
    return other.times < turnsAway
  }

  function take(text: string): Seen {
    const frame = readFrame(text)
    if (typeof frame === 'string') return { is: frame }
    const { seed, payload, ...transfer } = frame
    if (isAside(transfer)) return { is: 'other' }
    other = null
    if (current === null || !isSameTransfer(current.transfer, transfer))
      current = { transfer, solver: solver(transfer.blocks) }
    const { solver: equations } = current
    const isNew = equations.add(seed, payload)
    const progress = { ...current.transfer, known: equations.known() }
    const all = isNew ? equations.solve() : null
    if (all === null) return { is: 'part', progress, isNew }
    return { is: 'whole', progress, content: all.slice(0, transfer.length) }
  }

  function restart(): void {
    current = null
    other = null
  }
  return { take, restart }
}
