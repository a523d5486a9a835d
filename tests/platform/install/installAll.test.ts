// The installation of a release: several files at a time, the near ones first, and all of them or none.
import { expect, test } from 'vitest'
import { installAll, nearestFirst, type File } from '@/platform/install/installAll.ts'

const files = Array.from({ length: 40 }, (_, n): File => [`/f${String(n)}`, `/f${String(n)}?1`])
const url = (n: number): string => `/f${String(n)}`

/** Fetches that end when they are told to, in any order. */
function slowly() {
  const asked: string[] = []
  const ends = new Map<string, { come: () => void; fail: (cause: Error) => void }>()
  const fetchFile = (address: string) =>
    new Promise<void>((come, fail) => {
      asked.push(address)
      ends.set(address, { come, fail })
    })
  const turn = () => new Promise((done) => setTimeout(done))
  const end = async (address: string | undefined, cause?: Error) => {
    const found = ends.get(address ?? '')
    if (cause === undefined) found?.come()
    else found?.fail(cause)
    await turn()
  }
  return { asked, fetchFile, end }
}

test('eight files are fetched at a time, and each that comes makes room for one more', async () => {
  const { asked, fetchFile, end } = slowly()
  const done = installAll(files, fetchFile).begin({})
  expect(asked).toEqual(files.slice(0, 8).map(([address]) => address))
  await end(url(5))
  expect(asked).toHaveLength(9)
  for (let at = 0; at < asked.length; at += 1) await end(asked[at])
  await done
  expect(new Set(asked)).toEqual(new Set(files.map(([address]) => address)))
  expect(asked).toHaveLength(files.length)
})

test('what a page has open comes next, with what stands behind it, and nothing comes twice', async () => {
  const { asked, fetchFile, end } = slowly()
  const install = installAll(files, fetchFile)
  const done = install.begin({})
  install.putFirst([url(0), url(20), url(30), 'http://elsewhere/'])
  for (let at = 0; at < asked.length; at += 1) await end(asked[at])
  await done
  expect(asked.slice(8, 12)).toEqual([url(20), url(30), url(21), url(31)])
  expect(asked).toHaveLength(files.length)
  expect(new Set(asked).size).toBe(files.length)
})

test('one file that is not to be had ends it, and no further file is asked for', async () => {
  const { asked, fetchFile, end } = slowly()
  const done = installAll(files, fetchFile).begin({})
  const refusal = expect(done).rejects.toThrow('404')
  await end(url(3), new Error('404'))
  await refusal
  for (const n of [0, 1, 2, 4, 5, 6, 7]) await end(url(n))
  expect(asked).toHaveLength(8)
})

test('without a word of any page the order is that of the list', () => {
  expect(nearestFirst(files, [])).toEqual(files)
})
