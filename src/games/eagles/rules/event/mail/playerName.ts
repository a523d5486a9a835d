// Sender of a list: the name in a header, in a signature, in a line "Player: …", in the name of a file.
import { cleanName } from '../../army/text/clean.ts'

export interface Sender {
  readonly player: string
  /** The mail address in small letters; empty if unknown. */
  readonly address: string
}

export const nobodyKnown: Sender = { player: '', address: '' }

const addressShape = /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}/

/** Without certain signs at both ends; in one pass. */
function trimmed(text: string, signs: string): string {
  let from = 0
  let to = text.length
  while (from < to && signs.includes(text.charAt(from))) from += 1
  while (to > from && signs.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

const bare = (name: string): string =>
  cleanName(trimmed(name.replace(/["<>[\]()]|mailto:/gi, ' '), " \t\n'*,;:"))

/** `Baker, Tom` is Tom Baker. */
function turned(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim())
  return more.length === 0 && first !== '' && last !== '' ? `${first} ${last}` : name
}

/** `Tom Baker <tom@example.org>`, or only one of the two. */
export function readSender(text: string): Sender {
  const short = text.slice(0, 300)
  const address = (addressShape.exec(short)?.[0] ?? '').toLowerCase()
  const name = bare(turned(bare(short.replace(addressShape, ' '))))
  return { player: name === '' ? nameInAddress(address) : name, address }
}

/** `tom.baker@…` is Tom Baker; `info77@…` says nothing sure, but is better than nothing. */
const nameInAddress = (address: string): string =>
  titled((address.split('@')[0] ?? '').replace(/[._+-]+/g, ' ').replace(/\d+/g, ' '))

const titled = (words: string): string =>
  cleanName(
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
  )

/** What people call files without naming themselves, and what they add to their names. */
const noNames = new Set(
  'army armee list lists liste listen armeeliste armylist text txt mail email message nachricht reply antwort answer re aw fwd wg new neu final endgültig copy kopie version attachment anhang document dokument untitled unbenannt scan photo foto image img dsc screenshot whatsapp backup event turnier club spring muster march eagles points punkte pts british french prussian austrian russian spanish portuguese britisch französisch preußisch preussisch österreichisch russisch spanisch portugiesisch the of and und von from for der die das my meine mein legal illegal aide de camp'.split(
    ' ',
  ),
)

/** `smith_john-british list v2.txt` is from Smith John; `list (3).txt` is from no known player. */
export function nameInFile(file: string): string {
  const base =
    file
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/(?:\.\w{1,5}){1,2}$/, '') ?? ''
  const words = base
    .normalize('NFC')
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word.length > 1 && !noNames.has(word.toLowerCase()))
  return titled(words.slice(0, 4).join(' '))
}

export const cleanPlayer = bare

const shared = /^(?:no[-_]?reply|do-?not-?reply)\b/i

/** Who has sent a mail: the player to be answered, if its sender sends for many. */
export function senderOf(from: string, replyTo: readonly string[], isShared: boolean): Sender {
  const sender = readSender(from)
  const at = from.search(/ (?:via|über) /i)
  const [answer] = replyTo
  if (answer !== undefined && (isShared || at > 0 || shared.test(sender.address)))
    return readSender(answer)
  return at > 0 ? { ...sender, player: bare(from.slice(0, at)) } : sender
}
