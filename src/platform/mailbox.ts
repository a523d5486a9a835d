// Mails and mailboxes among other texts, and the mails of a mailbox.

const mailMarks = ['from', 'date', 'mime-version', 'received', 'message-id', 'content-type']

/** A mailbox parts its mails by lines that no mail has, and headers follow. */
const postmark = /^From [^\n]{1,200}\n(?=[\w-]{2,40}:)/m

/** Whether a text begins with the headers of a mail. */
export function isMail(text: string): boolean {
  const bare = text
    .slice(0, 40_000)
    .replace(/\r\n/g, '\n')
    .replace(/^From .*\n/, '')
  const [head = ''] = bare.split('\n\n', 1)
  const lines = head.trimEnd().replace(/\n[ \t]+/g, ' ')
  const names = lines.split('\n').map((line) => /^([\w-]{2,40}):/.exec(line)?.[1]?.toLowerCase())
  return !names.includes(undefined) && mailMarks.filter((mark) => names.includes(mark)).length >= 3
}

/** The mails of a mailbox, or the only one; each may be in a charset of its own. */
export function mailsIn(bytes: Uint8Array): readonly Uint8Array[] {
  if (!String.fromCharCode(...bytes.subarray(0, 5)).startsWith('From ')) return [bytes]
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const mails = signs.replace(/\r\n/g, '\n').split(postmark).slice(1)
  return mails.map((mail) =>
    Uint8Array.from(mail.replace(/^>(>*From )/gm, '$1'), (sign) => sign.charCodeAt(0)),
  )
}
