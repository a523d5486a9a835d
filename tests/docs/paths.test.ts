// Files and folders of ours that the pages name are there; a decision may name a gone one if a note of today says so.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const docs = readdirSync('docs', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const pages = ['README.md', 'CONTRIBUTING.md', ...docs]
const named = /`((?:src|tests)\/[^`\s<>*{}…]*)`/gu
const today = /^_Today \(.*$/gmu

test.each(pages)('every path in %s exists', (page) => {
  const text = readFileSync(page, 'utf8')
  const notes = page.startsWith('docs/decisions/') ? (text.match(today) ?? []).join('\n') : ''
  const gone = [...text.matchAll(named)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path) && !notes.includes(`\`${path}\``))
  expect(gone).toEqual([])
})
