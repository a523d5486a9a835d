// A link that opens the mail program with an address, a subject and a text (RFC 6068).

/** Longer links are cut off or refused by some mail programs. */
const longest = 1_900

/** Half a sign, as a name that was cut off may end in, is none that a link can hold. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** The text loses its last lines where the link would be too long; an address is never taken for more than one. */
export function mailLink(address: string, subject: string, text: string): string {
  const to = encoded(address).replace(/%40/g, '@')
  const linkOf = (body: string): string =>
    `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`
  const lines = text.split('\n')
  while (lines.length > 1 && linkOf(`${lines.join('\r\n')}\r\n…`).length > longest) lines.pop()
  const isWhole = lines.length === text.split('\n').length
  return linkOf(isWhole ? lines.join('\r\n') : `${lines.join('\r\n')}\r\n…`)
}
