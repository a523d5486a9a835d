// The test function of every end-to-end test: a page that complains in any way fails its test.
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

interface Fixtures {
  /** What the page has complained about so far; must be empty at the end. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      await page.exposeFunction('complainOfPolicy', (what: string) => {
        complaints.push(`content security policy: ${what}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const tell: unknown = Reflect.get(globalThis, 'complainOfPolicy')
          const where = `${event.sourceFile}:${event.lineNumber}`
          if (tell instanceof Function)
            tell(`${event.violatedDirective} ${event.blockedURI} ${where}`)
        })
      })
      await use(complaints)
      base.expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})
