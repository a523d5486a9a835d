// Versions of the same battles, as a raw export has them: which of them are only how another began.
import type { BattleUnit } from './unit.ts'

interface Version {
  readonly at: number
  /** The beginnings of its hashes, one after the other: light enough for thousands of battles. */
  readonly chain: string
}

/** Signs of a hash that tell it from others of the same battle. */
const signs = 16

const isBeginning = (one: Version, other: Version): boolean =>
  other.chain.slice(one.chain.length - signs, one.chain.length) === one.chain.slice(-signs)

export class Versions {
  private readonly known = new Map<string, Version[]>()

  add({ battle, hashes }: BattleUnit, at: number): void {
    const chain = hashes.map((hash) => hash.slice(0, signs)).join('')
    this.known.set(battle.id, [...(this.known.get(battle.id) ?? []), { at, chain }])
  }

  /** The places of those that are how a longer one of the same battle began, or the same once more. */
  shorter(): ReadonlySet<number> {
    const found = new Set<number>()
    for (const versions of this.known.values()) {
      const longest: Version[] = []
      for (const one of versions.toSorted((a, b) => b.chain.length - a.chain.length))
        if (longest.some((other) => isBeginning(one, other))) found.add(one.at)
        else longest.push(one)
    }
    return found
  }
}
