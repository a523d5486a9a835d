// Views on their way to seats elsewhere: the same one again as long as it tells the same.
import { expect, test } from 'vitest'
import { seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { unseal } from '@/games/campaign/screens/post/seal.ts'
import { sealedView, type Told } from '@/games/campaign/screens/post/sentView.ts'
import { readViewFile, checksumOfView } from '@/games/campaign/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'

const told: Told = {
  version: 1,
  game: 'the-deluge',
  rulesVersion: 4,
  turn: 3,
  phase: 'strategy',
  view: { purse: 80 },
  events: [],
}

let n = 0
const fresh = (): string => `sent-${String((n += 1))}`

async function sent(campaign: string, what: Told) {
  const text = await sealedView(campaign, 'sweden', what)
  return valueOf(readViewFile(valueOf(await unseal(seatPost(campaign, 'sweden').key, text))))
}

test('saved, then shown as codes, is one view: a sheet for either answers both', async () => {
  const campaign = fresh()
  const first = await sent(campaign, told)
  expect(first).toMatchObject({ number: 1, previous: null })
  expect(await sent(campaign, told)).toEqual(first)
  expect(seatPost(campaign, 'sweden')).toMatchObject({ number: 1, view: checksumOfView(first) })
})

test('what tells something else is the next one, and follows from the last', async () => {
  const campaign = fresh()
  const first = await sent(campaign, told)
  await sent(campaign, told)
  const next = await sent(campaign, { ...told, turn: 4 })
  expect(next).toMatchObject({ number: 2, previous: checksumOfView(first) })
  expect(await sent(campaign, { ...told, turn: 4 })).toEqual(next)
})

test('two asked for at once are the same view', async () => {
  const campaign = fresh()
  const [one, other] = await Promise.all([sent(campaign, told), sent(campaign, told)])
  expect(one).toEqual(other)
})

test('every seat counts for itself, and so does every campaign', async () => {
  const [one, other] = [fresh(), fresh()]
  await sent(one, told)
  expect(await sent(other, told)).toMatchObject({ number: 1, previous: null })
  expect(seatPost(one, 'plc').number).toBe(0)
})
