// A battalion said again in a few words.
import type { Battalion } from '@/games/eagles/rules/index.ts'

/** "95th: veteran 32, 2 drummers, officer, light, rifles = 94" */
export function brief({
  name,
  quality,
  rankers,
  characters,
  light,
  rifles,
  statedPoints,
}: Battalion): string {
  const counted = Object.entries(characters)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}s`))
  const marks = [light ? 'light' : '', rifles ? 'rifles' : ''].filter((mark) => mark !== '')
  const what = [`${quality ?? 'none'} ${rankers}`, ...counted, ...marks].join(', ')
  return `${name === '' ? '' : `${name}: `}${what}${statedPoints === null ? '' : ` = ${statedPoints}`}`
}
