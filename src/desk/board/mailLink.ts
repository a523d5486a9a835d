// A link that opens the mail program with an address, a subject and a text (RFC 6068).

/** Longer links are cut off or refused by some mail programs. */
const longest = 1_900

/** Half a sign, as a name that was cut off may end in, is none that a link can hold. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

const bodyOf = (text: string): string => text.split('\n').join('\r\n')

/** The last lines go, and of a line that is too long by itself the last signs; what is left out is told by three dots. */
function shortened(text: string, fits: (body: string) => boolean): string {
  const lines = text.split('\n')
  const cutOff = (): string => bodyOf(`${lines.join('\n')}\n…`)
  while (lines.length > 1 && !fits(cutOff())) lines.pop()
  if (fits(cutOff())) return cutOff()
  const signs = Array.from(lines[0] ?? '')
  while (signs.length > 0 && !fits(`${signs.join('')}…`))
    signs.length = Math.floor(signs.length * 0.9)
  return `${signs.join('')}…`
}

const linkOf = (address: string, subject: string, body: string): string =>
  `mailto:${encoded(address).replace(/%40/g, '@')}?subject=${encoded(subject)}&body=${encoded(body)}`

/** Whether the text is as long as a link to a mail may be, or shorter. */
export const fitsMail = (address: string, subject: string, text: string): boolean =>
  linkOf(address, subject, bodyOf(text)).length <= longest

/** The text loses its end where the link would be too long; an address is never taken for more than one. */
export function mailLink(address: string, subject: string, text: string): string {
  if (fitsMail(address, subject, text)) return linkOf(address, subject, bodyOf(text))
  const fits = (body: string): boolean => linkOf(address, subject, body).length <= longest
  return linkOf(address, subject, shortened(text, fits))
}
