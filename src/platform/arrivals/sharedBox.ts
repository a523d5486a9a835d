// Box for what other apps share with this one: the service worker puts it in, the page takes it out.

/** What came: a text, files, or both. */
export interface Shared {
  readonly text: string
  readonly files: readonly File[]
}

/** The address that the manifest's share target posts to. */
export const shareAddress = '/share'

const box = 'aide-de-camp-shared'
/** A whole disk is an accident. */
const mostFiles = 500
const mostBytes = 512 * 1024 * 1024

const partAddress = (nth: number): string => `/shared/${String(nth)}`

const filesIn = (form: FormData): readonly File[] => {
  const files: File[] = []
  let bytes = 0
  for (const value of form.getAll('lists')) {
    if (typeof value === 'string' || files.length === mostFiles) continue
    bytes += value.size
    if (bytes > mostBytes) break
    files.push(value)
  }
  return files
}

/** In the service worker. What was there before and never taken out goes. */
export async function putShared(form: FormData): Promise<void> {
  await caches.delete(box)
  const cache = await caches.open(box)
  const text = ['title', 'text', 'url']
    .map((field) => form.get(field))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join('\n')
  await cache.put(partAddress(0), new Response(text))
  for (const [nth, file] of filesIn(form).entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(partAddress(nth + 1), new Response(file, { headers }))
  }
}

/** In the page: once, then the box is empty. Null: there is nothing in it. */
export async function takeShared(): Promise<Shared | null> {
  if (!('caches' in globalThis) || !(await caches.has(box))) return null
  const cache = await caches.open(box)
  const text = (await (await cache.match(partAddress(0)))?.text()) ?? ''
  const files: File[] = []
  for (let nth = 1; ; nth += 1) {
    const part = await cache.match(partAddress(nth))
    if (part === undefined) break
    const name = decodeURIComponent(part.headers.get('x-name') ?? '')
    files.push(
      new File([await part.blob()], name, { type: part.headers.get('content-type') ?? '' }),
    )
  }
  await caches.delete(box)
  return text === '' && files.length === 0 ? null : { text, files }
}
