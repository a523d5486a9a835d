// The QR code that is drawn can be read again, in every theme.
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import QrCode from '@/ui/qr/QrCode.vue'
import { qrModules } from '@/ui/qr/qrModules.ts'
import { dress, show, themes } from '../fitting.ts'
import { photograph } from './photograph.ts'

const text = 'https://example.org/#/add/1ABCDEFGHJKMNPQRSTVWXYZ'
const modules = qrModules(text, { ecc: 'medium' })

test.each(themes)('by %s it is dark on white and reads back', async (theme) => {
  dress({ theme })
  const { container } = await show(QrCode, { props: { modules, label: 'QR code' } })
  const drawing = container.querySelector('svg')
  if (drawing === null) throw new Error('no drawing')
  const pixels = await photograph(drawing, 400)
  expect([...pixels.data.slice(0, 3)]).toEqual([255, 255, 255])
  expect(decodeQR(pixels)).toBe(text)
})

test('four modules of quiet lie around it, and its name is told', async () => {
  const screen = await show(QrCode, { props: { modules, label: 'The Thin Line' } })
  const size = modules.length + 8
  await expect
    .element(screen.getByRole('img', { name: 'The Thin Line' }))
    .toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
})

test('its room is kept until it is made: what stands below does not move under a thumb', async () => {
  const drawn = (of: typeof modules | null) =>
    show(QrCode, { props: { modules: of, label: 'The Thin Line' } })
  const heightOf = ({ container }: { container: Element }) =>
    container.querySelector('svg')?.getBoundingClientRect().height
  const made = await drawn(modules)
  const height = heightOf(made)
  await made.unmount()
  const pending = await drawn(null)
  expect(height).toBeGreaterThan(100)
  expect(heightOf(pending)).toBe(height)
  expect(pending.getByRole('img').elements()).toEqual([])
})
