// Files that the system opens the app with, where it knows such a thing.

interface LaunchParams {
  readonly files?: readonly FileSystemFileHandle[]
}
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: LaunchParams) => void) => void
}

/** Tells of every start with files, the first one included. */
export function whenLaunchedWith(tell: (files: readonly File[]) => void): void {
  const queue = (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue
  queue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return
    void Promise.all(files.map((file) => file.getFile())).then(tell, () => undefined)
  })
}
