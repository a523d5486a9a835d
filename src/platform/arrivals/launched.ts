// Files that the system opens the app with, where it knows such a thing.

interface LaunchParams {
  readonly files?: readonly FileSystemFileHandle[]
}
declare global {
  var launchQueue: { setConsumer: (consumer: (launch: LaunchParams) => void) => void } | undefined
}

/** Tells of every start with files, the first one included. */
export function whenLaunchedWith(tell: (files: readonly File[]) => void): void {
  globalThis.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return
    void Promise.all(files.map((file) => file.getFile())).then(tell, () => undefined)
  })
}
