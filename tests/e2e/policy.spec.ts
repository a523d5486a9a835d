// The content policy: the page itself carries the one the server sends, for hosts without headers.
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
