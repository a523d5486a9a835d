// Check whether an answer is the file that was asked for: some hosts answer for a missing one with a page.

/** A page in place of a script would break the app for good. */
export function isSound(address: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  const isCode = /\.(?:js|css)$/.test(new URL(address).pathname)
  return response.ok && (!isCode || /javascript|css/.test(type))
}
