// Whose work is in the app: every bundled package stands with its licence, and the build fails where one has none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { licencesOf, packageOf, parted } from '../../scripts/build/licences.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

const installed = (name: string): string => join(root, 'node_modules', name)

/** A package of the test's own, with these files. */
function made(name: string, license: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, 'node_modules', name)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
  return path
}

const mit =
  'MIT License\n\nCopyright (c) 2020 Ann\n\nPermission is hereby granted, free of charge,\nto any person.'

test('a package without the text of its licence fails the build, by name', () => {
  const bare = made('bare', 'MIT', { 'README.md': 'nothing' })
  expect(() => licencesOf(new Set([bare]))).toThrow(
    'bare is bundled, and no text of its licence is with it',
  )
})

test('equal words stand once, with all whose work it is', () => {
  const same = mit
    .replace('Ann', 'Ben')
    .replace('charge,\nto', 'charge, to')
    .replace('MIT License', '')
  const folders = new Set([
    made('a', 'MIT', { LICENSE: mit }),
    made('@b/c', 'MIT', { 'license.md': same }),
  ])
  const [first] = licencesOf(folders)
  expect(first?.works).toEqual([
    { name: '@b/c', version: '1.0.0', copyright: ['Copyright (c) 2020 Ben'], notice: '' },
    { name: 'a', version: '1.0.0', copyright: ['Copyright (c) 2020 Ann'], notice: '' },
  ])
  expect(first?.text).not.toContain('Ann')
})

test('other words of the same licence stand for themselves', () => {
  const other = mit.replace('to any person', 'to nobody')
  const folders = new Set([
    made('d', 'MIT', { LICENSE: mit }),
    made('e', 'MIT', { LICENSE: other }),
  ])
  expect(licencesOf(folders).filter(({ name }) => name === 'MIT')).toHaveLength(2)
})

test('a notice is handed on word for word, and the serif is always named', () => {
  const [apache, ofl] = licencesOf(new Set([installed('dexie')]))
  expect(apache).toMatchObject({ name: 'Apache-2.0', works: [{ name: 'dexie' }] })
  expect(apache?.works[0]?.notice).toContain('Dexie')
  expect(apache?.text).toContain('TERMS AND CONDITIONS FOR USE')
  expect(ofl).toMatchObject({ name: 'OFL-1.1', works: [{ name: 'Field Book Serif' }] })
  expect(ofl?.works[0]?.copyright.join()).toContain('Adobe')
})

test('where a package leaves the choice it is MIT', () => {
  expect(licencesOf(new Set([installed('qr')]))[0]).toMatchObject({
    works: [{ name: 'qr' }],
    name: 'MIT',
  })
})

test('a module is told from the package it is in, however deep', () => {
  const vue = installed('@vue/shared')
  expect(packageOf(`${vue}/dist/shared.esm-bundler.js?x`)).toBe(vue)
  expect(packageOf(join(root, 'src/main.ts'))).toBeNull()
  expect(packageOf('\0rolldown/runtime.js')).toBeNull()
})

test('only the lines that say whose it is are taken out, not what the licence says of copyright', () => {
  const text = `${mit}\nCopyright notices stay.`
  expect(parted(text).copyright).toEqual(['Copyright (c) 2020 Ann'])
  expect(parted(text).words).toContain('Copyright notices stay.')
})
