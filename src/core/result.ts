// Success or a coded refusal: the rules never throw at a player.

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Refused<E> {
  readonly ok: false
  readonly problem: E
}

/** What a function returns that may refuse: a value, or a problem that is data and becomes words elsewhere. */
export type Result<T, E> = Ok<T> | Refused<E>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

export const refused = <E>(problem: E): Refused<E> => ({ ok: false, problem })
