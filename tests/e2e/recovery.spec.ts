// A database that no start can open: there is always a way on, in both languages, and what is saved can be read in again.
import '../support/handKinds.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fileOf, readBackup } from '../storage/backup/support/reading.ts'
import { addSample } from './support/armies.ts'
import { expectAccessible } from './support/axe.ts'
import { languages } from './support/looks.ts'
import { expect, test } from './support/test.ts'

const words = {
  'en-GB': {
    retry: 'Try again',
    back: 'Bring everything back',
    memory: 'Play on without saving',
    backup: 'Save a backup file',
    everything: 'Save everything as a file',
    storage: 'Storage and backups',
    restore: 'Restore a backup',
    shut: 'The app cannot get at its data just now.',
    waits: 'This can come back once the app can store again.',
    inMemory: 'Nothing can be stored on this phone just now.',
    army: 'The Thin Line',
  },
  'de-DE': {
    retry: 'Erneut versuchen',
    back: /Alles zurück/,
    memory: /Ohne Speichern weiter/,
    backup: /Sicherungs.?datei speichern/,
    everything: 'Alles als Datei sichern',
    storage: 'Speicher und Sicherungen',
    restore: /Sicherung zurück/,
    shut: 'Die App kommt gerade nicht an ihre Daten.',
    waits: 'Das kann zurückkommen, sobald die App wieder speichern kann.',
    inMemory: 'Auf diesem Handy lässt sich gerade nichts speichern.',
    army: 'The Thin Line',
  },
} as const

/** As Chromium answers for ever where the files of its database are broken; buckets have files of their own. */
const breakDatabase = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const refuse = () => {
      const error = new DOMException(
        'Internal error opening backing store for indexedDB.open.',
        'UnknownError',
      )
      const request: { error: DOMException; onerror?: (event: object) => void } = { error }
      const nothing = (): undefined => undefined
      const event = { target: request, preventDefault: nothing, stopPropagation: nothing }
      setTimeout(() => request.onerror?.(event), 0)
      return request
    }
    Object.defineProperty(indexedDB, 'open', { value: refuse })
  })
}

const armyCopyIsThere = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('spare', { create: true })
    // A file has its name before it has its text.
    for await (const file of folder.values())
      if (file instanceof FileSystemFileHandle && /^armies~~[1-9]/.test(file.name))
        if ((await file.getFile()).size > 0) return true
    return false
  })

for (const locale of languages) {
  const w = words[locale]
  test.describe(`a database that cannot be opened, ${locale}`, () => {
    test.use({ locale })

    test.beforeEach(async ({ page }) => {
      await addSample(page)
      await expect.poll(() => armyCopyIsThere(page)).toBe(true)
      await breakDatabase(page)
      await page.reload()
      await expect(page.getByRole('button', { name: w.retry })).toBeVisible()
      await expect(page.getByRole('button', { name: w.back })).toBeVisible()
    })

    test('is brought back at another place, where the next start finds it', async ({ page }) => {
      await expectAccessible(page)
      await page.getByRole('button', { name: w.back }).tap()
      await expect(page.getByRole('link', { name: w.army })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: w.army })).toBeVisible()
    })

    test('can be played on from memory, which is said', async ({ page }) => {
      await page.getByRole('button', { name: w.memory }).tap()
      await expect(page.getByRole('link', { name: w.army })).toBeVisible()
      await expect(page.getByText(w.inMemory)).toBeVisible()
    })

    test('gives a backup and a file of everything, both of which the app reads', async ({
      page,
    }) => {
      const saved = async (name: string | RegExp): Promise<string> => {
        const coming = page.waitForEvent('download')
        await page.getByRole('button', { name }).tap()
        return readFile(await (await coming).path(), 'utf8')
      }
      const backup = await saved(w.backup)
      expect(readBackup(backup).ok).toBe(true)
      const raw = await saved(w.everything)
      await page.getByRole('link', { name: w.storage }).tap()
      await expect(page).toHaveURL(/#\/storage$/)
      await expect(page.getByText(w.shut)).toBeVisible()
      const choosing = page.waitForEvent('filechooser')
      await page.getByText(w.restore, { exact: true }).tap()
      const buffer = Buffer.from(backup)
      const name = 'backup.json'
      await (await choosing).setFiles({ name, mimeType: 'application/json', buffer })
      await expect(page.getByText(w.waits)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('link').tap()
      await page.getByRole('button', { name: w.back }).tap()
      await expect(page.getByRole('link', { name: w.army })).toBeVisible()
      expect((await fileOf(raw)).units.length).toBeGreaterThan(0)
    })
  })
}
