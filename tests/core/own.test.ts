// A name from outside finds entries alone, never what every object inherits.
import { expect, it } from 'vitest'
import { own } from '@/core/own.ts'

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  '%s is an entry only where there is one',
  (name) => {
    expect(own({}, name)).toBeUndefined()
    expect(own(Object.fromEntries([[name, 7]]), name)).toBe(7)
  },
)
