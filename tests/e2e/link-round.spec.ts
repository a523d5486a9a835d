// The battle of a round on two linked phones: the opponent confirms its result on his own, and the slip says so at the desk.
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import {
  anotherPhone,
  exchange,
  headOn,
  invite,
  secondPhone,
  untilEven,
  withCamera,
} from './support/link.ts'
import {
  addressIn,
  beginTable,
  endEarly,
  openDesk,
  pairFirst,
  readCode,
} from './support/roundTable.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: withCamera })

const anns = anotherPhone()
const bens = anotherPhone()

test('the opponent confirms over the link, and either phone hands the slip in', async ({
  page: desk,
}) => {
  test.setTimeout(300_000)
  await openDesk(desk)
  const link = await pairFirst(desk)
  const ann = await secondPhone(anns())
  await beginTable(ann, link)
  const ben = await secondPhone(bens())
  await ben.goto('/#/battles')
  await ben.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await exchange(ann, ben, await invite(ann, null))
  await untilEven(ann, ben)

  await endEarly(ann)
  await expect(ann.locator('[data-asked-there]')).toContainText('Ben is asked to confirm')
  const asked = ben.locator('[data-confirm-slip]')
  await expect(asked).toContainText('Club day, round 1, table 1')
  await expect(asked).toContainText('Ann won')
  await expectAccessible(ben)
  await byThumb.press(ben, asked.getByRole('button', { name: 'I confirm this result' }))
  for (const phone of [ann, ben]) {
    await expect(phone.getByText('Confirmed by Ben on another phone.')).toBeVisible()
    await expect(asked).toHaveCount(0)
  }
  expect(await headOn(ben)).toBe(await headOn(ann))
  const slips = await Promise.all(
    [ann, ben].map((phone) => readCode(phone.getByRole('img', { name: 'Code of the result' }))),
  )
  expect(slips[1]).toBe(slips[0])

  // Whoever wants it confirmed once more is heard, as is whoever changes the result.
  await byThumb.press(ann, ann.getByRole('button', { name: 'Confirm again' }))
  await expect(asked).toContainText('Ann won')
  await byThumb.press(ben, asked.getByRole('button', { name: 'I confirm this result' }))
  await expect(ann.getByText('Confirmed by Ben on another phone.')).toBeVisible()
  await expect(asked).toHaveCount(0)
  const tools = ann.getByRole('navigation', { name: 'Battle tools' })
  await byThumb.press(ann, tools.getByRole('button', { name: /^Undo/ }))
  await ann.locator('[data-asks="sides.dice"]').waitFor()
  await endEarly(ann)
  await expect(asked).toContainText('Ann won')
  await expect(ann.locator('[data-asked-there]')).toContainText('Ben is asked to confirm')
  await expect(ann.locator('[data-confirm-slip]')).toHaveCount(0)
  // What was confirmed before is not offered to the desk.
  await expect(ben.getByRole('img', { name: 'Code of the result' })).toHaveCount(0)
  await byThumb.press(ben, asked.getByRole('button', { name: 'I confirm this result' }))
  for (const phone of [ann, ben])
    await expect(phone.getByText('Confirmed by Ben on another phone.')).toBeVisible()
  const again = await readCode(ben.getByRole('img', { name: 'Code of the result' }))
  expect(again).toBe(await readCode(ann.getByRole('img', { name: 'Code of the result' })))
  expect(again).not.toBe(slips[0])

  // A phone that sleeps and wakes still has it.
  await ben.reload()
  await expect(ben.getByText('Confirmed by Ben on another phone.')).toBeVisible()
  await desk.goto(addressIn(again))
  await expect(desk.getByText(/^Round 1: .*Ann won\. Taken in\.$/)).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
  await expect(
    desk.getByText('Slip: confirmed by Ben on a phone of their own.', { exact: true }),
  ).toBeVisible()
})
