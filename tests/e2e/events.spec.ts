// The organiser's desk: a newcomer makes an event, gives it a club's whole inbox, and can tell who must change what.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { clubFiles, clubPath, expectedLists } from '../support/clubLists.ts'
import { tapSample } from './support/armies.ts'
import { give, openMuster, row, settleAll, showStandings, walkTheDesk } from './support/desk.ts'
import { passesInEachLook } from './support/everyLook.ts'
import { languages } from './support/looks.ts'
import { expect, test } from './support/test.ts'

const look = (page: Page, text: string): Promise<void> =>
  page.getByRole('searchbox').or(page.locator('.tools input')).first().fill(text)

test('a newcomer makes an event, drops the folder on it, and can tell who must change what', async ({
  page,
}) => {
  await page.goto('/#/events')
  await page.getByRole('button', { name: 'New event' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Club day')
  await page.getByLabel('Guards battalions at most').fill('2')
  await page.getByLabel('Green battalions at most').fill('3')
  await page.getByLabel('Battalions at most', { exact: true }).fill('8')
  await page.getByRole('switch', { name: 'Other nation' }).tap()
  await page.getByRole('button', { name: 'To the board' }).tap()
  await expect(page.getByRole('heading', { name: 'Club day', level: 1 })).toBeVisible()

  await give(page, clubFiles.map(clubPath))
  await expect(page.getByText(/^8\d lists, 200 points/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Write to \d+ players/ })).toBeVisible()

  await look(page, 'lisa')
  await expect(row(page, 'Lisa Field')).toContainText('Light and Drilled')
  await look(page, 'sepp')
  await expect(row(page, 'Sepp Grün')).toContainText('4 Green battalions')
  await look(page, 'pia')
  await expect(row(page, 'Pia Fremd')).toContainText('another nation')
})

test('every list of the folder gets the verdict that the command line gives it', async ({
  page,
}) => {
  await openMuster(page)
  await give(page, clubFiles.map(clubPath))
  await settleAll(page)
  const words = { legal: 'Legal', illegal: 'Not legal', unreadable: 'Unreadable', late: 'Late' }
  for (const list of expectedLists.filter((_, n) => n % 4 === 0)) {
    const { verdict } = list.onScreen ?? list
    await look(page, list.player)
    await expect(row(page, list.player)).toContainText(`${words[verdict]}.`)
  }
})

test('a list is answered, corrected, and then seen to be changed, battalion by battalion', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMuster(page)
  const mail = (rankers: number): string =>
    `From: Tom Baker <tom@example.org>\n\nHi!\n\nFrench\n1. Drilled ${rankers}\n2. Drilled 40, officer\n\nCheers,\nTom`
  const paste = async (text: string): Promise<void> => {
    await page.locator('.foot button').tap()
    await page.getByLabel('A mail or several, links, codes').fill(text)
    await page.getByRole('button', { name: 'Add what is in it' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await paste(mail(37))
  await row(page, 'Tom Baker').tap()
  await page.getByText('Deutsch').tap()
  await expect(page.getByRole('dialog').locator('pre').first()).toContainText('Hallo Tom Baker')
  await page.getByRole('button', { name: 'Copy a note to the player' }).tap()
  await expect(page.getByText('The note is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('37 Soldaten')
  await page.getByRole('button', { name: 'Close' }).first().tap()

  await paste(mail(36))
  await settleAll(page)
  await expect(page.getByRole('heading', { name: 'Changed since checked' })).toBeVisible()
  await row(page, 'Tom Baker').tap()
  await expect(page.getByText('1st: Drilled 36 (was 1st: Drilled 37)')).toBeVisible()
})

test('files that are dropped onto the board come in as well', async ({ page }) => {
  await openMuster(page)
  const text = readFileSync(clubPath('adam-hill.txt'), 'utf8')
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'adam.txt', { type: 'text/plain' }))
    data.items.add(new File(['nothing'], 'odd.bin'))
    return data
  }, text)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator('.desk').dispatchEvent(type, { dataTransfer: dropped })
  await expect(row(page, 'Adam Hill')).toContainText('Legal.')
  await expect(row(page, 'Odd')).toContainText('Unreadable.')
})

test('two players of one name are asked about, and both lists are kept', async ({ page }) => {
  await openMuster(page)
  await give(page, [clubPath('beth-carter.txt'), clubPath('beth-carter-again.txt')])
  await row(page, 'Two of this name').tap()
  await page.getByRole('button', { name: 'The same: a newer version' }).tap()
  await expect(page.getByText(/^1 list|^one list/i).first()).toBeVisible()
  await row(page, 'Beth Carter').tap()
  await expect(page.getByText(/Version 2/)).toBeVisible()
})

test('a file of 30 MB, a zip and a program are told and stop nobody', async ({ page }) => {
  await openMuster(page)
  await page.locator('.foot button').tap()
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'huge.txt', mimeType: 'text/plain', buffer: Buffer.alloc(30_000_000, 'x') },
    {
      name: 'packed.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(clubPath('packed.zip')),
    },
    { name: 'adam.txt', mimeType: 'text/plain', buffer: readFileSync(clubPath('adam-hill.txt')) },
  ])
  await expect(row(page, 'Adam Hill')).toContainText('Legal.')
  await expect(row(page, 'Huge')).toContainText('too big')
  await expect(row(page, 'Packed')).toContainText('Unpack it')
})

