// How a thumb taps: for a moment after a tap it leaves the same place alone, where the app would take it for trembling.

interface Place {
  readonly x: number
  readonly y: number
}

/** As the battle has them, and a little more. */
const tremble = 320
const reach = 32
const reaction = 170

export class SteadyThumb {
  private last: (Place & { readonly at: number }) | null = null

  /** Milliseconds to wait before a tap there. */
  private restBefore({ x, y }: Place): number {
    if (this.last === null || Math.hypot(x - this.last.x, y - this.last.y) >= reach) return 0
    return Math.max(reaction, this.last.at + tremble - Date.now())
  }

  /** Taps once the thumb has rested; `isQuick` on what was there before the last tap already. */
  async tap(place: Place, tap: () => Promise<void>, isQuick = false): Promise<void> {
    const rest = isQuick ? 0 : this.restBefore(place)
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    await tap()
    this.last = { ...place, at: Date.now() }
  }
}
