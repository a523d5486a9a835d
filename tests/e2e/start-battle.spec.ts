// From an army to the first question and back: taps, opponents, house rules, leaving, resuming, the guided battle.
import type { Page } from '@playwright/test'
import { encodeArmy, sampleArmies } from '@/games/eagles/rules/index.ts'
import { addSample } from './support/armies.ts'
import { question } from './support/battle/begin.ts'
import { chooserOf, type Chooser } from './support/battle/chooser.ts'
import { answerBox, byThumb } from './support/battle/hands.ts'
import { lookAt } from './support/battle/look.ts'
import { answerNext, type Player } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

const beginButton = (page: Page) => page.getByRole('button', { name: 'Begin the battle' })
const begin = async (page: Page): Promise<void> => {
  await beginButton(page).tap()
  await page.locator('[data-asks="sides.dice"]').waitFor()
}

const readIn = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: /Change\s*: The other army/ }).tap()
  await page.getByRole('button', { name: /Scan or paste another army/ }).tap()
  await page.getByLabel('Text, link or code').fill(text)
  await page.getByRole('button', { name: 'Read it' }).tap()
}

const linkOf = (n: number): string => {
  const army = sampleArmies[n]
  if (army === undefined) throw new RangeError('no such army')
  return `https://example.org/#/add/${encodeArmy({ ...army, name: 'Reserve' })}`
}

/** Plays by chance and leaves the buttons of the hints alone. */
function playerAt(page: Page): Player {
  const chooser: Chooser = chooserOf(11)
  const withoutHints: Chooser = {
    ...chooser,
    choose: (look) =>
      chooser.choose({
        ...look,
        parts: look.parts.filter(({ name }) => !['Why?', 'No more hints'].includes(name)),
      }),
  }
  return { page, hands: byThumb, chooser: withoutHints, counter: new Counter() }
}

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('from the shelf to the first question it takes at most three taps', async ({ page }) => {
  const count = await countTaps(page)
  await addSample(page)
  const before = count.taps()
  await page.getByRole('link', { name: 'Start battle' }).tap()
  await begin(page)
  console.log(`taps from the army to the first question: ${String(count.taps() - before)}`)
  expect(count.taps() - before).toBeLessThanOrEqual(3)
})

test('a battle starts from the army’s own screen too', async ({ page }) => {
  await addSample(page, 'Colonne du Nord')
  await page.getByRole('link', { name: /Colonne du Nord/ }).tap()
  // The list offers the same beside each army.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colonne du Nord')
  await page.getByRole('link', { name: 'Start battle' }).tap()
  await expect(page.getByRole('region', { name: 'Your army' })).toContainText('Colonne du Nord')
  await expect(page.getByRole('region', { name: 'The other army' })).toContainText('The Thin Line')
  await page.getByRole('button', { name: 'Swap sides' }).tap()
  await expect(page.getByRole('region', { name: 'Your army' })).toContainText('The Thin Line')
})

test('after the army was changed, Back in the battle closes the log and nothing else', async ({
  page,
}) => {
  await page.goto('/#/battles')
  await page.getByRole('link', { name: 'New battle' }).tap()
  await page.getByRole('button', { name: /Change\s*: The other army/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'The Thin Line' }).tap()
  await expect(page.getByRole('region', { name: 'The other army' })).toContainText('The Thin Line')
  await begin(page)
  const battle = page.url()
  await answerNext(playerAt(page))
  const asked = await question(page).textContent()
  await page.getByRole('button', { name: 'Log', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(battle)
  await expect(question(page)).toHaveText(asked ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/battles$/)
})

test('the other player’s army comes in by link and is not stored', async ({ page }) => {
  await addSample(page)
  await page.getByRole('link', { name: 'Start battle' }).tap()
  await readIn(page, linkOf(1))
  await page.getByRole('button', { name: 'Play with this army' }).tap()
  await expect(page.getByRole('region', { name: 'The other army' })).toContainText('Reserve')
  await begin(page)
  await page.goto('/#/armies')
  await expect(page.locator('article')).toHaveCount(1)
})

test('a link that was cut off is refused in words, and the army stays as it was', async ({
  page,
}) => {
  await page.goto('/#/battles/new')
  await readIn(page, linkOf(1).slice(0, -6))
  await expect(page.getByRole('dialog').locator('.status')).toContainText('cut off')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'The other army' })).toContainText(
    'Colonne du Nord',
  )
})

