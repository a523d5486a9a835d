// Which spare files go and which stay, by order and by visit.
import { beforeEach, expect, test, vi } from 'vitest'
import { readName } from '@/storage/spare/names.ts'
import type { SpareFile } from '@/storage/spare/spareFiles.ts'

const nothingMadeYet = async () => {
  vi.resetModules()
  return import('@/storage/spare/retention.ts')
}
let retention: Awaited<ReturnType<typeof nothingMadeYet>>
beforeEach(async () => {
  retention = await nothingMadeYet()
})

const fileOf = (n: number): SpareFile => {
  const name = `live~battle~1~${n}`
  const read = readName(name)
  if (read === null) throw new Error('no name of ours')
  return { ...read, name }
}
const filesUpTo = (n: number): SpareFile[] => Array.from({ length: n }, (_, at) => fileOf(at + 1))
const numbersOf = (names: readonly string[]): number[] =>
  names.map((name) => Number(name.split('~').at(-1))).sort((one, other) => one - other)

const soon = 1_000
const later = 120_000

test('nothing of earlier visits goes in the first minute of a visit', () => {
  expect(retention.superseded(filesUpTo(8), soon)).toEqual([])
})

test('short visits, one after the other, do not fill the phone', () => {
  expect(numbersOf(retention.superseded(filesUpTo(30), soon))).toHaveLength(22)
})

test('the newest files of earlier visits stay for all of a visit, whatever is made in it', () => {
  const before = filesUpTo(3)
  const made = [4, 5, 6, 7, 8].map(fileOf)
  for (const { name } of made) retention.noteMade(name)
  const gone = numbersOf(retention.superseded([...before, ...made], later))
  expect(gone).toContain(1)
  expect(gone).not.toContain(2)
  expect(gone).not.toContain(3)
})

test('however often a file is followed in one visit, one that has had a minute stays, and few others', () => {
  let files: SpareFile[] = []
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  for (let n = 1; n <= 400; n += 1) {
    now += 1_000
    const file = fileOf(n)
    retention.noteMade(file.name)
    const gone = retention.superseded([...files, file])
    files = [...files, file].filter(({ name }) => !gone.includes(name))
    expect(files.length).toBeLessThanOrEqual(4)
    const oldest = Math.min(...numbersOf(files.map(({ name }) => name)))
    expect(oldest).toBeLessThanOrEqual(Math.max(1, n - 60))
  }
  clock.mockRestore()
})
