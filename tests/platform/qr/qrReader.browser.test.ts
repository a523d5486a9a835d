// Reading codes out of pictures: in a worker, so that no picture holds up the screen.
import encodeQR from 'qr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readQrPicture, workerReader } from '@/platform/qr/qrReader.ts'

const text = 'https://aide.example/#/add/1abc'

/** A picture of the code, as a camera file would bring it. */
function pictureOf(content: string | null, size = 400): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  const modules = content === null ? [] : encodeQR(content, 'raw', { border: 4 })
  const module = size / modules.length
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * module, y * module, module, module)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob))),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a picture', () => {
  test('with a code gives its text', async () => {
    expect(await readQrPicture(await pictureOf(text))).toEqual({ text })
  })

  test('larger than needed is made smaller and read all the same', async () => {
    expect(await readQrPicture(await pictureOf(text, 4_000))).toEqual({ text })
  })

  test('without one says so', async () => {
    expect(await readQrPicture(await pictureOf(null))).toEqual({ problem: 'no-code' })
  })

  test('that is none says so', async () => {
    expect(await readQrPicture(new Blob(['no picture']))).toEqual({ problem: 'bad-picture' })
  })
})

/** A worker that is there and never gets done. */
class StuckWorker {
  static readonly all: StuckWorker[] = []
  onmessage: ((message: { data: unknown }) => void) | null = null
  isStopped = false
  constructor() {
    StuckWorker.all.push(this)
    queueMicrotask(() => this.onmessage?.({ data: 'ready' }))
  }
  postMessage = (): undefined => undefined
  terminate = (): void => void (this.isStopped = true)
}

test('a picture that takes longer than two seconds stops the worker and counts as one without a code', async () => {
  const picture = await createImageBitmap(await pictureOf(text))
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StuckWorker)
  const reader = workerReader()
  const read = reader.read(picture)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(StuckWorker.all.map(({ isStopped }) => isStopped)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toBeNull()
  expect(StuckWorker.all.map(({ isStopped }) => isStopped)).toEqual([true])
  void reader.read(picture)
  expect(StuckWorker.all.map(({ isStopped }) => isStopped)).toEqual([true, false])
  reader.close()
  expect(StuckWorker.all.map(({ isStopped }) => isStopped)).toEqual([true, true])
})

test('one worker reads picture after picture, and closing ends the one under way', async () => {
  const picture = await createImageBitmap(await pictureOf(text))
  const started = vi.fn()
  const Real = Worker
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(...words: ConstructorParameters<typeof Worker>) {
        super(...words)
        started()
      }
    },
  )
  const reader = workerReader()
  expect(await reader.read(picture)).toBe(text)
  expect(await reader.read(picture)).toBe(text)
  expect(started).toHaveBeenCalledOnce()
  const last = reader.read(picture)
  reader.close()
  expect(await last).toBeNull()
})

/** A worker whose file cannot be had. */
class AbsentWorker {
  onerror: (() => void) | null = null
  constructor() {
    queueMicrotask(() => this.onerror?.())
  }
  postMessage = (): undefined => undefined
  terminate = (): undefined => undefined
}

test.each([
  ['alone', undefined],
  ['behind a reader of the browser that found nothing', () => Promise.resolve([])],
  ['behind a reader of the browser that fails', () => Promise.reject(new Error('no service'))],
])(
  'a reader that does not load, %s, is told: nobody knows what the picture holds',
  async (_, detect) => {
    const picture = await pictureOf(text)
    vi.stubGlobal('Worker', AbsentWorker)
    const native = class {
      static readonly getSupportedFormats = (): Promise<string[]> => Promise.resolve(['qr_code'])
      readonly detect = detect
    }
    vi.stubGlobal('BarcodeDetector', detect === undefined ? undefined : native)
    expect(await readQrPicture(picture)).toEqual({ problem: 'no-reader' })
    vi.unstubAllGlobals()
    expect(await readQrPicture(picture)).toEqual({ text })
  },
)

test('a worker that does not start is no picture without a code', async () => {
  const picture = await createImageBitmap(await pictureOf(text))
  vi.stubGlobal('Worker', AbsentWorker)
  await expect(workerReader().read(picture)).rejects.toThrow('did not start')
})
