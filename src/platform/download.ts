// Saves a text or a file through the browser's own download.

/** `name` comes from our own template, never from foreign text. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))
