// The salt of an entry: chance that keeps its hash from betraying which of a few answers it holds.

/** 128 random bits as 32 hex digits in lower case. Throws where the browser has no source of chance. */
export const freshSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