test('a reload brings everything back, and a player’s phone checks an army against the event', async ({
  page,
}) => {
  await openMuster(page)
  await give(page, [clubPath('illegal-guards-rita.txt')])
  await page.reload()
  await expect(row(page, 'Rita Garde')).toContainText('3 Guards battalions')

  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Invite players' }).tap()
  await expect(page.getByRole('img', { name: 'Code of Spring Muster' })).toBeVisible()

  await page.goto('/')
  await tapSample(page, 'Colonne du Nord')
  await page.getByRole('link', { name: /Colonne du Nord/ }).tap()
  await page.getByLabel('Check it against an event').selectOption({ label: 'Spring Muster' })
  await expect(page.getByText('This army may play at the event.')).toBeVisible()
})

test('rounds are paired, results entered, and the standings follow', async ({ page }) => {
  await openMuster(page)
  await give(
    page,
    ['adam-hill.txt', 'carl-weber.txt', 'emil.txt', 'ines.txt', 'georg.txt'].map(clubPath),
  )
  await settleAll(page)
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Rounds and standings' }).tap()
  await page.getByRole('button', { name: 'Pair round 1' }).tap()
  await expect(page.getByText('has a bye')).toHaveCount(1)
  for (const card of await page.locator('article.card').filter({ hasText: 'against' }).all())
    await card.getByText(/ won$/).first().tap()
  await expect(page.getByRole('button', { name: 'Pair round 2' })).toBeEnabled()
  await showStandings(page)
  await expect(page.locator('tbody tr').first()).toContainText('1–0–0')
})

/** Four lists and their first round. */
async function pairFirst(page: Page): Promise<void> {
  await openMuster(page)
  await give(page, ['adam-hill.txt', 'carl-weber.txt', 'emil.txt', 'ines.txt'].map(clubPath))
  await settleAll(page)
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Rounds and standings' }).tap()
  await page.getByRole('button', { name: 'Pair round 1' }).tap()
  await expect(page.locator('article.card')).toHaveCount(2)
}

test('a round with results is taken back only when asked, and can be had back', async ({
  page,
}) => {
  await pairFirst(page)
  await page.locator('article.card').first().getByText(/ won$/).first().tap()
  await showStandings(page)
  await expect(page.locator('tbody tr').first()).toContainText('1–0–0')
  await page.getByText('Pairings', { exact: true }).tap()
  await page.getByRole('button', { name: 'Take back the pairing of round 1' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).tap()
  await expect(page.locator('article.card')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await showStandings(page)
  await expect(page.locator('tbody tr').first()).toContainText('1–0–0')
})

test('the file of a battle whose lists are others asks who was who, and its result can be undone', async ({
  page,
}) => {
  await pairFirst(page)
  const card = page.locator('article.card').first()
  const record = readFileSync(clubPath('../games/thinLine.json'))
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer })
  const input = card.locator('input[type=file]')
  await input.setInputFiles(file('huge.json', Buffer.alloc(10_000_001, ' ')))
  await expect(card.getByText('This file is too big for a battle.')).toBeVisible()
  await input.setInputFiles(file('battle.json', record))
  await expect(card.getByText('Side 1 was The Thin Line')).toBeVisible()
  await expect(card.getByText('Who led side 1?')).toBeVisible()
  await card.getByRole('group', { name: 'Who led side 1?' }).getByRole('button').nth(1).tap()
  await expect(card.getByRole('textbox').or(card.getByRole('spinbutton')).nth(0)).toHaveValue('28')
  await expect(card.getByRole('textbox').or(card.getByRole('spinbutton')).nth(1)).toHaveValue('12')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(card.getByText('lost, figures')).toHaveCount(0)
})

test('who has been paired stays on the board and may go home', async ({ page }) => {
  await pairFirst(page)
  await page.goBack()
  await row(page, 'Adam Hill').tap()
  await expect(page.getByRole('button', { name: 'Remove from the board' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Gone home' }).tap()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Plays again' })).toBeVisible()
})

test('an event that is pasted among the ways in is shown as an event', async ({ page }) => {
  await openMuster(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, { copied: text })
      return Promise.resolve()
    }
  })
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Invite players' }).tap()
  await page.getByRole('button', { name: 'Copy the link' }).tap()
  const link = await page.evaluate(() => String(Reflect.get(window, 'copied')))
  await page.goto('/#/add')
  await page.getByRole('textbox').fill(link)
  await page
    .getByRole('button', { name: 'Read the list' })
    .or(page.locator('.foot .btn'))
    .first()
    .tap()
  await expect(page).toHaveURL(/#\/events\/add\//)
  await expect(page.getByText('Spring Muster').first()).toBeVisible()
})

for (const locale of languages)
  test.describe(locale, () => {
    test.use({ locale })

    test('the desk is accessible in every look, from the list of events to the standings', async ({
      page,
    }) => {
      test.setTimeout(400_000) // many screens, each in every look
      await walkTheDesk(page, () => passesInEachLook(page, locale))
    })
  })
