// A result that one phone shows, and the other one confirms: a text of the game that comes back as it was said.
import type { lineOf } from './line.ts'

export interface SigningDesk {
  /** What the other phone shall confirm; null: nothing. */
  readonly toSign: () => string | null
  /** The other phone has confirmed it. */
  readonly signed: (text: string) => void
}

type Line = ReturnType<typeof lineOf>

/** `isOpponent`: the other phone answers for a player; one that only watches confirms nothing. */
export function signingOf(
  line: Line,
  desk: SigningDesk | undefined,
  isOpponent: () => boolean,
  changed: () => void,
) {
  let told: string | null = null
  /** What was told before: a confirmation of it may still have been on its way. */
  let before: string | null = null
  let asked: string | null = null

  function ask(next: string | null): void {
    if (!isOpponent()) line.strike()
    else if (next !== asked) {
      asked = next
      changed()
    }
  }
  return {
    /** What this phone is asked to confirm. */
    asked: (): string | null => asked,
    /** Tells the other phone what it shall confirm, when that has changed. */
    look: (): void => {
      const now = isOpponent() ? (desk?.toSign() ?? null) : null
      if (now === told) return
      if (told !== null) before = told
      told = now
      line.tell(now === null ? { m: 'unsign' } : { m: 'sign', text: now })
    },
    /** Confirms `text`, which was shown here; nothing is said where something else is asked meanwhile. */
    sign: (text: string): void => {
      if (text === asked) line.tell({ m: 'signed', text })
    },
    hearing: {
      sign: ({ text }: { readonly text: string }): void => ask(text),
      unsign: (): void => ask(null),
      signed: ({ text }: { readonly text: string }): void => {
        if (text === told) desk?.signed(text)
        else if (text !== before) line.strike()
      },
    },
  }
}
