// The page about the app: whose work is in it, in the built app and without a network.
import { readFileSync } from 'node:fs'
import { startServer, untilOfflineReady } from './support/own-server.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

test('every package the app is made of is named with its licence, without a network too', async ({
  page,
}) => {
  const server = await startServer()
  try {
    await page.goto(`${server.url}#/settings`)
    await untilOfflineReady(page)
    await server.kill()
    await page.reload()
    await page.getByRole('link', { name: 'About and licences' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'What leaves this phone: nothing' }),
    ).toBeVisible()
    await expect(
      page.getByText('The March of Progress is a game by Alan Paull (2020).'),
    ).toBeVisible()
    const named = page.locator('.licence li .name')
    for (const name of [...Object.keys(dependencies), 'workbox-precaching', 'Field Book Serif'])
      // Vue's own package only passes on what is in its parts.
      await expect(
        named.filter({ hasText: name === 'vue' ? '@vue/runtime-core' : name }).first(),
      ).toBeVisible()
    await page.getByText('Apache-2.0 licence').first().tap()
    await expect(page.getByText('TERMS AND CONDITIONS FOR USE').first()).toBeVisible()
  } finally {
    await server.kill()
  }
})
