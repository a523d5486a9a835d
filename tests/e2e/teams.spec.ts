// An event of four teams of two: from the mails to the table of the teams, boards entered and told as they stand.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Each captain sends both lists; the last team lacks its second player. */
const mails = [
  ['Lions', 'Ann', 'Abe'],
  ['Tigers', 'Ben', 'Bea'],
  ['Bears', 'Cid', 'Cal'],
  ['Wolves', 'Dan'],
]
  .map(([team = '', ...players], n) =>
    players
      .map(
        (player, board) =>
          `From: ${player} <${player.toLowerCase()}@example.org>\nSubject: list\n\nTeam: ${team}\nBoard: ${String(board + 1)}\n\nFrench\n1. Drilled ${String(16 + 8 * n + 4 * board)}, officer\n2. Drilled 40\n`,
      )
      .join('\n'),
  )
  .concat(
    'From: Eve <eve@example.org>\nSubject: list\n\nFrench\n1. Drilled 44, officer\n2. Drilled 40\n',
  )
  .join('\n')

async function openDesk(page: Page): Promise<void> {
  await page.goto('/#/events')
  await page.getByRole('button', { name: 'New event' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Team day')
  await page.getByRole('button', { name: 'To the board' }).tap()
  await page.locator('.foot').getByRole('button', { name: 'Add lists' }).tap()
  await page.getByLabel('A mail or several, links, codes').fill(mails)
  await page.getByRole('button', { name: 'Add what is in it' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.board .row')).toHaveCount(8)
  await page.goto(`${page.url()}/rounds`)
}

async function chooseTeams(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At the desk' }).tap()
  await page.getByRole('button', { name: 'Points and pairing' }).tap()
  await page.getByLabel('Who is paired').selectOption({ label: 'Teams of 2' })
  await closeSheet(page)
}

async function closeSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a round of four teams of two, from pairing to the table of the teams', async ({ page }) => {
  test.slow()
  await openDesk(page)
  await chooseTeams(page)

  // The order of the boards is changed by a tap.
  await page.getByRole('button', { name: 'At the desk' }).tap()
  await page.getByRole('button', { name: 'Teams', exact: true }).tap()
  const lions = page.locator('.card').filter({ hasText: 'Ann' })
  await expect(lions.getByRole('listitem').first()).toContainText('Ann')
  await page.getByRole('button', { name: 'Move Abe up' }).tap()
  await expect(lions.getByRole('listitem').first()).toContainText('Abe')
  await closeSheet(page)

  // A board that would be forfeited is told before, and mended by a tap.
  await page.getByRole('button', { name: 'Pair round 1', exact: true }).tap()
  const before = page.getByRole('dialog')
  await expect(before.getByText('Wolves: 1 of 2 here. Board 2 is forfeited.')).toBeVisible()
  await before.getByLabel('Team of Eve').selectOption({ label: 'Wolves' })
  await expect(before.getByText('Wolves: 1 of 2 here. Board 2 is forfeited.')).toHaveCount(0)
  await before.getByRole('button', { name: 'Pair 4 teams' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const matches = page.locator('section.match')
  await expect(matches).toHaveCount(2)
  const ofLions = matches.filter({ hasText: 'Lions' })
  const cards = ofLions.locator('article.card')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Abe')
  await expect(cards.first()).toContainText('board 1')
  await expect(page.getByText('4 results missing')).toBeVisible()

  // One code for each board.
  await page.getByRole('button', { name: 'Code, slips, no-show: table 4' }).tap()
  await expect(page.getByRole('img', { name: /^Code of/ })).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Swap a player')).toHaveCount(0)
  await closeSheet(page)

  for (const player of ['Abe', 'Ann']) {
    await ofLions.getByText(`${player} won`, { exact: true }).tap()
    await expect(ofLions.getByLabel(`${player} won`)).toBeChecked()
  }
  await expect(ofLions.locator('.score')).toContainText(/4 : 0|0 : 4/)
  const other = matches.filter({ hasNotText: 'Lions' })
  for (const card of await other.locator('article.card').all()) {
    await card.getByText('Draw', { exact: true }).tap()
    await expect(card.getByLabel('Draw')).toBeChecked()
  }
  await expect(other.locator('.score')).toContainText('2 : 2')

  await page.getByText('Standings', { exact: true }).first().tap()
  const [teams, players] = [page.locator('table').first(), page.locator('table').nth(1)]
  await expect(page.getByRole('heading', { name: 'Standings of the teams' })).toBeVisible()
  await expect(teams.locator('tbody tr')).toHaveCount(4)
  await expect(teams.locator('tbody tr').first()).toContainText('Lions')
  await expect(teams.locator('tbody tr').first()).toContainText('1–0–0')
  await expect(players.locator('tbody tr')).toHaveCount(8)

  // On the big screen and on paper, and after a reload.
  const desk = page.url()
  await page.goto(desk.replace(/rounds$/, 'screen'))
  await expect(page.getByRole('heading', { name: /Lions/ })).toContainText(/4 : 0|0 : 4/)
  await page.goto(desk.replace(/rounds$/, 'print?what=pairings'))
  await expect(page.getByRole('rowheader', { name: /Lions/ })).toBeVisible()
  await page.getByText('Table codes', { exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Table 4, board 2' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code of/ })).toHaveCount(4)
  await page.goto(desk)
  await expect(matches).toHaveCount(2)
})

test('an invitation to an event of teams says so on paper and by its link', async ({ page }) => {
  await openDesk(page)
  await chooseTeams(page)
  const board = page.url().replace(/\/rounds$/, '')
  await page.goto(`${board}/print?what=pack`)
  await expect(
    page.getByText('Teams of 2, board against board; board 1 is the first'),
  ).toBeVisible()
  await page.goto(board)
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: 'Invite players' }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^It also says that teams of 2 play/)).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Object.assign(globalThis, { copied: text }) },
    })
  })
  await sheet.getByRole('button', { name: 'Copy the link' }).tap()
  const link = await page.evaluate(() => Reflect.get(globalThis, 'copied') as string)
  await page.goto(`/${link.slice(link.indexOf('#'))}`)
  await expect(page.getByText('With each list two lines: “Team: the name”')).toBeVisible()
  await page.getByRole('button', { name: 'Take it to my events' }).tap()
  await expect(page.getByText(/teams of 2/)).toHaveCount(2)
})
