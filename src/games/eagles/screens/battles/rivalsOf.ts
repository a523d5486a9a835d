// The two armies of a stored battle in one breath, each by its own name or by its nation.
import { words } from '@/words/index.ts'
import { armiesIn, type Fielded } from './armiesIn.ts'

const nameOf = ({ name, nation }: Fielded): string =>
  name === '' ? words.value.army.unnamed[nation] : name

export function rivalsOf(title: Parameters<typeof armiesIn>[0]): string {
  const { a, b } = armiesIn(title)
  return `${nameOf(a)} – ${nameOf(b)}`
}