test('a house rule that is switched is counted, kept, and always seen in the battle', async ({
  page,
}) => {
  await page.goto('/#/battles/new')
  await page.getByRole('link', { name: /House rules/ }).tap()
  await page
    .getByRole('group', { name: 'May distances be measured before a target is named?' })
    .getByText('Yes')
    .tap()
  await expect(page.getByText('1 of 36 rules changed')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page.getByRole('link', { name: /House rules One changed/ })).toBeVisible()
  await begin(page)
  await page.getByRole('button', { name: 'One house rule' }).tap()
  await expect(page.getByRole('dialog')).toContainText('May distances be measured')
  await page.getByRole('dialog').getByRole('button', { name: 'SHOOT-03' }).tap()
  await expect(page.getByRole('dialog').last()).toContainText('Measuring comes after')
  await page.goto('/#/battles/new')
  await expect(page.getByRole('link', { name: /House rules One changed/ })).toBeVisible()
})

test('an army that breaks a limit can be played and is marked as such', async ({ page }) => {
  await page.goto('/#/battles/new')
  await readIn(page, 'French\n1st DRILLED: 36 Rankers + 2 Officers')
  await page.getByRole('button', { name: 'Play with this army' }).tap()
  await expect(page.getByRole('region', { name: 'The other army' })).toContainText('Not legal')
  await expect(page.locator('.foot [role=alert]')).toContainText('more characters of a kind')
  await readIn(page, 'French\n1st DRILLED: 38 Rankers')
  await page.getByRole('button', { name: 'Play with this army' }).tap()
  await page.getByRole('button', { name: 'Show the problem' }).tap()
  await expect(page.getByRole('dialog')).toContainText('38')
  await page.keyboard.press('Escape')
  await begin(page)
  await expect(page.locator('.agreed')).toContainText('not legal')
})

test('an army without a battalion cannot begin, and the words say what to do', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /Build an army/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'British' }).tap()
  await page.waitForURL(/\/armies\/./)
  await page.locator('.battalion .body').getByRole('button', { name: 'Remove' }).tap()
  const id = page.url().split('/armies/')[1] ?? ''
  await page.goto(`/#/battles/new?army=${id}`)
  await expect(page.locator('.foot [role=alert]')).toContainText('has no battalion yet')
  await expect(beginButton(page)).toBeDisabled()
  await page.locator('.foot [role=alert]').getByRole('link', { name: 'To the army' }).tap()
  await expect(page.getByRole('button', { name: 'Add the first battalion' })).toBeVisible()
})

test('a battle is left and resumed at the same question, and deleted only when asked twice', async ({
  page,
}) => {
  await page.goto('/#/battles/new')
  await begin(page)
  const player = playerAt(page)
  for (let step = 1; step < 8; step += 1) await answerNext(player)
  const asked = await question(page).textContent()
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: /Leave the battle/ }).tap()
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText('Colonne du Nord')
  await page.reload()
  await page.getByRole('link', { name: /Go on/ }).tap()
  await expect(question(page)).toHaveText(asked ?? '')
  await page.goto('/#/battles')
  await page.getByRole('button', { name: /Delete The Thin Line/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('region', { name: 'Under way' })).toBeVisible()
  await page.getByRole('button', { name: /Delete The Thin Line/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('heading', { name: 'No battles yet' })).toBeVisible()
})

test('the rulebook lies over the battle: half-typed dice are still there afterwards', async ({
  page,
}) => {
  await page.goto('/#/battles/new')
  await begin(page)
  await page.keyboard.press('4')
  await expect(answerBox(page)).toContainText('next: French')
  await page.getByRole('button', { name: 'Rules' }).tap()
  await page.getByRole('searchbox').fill('choice of side')
  await page.getByRole('button', { name: /Choice of side/ }).tap()
  await expect(page.getByRole('dialog')).toContainText('the higher picks its side')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(answerBox(page)).toContainText('next: French')
})

