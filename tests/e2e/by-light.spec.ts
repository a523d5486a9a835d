// Files by light: what the sender's screen really shows, spoiled, is what the receiver's camera really sees.
import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { launchOptions } from '../../scripts/find-browser.ts'
import { chances, spoil, type Picture, type Spoiling } from '../support/spoiledPictures.ts'
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'

/** A code of 320 pixels in a soft and noisy picture, seen a little from below. */
const poor: Spoiling = {
  name: 'poor',
  missed: 0.3,
  width: 400,
  blur: 1,
  noise: 25,
  tilt: 0.04,
  glare: 30,
}
const camera = { width: 640, height: 480 } as const

/** So many looks at the sender's screen; a code may come twice, and some are missed. */
async function looksAt(page: Page, looks: number): Promise<readonly PNG[]> {
  const code = page.getByRole('img', { name: /A code that changes/ })
  const seen: PNG[] = []
  for (let look = 0; look < looks; look += 1) seen.push(PNG.sync.read(await code.screenshot()))
  return seen.filter((_, look) => (look * 7) % 10 >= 10 * poor.missed)
}

/** The shown picture as light on a grey table. */
function lightOf({ width, height, data }: PNG) {
  return (x: number, y: number): number => {
    if (x < 0.1 || y < 0.1 || x >= 0.9 || y >= 0.9) return 120
    const column = Math.floor(((x - 0.1) / 0.8) * width)
    const row = Math.floor(((y - 0.1) / 0.8) * height)
    return data[(row * width + column) * 4] ?? 0
  }
}

/** The brightness of each point, the picture in the middle of the camera's own. */
function brightness({ width, height, data }: Picture): Buffer {
  const all = Buffer.alloc(camera.width * camera.height, 110)
  const [left, top] = [(camera.width - width) / 2, (camera.height - height) / 2]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      all[(y + top) * camera.width + x + left] = data[(y * width + x) * 4] ?? 0
  return all
}

/** A film in YUV4MPEG2, which Chromium takes for its camera, over and over. */
function filmOf(pictures: readonly Picture[]): Buffer {
  const { width, height } = camera
  const grey = Buffer.alloc((width * height) / 2, 128)
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`),
    ...pictures.flatMap((picture) => [Buffer.from('FRAME\n'), brightness(picture), grey]),
  ])
}

test('an army goes from one screen to another camera, and is kept only when the person says so', async ({
  page,
  baseURL,
}, info) => {
  test.slow() // thirty pictures are taken, spoiled and filmed
  await page.goto('/')
  await tapSample(page, 'Colonne du Nord')
  await page.getByRole('link', { name: /Colonne du Nord/ }).tap()
  await page.getByRole('button', { name: 'More for Colonne du Nord' }).tap()
  await page.getByRole('button', { name: 'Share' }).tap()
  await page.getByRole('button', { name: /Show as codes for another phone/ }).tap()
  const sender = page.getByRole('dialog', { name: 'Send as codes' })
  await expect(sender).toContainText(/An army, [\d.]+ (bytes|kB)/)
  await sender.getByText('coarse').tap()
  const chance = chances(1)
  const film = info.outputPath('camera.y4m')
  const pictures = (await looksAt(page, 30)).map((look) => spoil(lightOf(look), poor, chance))
  await writeFile(film, filmOf(pictures))
  await sender.getByRole('button', { name: 'They have it all' }).tap()
  await expect(sender).toBeHidden()

  const own = launchOptions()
  const browser = await chromium.launch({
    ...own,
    args: [
      ...(own.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const receiver = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  await receiver.goto('/#/add?scan')
  await expect(receiver.getByRole('heading', { name: 'One army found' })).toBeVisible({
    timeout: 90_000,
  })
  await expect(receiver.getByText('Colonne du Nord').first()).toBeVisible()
  await receiver.getByRole('button', { name: 'Add it' }).click()
  await expect(receiver.getByText('Colonne du Nord').first()).toBeVisible()
  await expect(receiver).toHaveURL(/#\/armies\//)
  await browser.close()
})
