// The licences that the build gathers (scripts/build/licences.ts), as the page needs them.

export interface Licence {
  readonly name: string
  readonly text: string
  readonly works: readonly {
    readonly name: string
    readonly version: string
    readonly copyright: readonly string[]
    readonly notice: string
  }[]
}

/** Null where the file is not to be had. It is the app's own and comes with every release. */
export async function fetchLicences(): Promise<readonly Licence[] | null> {
  try {
    const answer = await fetch('/licences.json')
    return answer.ok ? ((await answer.json()) as readonly Licence[]) : null
  } catch {
    return null
  }
}