test('the guided battle explains its first questions and can be cut short', async ({ page }) => {
  await page.goto('/#/battles')
  await page.getByRole('button', { name: /First battle, with hints/ }).tap()
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await expect(hint).toContainText('Two armies, two battalions each')
  const player = playerAt(page)
  await answerNext(player)
  await expect(hint).toContainText('Let the other side begin')
  await hint.getByRole('button', { name: 'Why?' }).tap()
  await expect(hint).toContainText('Whoever placed last')
  await answerNext(player)
  await expect(hint).toContainText('All in line: one tap')
  await expect(hint).not.toContainText('A line is wide')
  await hint.getByRole('button', { name: 'Why?' }).tap()
  await page.getByRole('button', { name: 'No more hints' }).tap()
  await expect(hint).toHaveCount(0)
  await page.reload()
  await expect(question(page)).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('after two turns the guide takes its leave and the battle goes on', async ({ page }) => {
  test.setTimeout(300_000)
  await seedDice(page, 11) // dice that let both sides stand for two turns
  await page.goto('/#/battles')
  await page.getByRole('button', { name: /First battle, with hints/ }).tap()
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await expect(hint).toBeVisible()
  const player = playerAt(page)
  for (let step = 1; step < 400; step += 1) {
    const { asks, turn } = await lookAt(page)
    if (turn > 2 && asks !== 'result') break
    if (turn <= 2) {
      await expect(hint).toContainText('Usually:')
      await expect(hint.getByRole('paragraph').first(), asks).toBeInViewport({ ratio: 1 })
    }
    if ((await answerNext(player)) === null) break
  }
  await expect(question(page, 'That was it: play on, or end here?')).toBeInViewport({ ratio: 1 })
  await expect(hint).toHaveCount(0)
  await page.reload()
  await byThumb.press(page, answerBox(page).getByRole('button', { name: 'Play on' }))
  await expect(question(page)).toHaveText(/who has the initiative/)
  expect(await answerNext(player)).not.toBeNull()
  await expect(hint).toHaveCount(0)
})

test('after two turns a guided battle can be ended, and is under way no more', async ({ page }) => {
  test.setTimeout(300_000)
  await seedDice(page, 11)
  await page.goto('/#/battles')
  await page.getByRole('button', { name: /First battle, with hints/ }).tap()
  const player = playerAt(page)
  for (let step = 1; step < 400; step += 1) {
    const { asks } = await lookAt(page)
    if (asks === 'guide') break
    await answerNext(player)
  }
  await byThumb.press(page, answerBox(page).getByRole('button', { name: 'End here' }))
  await expect(page.locator('.end h2')).toHaveText(/victory|Draw/)
  await page.goto('/')
  await expect(page).not.toHaveURL(/battles\/[\w-]{8,}/)
})

test('from the house rules one comes back, and from there not into the house rules again', async ({
  page,
}) => {
  await page.goto('/#/battles')
  await page.getByRole('link', { name: 'New battle' }).tap()
  await page.getByRole('link', { name: /House rules/ }).tap()
  await expect(page).toHaveURL(/house/)
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/battles\/new$/)
  await page.goBack()
  await expect(page).toHaveURL(/battles$/)
})

test.describe('a narrow phone in German', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'de-DE' })

  test('breaks no word of tabs and buttons, and the head of the battle fits', async ({ page }) => {
    await addSample(page)
    const label = page.getByRole('link', { name: 'Turniere' }).locator('span').last()
    expect((await label.boundingBox())?.height).toBeLessThan(20)
    const main = await page.getByRole('button', { name: 'Neue Armee' }).boundingBox()
    expect(main?.height).toBeLessThan(60)
    await page.goto('/#/battles/new')
    await page.getByRole('button', { name: 'Schlacht beginnen' }).tap()
    const phase = await page.locator('.phase').boundingBox()
    const bar = await page.locator('.turns').boundingBox()
    expect((phase?.y ?? 99) + (phase?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    const face = await page.locator('#answer-tray .keys button').last().boundingBox()
    expect(face?.width, 'the width of a thumb').toBeGreaterThanOrEqual(48)
  })
})
