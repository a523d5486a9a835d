// Special units of Gloria Mundi at the table in the built app: fanatics and terror, lent to battalions as a ticket says.
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** A ticket of Gloria Mundi as another phone sends it: the attacker's army has two special units. */
function ticketWith(extras: readonly string[]): string {
  const side = (faction: string) => ({
    factions: [faction],
    seats: [faction],
    pieces: [{ id: `${faction}1`, label: `${faction}:army`, strength: 24, notes: [] }],
    strength: 24,
    tablePoints: 200,
    extras: [],
    handicaps: [],
  })
  return JSON.stringify({
    format: 'aide-de-camp/ticket',
    version: 1,
    id: 'T1',
    campaign: 'gloria-mundi',
    code: 'K7X2M09PQA',
    turn: 2,
    place: '22',
    ground: [],
    sides: [{ ...side('rio'), extras }, side('cardor')],
    attacker: 0,
    deadline: null,
    rules: 'march-of-eagles',
    limits: ['8 turns', 'budget: atMost'],
  })
}

test('CC-TICKET-04: fanatics and terror are lent to battalions, and the battle knows them', async ({
  page,
}) => {
  await page.goto('/#/tickets')
  await page
    .getByLabel('Text or link of a ticket or an outcome')
    .fill(ticketWith(['fanatics', 'terror']))
  await page.getByRole('button', { name: 'Read it' }).tap()
  await page.getByRole('button', { name: 'Fight it on this phone' }).tap()
  const fanatics = page.getByLabel(/one battalion of fanatics/)
  const terror = page.getByLabel(/one battalion spreads terror/)
  await expect(fanatics).toHaveValue('0')
  await expect(terror).toHaveValue('1')
  await expect(terror.locator('option').nth(2)).toHaveText('3rd Battalion: Drilled 28')
  // Nobody bears two: they change places.
  await terror.selectOption('0')
  await expect(fanatics).toHaveValue('1')
  await fanatics.selectOption({ label: 'None: play without' })
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/tickets-traits.png', fullPage: true })
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await expect(page.locator('[data-asks="sides.first"]')).toBeVisible()
  await page.locator('[data-battalion="0"]').first().tap()
  const roster = page.getByRole('dialog')
  await expect(roster.getByText('spreads terror until broken')).toBeVisible()
  await expect(roster.getByText(/fanatics/)).toHaveCount(0)
  await page.screenshot({ path: 'test-results/tickets-roster.png' })
})
