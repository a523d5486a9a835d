// The page to which a file that came in belongs, by what it says itself.
import { own } from '@/core/own.ts'
import { eagles } from '@/games/eagles/meta.ts'
import { addressesOf } from '@/games/module.ts'
import { cameMark } from '@/app/whenCame.ts'

/** Files that are opened where they belong, not from outside. `newer`: of a kind that only a later version knows. */
export type Elsewhere = 'game' | 'sealed' | 'newer'

/** `lists`: the reader of lists, which also says what it cannot read. An address: a page that opens such files. */
type Door = { readonly to: string } | 'lists' | Elsewhere

/** Far more than the head of any file of ours. */
const headLength = 4_096

const pages: Readonly<Record<string, string>> = {
  'aide-de-camp/event': '/events',
  'aide-de-camp/progress-scenario': `${addressesOf('march-of-progress').home}/scenarios`,
  'aide-de-camp/ticket': '/tickets',
  'aide-de-camp/outcome': '/tickets',
  'aide-de-camp-backup': '/storage',
}

/** What the reader of lists knows, and what a map of no campaign here is told there. */
const known = ['army', 'record', 'record-part', 'map'].map((kind) => `aide-de-camp/${kind}`)

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

export async function doorOf(file: Blob): Promise<Door> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const text = new TextDecoder().decode(head)
  const format = /"format"\s*:\s*"([\w/-]{1,60})"/.exec(text)?.[1] ?? ''
  const page = isGzip(head) ? '/storage' : own(pages, format)
  if (page !== undefined) return { to: `${page}?${cameMark}` }
  if (format === 'aide-de-camp/sealed') {
    const isView = /"game":"the-deluge"/.test(text) && /"content":"view"/.test(text)
    return isView ? { to: `${addressesOf('the-deluge').home}/post?${cameMark}` } : 'sealed'
  }
  if (format === 'aide-de-camp/map') {
    const campaign = /"campaign"\s*:\s*"(the-deluge|gloria-mundi)"/.exec(text)?.[1]
    if (campaign !== undefined) return { to: `${addressesOf(campaign).home}/maps?${cameMark}` }
  }
  if (format.startsWith('aide-de-camp/') && !known.includes(format)) return 'newer'
  const game = /"game"\s*:\s*"([\w-]{1,60})"/.exec(text)?.[1]
  if (game === undefined) return 'lists'
  return game === eagles.meta.name ? { to: `/battles/arrived?${cameMark}` } : 'game'
}
