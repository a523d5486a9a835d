// The QR code that is drawn can be read again, in every theme.
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import QrCode from '@/ui/qr/QrCode.vue'
import { dress, show, themes } from '../fitting.ts'

const text = 'https://example.org/#/add/1ABCDEFGHJKMNPQRSTVWXYZ'
const modules = encodeQR(text, 'raw', { border: 1 })
  .slice(1, -1)
  .map((row) => row.slice(1, -1))

/** The drawing with its computed colours, as pixels. */
async function photograph(drawing: Element, px: number): Promise<ImageData> {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('not a drawing')
  copy.setAttribute('width', String(px))
  copy.setAttribute('height', String(px))
  for (const [index, part] of [...drawing.children].entries()) {
    copy.children[index]?.setAttribute('fill', getComputedStyle(part).fill)
  }
  const image = new Image()
  const source = new XMLSerializer().serializeToString(copy)
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = new OffscreenCanvas(px, px).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  canvas.drawImage(image, 0, 0)
  return canvas.getImageData(0, 0, px, px)
}

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
