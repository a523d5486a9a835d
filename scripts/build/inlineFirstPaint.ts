// The first paint needs one request: what decides its look (theme, type, shell) stands in the page itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { allowInline, policyForPage, policyIn, withPolicy } from './contentPolicy.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

function minified(path: string): string {
  const { code, errors } = minifySync(path, read(path))
  if (errors.length > 0) throw new AggregateError(errors, path)
  return code
}

const shellScript = /<script src="\/(src\/shell\/[^"]+)"><\/script>/g
const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

/** The page with the entry's style sheet in it; the file itself is not written. */
function withStyles(html: string, bundle: IndexHtmlTransformContext['bundle']): string {
  const [link, file = ''] = sheet.exec(html) ?? []
  const asset = bundle?.[file]
  if (link === undefined || asset?.type !== 'asset')
    throw new Error('the page names no style sheet of the build')
  Reflect.deleteProperty(bundle ?? {}, file)
  return html.replace(link, () => `<style>${String(asset.source).trim()}</style>`)
}

const appScript = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/

const ahead = '<link rel="modulepreload" '

/** The page with the app's own scripts fetched ahead, after all that is painted first, and started by its last words. */
function withLateStart(html: string): string {
  const [script, file] = appScript.exec(html) ?? []
  if (script === undefined || file === undefined) throw new Error('the page names no script')
  const start = minified('src/shell/start.js').replace('/src/main.ts', () => file)
  const page = html
    .replace(script, () => `${ahead}crossorigin href="${file}">`)
    .replaceAll(ahead, `${ahead}fetchpriority="low" `)
    .replace('</body>', () => `<script>${start}</script></body>`)
  if (page.split('modulepreload').length !== page.split(`${ahead}fetchpriority="low"`).length)
    throw new Error('a script of the page is fetched before the paint')
  if (!page.includes(`import(\`${file}\`)`)) throw new Error('the page does not start the app')
  return page
}

/** The dev server gets no policy: its hot reload needs inline styles. */
export function inlineFirstPaint(): Plugin[] {
  let policy = ''
  let folder = ''
  return [
    {
      name: 'inline-boot',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html.replace(shellScript, (_tag, path: string) => `<script>${minified(path)}</script>`),
      },
    },
    {
      name: 'inline-first-paint',
      apply: 'build',
      enforce: 'post',
      configResolved: (config) => void (folder = config.build.outDir),
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) => {
          const page = withLateStart(withStyles(html, bundle))
          policy = allowInline(policyIn(read('public/_headers')), page)
          return page.replace(
            policyTag,
            () =>
              `<meta http-equiv="Content-Security-Policy" content="${policyForPage(policy)}" />`,
          )
        },
      },
      writeBundle: () =>
        writeFileSync(join(folder, '_headers'), withPolicy(read('public/_headers'), policy)),
    },
  ]
}
