// A sealed sheet of orders on the screen: one code, which the umpire's phone reads back into the very same sheet.
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import SendSheet from '@/app/light/SendSheet.vue'
import { readContent } from '@/core/light/content.ts'
import { reception } from '@/core/light/reception.ts'
import { freshKey, seal, unseal } from '@/games/campaign/screens/post/seal.ts'
import * as packing from '@/platform/light/packing.ts'
import { speak } from '@/words/index.ts'
import { enterLight } from '@/words/light.ts'
import { axeFindings, show } from '@tests/ui/fitting.ts'
import { photograph } from '@tests/ui/qr/photograph.ts'

const header = { game: 'the-deluge', campaign: 'c1', seat: 'sweden', content: 'sheet' } as const
const orders = Array.from({ length: 60 }, (_, n) => ({
  kind: 'choice',
  option: `step:F${n % 7}:${['wilno', 'minsk', 'witebsk', 'courland'][n % 4] ?? ''}`,
}))

test('a sheet stands there as one code, and is read back whole', async () => {
  await speak('en')
  await enterLight()
  const key = freshKey()
  const sealed = await seal(key, header, orders)
  const make = () => ({ name: 'sheet-sweden-turn-3-movement.json', content: sealed })
  const screen = await show(SendSheet, { props: { kind: 'sheet', make } })
  await expect.element(screen.getByText(/It all fits into one code/)).toBeVisible()
  const code = screen.getByRole('img', { name: 'A code for the camera of the other phone' })
  const drawing = code.element().closest('svg') ?? code.element().querySelector('svg')
  if (drawing === null) throw new Error('no drawing')
  const text = decodeQR(await photograph(drawing, 720))
  const seen = reception().take(text)
  if (seen.is !== 'whole') throw new Error(seen.is)
  const read = readContent(seen.content, packing)
  if (!read.ok) throw new Error(read.problem)
  expect(read.value.name).toBe('sheet-sweden-turn-3-movement.json')
  expect(await unseal(key, new TextDecoder().decode(read.value.bytes))).toEqual({
    ok: true,
    value: orders,
  })
  expect(await axeFindings(document.body)).toEqual([])
})

test('whose camera cannot read so fine a code takes a coarser size, which goes on and on', async () => {
  await speak('en')
  await enterLight()
  const sealed = await seal(freshKey(), header, orders)
  const make = () => ({ name: 'sheet.json', content: sealed })
  const screen = await show(SendSheet, { props: { kind: 'sheet', make } })
  await screen.getByText('coarse', { exact: true }).click()
  await expect.element(screen.getByText(/It all fits into one code/)).not.toBeInTheDocument()
  await screen.getByText('fewest', { exact: true }).click()
  await expect.element(screen.getByText(/It all fits into one code/)).toBeVisible()
})
