// Notice of battles that are gone for good, whatever removed them, to the code that keeps something beside battles.
type Tell = (ids: readonly string[]) => Promise<void>

const listeners = new Set<Tell>()

export const whenGone = (tell: Tell): void => void listeners.add(tell)

/** What lies beside them never keeps them here. */
export async function tellGone(ids: readonly string[]): Promise<void> {
  await Promise.allSettled([...listeners].map((tell) => tell(ids)))
}
