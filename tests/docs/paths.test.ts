// Paths that the pages name: each is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const docs = readdirSync('docs', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const pages = ['README.md', 'CONTRIBUTING.md', ...docs]
const named = /`((?:src|tests)\/[^`\s<>*{}…]*)`/gu

test.each(pages)('every path in %s exists', (page) => {
  const text = readFileSync(page, 'utf8')
  const gone = [...text.matchAll(named)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path))
  expect(gone).toEqual([])
})
