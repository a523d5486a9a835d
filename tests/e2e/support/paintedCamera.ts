// A camera that sees what is painted for it: the screen of another page, picture after picture.
import type { BrowserContext, Locator, Page } from '@playwright/test'

/** For every page of this phone from now on. */
export const withPaintedCamera = (phone: BrowserContext): Promise<unknown> =>
  phone.addInitScript(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 720
    const pen = canvas.getContext('2d')
    const stream = canvas.captureStream(30)
    const see = async (picture: string): Promise<void> => {
      const image = new Image()
      image.src = picture
      await image.decode()
      if (pen === null) return
      pen.fillStyle = '#888'
      pen.fillRect(0, 0, 720, 720)
      pen.imageSmoothingEnabled = true
      pen.drawImage(image, 40, 40, 640, 640)
    }
    Object.assign(globalThis, { seePicture: see })
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream.clone())
  })

/** Holds the camera of `guest` before the codes of `host` until `seen` is there. */
export async function holdBefore(
  guest: Page,
  host: Page,
  seen: Locator,
  code = host.locator('[data-light] .code'),
): Promise<void> {
  await guest.locator('video').waitFor()
  for (let pictures = 0; pictures < 400; pictures += 1) {
    if (await seen.isVisible()) return
    const picture = await code.screenshot()
    await guest.evaluate(
      async (url) => {
        const see = Reflect.get(globalThis, 'seePicture') as (picture: string) => Promise<void>
        await see(url)
      },
      `data:image/png;base64,${picture.toString('base64')}`,
    )
  }
  throw new Error('the codes were not read')
}
