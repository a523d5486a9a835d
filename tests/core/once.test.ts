// Values that are worked out once.
import { expect, it } from 'vitest'
import { once, onceEach } from '@/core/once.ts'

it('works a value out once for each thing, also where it is null', () => {
  let made = 0
  const size = once((list: readonly number[]) => {
    made += 1
    return list.length === 0 ? null : list.length
  })
  const [empty, two] = [[], [1, 2]]
  expect([size(empty), size(empty), size(two), size(two)]).toEqual([null, null, 2, 2])
  expect(made).toBe(2)
})

it('works a value out once for each thing and key', () => {
  let made = 0
  const times = onceEach(({ by }: { readonly by: number }, factor: number) => {
    made += 1
    return by * factor
  })
  const three = { by: 3 }
  expect([times(three, 2), times(three, 2), times(three, 5), times({ by: 3 }, 2)]).toEqual([
    6, 6, 15, 6,
  ])
  expect(made).toBe(3)
})
