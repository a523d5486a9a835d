// A chosen picture whose code could not be looked for stays for another try, and counts as no picture without a code.
import { beforeEach, expect, test, vi } from 'vitest'
import { usePicture } from '@/app/light/usePicture.ts'
import { readQrPicture } from '@/platform/qr/qrReader.ts'

vi.mock(import('@/platform/qr/qrReader.ts'), () => ({
  openQrReader: vi.fn(),
  readQrPicture: vi.fn(),
}))
const seen = vi.mocked(readQrPicture)
const file = new File([], 'code.png')

beforeEach(() => seen.mockReset())

test('it is kept where the reader did not load, and read at the next try', async () => {
  const read = vi.fn()
  const picture = usePicture(read)
  seen.mockResolvedValueOnce({ problem: 'no-reader' })
  await picture.look(file)
  expect(picture.unread.value).toBe(file)
  expect(read).not.toHaveBeenCalled()

  seen.mockResolvedValueOnce({ text: 'a code' })
  await picture.again()
  expect(seen).toHaveBeenLastCalledWith(file)
  expect(picture.unread.value).toBeNull()
  expect(read.mock.calls).toEqual([['a code']])
})

test('without a code it is told as that, and nothing is left to try', async () => {
  const read = vi.fn()
  const picture = usePicture(read)
  seen.mockResolvedValue({ problem: 'no-code' })
  await picture.look(file)
  await picture.again()
  expect(read.mock.calls).toEqual([['']])
  expect(picture.unread.value).toBeNull()
})
