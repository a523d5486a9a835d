// Looking something up while it changes: the last question is the one that is answered.
import { effectScope, nextTick, shallowRef } from 'vue'
import { expect, test } from 'vitest'
import { useLookUp } from '@/shell/tickets/lookUp.ts'

interface Asked {
  readonly text: string
}

async function looking(first: Asked | null = { text: 'first' }) {
  const asked: {
    readonly text: string
    answer: (found: string | null) => void
    fail: () => void
  }[] = []
  const [what, from] = [shallowRef('T1'), shallowRef(first)]
  const scope = effectScope()
  const found = scope.run(() =>
    useLookUp(
      () => what.value,
      () => from.value,
      ({ text }) =>
        new Promise<string | null>((answer, reject) => {
          asked.push({ text, answer, fail: () => reject(new Error(text)) })
        }),
    ),
  )
  if (found === undefined) throw new Error('no scope')
  await nextTick()
  return { asked, what, from, found, end: () => scope.stop() }
}

test('a slow answer to an older question does not take the place of a newer one', async () => {
  const { asked, from, found } = await looking()
  from.value = { text: 'second' }
  await nextTick()
  asked[1]?.answer('new')
  await expect.poll(() => found.value).toBe('new')
  asked[0]?.answer('old')
  await nextTick()
  await nextTick()
  expect(found.value).toBe('new')
})

test('of the same it stands until there is a newer answer; of another nothing is known yet', async () => {
  const { asked, from, what, found } = await looking()
  asked[0]?.answer('here')
  await expect.poll(() => found.value).toBe('here')
  from.value = { text: 'second' }
  await nextTick()
  expect(found.value).toBe('here')
  what.value = 'T2'
  await nextTick()
  expect(found.value).toBe('looking')
})

test('what cannot be looked up is not looked for for ever', async () => {
  const { asked, found } = await looking()
  asked[0]?.fail()
  await expect.poll(() => found.value).toBeNull()
})

test('nothing is asked before there is something to look in, and nothing told after the end', async () => {
  const { asked, from, found, end } = await looking(null)
  expect(asked).toEqual([])
  from.value = { text: 'there' }
  await nextTick()
  end()
  asked[0]?.answer('late')
  await nextTick()
  await nextTick()
  expect(found.value).toBe('looking')
})
