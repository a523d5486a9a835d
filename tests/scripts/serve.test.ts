// The server of `npm start` and of the tests behaves as the real hosts do.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../../scripts/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
const root = join(folder, 'site')
let site: Served

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, 'assets/app.js'), 'let a = 1\n'.repeat(100))
  writeFileSync(
    join(root, '_headers'),
    '# every page\n/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
  )
  site = await serve({ root, port: 0 })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.url), { headers })

/** The status of a path exactly as written; fetch would tidy it up first. */
const statusOfRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: site.port, host: '127.0.0.1', path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

describe('the server of the built app', () => {
  it('answers the bare address with the page and its headers', async () => {
    const page = await get('/')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await page.text()).toBe('<!doctype html>')
  })

  it('gives the headers of every rule that covers a path', async () => {
    const script = await get('/assets/app.js')
    expect(script.headers.get('cache-control')).toBe('immutable')
    expect(script.headers.get('x-frame-options')).toBe('DENY')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('says 404 for a file that is not there instead of handing out the page', async () => {
    const missing = await get('/assets/gone.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(missing.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%', '/assets'])(
    'never leaves its folder for %s',
    async (path) => expect(await statusOfRaw(path)).toBe(404),
  )

  it.each(['br', 'gzip'])('packs scripts with %s for whoever accepts it', async (encoding) => {
    const packed = await get('/assets/app.js', { 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(200)
    expect(await packed.text()).toBe('let a = 1\n'.repeat(100))
  })

  it('does not send again what the browser still has', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304)
  })

  it('sends a file anew once it was changed', async () => {
    writeFileSync(join(root, 'note.txt'), 'old')
    expect(await (await get('/note.txt')).text()).toBe('old')
    writeFileSync(join(root, 'note.txt'), 'newer')
    expect(await (await get('/note.txt')).text()).toBe('newer')
  })

  it('takes only questions, no deliveries', async () => {
    expect((await fetch(site.url, { method: 'POST' })).status).toBe(405)
  })

  it('takes the next free port when its own is taken', async () => {
    const second = await serve({ root, port: site.port, furtherPorts: 20 })
    expect(second.port).toBeGreaterThan(site.port)
    await second.stop()
    await expect(serve({ root, port: site.port })).rejects.toThrow('EADDRINUSE')
  })

  it('is gone once it is stopped', async () => {
    const brief = await serve({ root, port: 0 })
    await fetch(brief.url)
    await brief.stop()
    await expect(fetch(brief.url)).rejects.toThrow()
  })
})
