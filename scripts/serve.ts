// A small static server for a built app: the headers of its _headers file, true 404s, brotli and gzip.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type HeaderRule, headersFor, readHeaderRules } from './header-rules.ts'

export interface Served {
  url: string
  port: number
  /** Ends the server and every open connection; resolves when nothing listens any more. */
  stop: () => Promise<void>
}

export interface ServeOptions {
  /** The folder to serve. */
  root: string
  /** The port to listen on; 0 lets the system choose. */
  port: number
  /** How many following ports may be tried when the port is taken. */
  furtherPorts?: number
  /** Is waited for before each answer: a test's way to be far away, or to count. */
  before?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

interface Page {
  body: Buffer
  tag: string
}

const typeOf: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const packable = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.txt', '.svg', '.ico'])

/** The best quality takes a hundred times as long, for one part in a hundred: the whole app in 12 seconds instead of 0.1. */
const quality = 5

const packers = {
  br: async (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: async (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  identity: (body: Buffer) => Promise.resolve(body),
}
type Encoding = keyof typeof packers

function encodingFor(request: IncomingMessage, path: string): Encoding {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (!packable.has(extname(path))) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The file below the root that a URL names, or undefined when it would lead outside. */
function fileFor(root: string, pathname: string): string | undefined {
  if (pathname.includes('\0')) return undefined
  const path = normalize(join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  return path.startsWith(root + sep) ? path : undefined
}

function pathnameOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname)
  } catch {
    return undefined // a URL that cannot be decoded names no file
  }
}

/** Reads and packs each version of a file once. */
function createShelf(): (path: string, encoding: Encoding) => Promise<Page | undefined> {
  const shelf = new Map<string, Promise<Page>>()
  const load = async (path: string, encoding: Encoding): Promise<Page> => {
    const body = await packers[encoding](await readFile(path))
    return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
  }
  return async (path, encoding) => {
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile() !== true) return undefined
    const key = `${path}|${found.mtimeMs}|${found.size}|${encoding}`
    const page = shelf.get(key) ?? load(path, encoding)
    shelf.set(key, page)
    return page
  }
}

function answerPlainly(response: ServerResponse, status: number, words: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(`${words}\n`)
}

function createResponder(root: string, rules: readonly HeaderRule[]) {
  const shelf = createShelf()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathnameOf(request)
    const path = pathname === undefined ? undefined : fileFor(root, pathname)
    for (const [name, value] of headersFor(rules, pathname ?? '/')) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answerPlainly(response, 405, 'Only GET and HEAD are answered.')
      return
    }
    const encoding = encodingFor(request, path ?? '')
    const page = path === undefined ? undefined : await shelf(path, encoding)
    if (path === undefined || page === undefined) {
      answerPlainly(response, 404, 'There is no such file.')
      return
    }
    response.setHeader('Content-Type', typeOf[extname(path)] ?? 'application/octet-stream')
    response.setHeader('ETag', page.tag)
    response.setHeader('Vary', 'Accept-Encoding')
    // What static hosts say where _headers is silent.
    if (!response.hasHeader('Cache-Control')) {
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    }
    if (request.headers['if-none-match'] === page.tag) {
      response.writeHead(304).end()
      return
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', page.body.length)
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : page.body)
  }
}

async function listen(server: Server, port: number, furtherPorts: number): Promise<number> {
  try {
    return await new Promise<number>((listening, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        const address = server.address()
        listening(typeof address === 'object' && address !== null ? address.port : port)
      })
    })
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!taken || furtherPorts === 0) throw error
    return listen(server, port + 1, furtherPorts - 1)
  }
}

/** Serves a built app on 127.0.0.1. */
export async function serve({
  root,
  port,
  furtherPorts = 0,
  before,
}: ServeOptions): Promise<Served> {
  const respond = createResponder(resolve(root), await readHeaderRules(join(root, '_headers')))
  const server = createServer((request, response) => {
    const answer = async () => {
      await before?.(request, response)
      await respond(request, response)
    }
    answer().catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const actual = await listen(server, port, furtherPorts)
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${actual}/`, port: actual, stop }
}
