// The app opened at its start address has the battle at its question after every process was killed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { startBrowser } from '../durability/browser.ts'

const patient = { timeout: 60_000 } as const

interface Shown {
  readonly scene: string
  readonly question: string
}

async function shown(page: Page): Promise<Shown> {
  const stage = page.locator('[data-scene]:not([data-asks="rolling"])')
  await stage.waitFor(patient)
  const scene = (await stage.getAttribute('data-scene')) ?? ''
  return { scene, question: await page.locator('main h2').first().innerText() }
}

/**
 * The main answer of the tray, whatever is asked; its log has the tick afterwards. Where a tie asks the same again, a
 * click that comes with the drawing answers nothing, as it should: whoever sees that clicks again.
 */
async function answer(page: Page): Promise<void> {
  const { scene } = await shown(page)
  const stage = page.locator('[data-scene]')
  await expect(async () => {
    if ((await stage.getAttribute('data-scene')) === scene)
      await page.locator('#answer-tray button:enabled').first().click({ timeout: 5_000 })
    await expect(stage).not.toHaveAttribute('data-scene', scene, { timeout: 5_000 })
  }).toPass(patient)
  await expect(page.locator('.saving.saved')).toBeAttached(patient)
}

/** Up to the first choice of turn 1. */
async function playALittle(page: Page, url: string): Promise<Shown> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginWithMouse(page, url)
  for (let answers = 0; answers < 4; answers += 1) await answer(page)
  return shown(page)
}

async function beginWithMouse(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/battles/new`)
  await page.locator('.start').waitFor(patient)
  const open = page.locator('[data-ground="open"]')
  if (await open.isVisible()) await open.click()
  await page.getByRole('button', { name: 'Begin the battle' }).click(patient)
  await page.locator('[data-asks="sides.dice"]').waitFor(patient)
}

test('after all processes were killed, as by a flat battery: between two answers, and in one', async () => {
  test.setTimeout(300_000)
  const profile = mkdtempSync(join(tmpdir(), 'flat-battery-'))
  const server = await serve({ root: 'dist', port: 0 })
  try {
    const first = await startBrowser(profile, ['--lang=en-GB'])
    const asked = await playALittle(first.page, server.url)
    await first.kill()

    const second = await startBrowser(profile, ['--lang=en-GB'])
    await second.page.goto(server.url)
    expect(await shown(second.page)).toEqual(asked)
    // The answer is on its way, and nobody waits for its tick.
    const button = second.page.locator('#answer-tray button:enabled, .strips .on').first()
    await button.click(patient)
    await second.kill()

    const third = await startBrowser(profile, ['--lang=en-GB'])
    await third.page.goto(server.url)
    const after = await shown(third.page)
    expect(third.page.url()).toContain('/battles/')
    expect(after.question).not.toBe('')
    await third.kill()
  } finally {
    await server.stop()
    rmSync(profile, { recursive: true, force: true })
  }
})
