// A campaign by post: the umpire's phone and those of two players, and whoever carries files and codes between them.
import type { Download, Locator, Page } from '@playwright/test'
import { byThumb } from '../battle/hands.ts'
import { holdBefore } from '../paintedCamera.ts'
import { expect } from '../test.ts'
import { agreeIfAsked } from './agreed.ts'
import { goesOn } from './goesOn.ts'

export interface Carried {
  readonly name: string
  readonly content: string
}

const press = (page: Page, what: Locator): Promise<void> => byThumb.press(page, what)
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name })
const stage = (page: Page): Locator => page.locator('[data-asks]').first()
const tray = (page: Page): Locator => page.locator('#answer-tray')
/** Why something was not taken. */
export const problem = (page: Page): Locator => page.locator('[role=alert].problem')
const asked = (page: Page): Promise<string | null> => stage(page).getAttribute('data-asks')

async function carried(file: Download): Promise<Carried> {
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return { name: file.suggestedFilename(), content: Buffer.concat(parts).toString('utf8') }
}

/** What a button saves. */
async function saved(page: Page, by: Locator): Promise<Carried> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, by)])
  return carried(file)
}

/** One for each seat elsewhere, by one tap. */
export async function sealAllViews(umpire: Page, seats: number): Promise<readonly Carried[]> {
  const files: Download[] = []
  umpire.on('download', (file) => files.push(file))
  await press(umpire, button(umpire, `Save all ${seats} sealed views`))
  await expect.poll(() => files.length).toBe(seats)
  return Promise.all(files.map(carried))
}

