// Every container round a list is read as a person reads it, and no word of it is lost on the way.
import { describe, expect, test } from 'vitest'

import { containers, seen, submissionsIn } from '@tests/support/containers.ts'

describe.each(containers)('%s', (id, container) => {
  test('has the lists that a person sees in it', async () => {
    const found = (await submissionsIn(id, container)).map(seen)
    const isTold = found.some(({ outcome }) => outcome === 'told')
    if (isTold) {
      expect({ id, isTold: container.told, found }).toMatchObject({ isTold: true })
      return
    }
    const right = container.right.find(({ lists }) => lists.length === found.length)
    expect(found).toMatchObject(right?.lists ?? [{ verdict: 'nothing is right but to tell it' }])
    expect(right?.outcomes).toContain(
      found.some(({ outcome }) => outcome === 'look') ? 'look' : 'now',
    )
  })
})
