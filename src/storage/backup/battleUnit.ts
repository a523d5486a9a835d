// Puts a battle together from its rows and follows its chain of hashes.
import { hashOfEntry, hashOfOpening } from '@/core/record/chain.ts'
import type { Opening } from '@/core/record/record.ts'
import { binnedAt } from '../battles/binMark.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'
import type { BattleUnit } from './unit.ts'

/** The game's own parts of an opening or an entry are any JSON; their hash needs to know no more. */
const opened = (row: BattleRow): Opening => row.opening

/** How far the entries hang together: numbered from 1, each naming the hash before it. */
function soundHashes(battle: BattleRow, entries: readonly EntryRow[]): string[] {
  const hashes = [hashOfOpening(opened(battle))]
  for (const row of entries) {
    if (row.seq !== hashes.length || row.entry.previous !== hashes.at(-1)) break
    hashes.push(hashOfEntry(row.entry))
  }
  return hashes
}

/** The opening tells apart two battles that were both not begun yet. Being in the bin counts, as with every thing. */
const contentOf = (battle: BattleRow, hashes: readonly string[]): string =>
  `${hashes[0] ?? ''}${hashes.at(-1) ?? ''}${binnedAt(battle) === null ? '' : ' in the bin'}`

/**
 * The battle if its chain holds to the last entry and the head lies on it; else null. The head says where the chain
 * ended when the battle was last opened or closed; since then it may have grown.
 */
export function battleUnit(
  battle: BattleRow,
  head: HeadRow,
  entries: readonly EntryRow[],
): BattleUnit | null {
  const hashes = soundHashes(battle, entries)
  const isWhole = hashes.length === entries.length + 1
  if (!isWhole || head.hash !== hashes[head.seq] || head.battleId !== battle.id) return null
  return unitOf(battle, entries, hashes)
}

/** The head of a restored battle is where its chain ends. */
function unitOf(
  battle: BattleRow,
  entries: readonly EntryRow[],
  hashes: readonly string[],
): BattleUnit {
  const seq = entries.length
  const head: HeadRow = { battleId: battle.id, seq, hash: hashes[seq] ?? '', epoch: 0 }
  return { kind: 'battle', content: contentOf(battle, hashes), battle, head, entries, hashes }
}

/** As much of a torn battle as hangs together, ending there. */
export function mendedBattle(battle: BattleRow, entries: readonly EntryRow[]): BattleUnit {
  const sorted = [...entries].sort((one, other) => one.seq - other.seq)
  const hashes = soundHashes(battle, sorted)
  return unitOf(battle, sorted.slice(0, hashes.length - 1), hashes)
}
