// The content policy: the page itself carries the one the server sends, for hosts without headers.
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'

/** Directives that mean nothing in a page. */
const headerOnly = ['frame-ancestors']

test('the policy in the page is the policy of the header', async ({ page }) => {
  const response = await page.goto('/')
  const sent = response?.headers()['content-security-policy'] ?? ''
  const directives = sent.split(';').map((directive) => directive.trim())
  const expected = directives.filter((text) => !headerOnly.some((name) => text.startsWith(name)))
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(meta).toHaveAttribute('content', expected.join('; '))
  expect(directives).toContain("default-src 'none'")
  expect(directives).toContain("require-trusted-types-for 'script'")
})

test('a missing file is answered 404, never with a page', async ({ request }) => {
  for (const path of ['assets/missing.js', 'missing.html', '..%2fpackage.json'])
    expect((await request.get(`/${path}`)).status(), path).toBe(404)
})

test('the headers are all there, on the page and on a script', async ({ request }) => {
  const wanted = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-frame-options': 'DENY',
  }
  for (const path of ['/', '/sw.js', '/watchdog.js']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject(wanted)
    expect(headers['permissions-policy'], path).toContain('geolocation=()')
    expect(headers['permissions-policy'], path).toContain('camera=(self)')
  }
  for (const path of ['/index.html', '/sw.js', '/watchdog.js'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
})

const rooms = [
  'armies',
  'bin',
  'add',
  'add/1AAAA',
  'dice',
  'dice/fairness',
  'storage',
  'battles',
  'battles/new',
  'house-rules',
  'rules',
  'rules/SHOOT-05',
  'settings',
  'about',
  'nowhere',
]

test('a walk through every screen breaks the policy nowhere', async ({ page, complaints }) => {
  await page.goto('/')
  await tapSample(page)
  await page.getByRole('link', { name: /The Thin Line/ }).tap()
  const army = page.url().split('#/')[1] ?? ''
  for (const room of [...rooms, army]) {
    await page.goto(`/#/${room}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(complaints.filter((one) => one.includes('content security policy'))).toEqual([])
})

test('the policy is alive: a script from elsewhere and an inline style are stopped and told', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const styled = document.createElement('p')
    styled.setAttribute('style', 'color: red')
    document.body.append(styled)
  })
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test.describe(() => {
  test.use({ serviceWorkers: 'block' })

  test('the name of our policy is taken from the start on, before it is wanted', async ({
    page,
    complaints,
  }) => {
    await page.goto('/')
    await expect(page.locator('.doors')).toBeVisible()
    const taken = await page.evaluate(() => {
      try {
        window.trustedTypes?.createPolicy('app-sw', { createScriptURL: (address) => address })
        return false
      } catch {
        return true
      }
    })
    expect(taken).toBe(true)
    await expect.poll(() => complaints.length).toBeGreaterThan(0)
    complaints.length = 0
  })
})
