// A whole battle through the screen: eight turns by thumb, with everything that comes between at a table.
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byThumb } from './support/battle/hands.ts'
import { keptRecord, replayed } from './support/battle/kept.ts'
import { lookAt, type Look } from './support/battle/look.ts'
import { answerNext, sceneOf, untilChanged, type Player } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { active, Counter, median, most } from './support/battle/tally.ts'
import { buildNextRelease } from './support/next-release.ts'
import { untilOfflineReady } from './support/own-server.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.describe.configure({ mode: 'default' })

let next = ''
test.beforeAll(async () => {
  test.setTimeout(180_000)
  next = await buildNextRelease('next-release-in-battle')
})

const isSame = async (page: Page, before: Look): Promise<void> => {
  await expect(sceneOf(page)).toHaveAttribute('data-scene', before.scene)
  await expect(question(page, before.question)).toBeVisible()
}

async function reload({ page }: Player, before: Look): Promise<void> {
  await page.reload()
  await isSame(page, before)
}

/** Takes the last answer back, past a die with the other player's word for it; true if dice were taken back. */
async function undo({ page, hands }: Player): Promise<boolean> {
  const look = await lookAt(page)
  const tools = page.getByRole('navigation', { name: 'Battle tools' })
  await hands.press(page, tools.getByRole('button', { name: /^Undo/ }))
  const asked = page.getByRole('dialog', { name: 'Take back dice?' })
  await expect
    .poll(async () => (await lookAt(page)).scene !== look.scene || (await asked.isVisible()))
    .toBe(true)
  const isPastDice = await asked.isVisible()
  const agree = asked.getByRole('button', { name: 'We agree: take them back' })
  if (isPastDice) await hands.press(page, agree)
  await untilChanged(page, look)
  await expect(asked).toHaveCount(0)
  return isPastDice
}

const waitingState = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? undefined,
  )

/** The app on the server is exchanged in mid-battle; nobody is asked, and a worker that takes over changes nothing. */
async function update({ page }: Player, publish: () => Promise<void>): Promise<void> {
  const before = await lookAt(page)
  await publish()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await expect.poll(() => waitingState(page), { timeout: 180_000 }).toBe('installed')
  await isSame(page, before)
  await expect(page.getByRole('button', { name: 'Update now' })).toHaveCount(0)
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
    const registration = await navigator.serviceWorker.getRegistration()
    registration?.waiting?.postMessage('take-over')
    await changed
  })
  await page.reload()
  await isSame(page, before)
  expect(await page.locator('link[href*="-next.js"]').count()).toBeGreaterThan(0)
}

/** A figure is corrected, with a reason. */
async function overrule({ page }: Player): Promise<void> {
  const before = await lookAt(page)
  const tools = page.getByRole('navigation', { name: 'Battle tools' })
  await tools.getByRole('button', { name: 'Overrule' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Overrule' })
  const what = sheet.getByLabel('What is wrong?')
  await what.selectOption({ label: 'British 5th' })
  await sheet
    .getByRole('button', { name: /^Fewer: / })
    .first()
    .tap()
  await sheet.getByRole('button', { name: 'Miscounted' }).tap()
  await sheet.getByRole('button', { name: 'Overrule' }).tap()
  await expect(sheet).toHaveCount(0)
  await untilChanged(page, before)
}

interface Trials {
  reloads: number
  undone: number
  undoneDice: number
}

const reloadEvery = 10
const undoEvery = 29
const updateAt = 150
const overruleAt = 75

async function playWithTrials(player: Player, publish: () => Promise<void>): Promise<Trials> {
  const trials: Trials = { reloads: 0, undone: 0, undoneDice: 0 }
  for (let given = 1; given < 3000; given += 1) {
    if (given === overruleAt) await overrule(player)
    if (given === updateAt) await update(player, publish)
    if (given % undoEvery === 0) {
      trials.undone += 1
      if (await undo(player)) trials.undoneDice += 1
    }
    if (given % reloadEvery === 0) {
      trials.reloads += 1
      await reload(player, await lookAt(player.page))
    }
    if ((await answerNext(player)) === null) return trials
  }
  throw new Error('the battle does not end')
}

/** The end has the whole page; the counters stand in the replay, whose last moment is the end. */
async function countersAtTheEnd(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Replay' }).tap()
  const slider = page.getByRole('slider')
  await slider.fill((await slider.getAttribute('max')) ?? '')
  return page
    .getByRole('region', { name: /^Battalions/ })
    .getByRole('button')
    .locator('.vh')
    .allTextContents()
}

const ordinals = ['1st', '2nd', '3rd', '4th', '5th']
const nations = { a: 'British', b: 'French' } as const

test('a battle of eight turns is played by thumb to its end, and the command line says the same', async ({
  page,
}, info) => {
  test.setTimeout(900_000)
  page.setDefaultTimeout(20_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seedDice(page, 18)
  let server = await serve({ root: 'dist', port: 0 })
  const publish = async (): Promise<void> => {
    await server.stop()
    server = await serve({ root: next, port: server.port })
  }
  const counter = new Counter()
  const player: Player = { page, hands: byThumb, chooser: chooserOf(1815), counter }
  try {
    await beginSampleBattle(page, server.url)
    await untilOfflineReady(page)
    await page.reload()
    const trials = await playWithTrials(player, publish)
    const { activations, rolls } = counter
    console.log(
      `${counter.questions} questions, ${counter.taps} taps, ${counter.appThrows} throws of the app and ` +
        `${counter.handThrows} of dice on the table, ${JSON.stringify(trials)}; taps per activation: ` +
        `median ${median(activations)} of ${activations.length}, ` +
        `${median(active(activations))} of the ${active(activations).length} that did not pass, ` +
        `most ${most(activations)}; ` +
        `from a roll to the next decision: median ${median(rolls)}, most ${most(rolls)}`,
    )
    const { verdict, state, story } = replayed(
      await keptRecord(page),
      info.outputPath('battle.json'),
    )
    expect(verdict).toBe('sound')
    expect(state?.turn).toBe(8)
    expect(state?.result).not.toBeNull()
    expect(story.some(({ takenBack }) => takenBack)).toBe(true)
    expect(story.some(({ event }) => event.kind === 'overruled')).toBe(true)
    expect((await countersAtTheEnd(page)).map((name) => name.split(', ', 2).join(', '))).toEqual(
      state?.battalions.map(({ side, place, gone, rankers, screen }) => {
        const name = `${nations[side]} ${ordinals[place] ?? ''}`
        return `${name}, ${gone === null ? `${rankers + screen} Rankers` : 'gone'}`
      }),
    )
    expect(median(active(activations))).toBeLessThanOrEqual(6)
    expect(most(rolls)).toBeLessThanOrEqual(2)
    expect(counter.handThrows).toBeGreaterThan(20)
  } finally {
    await server.stop()
  }
})
