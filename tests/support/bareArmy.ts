// An army in a few words, as tests state it.
import { characters, type Army, type Battalion } from '@/games/eagles/rules/index.ts'

function bare(battalion: Battalion): string {
  const { quality, rankers, characters: counts, light, rifles } = battalion
  const carried = characters
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (counts[kind] === 1 ? kind : `${String(counts[kind])} ${kind}s`))
  const marks = [light ? 'light' : '', rifles ? 'rifles' : ''].filter((each) => each !== '')
  return [`${quality ?? 'none'} ${String(rankers)}`, ...carried, ...marks].join(', ')
}

export const bareArmy = ({ nation, battalions }: Army): string =>
  `${nation}: ${battalions.map(bare).join('; ')}`
