// Text from outside, printed so that no terminal obeys it and no name writes a line of its own.

/** Controls, and signs that hide or turn the direction of writing. */
const commands = '\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF'

const anyCommand = new RegExp(`[${commands}]`, 'gu')
/** JSON.stringify has escaped the others; its own line breaks stay. */
const commandInJson = new RegExp(`(?!\\n)[${commands}]`, 'gu')

/** One line: nothing that moves the cursor, changes colours or the direction of writing gets through. */
export const harmless = (text: string): string => text.replace(/\s+/g, ' ').replace(anyCommand, '')

/** Such signs are escaped, so that nothing is lost. */
export const harmlessJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    commandInJson,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
