// Looking something up by a name from outside: what every object inherits, like `constructor`, is no entry of it.

/** Undefined: there is no such entry. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
