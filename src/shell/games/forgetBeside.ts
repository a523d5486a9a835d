// Removal of what lies beside a game on this phone and must not outlive it: a locked answer, and the keys of its seats by post.
import { useKept } from '@/app/kept.ts'
import { writeLock } from '@/table/link/keptLocks.ts'

const seatKeys = useKept<Readonly<Record<string, unknown>>>(
  'aide-de-camp.seatKeys',
  {},
  { shallow: true, flush: 'sync', writeDefaults: false },
)

export function forgetBeside(ids: readonly string[]): void {
  for (const id of ids) writeLock(id, null)
  const isGone = (name: string): boolean => ids.some((id) => name.startsWith(`${id} `))
  const all = Object.entries(seatKeys.value)
  const left = all.filter(([name]) => !isGone(name))
  if (left.length < all.length) seatKeys.value = Object.fromEntries(left)
}
