// What came back by post and was written by a newer version: it is named as such, sealed or within its seal.
import { expect, it } from 'vitest'
import { openAnswer } from '@/games/campaign/screens/post/opening.ts'
import { seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { seal } from '@/games/campaign/screens/post/seal.ts'

const header = { game: 'the-deluge', campaign: 'c9', seat: 'sweden', content: 'sheet' } as const
const open = (text: string) => openAnswer('c9', text, () => true)

it('a seal of a newer version', async () => {
  const text = await seal(seatPost('c9', 'sweden').key, header, { version: 1 })
  expect(await open(text.replace('"version":2', '"version":3'))).toEqual({
    ok: false,
    problem: 'newer',
  })
  expect(await open('{"format":"aide-de-camp/sealed"}')).toEqual({ ok: false, problem: 'sealed' })
})

it('a sheet of a newer version within a seal that is known', async () => {
  const { key } = seatPost('c9', 'sweden')
  expect(await open(await seal(key, header, { version: 2, lines: {} }))).toEqual({
    ok: false,
    problem: 'newer',
  })
  expect(await open(await seal(key, header, { version: 1 }))).toMatchObject({ ok: true })
})
