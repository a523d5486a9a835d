// The storage page as a person uses it: is all well, compare both copies, keep the backup in a file.
import type { Page } from '@playwright/test'
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'

async function addSamples(page: Page): Promise<void> {
  await page.goto('/')
  await tapSample(page)
  await expect(page.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
}

/** The names of the second copies of the armies. */
const armyCopies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('spare')
    const names: string[] = []
    for await (const name of folder.keys()) if (name.startsWith('armies~')) names.push(name)
    return names
  })

const damageArmyCopies = async (page: Page): Promise<void> =>
  page.evaluate(
    async (names) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('spare')
      for (const name of names) {
        const stream = await (await folder.getFileHandle(name)).createWritable()
        await stream.write('damaged')
        await stream.close()
      }
    },
    await armyCopies(page),
  )

/** The browser's own picker gives a file of the private file system, the same one each time. */
const fakePicker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('my-backup.json', { create: true }),
    })
  })

const chosen = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    return (await (await root.getFileHandle('my-backup.json')).getFile()).text()
  })

test('both copies are compared, and a damaged copy is written anew', async ({ page }) => {
  await addSamples(page)
  await expect.poll(() => armyCopies(page)).toHaveLength(1)
  await page.goto('/#/storage')
  const compare = page.getByRole('button', { name: 'Compare both copies now' })
  await compare.tap()
  await expect(
    page.getByText(/Both copies of one army agree\. Checked today, \d\d:\d\d\./),
  ).toBeVisible()

  // A copy that was still to be written heals the damage, and a check that takes long is not started over: both go round again.
  await expect(async () => {
    await damageArmyCopies(page)
    await compare.tap()
    await expect(
      page.getByText('The copy of one was damaged or missing and is written anew.'),
    ).toBeVisible()
  }).toPass({ timeout: 50_000 })
  await page.reload()
  await expect(page.getByText(/Both copies of one army agree\./)).toBeVisible()
  await compare.tap()
  await expect(page.getByText('is written anew')).toHaveCount(0)
})

test('a new phone is told that all is well, and one with an army what to do next', async ({
  page,
}) => {
  await page.goto('/#/storage')
  const verdict = page.getByRole('region', { name: 'How safe is it here?' }).first()
  await expect(verdict).toContainText('All is well. Nothing is kept here yet.')
  await addSamples(page)
  await page.goto('/#/storage')
  await expect(verdict).toContainText('Back up now, and keep the file somewhere else.')
})

test('the backup is kept in a file, also after a restart, and off with one tap', async ({
  page,
}) => {
  await fakePicker(page)
  await addSamples(page)
  await page.goto('/#/storage')
  await page.getByRole('button', { name: 'Choose a file' }).tap()
  const stands = page.getByText(/kept in my-backup\.json, written last today, \d\d:\d\d\./)
  await expect(stands).toBeVisible()
  expect(await chosen(page)).toContain('The Thin Line')

  await page.reload()
  await expect(stands).toBeVisible()
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const stream = await (await root.getFileHandle('my-backup.json')).createWritable()
    await stream.close()
  })
  await page.getByRole('button', { name: 'Write it now' }).tap()
  await expect.poll(() => chosen(page)).toContain('The Thin Line')
  await expect(page.getByText(/All is well: everything is kept twice/)).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).tap()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

test('an empty phone writes over no file that was chosen', async ({ page }) => {
  await fakePicker(page)
  await page.goto('/#/storage')
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const file = await root.getFileHandle('my-backup.json', { create: true })
    const stream = await file.createWritable()
    await stream.write('an older backup')
    await stream.close()
  })
  await page.getByRole('button', { name: 'Choose a file' }).tap()
  await expect(page.getByText(/Much less is here now than in the file/)).toBeVisible()
  expect(await chosen(page)).toBe('an older backup')
})

test('a file that is gone is told, with the way out', async ({ page }) => {
  await fakePicker(page)
  await addSamples(page)
  await page.goto('/#/storage')
  await page.getByRole('button', { name: 'Choose a file' }).tap()
  await expect(page.getByText(/written last today/)).toBeVisible()
  await page.evaluate(() => {
    FileSystemFileHandle.prototype.createWritable = () =>
      Promise.reject(new DOMException('it is gone', 'NotFoundError'))
  })
  await page.getByRole('button', { name: 'Write it now' }).tap()
  await expect(page.getByText(/it was moved, deleted or is read-only/)).toBeVisible()
  await expect(page.getByText('Something needs you:')).toBeVisible()
})