const filed = ({ name, content }: Carried) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})
const open = (page: Page, ...files: readonly Carried[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(files.map(filed))

/** A first campaign of three turns: Sweden and the Commonwealth elsewhere, Muscovy by nobody. */
export async function beginByPost(umpire: Page): Promise<void> {
  await umpire.goto('/#/games/the-deluge')
  for (const faction of ['Sweden', 'Commonwealth'])
    await umpire.getByLabel(`${faction} is played`).selectOption({ label: 'Elsewhere' })
  await umpire.getByLabel('Muscovy is played').selectOption({ label: 'By nobody' })
  await umpire.getByText('With an umpire').tap()
  await umpire.getByText('House rules').first().tap()
  await umpire.getByLabel('How many turns?').selectOption('3')
  await press(umpire, button(umpire, 'Begin the campaign'))
  await expect(stage(umpire)).toBeAttached()
}

/** Behind the curtain and at the desk, with the post open. */
export async function atPost(umpire: Page): Promise<void> {
  // Muscovy's sheet is closed by nobody meanwhile, and the curtain is drawn anew with it.
  await expect(async () => {
    if ((await asked(umpire)) === 'curtain') await press(umpire, button(umpire, 'I am the umpire'))
    await expect(umpire.locator('[data-asks="whoseSheet"]')).toBeAttached({ timeout: 1000 })
  }).toPass()
  const title = umpire.getByText('Sheets by post', { exact: true })
  if (!(await title.isVisible())) await umpire.getByText('Umpire', { exact: true }).tap()
  if (!(await button(umpire, 'Check and take in').isVisible())) await title.tap()
  await expect(button(umpire, 'Check and take in')).toBeVisible()
}

const rowOf = (umpire: Page, faction: string): Locator =>
  umpire.locator('.post li').filter({ hasText: faction })

/** The umpire's card for a seat, taken by the phone of its player. */
export async function giveCard(
  umpire: Page,
  player: Page,
  faction: string,
  game = 'the-deluge',
): Promise<string> {
  await showCard(umpire, faction)
  const card = await cardShown(umpire)
  await closeCard(umpire)
  await player.goto(`/#/games/${game}/post`)
  await pasteCard(player, `For you alone:\n${card}\n`)
  await takeSeat(player)
  return card
}

const cardSheet = (umpire: Page): Locator => umpire.getByRole('dialog', { name: /^Seat card: / })

export async function showCard(umpire: Page, faction: string): Promise<void> {
  await press(umpire, button(rowOf(umpire, faction), 'Seat card'))
  await expect(cardSheet(umpire).getByRole('img')).toBeVisible()
}

/** As text. */
export async function cardShown(umpire: Page): Promise<string> {
  const text = cardSheet(umpire).locator('details .text')
  if (!(await text.isVisible())) await cardSheet(umpire).locator('summary').tap()
  return text.innerText()
}

export async function closeCard(umpire: Page): Promise<void> {
  await press(umpire, button(cardSheet(umpire).getByRole('banner'), 'Close'))
  await expect(cardSheet(umpire)).toHaveCount(0)
}

export async function pasteCard(player: Page, text: string): Promise<void> {
  await player.getByLabel('Or as text').fill(text)
  await press(player, button(player, 'Read this text'))
}

export async function takeSeat(player: Page): Promise<void> {
  await press(player, button(player, 'Take this seat'))
  await expect(player.getByRole('heading', { name: 'Open a view' })).toBeVisible()
}

export const sealView = (umpire: Page, faction: string): Promise<Carried> =>
  saved(umpire, button(rowOf(umpire, faction), 'Sealed view'))

export const openView = open
export const openSheets = open

/** Read by camera from the umpire's screen. */
export async function showView(umpire: Page, player: Page, faction: string): Promise<void> {
  await press(umpire, button(rowOf(umpire, faction), /^As codes/))
  await press(player, button(player, 'Read codes from another phone'))
  await holdBefore(player, umpire, player.getByText(/^First campaign · Turn/))
  await press(umpire, button(umpire, 'They have it all'))
}

/** One tap after another at the player's question. */
export async function order(player: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const group = player.locator('details:not([open]) summary').filter({ hasText: name })
    await press(player, button(player, name).or(group).first())
  }
}

/** Each step is drawn from the list, the march ended, the sheet closed: it can be sent. */
export async function writeSheet(player: Page, ...way: readonly string[]): Promise<void> {
  for (const node of way) {
    const next = player.locator('.paths ul:not(.chips) button').filter({ hasText: node })
    await press(player, next.first())
  }
  if (way.length > 0) await press(player, button(tray(player), / to /))
  await press(player, button(tray(player), /lose the sheet$/))
  await expect(async () => {
    await agreeIfAsked(player)
    await expect(button(player, 'Seal and send')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

export const sealSheet = (player: Page): Promise<Carried> =>
  saved(player, button(player, 'Seal and send'))

/** Read by camera from the player's screen. */
export async function showSheet(player: Page, umpire: Page, faction: string): Promise<void> {
  await press(player, button(player, 'Show as a code'))
  await press(umpire, button(umpire, 'Read codes from another phone'))
  await holdBefore(umpire, player, umpire.getByText(`The sheet of ${faction} is in.`))
  await press(player, button(player, 'They have it all'))
}

/** At the desk; the message of an earlier sheet may still be there. */
const handedIn = (umpire: Page, faction: string): Locator =>
  stage(umpire).getByText(`${faction}: handed in`)

export async function takeSheet(umpire: Page, sheet: Carried, faction: string): Promise<void> {
  await open(umpire, sheet)
  await expect(handedIn(umpire, faction)).toBeAttached()
}

const run = (umpire: Page): Locator => button(tray(umpire), /^Run /)

/** The umpire's own answer for whoever is asked something that does not travel: stand, who won, dice, the first way. */
async function settleOnce(umpire: Page, kind: string | null): Promise<void> {
  if (kind === 'curtain') await press(umpire, button(tray(umpire), /^(Answer for|I am)/))
  else if (kind === 'flee') await press(umpire, button(umpire, /^Fight$/))
  else if (kind === 'result') await press(umpire, button(stage(umpire), /Red loses on points/))
  else {
    const ways = button(umpire, /^Roll/).or(tray(umpire).getByRole('button'))
    await press(
      umpire,
      (await ways.count()) > 0 ? ways.first() : button(stage(umpire), /./).first(),
    )
  }
}

/** Runs the phase, and waits until the next one is on the screen. */
export async function startPhase(umpire: Page): Promise<void> {
  // Read alike both times: `toHaveText` sees no line break between the title and its line, and never found them equal.
  const line = () => umpire.locator('h1').innerText()
  const before = await line()
  await press(umpire, run(umpire))
  await expect
    .poll(async () => {
      await agreeIfAsked(umpire)
      return line()
    })
    .not.toBe(before)
}

/** Runs the phase; battles and what follows are settled at the umpire's phone until sheets are due or all is over. */
export async function runPhase(umpire: Page): Promise<readonly string[]> {
  await startPhase(umpire)
  return settlePhase(umpire)
}

/** To the umpire's own page, while a player elsewhere is asked, and back to the question. */
export async function lookAsUmpire(umpire: Page, faction: string): Promise<void> {
  const asks = await asked(umpire)
  const book = umpire.getByText('Umpire', { exact: true })
  await expect(book).toHaveCount(0)
  await press(umpire, umpire.getByRole('radio', { name: 'As umpire' }))
  await expect(book).toBeVisible()
  await expect(umpire.getByText('Correct a figure', { exact: true })).toBeVisible()
  await expect(stage(umpire)).toContainText(`${faction} is asked.`)
  await expect(button(umpire, /^Undo: /)).toBeEnabled()
  await press(umpire, umpire.getByRole('radio', { name: `For ${faction}` }))
  await expect(stage(umpire)).toHaveAttribute('data-asks', asks ?? '')
  await expect(book).toHaveCount(0)
}

export async function settlePhase(umpire: Page): Promise<readonly string[]> {
  const kinds: string[] = []
  for (let answers = 0; answers < 60; answers += 1) {
    const kind = await asked(umpire)
    const isDue = kind === 'whoseSheet' && (await run(umpire).isVisible())
    if (kind === 'over' || isDue) return kinds
    kinds.push(kind ?? '')
    await goesOn(umpire, () => settleOnce(umpire, kind))
  }
  throw new Error(`no end after ${kinds.join(' ')}`)
}
