// A reading of a line in a few words: "2 battalions: Drilled 24, drummer".
import { characters, type Battalion } from '@/games/eagles/rules/index.ts'
import type { army } from '../words/en/armies/army.ts'

interface LabelTables {
  readonly army: Pick<
    typeof army,
    'qualities' | 'noQuality' | 'light' | 'riflesShort' | 'characters'
  >
  /** "2 battalions" */
  readonly several: (count: number) => string
  /** A name in quotation marks. */
  readonly at: (name: string) => string
}

function oneLabel(battalion: Battalion, { army: words, at }: LabelTables): string {
  const { quality, rankers, light, rifles, name } = battalion
  const head = `${quality === null ? words.noQuality : words.qualities[quality]} ${String(rankers)}`
  const carried = characters
    .map((kind) => ({ count: battalion.characters[kind], ...words.characters[kind] }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? one : `${String(count)} ${many}`))
  const parts = [head, light ? words.light : '', rifles ? words.riflesShort : '', ...carried]
  const shown = parts.filter((part) => part !== '').join(', ')
  return name === '' ? shown : `${at(name)} ${shown}`
}

/** The same battalion several times is said once. */
export const readingLabels =
  (tables: LabelTables) =>
  (battalions: readonly Battalion[]): string => {
    const groups: { readonly label: string; count: number }[] = []
    for (const battalion of battalions) {
      const label = oneLabel(battalion, tables)
      const last = groups.at(-1)
      if (last?.label === label) last.count += 1
      else groups.push({ label, count: 1 })
    }
    return groups
      .map(({ label, count }) => (count === 1 ? label : `${tables.several(count)}: ${label}`))
      .join('; ')
  }
