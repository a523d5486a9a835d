// A list by hand: how many taps it takes from nothing to the legal British army of the rules.
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'
import { countTaps } from './support/taps.ts'

const most = { byHand: 60, fromSamples: 3 }

test('the British army of the rules is built by hand in few taps', async ({ page }) => {
  const count = await countTaps(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Build an army/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'British' }).tap()

  const form = page.locator('.battalion .body')
  const more = (what: string) => form.getByRole('button', { name: `${what}: one step more` })
  const quality = (name: string) => form.getByText(name, { exact: true }).tap()
  const addBattalion = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Add a battalion' }).tap()
    await expect(page.locator('.battalion .line[aria-expanded="true"]')).toBeInViewport({
      ratio: 1,
    })
  }

  // 1st Drilled 36, drummer, sergeant, officer: a new army begins with it, and nothing is alarming
  await expect(form).toBeVisible()
  await expect(page.getByText('has no battalions')).toHaveCount(0)
  for (let step = 0; step < 3; step += 1) await more('Rankers').tap()
  await more('Drummers').tap()
  await more('Sergeants').tap()
  await more('Officer').tap()
  // 2nd Drilled 36, 2 drummers, 2 sergeants: the first one again, without its officer
  await form.getByRole('button', { name: 'Duplicate' }).tap()
  await more('Drummers').tap()
  await more('Sergeants').tap()
  await form.getByRole('button', { name: 'Officer: one step less' }).tap()
  // 3rd Green 40, sergeant, officer
  await addBattalion()
  await quality('Green')
  for (let step = 0; step < 4; step += 1) await more('Rankers').tap()
  await more('Sergeants').tap()
  await more('Officer').tap()
  // 4th Veteran 28, officer
  await addBattalion()
  await quality('Veteran')
  await more('Rankers').tap()
  await more('Officer').tap()
  // 5th Green 20, sergeant: what still fits, Green 24, is offered at once
  await addBattalion()
  await form.getByRole('button', { name: 'Rankers: one step less' }).tap()
  await more('Sergeants').tap()

  await expect(page.locator('.total')).toContainText('200')
  await expect(page.locator('.total')).toContainText('all spent')
  console.log(`taps by hand: ${String(count.taps())} (at most ${String(most.byHand)})`)
  expect(count.taps()).toBeLessThanOrEqual(most.byHand)
})

test('an army of the rules is on the list in at most three taps', async ({ page }) => {
  const count = await countTaps(page)
  await page.goto('/')
  await tapSample(page)
  await expect(page.getByText('Legal. Nothing left to spend.')).toBeVisible()
  console.log(
    `taps from the samples: ${String(count.taps())} (at most ${String(most.fromSamples)})`,
  )
  expect(count.taps()).toBeLessThanOrEqual(most.fromSamples)
})
